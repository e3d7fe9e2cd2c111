import type { Chance } from './chance/chance.ts';
import { Choices } from './choices.ts';
import { defaultAnswer } from './default.ts';
import type { Frame, Game, Go, Outcome, Position, Refusal, Seat, Step, Types } from './game.ts';
import { defaultOptions } from './options.ts';
import { engineRefusal } from './refusal.ts';
import type { Args } from './words/dictionary.ts';

/** Sees what happens while the referee plays on. A playout has none, so logging costs it nothing. */
export interface Witness<T extends Types> {
  log(say: string, args: object, to?: readonly Seat[]): void;
  mark(): void;
  round(g: Position<T>): void;
}

/** The rules of a game contradict themselves: a dead end, an endless loop. Never the fault of a player. */
export class RulesFault extends Error {}

const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 64 }, (_, seat) => [seat]);
const MOST_AUTOMATIC_STEPS = 10_000;

type SimultaneousStep<T extends Types> = Extract<Step<T>, { kind: 'simultaneous' }>;

function faultOf(frame: Frame | undefined, step: object | undefined): RulesFault {
  if (frame === undefined) return new RulesFault('the flow of play has run dry without an outcome');
  return new RulesFault(
    step === undefined ? `there is no step "${frame.step}"` : `endless automatic steps at "${frame.step}"`,
  );
}

/** An empty list for every seat. A plain loop, since simultaneous steps are frequent. */
function noAnswers<C>(seats: number): C[][] {
  const answers: C[][] = [];
  for (let seat = 0; seat < seats; seat++) answers.push([]);
  return answers;
}

/** The other seats. A list that grows by `push` would take room for seventeen. */
function without(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const others = seats.slice(1);
  let at = 0;
  for (const other of seats) if (other !== seat) others[at++] = other;
  return others;
}

/**
 * Carries out the steps of a game on positions. It holds no game state of its own: any position of the game can be
 * given to it at any moment. Between calls a position is always at rest: some seat is asked, or the game is over.
 */
export class Referee<T extends Types> implements Go<T> {
  readonly game: Game<T>;
  chance: Chance;
  private readonly witness: Witness<T> | null;
  private flow: T['frame'][] = [];
  private position: Position<T> | null = null;
  private readonly list = new Choices<T['choice']>();
  private readonly steps: Readonly<Record<string, Step<T>>>;

  constructor(game: Game<T>, chance: Chance, witness: Witness<T> | null = null) {
    this.game = game;
    this.chance = chance;
    this.witness = witness;
    this.steps = game.steps;
  }

  /** A new game, played on to its first question. */
  start(seats: number, options: T['options']): Position<T> {
    const places = this.game.setup(seats, options, this.chance);
    const flow = this.game.begin(seats, options);
    if (flow.length > 1) flow.reverse();
    const g: Position<T> = {
      seats,
      options,
      public: places.public,
      private: places.private,
      secret: places.secret,
      flow,
      asked: NOBODY,
      answers: [],
      round: 0,
      outcome: null,
    };
    this.settle(g);
    return g;
  }

  /** The step that is due, with its frame. */
  due(g: Position<T>): { step: Step<T>; frame: T['frame'] } {
    const frame = g.flow[g.flow.length - 1];
    return { step: this.steps[frame.step], frame };
  }

  /** What `seat` may do now. The list is used again by the next call. */
  choices(g: Position<T>, seat: Seat): Choices<T['choice']> {
    this.list.clear();
    this.fill(g, seat, this.list);
    return this.list;
  }

  /** What `seat` may do now, and what it may not do for which reason. */
  explained(g: Position<T>, seat: Seat): Choices<T['choice']> {
    const list = new Choices<T['choice']>().explaining();
    this.fill(g, seat, list);
    return list;
  }

  private fill(g: Position<T>, seat: Seat, list: Choices<T['choice']>): void {
    const frame = g.flow[g.flow.length - 1];
    const step = this.steps[frame.step];
    if (step.kind !== 'automatic') step.choices(g, frame, seat, list);
  }

  /** A random legal choice; of a form that is filled in at random, the check may still refuse it. */
  pick(g: Position<T>, seat: Seat, chance: Chance): T['choice'] {
    const frame = g.flow[g.flow.length - 1];
    const step = this.steps[frame.step];
    if (step.kind !== 'automatic' && step.pick !== undefined) return step.pick(g, frame, seat, chance);
    return this.choices(g, seat).pick(chance);
  }

  /** The same, with forms filled in until their check accepts them. */
  pickLegal(g: Position<T>, seat: Seat, chance: Chance): T['choice'] {
    const frame = g.flow[g.flow.length - 1];
    const step = this.steps[frame.step];
    if (step.kind !== 'automatic' && step.pick !== undefined) return step.pick(g, frame, seat, chance);
    return this.choices(g, seat).pickLegal(chance);
  }

  /**
   * Why `seat` may not do this now; null when it may.
   * @param list what it may do and why not the rest, if that is known already
   */
  refusal(g: Position<T>, seat: Seat, choice: T['choice'], list?: Choices<T['choice']>): Refusal | null {
    if (g.outcome !== null) return engineRefusal('refuse.over');
    if (!g.asked.includes(seat)) return engineRefusal('refuse.notAsked');
    const known = typeof choice === 'object' && choice !== null;
    const admitted = known ? (list ?? this.explained(g, seat)).admits(choice) : null;
    if (admitted === true) return null;
    return admitted ?? engineRefusal('refuse.notOffered');
  }

  /** Carries out a choice that is known to be legal, and plays on to the next question. */
  take(g: Position<T>, seat: Seat, choice: T['choice']): void {
    this.turnTo(g);
    const frame = g.flow[g.flow.length - 1];
    const step = this.steps[frame.step];
    if (step.kind === 'decision') step.take(g, frame, seat, choice, this);
    else if (step.kind === 'simultaneous') this.answer(g, frame, step, seat, choice);
    this.settle(g);
  }

  /** Switches to this position. Written only when it changes: V8 makes such writes expensive. */
  private turnTo(g: Position<T>): void {
    if (this.position !== g) this.position = g;
    if (this.flow !== g.flow) this.flow = g.flow;
  }

  private answer(
    g: Position<T>,
    frame: T['frame'],
    step: SimultaneousStep<T>,
    seat: Seat,
    choice: T['choice'],
  ): void {
    const before = g.answers[seat];
    const given = before.length === 0 ? [choice] : [...before, choice];
    g.answers[seat] = given;
    if (step.more?.(g, frame, seat, given)) return;
    g.asked = without(g.asked, seat);
    if (g.asked.length === 0) this.resolve(g, frame, step);
  }

  /** Why `seat` may not resign now; null when it may. */
  noResignation(g: Position<T>, seat: Seat): Refusal | null {
    const { resignation } = this.game;
    if (g.outcome !== null) return engineRefusal('refuse.over');
    if (resignation === undefined) return engineRefusal('refuse.noResigning');
    const here = Number.isInteger(seat) && seat >= 0 && seat < g.seats;
    if (!here || resignation.has(g, seat)) return engineRefusal('refuse.resigned');
    return null;
  }

  /** A seat resigns; the rest of the game continues to the next question. */
  resign(g: Position<T>, seat: Seat): void {
    this.turnTo(g);
    this.witness?.log('log.resigned', { seat });
    this.game.resignation?.declare(g, seat, this);
    if (g.outcome !== null) g.answers = [];
    else if (g.answers.length > 0) this.forgetAnswers(g, seat);
    this.settle(g);
    for (let count = 0; g.asked.includes(seat); count++) {
      const choice = defaultAnswer(this.game, g, seat);
      const { frame, step } = this.due(g);
      if (choice === null) throw new RulesFault(`"${frame.step}" has no default for a seat that gives up`);
      if (count > MOST_AUTOMATIC_STEPS) throw faultOf(frame, step);
      this.take(g, seat, choice);
    }
  }

  /** What a game lets happen from outside; the question stays open. */
  inject(g: Position<T>, inject: string): void {
    this.turnTo(g);
    this.game.injects?.[inject]?.happen(g, this);
    this.settle(g);
  }

  /** In the open simultaneous step the seat is asked no more. */
  private forgetAnswers(g: Position<T>, seat: Seat): void {
    const { step, frame } = this.due(g);
    g.answers[seat] = [];
    g.asked = g.asked.filter((other) => other !== seat);
    if (g.asked.length === 0 && step.kind === 'simultaneous') this.resolve(g, frame, step);
  }

  /** Takes back a seat's last answer in the open simultaneous step. False when it has given none. */
  retract(g: Position<T>, seat: Seat): boolean {
    const given = g.answers[seat];
    if (given === undefined || given.length === 0) return false;
    given.pop();
    if (!g.asked.includes(seat)) g.asked = [...g.asked, seat].sort((a, b) => a - b);
    return true;
  }

  /**
   * Takes over a position of older rules: adds what these have more, and puts the question again. Answers that were given to
   * it in secret are dropped.
   */
  takeOver(g: Position<T>, version: number): void {
    Object.assign(g, { options: { ...defaultOptions(this.game, g.seats), ...g.options } });
    this.game.takeOver?.(g, version);
    g.answers = [];
    this.settle(g);
  }

  /** Plays automatic steps until a seat is asked or the game is over. */
  settle(g: Position<T>): void {
    this.turnTo(g);
    for (let count = 0; g.outcome === null; count++) {
      const frame = g.flow[g.flow.length - 1];
      const step = frame === undefined ? undefined : this.steps[frame.step];
      if (step === undefined || count > MOST_AUTOMATIC_STEPS) throw faultOf(frame, step);
      if (step.kind === 'decision') {
        g.asked = ALONE[step.asks(g, frame)];
        return;
      }
      if (step.kind === 'automatic') step.run(g, frame, this);
      else if (this.askTogether(g, frame, step)) return;
    }
    g.asked = NOBODY;
  }

  /** Opens a simultaneous step, unless it is open already. False when it asks nobody and is over at once. */
  private askTogether(g: Position<T>, frame: T['frame'], step: SimultaneousStep<T>): boolean {
    if (g.answers.length > 0) return true;
    g.asked = step.asks(g, frame);
    g.answers = noAnswers(g.seats);
    if (g.asked.length > 0) return true;
    this.resolve(g, frame, step);
    return false;
  }

  private resolve(g: Position<T>, frame: T['frame'], step: SimultaneousStep<T>): void {
    const answers = g.answers;
    g.answers = [];
    step.resolve(g, frame, answers, this);
  }

  next(frame: T['frame'], ...then: T['frame'][]): void {
    this.flow.pop();
    this.call(frame, ...then);
  }

  call(frame: T['frame'], ...then: T['frame'][]): void {
    for (let last = then.length - 1; last >= 0; last--) this.flow.push(then[last]);
    this.flow.push(frame);
  }

  done(): void {
    this.flow.pop();
  }

  end(outcome: Outcome): void {
    if (this.position === null) return;
    this.position.outcome = outcome;
    this.position.flow = [];
  }

  get isHeard(): boolean {
    return this.witness !== null;
  }

  log<K extends keyof T['words'] & string>(say: K, args: Args<T['words'][K]>, to?: readonly Seat[]): void {
    this.witness?.log(say, args, to);
  }

  mark(): void {
    this.witness?.mark();
  }

  round(): void {
    if (this.position === null) return;
    this.position.round++;
    this.witness?.round(this.position);
  }
}
