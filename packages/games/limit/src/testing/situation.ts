import type { Seat } from '@entente/engine';
import { SituationOf } from '@entente/testing/situation';
import type { CardId } from '../data/cards/index.ts';
import { RULEBOOK_VIEW } from '../data/scoring.ts';
import { limit } from '../game.ts';
import { everySeat, round } from '../phases/02-social-phase/round.ts';
import {
  C,
  FOSSIL,
  INDUSTRIAL,
  type Limit,
  type LimitOptions,
  MILITARY,
  type Nation,
  RENEWABLE,
} from '../position.ts';

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

export class Situation extends SituationOf<Limit> {
  constructor(seats: number, options: Partial<LimitOptions> = {}) {
    super(limit, REST, seats, { ...DEFAULTS, ...options });
    this.world.leader = 0;
  }

  nation(seat: Seat): Nation {
    return this.world.nations[seat];
  }

  override when(...frames: (Limit['frame'] | Begun)[]): this {
    return super.when(...frames.map((frame) => this.begun(frame)));
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
        return frame;
    }
  }

  /** What the asked seat may do; an amount shows its limits. */
  get offered(): unknown[] {
    return this.referee.explained(this.g, this.asked[0]).offers.map(({ choice, fill }) => {
      if (fill?.kind !== 'amount') return choice;
      return { ...choice, [fill.field]: `${fill.min} to ${fill.max}` };
    });
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
  if (renewable !== undefined) nation.factories[RENEWABLE] = renewable;
  if (industrial !== undefined) nation.factories[INDUSTRIAL] = industrial;
  if (military !== undefined) nation.factories[MILITARY] = military;
  if (stock?.R !== undefined) nation.stock[RENEWABLE] = stock.R;
  if (stock?.I !== undefined) nation.stock[INDUSTRIAL] = stock.I;
  if (stock?.M !== undefined) nation.stock[MILITARY] = stock.M;
  if (stock?.F !== undefined) nation.stock[FOSSIL] = stock.F;
  if (cards !== undefined) nation.permanents = cards;
  if (sol !== undefined) {
    nation.sol = sol;
    nation.column = sol[C];
    nation.rows = sol.filter((standard) => standard < 3).length;
  }
  Object.assign(nation, plain);
}
