import type { Language, LogEntry, Seat, Viewer } from '@entente/engine';
import type { ClientMessage, ServerMessage } from '@entente/protocol';
import { type Presence, showTable } from '../show-table.ts';
import { holds, seatsOf, type TableDoc } from '../store/doc.ts';
import type { Known } from '../store/store.ts';
import type { Room } from '../table/room.ts';
import { heard } from '../table/talking.ts';
import { type Picture, Pictures } from './pictures.ts';

/** Where messages go: a socket, or a stream of events. */
export interface Pipe {
  send(text: string): void;
  close(code: number): void;
}

/** What a client has of a viewer: its mark, and how much of its log. */
type Seen = Pick<Picture, 'mark' | 'log' | 'lines' | 'body' | 'lastLine'>;

type Have = NonNullable<Extract<ClientMessage, { kind: 'hello' }>['have']>;
/** A message before it gets its number. */
type Unnumbered = ServerMessage extends infer Each
  ? Each extends { n: number }
    ? Omit<Each, 'n'>
    : never
  : never;

/** One client at one table. It is sent what changed for it, and nothing else. */
export class Listener {
  readonly person: string | null;
  /** Which of the person's sessions it belongs to. */
  readonly session: string | null;
  readonly table: string;
  readonly language: Language;
  /** Does anybody look at the page? */
  isLooking = true;
  private readonly pipe: Pipe;
  private n = 0;
  private lifted: Seat | null = null;
  private stir = -1;
  private lastTable = '';
  private readonly seen = new Map<Viewer, Seen>();
  private arrangement: TableDoc | null = null;
  private seats: readonly Seat[] = [];
  private talk = 0;

  constructor(
    pipe: Pipe,
    table: string,
    person: Pick<Known, 'id' | 'session'> | null,
    language: Language,
    have?: Have,
  ) {
    this.pipe = pipe;
    this.table = table;
    this.person = person?.id ?? null;
    this.session = person?.session ?? null;
    this.language = language;
    if (have === undefined) return;
    this.talk = have.talk;
    for (const [viewer, mark] of Object.entries(have.marks)) {
      this.seen.set(viewer === 'spectator' ? viewer : Number(viewer), {
        mark,
        log: [],
        lines: 0,
        body: '',
        lastLine: undefined,
      });
    }
  }

  send(message: Unnumbered): void {
    // Put in as text, which spares a copy of the message.
    this.pipe.send(`${JSON.stringify(message).slice(0, -1)},"n":${++this.n}}`);
  }

  close(code: number): void {
    this.pipe.close(code);
  }

  /** Who looks through this client now. A hot seat stays covered until it is lifted. */
  viewers(doc: TableDoc): readonly Viewer[] {
    const seats = this.seatsAt(doc);
    if (seats.length === 1) return seats;
    if (this.lifted !== null && holds(doc, this.person, this.lifted)) return ['spectator', this.lifted];
    return ['spectator'];
  }

  /** The seats that this client's person holds. An arrangement never changes, it is replaced. */
  private seatsAt(doc: TableDoc): readonly Seat[] {
    if (this.arrangement !== doc) {
      this.arrangement = doc;
      this.seats = seatsOf(doc, this.person);
    }
    return this.seats;
  }

  /** Is this client at the table without a seat? */
  isWatching(doc: TableDoc): boolean {
    return this.seatsAt(doc).length === 0;
  }

  /** May commands for this seat come from here? */
  isCovered(doc: TableDoc, seat: Seat): boolean {
    return holds(doc, this.person, seat) && !this.viewers(doc).includes(seat);
  }

  lift(room: Room, seat: Seat): void {
    if (this.lifted !== seat) this.lower();
    this.lifted = seat;
    this.views(room, new Pictures(room));
    this.tellTalk(room, seat);
  }

  lower(): void {
    if (this.lifted === null) return;
    this.seen.delete(this.lifted);
    this.send({ kind: 'covered', viewer: this.lifted });
    this.lifted = null;
  }

  /** Whatever has changed for this client since it was last told. */
  tell(room: Room, pictures: Pictures, presence: Presence): void {
    if (this.stir !== room.stir) {
      this.stir = room.stir;
      const table = showTable(room, this.person, presence);
      // What time it is is no news.
      const text = JSON.stringify({ ...table, now: 0 });
      if (text !== this.lastTable) this.send({ kind: 'table', table });
      this.lastTable = text;
    }
    this.views(room, pictures);
    this.tellTalk(room, null);
  }

  private views(room: Room, pictures: Pictures): void {
    for (const viewer of this.viewers(room.doc)) {
      const picture = pictures.of(viewer);
      const { play } = room;
      const before = this.seen.get(viewer);
      if (picture === null || play === null || before?.mark === picture.mark) continue;
      // Loaded once more, a table has other marks: whoever knows all that it shows is told nothing.
      if (before !== undefined && isSame(before, picture)) {
        this.seen.set(viewer, { ...picture, mark: before.mark });
        continue;
      }
      const from = before === undefined ? 0 : sharedLines(before, picture.log);
      const lines = pictures.linesAsText(play, picture.log.slice(from));
      this.pipe.send(
        `{"kind":"view","n":${++this.n},"mark":"${picture.mark}","shown":${picture.body},"log":{"from":${from},"lines":${lines}}}`,
      );
      this.seen.set(viewer, picture);
    }
  }

  /** New lines; with a seat that was just uncovered, also what that seat alone could hear before. */
  private tellTalk(room: Room, uncovered: Seat | null): void {
    const last = room.talk.at(-1)?.number ?? 0;
    if (last === this.talk && uncovered === null) return;
    const seats = this.viewers(room.doc).filter((viewer): viewer is Seat => viewer !== 'spectator');
    const lines = room.talk
      .filter(({ number, to }) => number > this.talk || (uncovered !== null && to !== null))
      .flatMap((line) => heard(room.doc, line, seats) ?? []);
    this.talk = last;
    if (lines.length > 0) this.send({ kind: 'talk', lines });
  }
}

const isSame = (before: Seen, now: Picture): boolean =>
  before.body === now.body &&
  before.lines === now.lines &&
  JSON.stringify(before.lastLine) === JSON.stringify(now.lastLine);

/** How many lines at the beginning a log shares with what was seen. Logs only grow, or lose their end when somebody goes back. */
function sharedLines(before: Seen, now: readonly LogEntry[]): number {
  let lines = Math.min(before.lines, now.length);
  while (lines > 0 && before.log[lines - 1] !== now[lines - 1]) lines--;
  return lines;
}
