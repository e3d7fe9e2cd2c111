import {
  type Chance,
  copyFlat,
  defaultAnswer,
  type Game,
  type Position,
  Referee,
  type Refusal,
  type Seat,
  SeededChance,
  type Types,
  type View,
  view,
} from '@entente/engine';

/** A line of the log. `to`: who alone may read it. */
export interface Told {
  readonly say: string;
  readonly args: Record<string, unknown>;
  readonly to?: readonly Seat[];
}

/**
 * For tests that read like the examples of a rulebook: a situation is given, some steps are played, questions are
 * answered. What comes after those steps never happens: the situation rests. A game adds what can be given and looked
 * at, and how its tests call players (`Who`).
 */
export abstract class NamedSituation<T extends Types, Who> {
  readonly g: Position<T>;
  readonly told: Told[] = [];
  protected readonly referee: Referee<T>;
  private readonly rest: T['frame'];

  /** `rest` is a frame in which nobody acts unless the frames under test are done. */
  constructor(
    game: Game<T>,
    rest: T['frame'],
    seats: number,
    options: T['options'],
    chance: Chance = new SeededChance(1),
  ) {
    this.rest = rest;
    this.referee = new Referee(game, chance, {
      log: (say: string, args: object, to?: readonly Seat[]) =>
        this.told.push({ say, args: { ...args }, ...(to === undefined ? {} : { to }) }),
      mark: () => {},
      round: () => {},
    });
    this.g = this.referee.start(seats, options);
    this.g.flow = [copyFlat(rest)];
    this.g.answers = [];
    this.g.asked = [];
    this.told.length = 0;
  }

  abstract seat(who: Who): Seat;
  protected abstract who(seat: Seat): Who;

  get world(): T['public'] {
    return this.g.public;
  }

  /** Plays these frames, in this order, as far as nobody is asked. */
  when(...frames: T['frame'][]): this {
    this.g.outcome = null;
    this.g.answers = [];
    this.g.flow = [copyFlat(this.rest), ...frames.map(copyFlat).reverse()];
    this.referee.settle(this.g);
    return this;
  }

  /** The step that asks a player, or 'rest' when all frames are done. */
  get step(): string {
    const { flow, outcome } = this.g;
    if (outcome !== null) return 'over';
    return flow.length === 1 ? 'rest' : flow[flow.length - 1].step;
  }

  get asked(): readonly Who[] {
    return this.g.asked.map((seat) => this.who(seat));
  }

  /** What a player may do; by default the first who is asked. */
  open(who: Who = this.asked[0]): T['choice'][] {
    return this.referee.explained(this.g, this.seat(who)).offers.map(({ choice }) => choice);
  }

  /** Why a choice is not open, with its numbers; null when it is. */
  refusal(choice: T['choice'], who: Who = this.asked[0]): Refusal | null {
    return this.referee.refusal(this.g, this.seat(who), choice);
  }

  /** The rule that forbids a choice, or null when it is open. */
  refusedBy(choice: T['choice'], who: Who = this.asked[0]): string | null {
    return this.refusal(choice, who)?.rule ?? null;
  }

  /** The first of those asked answers. */
  answer(...choices: T['choice'][]): this {
    for (const choice of choices) this.from(this.asked[0], choice);
    return this;
  }

  from(who: Who, ...choices: T['choice'][]): this {
    for (const choice of choices) {
      const refusal = this.refusal(choice, who);
      if (refusal !== null) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(refusal)}`);
      this.referee.take(this.g, this.seat(who), choice);
    }
    return this;
  }

  /** What a clock would answer. */
  byDefault(who: Who = this.asked[0]): T['choice'] | null {
    return defaultAnswer(this.referee.game, this.g, this.seat(who));
  }

  view(who: Who): View<T> {
    return view(this.referee.game, this.g, this.seat(who));
  }

  get spectator(): View<T> {
    return view(this.referee.game, this.g, 'spectator');
  }

  heard(say: string): boolean {
    return this.told.some((entry) => entry.say === say);
  }

  /** The facts of every line with this key. */
  said(say: string): Record<string, unknown>[] {
    return this.told.filter((entry) => entry.say === say).map(({ args }) => args);
  }

  get faults(): string[] {
    return this.referee.game.faults(this.g);
  }
}

/** Players are called by their seats. */
export abstract class SituationOf<T extends Types> extends NamedSituation<T, Seat> {
  seat(seat: Seat): Seat {
    return seat;
  }

  protected who(seat: Seat): Seat {
    return seat;
  }
}
