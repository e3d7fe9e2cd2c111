import {
  type Answer,
  type AnyGame,
  type Choice,
  type Choices,
  type Entry,
  type GameFile,
  hashPosition,
  type LogEntry,
  type MeasuredRound,
  type Position,
  type Refusal,
  type Seat,
  Table,
  type Types,
  type View,
  type Viewer,
} from '@entente/engine';
import { type Beginning, originOf } from './beginning.ts';
import { type Checkpoints, compareCheckpoint, HistoryDiffers, isCheckpoint } from './history.ts';
import { LogsByViewer } from './logs.ts';
import { misfit } from './misfit.ts';
import { isSameMoment, momentAfter } from './moments.ts';
import { isWorthIt, type KeptGame, readSnapshot, weightOf } from './snapshot.ts';
import { atOnce, type Stretches } from './stretches.ts';

/** Entries that are played at a stretch: a few milliseconds. */
const STRETCH = 100;

/** Maximum number of entries: only endless going back reaches it. */
const LONGEST = 20_000;

const refusalOf = (code: string): Refusal => ({ code, rule: '', with: {} });

/** Is the single answer of a seat given for it in this position? See `isGiven`. */
type Given = (g: Position<Types>) => boolean;

/** What a host keeps of a game beside its entries. */
export interface KeptBeside {
  /** What `asText` gave for an earlier moment: saves time, and is ignored where it does not fit or another build made it. */
  readonly snapshot?: string | null | undefined;
  readonly checkpoints?: Checkpoints;
  /** Names the build of the rules: another one may write its log in other words. */
  readonly build?: string | null;
}

/** What came of going back: as many entries as choices were taken back. */
export type TakenBack = { ok: true; entries: Entry[] } | { ok: false; refusal: Refusal };

/**
 * The game of a table, as every host plays it: a server, the page's worker, the terminal. It counts moments, knows how
 * far a seat may go back, and can be written down as text.
 */
export class HostedGame {
  readonly beginning: Beginning;
  /** How many entries there were when each moment came. */
  readonly moments: number[];
  /** Hashes of positions on the way: a later load has to come to the same. */
  readonly checkpoints = new Map<number, string>();
  /** Names the build of the rules. */
  build: string | null;
  private readonly table: Table<Types>;
  private readonly logs: LogsByViewer;
  private snapshotAt: number;

  private constructor(beginning: Beginning, table: Table<Types>, moments: number[], build: string | null) {
    this.build = build;
    this.beginning = beginning;
    this.table = table;
    this.moments = moments;
    this.logs = new LogsByViewer(table);
    this.snapshotAt = table.entries.length;
  }

  static begin(game: AnyGame, beginning: Beginning, build: string | null = null): HostedGame {
    return HostedGame.load(game, beginning, [], { build });
  }

  /** A game from its entries. Throws `HistoryDiffers` if the rules make something else of them than was kept. */
  static load(
    game: AnyGame,
    beginning: Beginning,
    entries: readonly Entry[],
    beside: KeptBeside = {},
  ): HostedGame {
    return atOnce(HostedGame.loading(game, beginning, entries, beside));
  }

  /** The same in stretches. */
  static *loading(
    game: AnyGame,
    beginning: Beginning,
    entries: readonly Entry[],
    { snapshot = null, checkpoints = new Map(), build = null }: KeptBeside = {},
  ): Stretches<HostedGame> {
    const { header, secret, from } = beginning;
    const kept = snapshot === null ? null : readSnapshot(snapshot);
    const isOfBuild = kept !== null && (kept.build ?? null) === build;
    // A practice table goes back to the position that it started from, so it is always played from there.
    const usable = from === undefined && isOfBuild && kept.table.entries <= entries.length ? kept : null;
    const known = entries.slice(0, usable?.table.entries ?? 0);
    const table = Table.load(game, header, known, secret, usable?.table ?? originOf(game, beginning));
    const hosted = new HostedGame(beginning, table, usable === null ? [0] : [...usable.moments], build);
    for (const [at, hash] of checkpoints) hosted.checkpoints.set(at, hash);
    if (usable !== null) compareCheckpoint(checkpoints, known.length, table.position);
    yield* hosted.goingOn(entries.slice(known.length));
    return hosted;
  }

  /** The rules that play it now. */
  get game(): AnyGame {
    return this.table.game;
  }

  /** All rules that have played it: those that it began with, with the later ones. */
  get rules(): AnyGame {
    return this.table.rules;
  }

  get position(): Position<Types> {
    return this.table.position;
  }

  get entries(): readonly Entry[] {
    return this.table.entries;
  }

  /** The whole log, for any viewer. */
  get log(): readonly LogEntry[] {
    return this.table.log;
  }

  get measured(): readonly MeasuredRound[] {
    return this.table.measured;
  }

  get moment(): number {
    return this.moments.length - 1;
  }

  get isOver(): boolean {
    return this.position.outcome !== null;
  }

  /** Bytes in memory, roughly. */
  get weight(): number {
    return weightOf(this.table);
  }

  view(viewer: Viewer): View<Types> {
    return this.table.view(viewer);
  }

  /** What `seat` may do now, and what not for which reason. */
  choices(seat: Seat): Choices<Choice> {
    return this.table.choices(seat);
  }

  /** Why `seat` may not choose this now; null when it may. */
  refusal(seat: Seat, choice: Choice): Refusal | null {
    return this.table.refusal(seat, choice);
  }

  logFor(viewer: Viewer): readonly LogEntry[] {
    return this.logs.of(viewer);
  }

  /** The moment that something led to, given the number of its entry. */
  momentAfter(entry: number): number {
    return momentAfter(this.moments, entry);
  }

  /**
   * Names what `seat` is asked now. Others' answers to a simultaneous question do not change it.
   * @param held number of its answers that a reaction window holds back
   */
  question(viewer: Viewer, held = 0): string {
    const given = viewer === 'spectator' ? 0 : (this.position.answers[viewer]?.length ?? 0) + held;
    return `${this.moment}.${given}`;
  }

  take(seat: Seat, choice: Choice): Answer {
    return this.checking(() => this.table.take(seat, choice));
  }

  /** A seat resigns by the rules of the game; refused if it has no such rules. */
  resign(seat: Seat): Answer {
    return this.checking(() => this.table.resign(seat));
  }

  /**
   * Newer rules take over from here, if the position fits them. The caller makes sure that all players agree; these seats
   * have said so.
   * @param build names the build of the newer rules
   */
  moveOver(seat: Seat, newer: AnyGame, agreed: readonly Seat[], build: string | null = null): Answer {
    const refusal = this.noMoveTo(newer);
    if (refusal !== null) return { ok: false, refusal };
    const answer = this.checking(() => this.table.moveOver(seat, newer, agreed));
    this.build = build;
    return answer;
  }

  /** Why newer rules cannot take over from here; null if they can. */
  noMoveTo(newer: AnyGame): Refusal | null {
    if (this.isLong || this.isOver) return refusalOf('refuse.over');
    return misfit(this.game, newer, this.position);
  }

  /** Number of its choices that `seat` undoes at once: single answers given for it would only be given again. */
  wayBack(seat: Seat, isGiven: Given): number {
    return this.isLong ? 0 : this.table.wayBack(seat, isGiven);
  }

  /** What `seat` would take back by undoing this number of its choices; null when it may not. */
  undoes(seat: Seat, choices: number): Choice | null {
    return this.table.undoes(seat, choices);
  }

  /** The only answer of a seat, if the table gives it; null when the seat has to be asked. */
  needless(seat: Seat, isGiven: Given): Choice | null {
    return this.table.needless(seat, isGiven);
  }

  /** A seat goes back by itself to the last choice that it has made itself. */
  takeBack(seat: Seat, isGiven: Given): TakenBack {
    const entries: Entry[] = [];
    for (const back = this.wayBack(seat, isGiven); entries.length < back; ) {
      const answer = this.checking(() => this.table.undo(seat));
      if (!answer.ok) break;
      entries.push(answer.entry);
    }
    return entries.length === 0 ? { ok: false, refusal: refusalOf('refuse.noUndo') } : { ok: true, entries };
  }

  /**
   * The whole table goes back to a moment. The caller makes sure that all players agree; these seats have said so.
   * @param led the person who leads the table wants it, and asks nobody
   */
  goBackTo(seat: Seat, moment: number, agreed: readonly Seat[], led?: true): Answer {
    const refusal = this.noWayBackTo(moment);
    if (refusal !== null) return { ok: false, refusal };
    return this.checking(() => this.table.undoTo(seat, this.moments[moment], agreed, led));
  }

  /** News from the person who leads the table; with an inject of the game, what the rules make of it. */
  tell(words: string, inject?: string): Answer {
    return this.checking(() => this.table.tell(words, inject));
  }

  /** Why this inject cannot happen now; null if it can. */
  noInject(inject: string): Refusal | null {
    return this.table.noInject(inject);
  }

  /** The first moment of the round that is being played; of the one before, if nothing has happened in it yet. */
  get beginningOfRound(): number {
    const ends = this.measured.map(({ at }) => this.momentAfter(at));
    return [0, ...ends].findLast((moment) => moment < this.moment) ?? 0;
  }

  /** Why the table cannot go back to this moment; null if it can with everybody's consent. */
  noWayBackTo(moment: number): Refusal | null {
    if (this.isLong) return refusalOf('refuse.noUndo');
    const isThere = Number.isInteger(moment) && moment >= 0 && moment < this.moment;
    if (!isThere) return refusalOf('refuse.noMoment');
    const since = this.entries.slice(this.moments[moment]);
    return since.some((entry) => 'rules' in entry) ? refusalOf('refuse.otherRules') : null;
  }

  /** Games end; only going back again and again could make one endless. */
  private get isLong(): boolean {
    return this.entries.length >= LONGEST;
  }

  /** Every change of the game goes through here. */
  private counting(act: () => Answer): Answer {
    const { answers } = this.position;
    const answer = act();
    if (!answer.ok) return answer;
    const { length } = this.entries;
    // News asks nothing: what is asked stays the same question.
    if (!('told' in answer.entry || isSameMoment(answers, this.position))) this.moments.push(length);
    return answer;
  }

  /** Of what is done here for the first time, the position is hashed now and then. */
  private checking(act: () => Answer): Answer {
    const answer = this.counting(act);
    const { length } = this.entries;
    if (answer.ok && isCheckpoint(length)) this.checkpoints.set(length, hashPosition(this.position));
    return answer;
  }

  /** Plays these entries, too, which came next in the same game. */
  goOn(entries: readonly Entry[], after?: () => void): void {
    atOnce(this.goingOn(entries, after));
  }

  /** The same in stretches. */
  *goingOn(entries: readonly Entry[], after?: () => void): Stretches<void> {
    this.table.foresee(entries);
    for (const [index, entry] of entries.entries()) {
      if (index > 0 && index % STRETCH === 0) yield;
      const answer = this.counting((): Answer => {
        const refusal = this.table.redo(entry);
        return refusal === null ? { ok: true, entry } : { ok: false, refusal };
      });
      const { length } = this.entries;
      if (!answer.ok) {
        const { code } = answer.refusal;
        throw new HistoryDiffers('refused', length + 1, `Entry ${length + 1} is not allowed (${code}).`);
      }
      if (this.entries[length - 1].seal !== entry.seal)
        throw new HistoryDiffers('seal', length, `Entry ${length} is not the one that was sealed.`);
      compareCheckpoint(this.checkpoints, length, this.position);
      after?.();
    }
  }

  /** A snapshot, when it is time to store one. */
  snapshotIfWorth(): string | undefined {
    const { length } = this.entries;
    if (!isWorthIt(length, this.snapshotAt)) return;
    const text = this.asText();
    if (text !== undefined) this.snapshotAt = length;
    return text;
  }

  /** A snapshot. Only where no seat can undo beyond it, since it does not contain the way back. */
  asText(): string | undefined {
    const { table, moments } = this;
    if (table.position.asked.some((seat) => table.mayUndo(seat))) return undefined;
    const kept: KeptGame = { table: table.snapshot(), moments, build: this.build };
    return JSON.stringify(kept);
  }

  /** The game as a file. The secret of its dice is in it only when the game is over. */
  file(): GameFile {
    return this.table.file();
  }
}
