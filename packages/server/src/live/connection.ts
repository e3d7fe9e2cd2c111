import type { Language, LogEntry, Seat, Viewer } from '@entente/engine';
import type { ClientMessage, ServerMessage, TableState } from '@entente/protocol';
import { difference, type Json, sumOf } from '@entente/protocol/changes';
import type { SessionPerson } from '../store/store.ts';
import { placesOf, type TableDoc } from '../store/table-doc.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { type Screen, viewersAt } from '../tables/rights.ts';
import { type Presence, showTable } from '../tables/show-table.ts';
import { heard } from '../tables/talk.ts';
import { type CachedView, ViewCache } from './view-cache.ts';

/** Where messages go: a socket, or a stream of events. */
export interface Pipe {
  send(text: string): void;
  close(code: number): void;
}

/** What a client has of a viewer. Of what it had before it came here, only the mark is known. */
interface Seen {
  readonly mark: string;
  readonly view: CachedView | null;
}

type Have = NonNullable<Extract<ClientMessage, { kind: 'hello' }>['have']>;
/** A message before it gets its number. */
type Unnumbered = ServerMessage extends infer Each
  ? Each extends { n: number }
    ? Omit<Each, 'n'>
    : never
  : never;

/** What a client shows of a table, by one arrangement of it. */
interface Standing {
  readonly doc: TableDoc;
  readonly viewers: readonly Viewer[];
  readonly isWatching: boolean;
}

/** One client at one table. It is sent what changed for it, and nothing else. */
export class Connection implements Screen {
  readonly person: string | null;
  /** Which of the person's sessions it belongs to. */
  readonly session: string | null;
  readonly table: string;
  readonly language: Language;
  /** Is the page visible? */
  isLooking = true;
  private readonly pipe: Pipe;
  /** Is it told what has changed, instead of the whole? */
  readonly takesChanges: boolean;
  private n = 0;
  /** The seat that it shows, where its person holds several. */
  uncovered: Seat | null = null;
  private stateVersion = -1;
  private lastTable: TableState | null = null;
  private lastTableText = '';
  private readonly seen = new Map<Viewer, Seen>();
  private known: Standing | null = null;
  private talk = 0;

  constructor(
    pipe: Pipe,
    table: string,
    person: Pick<SessionPerson, 'id' | 'session'> | null,
    language: Language,
    {
      have,
      takesChanges = false,
    }: { readonly have?: Have | undefined; readonly takesChanges?: boolean } = {},
  ) {
    this.pipe = pipe;
    this.takesChanges = takesChanges;
    this.table = table;
    this.person = person?.id ?? null;
    this.session = person?.session ?? null;
    this.language = language;
    if (have === undefined) return;
    this.talk = have.talk;
    for (const [viewer, mark] of Object.entries(have.marks)) {
      this.seen.set(viewer === 'spectator' ? viewer : Number(viewer), { mark, view: null });
    }
  }

  send(message: Unnumbered): void {
    // Put in as text, which spares a copy of the message.
    this.pipe.send(`${JSON.stringify(message).slice(0, -1)},"n":${++this.n}}`);
  }

  close(code: number): void {
    this.pipe.close(code);
  }

  /** What this client shows now. */
  private viewers(doc: TableDoc): readonly Viewer[] {
    return this.standing(doc).viewers;
  }

  /** Is this client at the table without a seat? */
  isWatching(doc: TableDoc): boolean {
    return this.standing(doc).isWatching;
  }

  /** Cached until the arrangement of the table is replaced, since every message needs it. */
  private standing(doc: TableDoc): Standing {
    if (this.known?.doc !== doc) {
      const viewers = viewersAt(doc, this.person, this);
      this.known = { doc, viewers, isWatching: placesOf(doc, this.person).length === 0 };
    }
    return this.known;
  }

  uncover(live: LiveTable, seat: Seat): void {
    if (this.uncovered !== seat) this.cover();
    this.uncovered = seat;
    this.known = null;
    this.views(live, new ViewCache(live));
    this.tellTalk(live, seat);
  }

  cover(): void {
    if (this.uncovered === null) return;
    this.seen.delete(this.uncovered);
    this.send({ kind: 'covered', viewer: this.uncovered });
    this.uncovered = null;
    this.known = null;
  }

  /** Whatever has changed for this client since it was last told. */
  update(live: LiveTable, views: ViewCache, presence: Presence): void {
    if (this.stateVersion !== live.stateVersion) {
      this.stateVersion = live.stateVersion;
      this.tellTable(showTable(live, this.person, presence));
    }
    this.views(live, views);
    this.tellTalk(live, null);
  }

  /** The client cannot make sense of a change: it gets the view as a whole, or the table. */
  again(live: LiveTable, viewer: Viewer | null, presence: Presence): void {
    if (viewer === null) {
      this.lastTable = null;
      this.lastTableText = '';
      this.tellTable(showTable(live, this.person, presence));
      return;
    }
    this.seen.delete(viewer);
    this.views(live, new ViewCache(live));
  }

  private tellTable(table: TableState): void {
    const text = JSON.stringify(table);
    // The time, which comes last, is no news alone.
    const news = text.slice(0, text.lastIndexOf(',"now":'));
    if (news === this.lastTableText) return;
    const change =
      this.takesChanges && this.lastTable !== null
        ? difference(this.lastTable as unknown as Json, table)
        : undefined;
    this.lastTable = table;
    this.lastTableText = news;
    if (change === undefined) this.pipe.send(`{"kind":"table","n":${++this.n},"table":${text}}`);
    else this.send({ kind: 'tableChange', sum: sumOf(text), change });
  }

  private views(live: LiveTable, views: ViewCache): void {
    for (const viewer of this.viewers(live.doc)) {
      const now = views.of(viewer);
      const { play } = live;
      if (now === null || play === null) continue;
      const before = this.seen.get(viewer);
      if (before?.mark === now.mark) {
        if (before.view === null) this.seen.set(viewer, { mark: now.mark, view: now });
        continue;
      }
      const known = before?.view ?? null;
      // A table that was loaded again has new marks: a client that already has the same view gets nothing.
      if (before !== undefined && known !== null && isSame(known, now)) {
        this.seen.set(viewer, { mark: before.mark, view: now });
        continue;
      }
      const from = known === null ? 0 : sharedLines(known, now.log);
      const log = `{"from":${from},"lines":${views.linesAsText(play, now.log.slice(from))}}`;
      const change = this.takesChanges && known !== null ? now.changeSince(known) : null;
      this.pipe.send(
        before === undefined || change === null
          ? `{"kind":"view","n":${++this.n},"mark":"${now.mark}","shown":${now.body},"log":${log}}`
          : `{"kind":"viewChange","n":${++this.n},"viewer":${JSON.stringify(viewer)},"from":"${before.mark}","mark":"${now.mark}","sum":${now.sum},"change":${change},"log":${log}}`,
      );
      this.seen.set(viewer, { mark: now.mark, view: now });
    }
  }

  /** New lines; with a seat that was just uncovered, also what that seat alone could hear before. */
  private tellTalk(live: LiveTable, uncovered: Seat | null): void {
    const last = live.talk.at(-1)?.number ?? 0;
    if (last === this.talk && uncovered === null) return;
    const seats = this.viewers(live.doc).filter((viewer): viewer is Seat => viewer !== 'spectator');
    const lines = live.talk
      .filter(({ number, to }) => number > this.talk || (uncovered !== null && to !== null))
      .flatMap((line) => heard(live.doc, line, seats) ?? []);
    this.talk = last;
    if (lines.length > 0) this.send({ kind: 'talk', lines });
  }
}

const isSame = (before: CachedView, now: CachedView): boolean =>
  before.name !== now.name &&
  before.lines === now.lines &&
  before.body === now.body &&
  JSON.stringify(before.lastLine) === JSON.stringify(now.lastLine);

/** Number of lines at the beginning that a log shares with what the client has. Logs only grow, or lose their end when players go back. */
function sharedLines(before: CachedView, now: readonly LogEntry[]): number {
  let lines = Math.min(before.lines, now.length);
  while (lines > 0 && before.log[lines - 1] !== now[lines - 1]) lines--;
  return lines;
}
