import { randomBytes } from 'node:crypto';
import type { LogEntry, Viewer } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { type HostedGame, showLog } from '@entente/table';
import type { LiveTable } from '../tables/live-table.ts';
import { showNow } from '../tables/show-view.ts';

/** A view as text, made once for all clients that see it. */
export interface CachedView {
  readonly body: string;
  /** Equal marks, equal bytes. */
  readonly mark: string;
  /** Counts the views of this viewer alone, so that it tells nothing about others. */
  readonly count: number;
  readonly log: readonly LogEntry[];
  readonly lines: number;
  readonly lastLine: LogEntry | undefined;
}

/** The latest views of a table. */
interface TableViews {
  /** Begins its marks. No other process has this one, nor has this one when the table is loaded again. */
  readonly name: string;
  readonly views: Map<Viewer, CachedView>;
}

/** Freed together with the table. */
const viewsOfTables = new WeakMap<LiveTable, TableViews>();

type Common = Omit<Shown['view'], 'viewer' | 'private' | 'asked' | 'answers'>;

/** The part of a view that is the same for every viewer of a moment. Named one by one, which is faster than to leave out the others. */
function commonOf({ seats, options, public: open, facts, flow, round, outcome }: Common): Common {
  return { seats, options, public: open, facts, flow, round, outcome };
}

/** An object as JSON, without its braces. */
const fieldsOf = (object: object): string => JSON.stringify(object).slice(1, -1);

/** The views of a table at one moment, each made when it is first wanted. */
export class ViewCache {
  private readonly live: LiveTable;
  private readonly kept: TableViews;
  private readonly fresh: Viewer[] = [];
  private lines: readonly LogEntry[] = [];
  private text = '[]';
  private common: string | null = null;

  constructor(live: LiveTable) {
    this.live = live;
    const known = viewsOfTables.get(live);
    this.kept = known ?? { name: randomBytes(9).toString('base64url'), views: new Map() };
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
    const lastLine = log.at(-1);
    const body = this.asText(showNow(this.live, play, viewer));
    // Nothing has changed for this viewer, whatever has for others.
    if (before?.lines === log.length && before.lastLine === lastLine && before.body === body) return before;
    const count = (before?.count ?? 0) + 1;
    const cached = { body, mark: `${name}${count.toString(36)}`, count, log, lines: log.length, lastLine };
    views.set(viewer, cached);
    return cached;
  }

  /** What every viewer sees alike, the largest part of most games, is written once. */
  private asText({ view, viewer, moment, question, prompt, offers, refused, undo }: Shown): string {
    this.common ??= fieldsOf(commonOf(view));
    const { private: hidden, asked, answers } = view;
    const own: Omit<Shown['view'], keyof Common> = { viewer, private: hidden, asked, answers };
    const rest: Omit<Shown, 'view'> = { viewer, moment, question, prompt, offers, refused, undo };
    return `{"view":{${this.common},${fieldsOf(own)}},${fieldsOf(rest)}}`;
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
