import type { Chance } from '../chance/chance.ts';
import type { Choices } from '../choices.ts';
import { onlyAnswer } from '../default.ts';
import type { Game, Position, Refusal, Seat, Types, View, Viewer } from '../game.ts';
import { copy, copyFlat, view } from '../position.ts';
import { Referee } from '../referee.ts';
import { engineRefusal } from '../refusal.ts';
import type { Message } from '../words/dictionary.ts';
import { labelOf } from '../words/teller.ts';
import { closings } from './closing.ts';
import {
  type Entry,
  type GameFile,
  GameFileError,
  type GameHeader,
  type Input,
  type MovedOver,
  type NewsTold,
  type Took,
  type WentBack,
} from './file.ts';
import { hashPosition, sealEntry, sealHeader } from './hash.ts';
import { type MeasuredRound, measureRound } from './measure.ts';
import { openChance } from './open-chance.ts';
import { isMark } from './undo-barrier.ts';
import { undone } from './undone.ts';

/** Something that happened, as typed data; words are made in the reader's language. */
export interface LogEntry extends Message {
  /** The entry that it followed from: 1 is the first, 0 the set-up. */
  readonly at: number;
  /** Who may read it; absent means everybody. */
  readonly to?: readonly Seat[];
}

/** A cache of a table at one moment. The entries are the truth; this only saves time. */
export interface Snapshot<T extends Types> {
  readonly entries: number;
  readonly position: Position<T>;
  readonly drawn: number;
  readonly log: readonly LogEntry[];
  readonly measured: readonly MeasuredRound[];
}

/** How a table was before a choice. Its log and measures only grow, so how long they were is enough. */
interface Before<T extends Types> {
  readonly entries: number;
  readonly position: Position<T>;
  readonly drawn: number;
  readonly log: number;
  readonly measured: number;
}

export type Answer = { ok: true; entry: Entry } | { ok: false; refusal: Refusal };

const refused = (code: string): Answer => ({ ok: false, refusal: engineRefusal(code) });

/** A game being played: a log of inputs, and the position that follows from it. */
export class Table<T extends Types> {
  readonly header: GameHeader;
  readonly entries: Entry[] = [];
  position: Position<T>;
  log: LogEntry[] = [];
  measured: MeasuredRound[] = [];
  /** Results of chance of the set-up. */
  readonly setup: number[] = [];
  private referee: Referee<T>;
  /** The rules that it began with, and those that it has moved over to since. */
  private readonly first: Game<T>;
  private readonly later: Map<number, Game<T>>;
  private readonly chance: Chance;
  private readonly secret: string | undefined;
  /** What it started from, if that was a given position instead of a set-up. */
  private origin: Snapshot<T> | undefined;
  /** States that the acting seat may return to alone, the latest last. */
  private past: Before<T>[] = [];
  /** Where entries that come next go back to: how often still, and how it was there. */
  private readonly wanted = new Map<number, number>();
  private readonly kept = new Map<number, Snapshot<T>>();
  private shown = false;
  /** Is the set-up over? */
  private seated = false;

  /** A new table. A keyed one needs its secret. */
  constructor(game: Game<T>, header: GameHeader, secret?: string) {
    this.first = game;
    this.later = new Map(game.later);
    this.header = header;
    this.secret = secret;
    this.chance = openChance(header.chance, secret);
    this.referee = this.refereeBy(game);
    this.chance.tape = this.setup;
    this.position = this.referee.start(header.seats, header.options);
    this.seated = true;
  }

  /** The rules that play it now. */
  get game(): Game<T> {
    return this.referee.game;
  }

  /** All rules that have played it: those that it began with, with the later ones. */
  get rules(): Game<T> {
    return this.later.size === 0 ? this.first : { ...this.first, later: this.later };
  }

  private refereeBy(game: Game<T>): Referee<T> {
    return new Referee(game, this.chance, {
      log: (say, args, to) => this.write(say, args, to),
      mark: () => {
        this.shown = true;
      },
      round: (g) => this.measure(g),
    });
  }

  /** A table from its entries. With a snapshot, only the entries after it are played. */
  static load<T extends Types>(
    game: Game<T>,
    header: GameHeader,
    entries: readonly Entry[],
    secret?: string,
    snapshot?: Snapshot<T>,
  ): Table<T> {
    if (header.game !== game.id)
      throw new GameFileError(`This is a game of ${header.game}, not of ${game.id}.`);
    if (header.version !== game.version) {
      throw new GameFileError(
        `This game was played with version ${header.version} of the rules; these are version ${game.version}.`,
      );
    }
    const table = new Table(game, header, secret);
    if (snapshot !== undefined) {
      if (snapshot.entries === 0) table.origin = copySnapshot(game, snapshot);
      table.restore(snapshot);
      table.chance.seek(snapshot.drawn);
      table.entries.push(...entries.slice(0, snapshot.entries));
      const moved = table.entries.findLast((entry) => 'rules' in entry);
      if (moved !== undefined) table.referee = table.refereeBy(table.laterRules(moved.rules));
    }
    const next = entries.slice(table.entries.length);
    table.foresee(next);
    for (const entry of next) {
      const refusal = table.redo(entry);
      if (refusal !== null) {
        throw new GameFileError(`Entry ${table.entries.length + 1} is not allowed (${refusal.code}).`);
      }
    }
    return table;
  }

  /** How it was when it had this many entries. */
  at(entries: number): Table<T> {
    const origin = this.origin && copySnapshot(this.game, this.origin);
    return Table.load(this.rules, this.header, this.entries.slice(0, entries), this.secret, origin);
  }

  /** These entries are redone next. What they go back to is kept on the way: else it would be played again for each. */
  foresee(entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (!('back' in entry) || entry.agreed === undefined) continue;
      this.wanted.set(entry.back, (this.wanted.get(entry.back) ?? 0) + 1);
    }
    this.keepIfWanted();
  }

  private keepIfWanted(): void {
    const { length } = this.entries;
    if (this.wanted.has(length)) this.kept.set(length, this.snapshot());
  }

  /** How it was when it had this many entries. */
  private recall(entries: number): Snapshot<T> {
    const then = this.kept.get(entries);
    const more = (this.wanted.get(entries) ?? 0) - 1;
    if (more > 0) this.wanted.set(entries, more);
    else {
      this.wanted.delete(entries);
      this.kept.delete(entries);
    }
    return then ?? this.at(entries).snapshot();
  }

  /** Plays an entry of an earlier run once more. */
  redo(entry: Entry): Refusal | null {
    let answer: Answer;
    if ('choice' in entry) answer = this.take(entry.seat, entry.choice);
    else if ('resigned' in entry) answer = this.resign(entry.seat);
    else if ('retract' in entry) answer = this.retract(entry.seat);
    else if ('rules' in entry) answer = this.moveOver(entry.seat, this.laterRules(entry.rules), entry.agreed);
    else if ('told' in entry) answer = this.tell(entry.told, entry.inject);
    else if (entry.agreed !== undefined)
      answer = this.undoTo(entry.seat, entry.back, entry.agreed, entry.led);
    else answer = this.undo(entry.seat);
    if (!answer.ok) return answer.refusal;
    this.keepIfWanted();
    return null;
  }

  /** What `seat` may do now, and what not for which reason. */
  choices(seat: Seat): Choices<T['choice']> {
    return this.referee.explained(this.position, seat);
  }

  view(viewer: Viewer): View<T> {
    return view(this.game, this.position, viewer);
  }

  logFor(viewer: Viewer): LogEntry[] {
    return this.log.filter(({ to }) => to === undefined || (viewer !== 'spectator' && to.includes(viewer)));
  }

  /** Why `seat` may not choose this now; null when it may. */
  refusal(seat: Seat, choice: T['choice']): Refusal | null {
    return this.referee.refusal(this.position, seat, choice);
  }

  /** A seat chooses. Refused choices change nothing. That there was only one is noted for the seat. */
  take(seat: Seat, choice: T['choice']): Answer {
    const list = this.position.asked.includes(seat) ? this.choices(seat) : undefined;
    const refusal = this.referee.refusal(this.position, seat, choice, list);
    if (refusal !== null) return { ok: false, refusal };
    const before = this.before();
    if (list?.only) this.write('log.passedOnly', { choice: labelOf(choice) }, [seat]);
    const results = this.carryOut(before, () => this.referee.take(this.position, seat, choice));
    const chanceDrawn = this.chance.drawn !== before.drawn;
    const marked = isMark(before.position, this.position, seat, { chanceDrawn, shown: this.shown });
    if (marked) this.past = [];
    else this.past.push(before);
    const took: Took = { seat, choice: copyFlat(choice) };
    if (results.length > 0) took.chance = results;
    return this.enter(took);
  }

  /** A seat resigns, if the game has rules for that. Only the whole table can undo it. */
  resign(seat: Seat): Answer {
    const refusal = this.referee.noResignation(this.position, seat);
    if (refusal !== null) return { ok: false, refusal };
    const chance = this.carryOut(this.before(), () => this.referee.resign(this.position, seat));
    this.past = [];
    return this.enter(chance.length > 0 ? { seat, resigned: true, chance } : { seat, resigned: true });
  }

  /** News from the person who leads the table; with an inject, what the rules make of it. No seat goes back past it alone. */
  tell(words: string, inject?: string): Answer {
    const refusal = this.noInject(inject);
    if (refusal !== null) return { ok: false, refusal };
    const chance = this.carryOut(this.before(), () => {
      this.write('log.told', { words });
      if (inject !== undefined) this.referee.inject(this.position, inject);
    });
    this.past = [];
    const told: NewsTold = { seat: 0, told: words };
    if (inject !== undefined) told.inject = inject;
    if (chance.length > 0) told.chance = chance;
    return this.enter(told);
  }

  /** Why this cannot happen now; null if it can. */
  noInject(inject?: string): Refusal | null {
    if (this.position.outcome !== null) return engineRefusal('refuse.over');
    if (inject === undefined || this.game.injects?.[inject]?.may(this.position)) return null;
    return engineRefusal('refuse.notOffered');
  }

  /** Newer rules take over. The caller knows that the position fits them, and that these seats agreed. */
  moveOver(seat: Seat, game: Game<T>, agreed: readonly Seat[]): Answer {
    if (this.position.outcome !== null) return refused('refuse.over');
    const { referee } = this;
    const before = this.before();
    let chance: number[];
    try {
      chance = this.carryOut(before, () => {
        this.referee = this.refereeBy(game);
        this.write('log.rules', { version: game.version });
        this.referee.takeOver(this.position, referee.game.version);
      });
    } catch (fault) {
      this.referee = referee;
      throw fault;
    }
    this.later.set(game.version, game);
    this.past = [];
    const moved: MovedOver = { seat, rules: game.version, agreed: [...agreed] };
    return this.enter(chance.length > 0 ? { ...moved, chance } : moved);
  }

  private laterRules(version: number): Game<T> {
    const game = this.later.get(version);
    if (game === undefined)
      throw new GameFileError(`This game needs version ${version} of the rules from some entry on.`);
    return game;
  }

  /** Acts upon the position, all or nothing; gives the results of chance. */
  private carryOut(before: Before<T>, act: () => void): number[] {
    const results: number[] = [];
    this.chance.tape = results;
    this.shown = false;
    try {
      act();
    } catch (fault) {
      this.restore(this.since(before));
      throw fault;
    }
    return results;
  }

  /** May `seat` go back one choice by itself? */
  mayUndo(seat: Seat): boolean {
    if ((this.position.answers[seat]?.length ?? 0) > 0) return true;
    return this.past.length > 0 && this.position.asked[0] === seat;
  }

  /** What `seat` would undo by going back this many choices alone; null when it may not. */
  undoes(seat: Seat, choices = 1): T['choice'] | null {
    if (choices === 0 || !this.mayUndo(seat)) return null;
    const entry = this.entries[this.past.at(-choices)?.entries ?? -1];
    return (
      this.position.answers[seat]?.at(-choices) ??
      (entry !== undefined && 'choice' in entry ? entry.choice : null)
    );
  }

  /**
   * How many choices `seat` has to undo to reach the last one that it made itself: single answers given for it would
   * only be given again. 0 when it may not go back.
   */
  wayBack(seat: Seat, isGiven: (g: Position<T>) => boolean): number {
    if (!this.mayUndo(seat)) return 0;
    const { position, past } = this;
    const given = position.answers[seat] ?? [];
    const wasGiven = (g: Position<T>) => onlyAnswer(this.game, g, seat) !== null && isGiven(g);
    const then =
      given.length > 0
        ? given.map((_, parts) => unanswered(position, seat, parts))
        : past.map((before) => before.position);
    for (let back = 1; back <= then.length; back++) if (!wasGiven(then[then.length - back])) return back;
    return 0;
  }

  /**
   * The single answer that the table gives for a seat. Null if it would end the seat's chance to undo, because then the
   * seat does have a choice.
   */
  needless(seat: Seat, isGiven: (g: Position<T>) => boolean): T['choice'] | null {
    const only = isGiven(this.position) ? onlyAnswer(this.game, this.position, seat) : null;
    if (only === null || this.wayBack(seat, isGiven) === 0) return only;
    return closings(this.game, this.view(seat))(only) === null ? only : null;
  }

  /** A seat undoes one choice alone. */
  undo(seat: Seat): Answer {
    if ((this.position.answers[seat]?.length ?? 0) > 0) return this.retract(seat);
    const then = this.past.at(-1);
    if (then === undefined || this.position.asked[0] !== seat) return refused('refuse.noUndo');
    const past = this.past.slice(0, -1);
    const answer = this.goBack(this.since(then), { seat, back: then.entries });
    this.past = past;
    return answer;
  }

  /**
   * The table goes back further than a seat may by itself. The caller knows that these seats agreed.
   * @param led nobody at the table asked for it
   */
  undoTo(seat: Seat, back: number, agreed: readonly Seat[], led?: true): Answer {
    const possible = Number.isInteger(back) && back >= 0 && back < this.entries.length;
    if (!possible) return refused('refuse.noUndo');
    if (this.entries.slice(back).some((entry) => 'rules' in entry)) return refused('refuse.otherRules');
    const entry: WentBack = { seat, back, agreed: [...agreed] };
    if (led === true) entry.led = led;
    return this.goBack(this.recall(back), entry);
  }

  private retract(seat: Seat): Answer {
    if (!this.referee.retract(this.position, seat)) return refused('refuse.noUndo');
    return this.enter({ seat, retract: true });
  }

  private goBack(then: Snapshot<T>, entry: WentBack): Answer {
    const { log } = this;
    this.restore(copySnapshot(this.game, then));
    if (this.chance.rewinds) this.chance.seek(then.drawn);
    const { seat, back, agreed, led } = entry;
    const answer = this.enter(agreed === undefined ? { seat, back } : entry);
    const at = this.entries.length;
    const went = led === true ? { say: 'log.ledBack', with: {} } : { say: 'log.back', with: { seat } };
    this.log.push({ at, ...went }, ...undone(log, then.log, at));
    return answer;
  }

  private enter(input: Input): Answer {
    const previous = this.entries.at(-1)?.seal ?? sealHeader(this.header);
    const entry: Entry = { ...input, seal: sealEntry(previous, input) };
    this.entries.push(entry);
    return { ok: true, entry };
  }

  private before(): Before<T> {
    return {
      entries: this.entries.length,
      position: copy(this.game, this.position),
      drawn: this.chance.drawn,
      log: this.log.length,
      measured: this.measured.length,
    };
  }

  /** As long as nobody went back further than that. */
  private since(then: Before<T>): Snapshot<T> {
    return {
      ...then,
      log: this.log.slice(0, then.log),
      measured: this.measured.slice(0, then.measured),
    };
  }

  snapshot(): Snapshot<T> {
    return {
      entries: this.entries.length,
      position: copy(this.game, this.position),
      drawn: this.chance.drawn,
      log: this.log.slice(),
      measured: this.measured.slice(),
    };
  }

  private restore(then: Snapshot<T>): void {
    this.position = then.position;
    this.log = then.log.slice();
    this.measured = then.measured.slice();
    this.past = [];
  }

  /** The game as a file. The secret of its dice is in it only when the game is over. */
  file(): GameFile {
    const { chance } = this.header;
    const open = chance.kind === 'keyed' && this.position.outcome !== null && this.secret !== undefined;
    return {
      ...this.header,
      chance: open ? { ...chance, secret: this.secret } : chance,
      setup: this.setup,
      entries: this.entries,
      hash: hashPosition(this.position),
      outcome: this.position.outcome,
    };
  }

  private write(say: string, args: object, to?: readonly Seat[]): void {
    const at = this.seated ? this.entries.length + 1 : 0;
    this.log.push({ at, say, with: { ...args }, ...(to === undefined ? {} : { to }) });
  }

  private measure(g: Position<T>): void {
    this.measured.push(measureRound(this.game, g, this.entries.length + 1));
  }
}

/** The table as it was when the seat had given only this many parts of its answer in the open simultaneous step. */
function unanswered<T extends Types>(g: Position<T>, seat: Seat, parts: number): Position<T> {
  const answers = g.answers.map((given, other) => (other === seat ? given.slice(0, parts) : given));
  return { ...g, answers, asked: g.asked.includes(seat) ? g.asked : [...g.asked, seat] };
}

function copySnapshot<T extends Types>(game: Game<T>, of: Snapshot<T>): Snapshot<T> {
  return { ...of, position: copy(game, of.position) };
}
