import { copyFlat, Referee, type Refusal, type Seat, SeededChance } from '@entente/engine';
import type { CardId } from '../data/cards.ts';
import { RULEBOOK_VIEW } from '../data/scoring.ts';
import { limit } from '../game.ts';
import { everySeat, round } from '../phases/social/round.ts';
import {
  C,
  F,
  I,
  type Limit,
  type LimitOptions,
  M,
  type Nation,
  type Position,
  R,
  type World,
} from '../position.ts';

/*
 * For tests that read like the examples of the rulebook: a situation is given, some steps are played, questions are
 * answered. What comes after those steps never happens: the situation rests.
 */

const DEFAULTS: LimitOptions = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  endOfTrack: 'nothing',
  annexation: 'target',
  resilience: 'once',
  ...RULEBOOK_VIEW,
};

/** A step that goes through the nations, from its beginning. */
type Begun = {
  readonly step: 'food' | 'consumption' | 'publicOrder' | 'militaryCrisis';
  readonly turn?: number;
};

/** Something to rest on when the frames under test are done. */
const REST: Limit['frame'] = { step: 'breakAlliance', seat: 0, alliance: 'military' };

export interface Told {
  say: string;
  args: Record<string, unknown>;
  /** Who alone may read it. */
  to?: readonly Seat[];
}

export class Situation {
  readonly g: Position;
  readonly told: Told[] = [];
  private readonly referee: Referee<Limit>;

  constructor(seats: number, options: Partial<LimitOptions> = {}) {
    const told = this.told;
    const witness = {
      log: (say: string, args: object, to?: readonly Seat[]) =>
        told.push({ say, args: { ...args }, ...(to === undefined ? {} : { to }) }),
      mark: () => {},
      round: () => {},
    };
    this.referee = new Referee(limit, new SeededChance(1), witness);
    this.g = this.referee.start(seats, { ...DEFAULTS, ...options });
    this.g.public.leader = 0;
    this.g.flow = [REST];
    this.g.answers = [];
    told.length = 0;
  }

  get world(): World {
    return this.g.public;
  }

  nation(seat: Seat): Nation {
    return this.world.nations[seat];
  }

  /** Plays these frames, in this order, as far as nobody is asked. */
  when(...frames: (Limit['frame'] | Begun)[]): this {
    this.g.flow = [REST, ...frames.map((frame) => this.begun(frame)).reverse()];
    this.referee.settle(this.g);
    return this;
  }

  private begun(frame: Limit['frame'] | Begun): Limit['frame'] {
    switch (frame.step) {
      case 'food':
      case 'consumption':
      case 'militaryCrisis':
        return { ...round(this.g.seats, frame.step), turn: frame.turn ?? 0, stage: 0 };
      case 'publicOrder':
        return { ...round(this.g.seats, frame.step), reasons: everySeat(this.g.seats, 'progress') };
      default:
        return copyFlat(frame);
    }
  }

  /** The step that asks somebody, or 'rest' when all frames are done. */
  get step(): string {
    if (this.g.outcome !== null) return 'over';
    const frame = this.g.flow[this.g.flow.length - 1];
    return this.g.flow.length === 1 ? 'rest' : frame.step;
  }

  get asked(): Seat {
    return this.g.asked[0];
  }

  /** What the asked seat may do; an amount shows its limits. */
  get open(): unknown[] {
    return this.referee.explained(this.g, this.asked).offers.map(({ choice, fill }) => {
      if (fill?.kind !== 'amount') return choice;
      return { ...choice, [fill.field]: `${fill.min} to ${fill.max}` };
    });
  }

  /** The rule that forbids a choice, or null when it is open. */
  refusedBy(choice: Limit['choice']): string | null {
    return this.referee.refusal(this.g, this.asked, choice)?.rule ?? null;
  }

  /** Why a choice is not open, with its numbers; null when it is. */
  whyNot(choice: Limit['choice']): Refusal | null {
    return this.referee.refusal(this.g, this.asked, choice);
  }

  answer(...choices: Limit['choice'][]): this {
    for (const choice of choices) this.answerOf(this.asked, choice);
    return this;
  }

  /** One of several who are asked at the same time. */
  answerOf(seat: Seat, ...choices: Limit['choice'][]): this {
    for (const choice of choices) {
      const refusal = this.referee.refusal(this.g, seat, choice);
      if (refusal !== null)
        throw new Error(`${JSON.stringify(choice)} is refused: ${JSON.stringify(refusal)}`);
      this.referee.take(this.g, seat, choice);
    }
    return this;
  }

  heard(say: string): boolean {
    return this.told.some((entry) => entry.say === say);
  }
}

interface Wanted {
  /** Heads, as printed on the population track. */
  people?: number;
  /** Levels of the factories. */
  R?: number;
  I?: number;
  M?: number;
  stock?: { R?: number; I?: number; M?: number; F?: number };
  sol?: [number, number, number, number, number];
  cards?: CardId[];
}

const PEOPLE = [0, 1, 2, 3, 5, 10, 20, 30, 50, 100];

/** Sets what a test is about and leaves the rest. Other fields are set by their own names. */
export function make(nation: Nation, wanted: Wanted & Partial<Omit<Nation, 'stock' | 'sol'>>): void {
  const { people, R: renewable, I: industrial, M: military, stock, sol, cards, ...plain } = wanted;
  if (people !== undefined) nation.population = PEOPLE.indexOf(people);
  if (renewable !== undefined) nation.factories[R] = renewable;
  if (industrial !== undefined) nation.factories[I] = industrial;
  if (military !== undefined) nation.factories[M] = military;
  if (stock?.R !== undefined) nation.stock[R] = stock.R;
  if (stock?.I !== undefined) nation.stock[I] = stock.I;
  if (stock?.M !== undefined) nation.stock[M] = stock.M;
  if (stock?.F !== undefined) nation.stock[F] = stock.F;
  if (cards !== undefined) nation.permanents = cards;
  if (sol !== undefined) {
    nation.sol = sol;
    nation.column = sol[C];
    nation.rows = sol.filter((standard) => standard < 3).length;
  }
  Object.assign(nation, plain);
}
