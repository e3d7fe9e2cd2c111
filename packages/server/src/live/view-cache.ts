import type { LogEntry, Viewer } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { sumOf } from '@entente/protocol/changes';
import { type HostedGame, showLog } from '@entente/table';
import type { LiveTable } from '../tables/live-table.ts';
import { showNow } from '../tables/show-view.ts';
import { ViewPart } from './view-part.ts';

/** A view as text, made once for all clients that see it. */
export class CachedView {
  /** Begins the marks of its table, as long as that is in memory. */
  readonly name: string;
  /** Equal marks, equal bytes. */
  readonly mark: string;
  /** Counts the views of this viewer alone, so that it tells nothing about others. */
  readonly count: number;
  readonly log: readonly LogEntry[];
  readonly lines: number;
  readonly lastLine: LogEntry | undefined;
  /** Of the view: what every viewer sees alike, and what this one has of its own. The rest is beside the view. */
  readonly common: ViewPart;
  readonly own: ViewPart;
  readonly rest: ViewPart;
  private summed: number | null = null;

  constructor(
    name: string,
    count: number,
    log: readonly LogEntry[],
    { common, own, rest }: Pick<CachedView, 'common' | 'own' | 'rest'>,
  ) {
    this.name = name;
    this.mark = `${name}${count.toString(36)}`;
    this.count = count;
    this.log = log;
    this.lines = log.length;
    this.lastLine = log.at(-1);
    this.common = common;
    this.own = own;
    this.rest = rest;
  }

  get body(): string {
    return `${BEGIN}${this.common.text}${BETWEEN}${this.own.text}${BESIDE}${this.rest.text}${END}`;
  }

  /** Of the body. */
  get sum(): number {
    const common = sumOf(BETWEEN, this.common.sumAfter(BEGINS));
    this.summed ??= sumOf(END, this.rest.sumAfter(sumOf(BESIDE, this.own.sumAfter(common))));
    return this.summed;
  }

  /** What has become of another view of the same viewer; null if the whole is shorter. */
  changeSince(before: CachedView): string | null {
    const common = this.common.changeSince(before.common);
    const own = this.own.changeSince(before.own);
    const rest = this.rest.changeSince(before.rest);
    if (common === null || own === null || rest === null) return null;
    const view = common === '' || own === '' ? common + own : `${common},${own}`;
    const change = view === '' ? `{${rest}}` : `{"view":{${view}}${rest === '' ? '' : ','}${rest}}`;
    return change.length < this.common.length + this.own.length + this.rest.length ? change : null;
  }
}

/** The text around the parts of a body. */
const BEGIN = '{"view":{';
const BEGINS = sumOf(BEGIN);
const BETWEEN = ',';
const BESIDE = '},';
const END = '}';

/** The latest views of a table. */
interface TableViews {
  /** Begins its marks. */
  readonly name: string;
  /** The latest of the parts that all viewers see alike, and how far the game was then. */
  common: ViewPart | null;
  moment: number;
  entries: number;
  readonly views: Map<Viewer, CachedView>;
}

/** Freed together with the table. */
const viewsOfTables = new WeakMap<LiveTable, TableViews>();

type Common = Omit<Shown['view'], 'viewer' | 'private' | 'asked' | 'answers'>;

/** The part of a view that is the same for every viewer of a moment. Named one by one, which is faster than to leave out the others. */
function commonOf({ seats, options, public: open, facts, flow, round, outcome }: Common): Common {
  return { seats, options, public: open, facts, flow, round, outcome };
}

/** The largest parts of most games, of which little changes at a time. */
const GROUPS = ['public', 'facts'];

/** The views of a table at one moment, each made when it is first wanted. */
export class ViewCache {
  private readonly live: LiveTable;
  private readonly takesChanges: boolean;
  private readonly kept: TableViews;
  private readonly fresh: Viewer[] = [];
  private lines: readonly LogEntry[] = [];
  private text = '[]';
  private common: ViewPart | null = null;

  /** @param takesChanges does anybody want to be told what has changed, instead of the whole? */
  constructor(live: LiveTable, takesChanges = true) {
    this.live = live;
    this.takesChanges = takesChanges;
    const known = viewsOfTables.get(live);
    this.kept = known ?? { name: live.mark, common: null, moment: -1, entries: 0, views: new Map() };
    if (known === undefined) viewsOfTables.set(live, this.kept);
  }

  of(viewer: Viewer): CachedView | null {
    const { play } = this.live;
    if (play === null) return null;
    const { name, views } = this.kept;
    const before = views.get(viewer);
    if (before !== undefined && this.fresh.includes(viewer)) return before;
    this.fresh.push(viewer);
    const log = play.logFor(viewer);
    const parts = this.partsOf(showNow(this.live, play, viewer), before);
    // Nothing has changed for this viewer, whatever has for others.
    if (
      before?.lines === log.length &&
      before.lastLine === log.at(-1) &&
      before.common === parts.common &&
      before.own === parts.own &&
      before.rest === parts.rest
    )
      return before;
    const count = (before?.count ?? 0) + 1;
    const cached = new CachedView(name, count, log, parts);
    views.set(viewer, cached);
    return cached;
  }

  private partsOf(
    { view, viewer, moment, question, prompt, offers, refused, undo }: Shown,
    before: CachedView | undefined,
  ): Pick<CachedView, 'common' | 'own' | 'rest'> {
    this.common ??= this.commonNow(view);
    const { private: hidden, asked, answers } = view;
    const own: Omit<Shown['view'], keyof Common> = { viewer, private: hidden, asked, answers };
    const rest: Omit<Shown, 'view'> = { viewer, moment, question, prompt, offers, refused, undo };
    const groups = this.takesChanges ? [] : null;
    return {
      common: this.common,
      own: ViewPart.of(own, before?.own ?? null, groups),
      rest: ViewPart.of(rest, before?.rest ?? null, groups),
    };
  }

  /** Answers to a question to several seats change nothing for everybody to see before its last. */
  private commonNow(view: Shown['view']): ViewPart {
    const { kept, live, takesChanges } = this;
    const { moment, entries } = live.play ?? { moment: 0, entries: [] };
    const isSame = kept.moment === moment && entries.slice(kept.entries).every((entry) => 'choice' in entry);
    if (kept.common === null || !isSame)
      kept.common = ViewPart.of(commonOf(view), kept.common, takesChanges ? GROUPS : null);
    kept.moment = moment;
    kept.entries = entries.length;
    return kept.common;
  }

  /** These lines as text. Most news is the same for everybody: it is written once. */
  linesAsText(play: HostedGame, lines: readonly LogEntry[]): string {
    const isSame = lines.length === this.lines.length && lines.every((line, at) => line === this.lines[at]);
    if (!isSame) {
      this.lines = lines;
      this.text = JSON.stringify(showLog(play, lines));
    }
    return this.text;
  }
}
