import type { Chance } from '../chance/chance.ts';
import { ScriptedChance } from '../chance/scripted.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Game, Position, Refusal, Seat, Types } from '../game.ts';
import { Notes, type Said } from '../kit/trial.ts';
import { completeOptions } from '../options.ts';
import { copyFlat } from '../position.ts';
import { Referee } from '../referee.ts';
import { engineRefusal } from '../refusal.ts';
import { isMark } from '../table/undo-barrier.ts';
import { teller } from '../words/teller.ts';
import { missedRefusal, misses, told } from './expect.ts';
import { putAt } from './path.ts';
import { type Expectations, type Scenario, ScenarioError, type ScenarioMove } from './scenario.ts';

/** Where a scenario is played: a position, and what has happened to it. Throws when something is impossible. */
export class Stage<T extends Types> {
  readonly g: Position<T>;
  readonly referee: Referee<T>;
  /** What was said since the step before. */
  said: Said[] = [];
  /** What was said since the start. */
  log: Said[] = [];
  private readonly game: Game<T>;
  private readonly notes = new Notes();
  private readonly script: ScriptedChance | null;
  /** What must stay what it was after `given`. */
  private conserved: Record<string, number>;
  /** What the seat to act may go back to. */
  private past: { position: Position<T>; log: Said[] }[] = [];

  constructor(game: Game<T>, scenario: Scenario) {
    this.game = game;
    const options = checkedOptions(game, scenario);
    this.script = scenario.chance === undefined ? null : new ScriptedChance(scenario.chance);
    const seeded: Chance = new SeededChance(scenario.seed ?? 1);
    const then: Chance = this.script ?? seeded;
    this.referee = new Referee<T>(game, scenario.scriptSetup ? then : seeded, this.notes);
    this.g = this.referee.start(scenario.seats, options);
    this.referee.chance = then;
    this.conserved = game.conserved(this.g);
    this.listen();
  }

  private listen(): void {
    this.said = this.notes.said;
    this.log = [...this.log, ...this.said];
    this.notes.clear();
  }

  /** Changes the position and plays on to the next question. */
  give(given: Readonly<Record<string, unknown>>): void {
    const paths = Object.keys(given);
    for (const [path, value] of Object.entries(copyFlat(given))) putAt(this.g, path, value);
    const [fault] = this.game.faults(this.g);
    if (fault !== undefined) throw new ScenarioError(`The position that is given is not possible: ${fault}.`);
    this.conserved = this.game.conserved(this.g);
    // The open question is asked again: what was given may change who is asked.
    if (!paths.some((path) => path.startsWith('answers'))) this.g.answers = [];
    this.referee.settle(this.g);
    this.listen();
    this.checkOrder();
  }

  /** Carries out one line of play. Returns the refusal when one was expected and came. */
  perform(play: ScenarioMove): Refusal | null {
    this.said = [];
    const what =
      'undo' in play
        ? `the undo of seat ${play.seat}`
        : `${JSON.stringify(play.choice)} of seat ${play.seat}`;
    if (play.seat >= this.g.seats) {
      throw new ScenarioError(`There is no seat ${play.seat}; the seats are 0 to ${this.g.seats - 1}.`);
    }
    const refusal = 'undo' in play ? this.undo(play.seat) : this.take(play.seat, play.choice);
    if (play.refused === undefined) {
      if (refusal !== null) throw new ScenarioError(`${what} is refused: ${told(refusal)}.`);
      this.checkOrder();
      return null;
    }
    if (refusal === null) {
      throw new ScenarioError(`${what} should be refused with ${play.refused.code} but is accepted.`);
    }
    const [miss] = missedRefusal(refusal, play.refused);
    if (miss !== undefined) throw new ScenarioError(`${what} ${miss}`);
    return refusal;
  }

  private take(seat: Seat, choice: T['choice']): Refusal | null {
    const { g, referee } = this;
    const refusal = referee.refusal(g, seat, choice);
    if (refusal !== null) return refusal;
    const before = { position: copyFlat(g), log: this.log };
    const drawn = referee.chance.drawn;
    referee.take(g, seat, copyFlat(choice));
    const happened = { chanceDrawn: referee.chance.drawn !== drawn, shown: this.notes.shown };
    if (isMark(before.position, g, seat, happened)) this.past = [];
    else this.past.push(before);
    this.listen();
    return null;
  }

  /** As at a table: an answer in secret is taken back, or the last choice without a mark. */
  private undo(seat: Seat): Refusal | null {
    if (this.referee.retract(this.g, seat)) return null;
    const then = this.g.asked.includes(seat) ? this.past.pop() : undefined;
    if (then === undefined) return engineRefusal('refuse.noUndo');
    Object.assign(this.g, then.position);
    this.log = then.log;
    return null;
  }

  private checkOrder(): void {
    const [fault] = this.game.faults(this.g);
    if (fault !== undefined) throw new ScenarioError(`The position is out of order: ${fault}.`);
    const now = this.game.conserved(this.g);
    const lost = Object.keys(this.conserved).find((what) => now[what] !== this.conserved[what]);
    if (lost !== undefined) {
      throw new ScenarioError(
        `Something was created or lost: ${lost} were ${this.conserved[lost]} and are ${now[lost]}.`,
      );
    }
  }

  misses(expected: Expectations | undefined, said: readonly Said[]): string[] {
    return expected === undefined ? [] : misses(this.game, this.referee, this.g, said, expected);
  }

  /** The script must have been used up. */
  close(): void {
    const left = this.script?.left ?? 0;
    if (left > 0)
      throw new ScenarioError(`${left} of the scripted results ${left === 1 ? 'was' : 'were'} not used.`);
  }
}

function checkedOptions<T extends Types>(game: Game<T>, scenario: Scenario): T['options'] {
  if (scenario.game !== game.id) {
    throw new ScenarioError(`This is a scenario of ${scenario.game}, not of ${game.id}.`);
  }
  if (!game.seats.includes(scenario.seats)) {
    throw new ScenarioError(`${game.id} is for ${game.seats.join(', ')} seats, not for ${scenario.seats}.`);
  }
  const options = completeOptions(game, scenario.options ?? {}, scenario.seats);
  if (!options.ok) throw new ScenarioError(teller(game, 'en').say(options.problem));
  return options.options;
}
