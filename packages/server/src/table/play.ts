import {
  type AnyGame,
  type Choice,
  commitment,
  type Entry,
  type Header,
  type LogEntry,
  type Position,
  type Refusal,
  type Seat,
  type Snapshot,
  Table,
  type Types,
} from '@entente/engine';
import type { TableDoc } from './doc.ts';

type Applied = { ok: true; entry: Entry } | { ok: false; refusal: Refusal };

interface PlaySnapshot {
  table: Snapshot<Types>;
  moments: number[];
}

/**
 * A snapshot is worth its price only when it saves replaying this many entries, and this part of the game: it holds the
 * whole log, so the longer a game, the more it costs.
 */
const SNAPSHOT_AFTER = 200;
const SNAPSHOT_PART = 0.5;

/** In bytes, as measured over all games: a position with what belongs to it, an entry, a line of the log. */
const POSITION = 20_000;
const ENTRY = 900;
const LINE = 500;

/** A game with so many entries has been gone back in far too often. */
const LONGEST = 20_000;
const NO_UNDO: Applied = { ok: false, refusal: { code: 'refuse.noUndo', rule: '', with: {} } };

/**
 * The game of a table. Beside the engine's table it counts moments: each question that was put to the table has a
 * number. A simultaneous question is one moment however many answer it, so numbers betray nothing about answers.
 */
export class Play {
  readonly table: Table<Types>;
  /** How many entries there were when each moment came. */
  readonly moments: number[];
  private snapshotAt: number;
  private readonly logs = new Map<Seat | 'spectator', { of: LogEntry[]; read: number; lines: LogEntry[] }>();

  private constructor(table: Table<Types>, moments: number[]) {
    this.table = table;
    this.moments = moments;
    this.snapshotAt = table.entries.length;
  }

  static begin(game: AnyGame, doc: TableDoc): Play {
    return Play.load(game, doc, [], null);
  }

  static load(game: AnyGame, doc: TableDoc, entries: readonly Entry[], snapshot: string | null): Play {
    const header = headerOf(doc);
    const kept = snapshot === null ? null : (JSON.parse(snapshot) as PlaySnapshot);
    // A practice table goes back to the position that it started from, so it is always played from there.
    const usable = doc.from === null && kept !== null && kept.table.entries <= entries.length ? kept : null;
    const first = usable?.table ?? originOf(game, doc, header);
    const known = entries.slice(0, usable?.table.entries ?? 0);
    const table = Table.load(game, header, known, doc.secret, first);
    const play = new Play(table, usable === null ? [0] : [...usable.moments]);
    const next = entries.slice(known.length);
    table.foresee(next);
    for (const entry of next) {
      const refusal = play.redo(entry);
      if (refusal !== null) {
        throw new Error(`entry ${table.entries.length + 1} of table ${doc.id} is refused: ${refusal.code}`);
      }
    }
    return play;
  }

  get position(): Position<Types> {
    return this.table.position;
  }

  get moment(): number {
    return this.moments.length - 1;
  }

  /** Bytes that it takes in memory, by and large. */
  get weight(): number {
    const { entries, log } = this.table;
    return POSITION + entries.length * ENTRY + log.length * LINE;
  }

  /**
   * Names what `seat` is asked now. Others' answers to a simultaneous question do not change it.
   * @param held how many answers it has given besides, which are kept until a window closes
   */
  question(seat: Seat | 'spectator', held = 0): string {
    const given = seat === 'spectator' ? 0 : (this.position.answers[seat]?.length ?? 0) + held;
    return `${this.moment}.${given}`;
  }

  take(seat: Seat, choice: Choice): Applied {
    return this.counting(() => this.table.take(seat, choice));
  }

  /** Is this the last answer that is missing, so that the game goes on with it? */
  isLast(seat: Seat, choice: Choice): boolean {
    const { asked, answers, flow } = this.position;
    const frame = flow.at(-1);
    const step = frame === undefined ? undefined : this.table.game.steps[frame.step];
    if (asked.length !== 1 || asked[0] !== seat || step === undefined || frame === undefined) return false;
    if (step.kind !== 'simultaneous') return true;
    return step.more?.(this.position, frame, seat, [...answers[seat], choice]) !== true;
  }

  resign(seat: Seat): Applied {
    return this.counting(() => this.table.resign(seat));
  }

  undo(seat: Seat): Applied {
    if (this.isLong) return NO_UNDO;
    return this.counting(() => this.table.undo(seat));
  }

  undoTo(seat: Seat, moment: number, agreed: readonly Seat[]): Applied {
    if (this.isLong) return NO_UNDO;
    return this.counting(() => this.table.undoTo(seat, this.moments[moment], agreed));
  }

  /** Games come to an end; only who goes back again and again could make one longer and longer. */
  get isLong(): boolean {
    return this.table.entries.length >= LONGEST;
  }

  private redo(entry: Entry): Refusal | null {
    let refusal: Refusal | null = null;
    this.counting(() => {
      refusal = this.table.redo(entry);
      return refusal === null ? { ok: true, entry } : { ok: false, refusal };
    });
    return refusal;
  }

  /** A simultaneous question that is still open is still the same moment. */
  private counting(act: () => Applied): Applied {
    const open = this.position.answers;
    const applied = act();
    const same = open.length > 0 && this.position.answers === open;
    if (applied.ok && !same) this.moments.push(this.table.entries.length);
    return applied;
  }

  /** The moment that something led to, given the number of its entry. */
  momentAfter(entry: number): number {
    let low = 0;
    let high = this.moments.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.moments[middle] >= entry) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** Plays these entries, too, which came next in the same game. */
  goOn(entries: readonly Entry[], after: () => void): void {
    this.table.foresee(entries);
    for (const entry of entries) {
      this.redo(entry);
      after();
    }
  }

  /** To be stored now? */
  snapshotIfWorth(): string | undefined {
    const { length } = this.table.entries;
    if (length - this.snapshotAt < Math.max(SNAPSHOT_AFTER, length * SNAPSHOT_PART)) return;
    const text = this.asText();
    if (text !== undefined) this.snapshotAt = length;
    return text;
  }

  /** A snapshot. Only where nobody can go back behind it by itself, since it does not keep the way back. */
  asText(): string | undefined {
    const { table, moments } = this;
    if (table.position.asked.some((seat) => table.mayUndo(seat))) return undefined;
    const kept: PlaySnapshot = { table: table.snapshot(), moments };
    return JSON.stringify(kept);
  }

  /** A viewer's lines of the log. Only what came since the last time is looked at, unless somebody went back. */
  logFor(viewer: Seat | 'spectator'): readonly LogEntry[] {
    const { log } = this.table;
    const known = this.logs.get(viewer);
    if (known === undefined || known.of !== log || known.read > log.length) {
      const fresh = { of: log, read: log.length, lines: this.table.logFor(viewer) };
      this.logs.set(viewer, fresh);
      return fresh.lines;
    }
    for (; known.read < log.length; known.read++) {
      const line = log[known.read];
      const isForAll = line.to === undefined;
      if (isForAll || (viewer !== 'spectator' && line.to?.includes(viewer))) known.lines.push(line);
    }
    return known.lines;
  }
}

export function headerOf(doc: TableDoc): Header {
  const nonces = doc.chairs.map(({ nonce }) => nonce ?? '');
  return {
    format: 'entente-game/1',
    game: doc.game,
    version: doc.version,
    seats: doc.chairs.length,
    options: doc.options,
    chance: { kind: 'keyed', commitment: commitment(doc.secret), nonces },
  };
}

/** A practice table starts from a given position; its dice are its own. */
function originOf(game: AnyGame, doc: TableDoc, header: Header): Snapshot<Types> | undefined {
  if (doc.from === null) return undefined;
  const { drawn } = new Table(game, header, doc.secret).snapshot();
  const position = structuredClone(doc.from.position);
  return { entries: 0, position, drawn, log: [], measured: [] };
}
