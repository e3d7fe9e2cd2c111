import { copyFlat, defaultAnswer, Referee, type Seat, SeededChance, type View, view } from '@entente/engine';
import { ECONOMIC_CARDS, type EconomicCard } from '../data/cards/economic.ts';
import { KIND_OF } from '../data/cards/political.ts';
import { ROUTES, type Route } from '../data/cards/routes.ts';
import { MAPS, REGION_OF, type Region, SEA_OF, type Sea } from '../data/map.ts';
import {
  GOVERNMENTS,
  type Government,
  LAND_UNITS,
  type LandUnit,
  type PoliticalCard,
  SHIPS,
  type Ship,
  TECHNOLOGIES,
  type Technology,
} from '../data/terms.ts';
import { LAND } from '../data/units.ts';
import type { Choice, Frame } from '../flow.ts';
import { attack } from '../game.ts';
import { type Attack, type AttackOptions, NEUTRAL, type Position, type World } from '../position.ts';
import { fleetAt } from '../table.ts';
import { DEFAULTS } from './defaults.ts';

/*
 * For tests that read like the examples of the rulebook: a situation is given, some steps are played, questions are
 * answered. What comes after the steps under test never happens: the situation rests.
 */

/** Something to rest on: nobody acts in it unless the frames under test are done. */
const REST: Frame = { step: 'capital', seat: 0 };

/** Dice that fall as the test says; everything else is seeded. */
class Dice extends SeededChance {
  readonly faces: number[] = [];

  override die(sides: number): number {
    return this.faces.shift() ?? super.die(sides);
  }
}

type Units = Partial<Record<LandUnit, number>>;
type Fleet = Partial<Record<Ship, number>>;

export class Situation {
  readonly g: Position;
  readonly told: { say: string; args: Record<string, unknown>; to: readonly Seat[] | undefined }[] = [];
  private readonly referee: Referee<Attack>;
  private readonly dice = new Dice(1);

  /** An empty world of Minor Neutrals, all Democracies; nobody has cards, Production Points or oil. */
  constructor(seats: number, options: Partial<AttackOptions> = {}) {
    const told = this.told;
    const witness = {
      log: (say: string, args: object, to?: readonly Seat[]) => told.push({ say, args: { ...args }, to }),
      mark: () => {},
      round: () => {},
    };
    this.referee = new Referee(attack, this.dice, witness);
    this.g = this.referee.start(seats, { ...DEFAULTS, ...options });
    this.clear();
    told.length = 0;
  }

  private clear(): void {
    const { g, world } = this;
    for (const region of MAPS[g.options.map].regions) {
      world.owner[region] = NEUTRAL;
      world.government[region] = GOVERNMENTS.indexOf('democracy');
    }
    world.units.fill(0);
    world.ships.fill(0);
    world.reserve.fill(0);
    world.governments.fill(0);
    world.pp.fill(0);
    world.oil.fill(0);
    world.active = 0;
    world.first = 0;
    for (const hand of g.private) {
      for (const [kind, count] of hand.political.entries()) g.secret.political[kind] += count;
      for (const [kind, count] of hand.economic.entries()) g.secret.economic[kind] += count;
      hand.political.fill(0);
      hand.economic.fill(0);
    }
    g.flow = [REST];
    g.answers = [];
    g.asked = [];
  }

  get world(): World {
    return this.g.public;
  }

  /** A nation with its government, its capital and its regions; the capital is one of them. */
  nation(seat: Seat, government: Government, capital: Region, regions: Partial<Record<Region, Units>>): this {
    this.world.governments[seat] = GOVERNMENTS.indexOf(government);
    this.world.capitals[seat] = REGION_OF[capital];
    for (const [id, units] of Object.entries(regions)) this.army(seat, id as Region, units);
    if (!(capital in regions)) this.army(seat, capital, { infantry: 1 });
    return this;
  }

  /** These units stand in a region, and nobody else’s. */
  army(seat: Seat, id: Region, units: Units): this {
    const region = REGION_OF[id];
    this.world.owner[region] = seat;
    this.world.government[region] = NEUTRAL;
    LAND_UNITS.forEach((unit, kind) => {
      this.world.units[region * LAND + kind] = units[unit] ?? 0;
    });
    return this;
  }

  units(id: Region): Units {
    const at = REGION_OF[id] * LAND;
    const found: Units = {};
    LAND_UNITS.forEach((unit, kind) => {
      if (this.world.units[at + kind] > 0) found[unit] = this.world.units[at + kind];
    });
    return found;
  }

  owner(id: Region): Seat | Government {
    const region = REGION_OF[id];
    const seat = this.world.owner[region];
    return seat >= 0 ? seat : GOVERNMENTS[this.world.government[region]];
  }

  neutral(id: Region, government: Government): this {
    this.world.owner[REGION_OF[id]] = NEUTRAL;
    this.world.government[REGION_OF[id]] = GOVERNMENTS.indexOf(government);
    return this;
  }

  fleet(seat: Seat, sea: Sea, ships: Fleet): this {
    SHIPS.forEach((ship, kind) => {
      this.world.ships[fleetAt(SEA_OF[sea], seat) + kind] = ships[ship] ?? 0;
    });
    return this;
  }

  ships(seat: Seat, sea: Sea): Fleet {
    const found: Fleet = {};
    SHIPS.forEach((ship, kind) => {
      const count = this.world.ships[fleetAt(SEA_OF[sea], seat) + kind];
      if (count > 0) found[ship] = count;
    });
    return found;
  }

  funds(seat: Seat, pp: number, oil: number): this {
    this.world.pp[seat] = pp;
    this.world.oil[seat] = oil;
    return this;
  }

  knows(seat: Seat, ...technologies: Technology[]): this {
    for (const id of technologies) this.world.technologies[seat] |= 1 << TECHNOLOGIES.indexOf(id);
    return this;
  }

  /** Political Action cards, taken from the deck. */
  holds(seat: Seat, ...cards: PoliticalCard[]): this {
    for (const card of cards) {
      this.g.secret.political[KIND_OF[card]]--;
      this.g.private[seat].political[KIND_OF[card]]++;
    }
    return this;
  }

  hand(seat: Seat): PoliticalCard[] {
    const { political } = this.g.private[seat];
    return (Object.keys(KIND_OF) as PoliticalCard[]).flatMap((card) =>
      new Array<PoliticalCard>(political[KIND_OF[card]]).fill(card),
    );
  }

  /** Economic cards, taken from the deck. */
  economy(seat: Seat, ...cards: EconomicCard[]): this {
    for (const card of cards) {
      this.g.secret.economic[ECONOMIC_CARDS.indexOf(card)]--;
      this.g.private[seat].economic[ECONOMIC_CARDS.indexOf(card)]++;
    }
    return this;
  }

  resources(seat: Seat, which: 'economic' | 'disabled' = 'economic'): EconomicCard[] {
    const cards = this.g.private[seat][which];
    return ECONOMIC_CARDS.flatMap((card, kind) => new Array<EconomicCard>(cards[kind]).fill(card));
  }

  routes(seat: Seat, ...routes: Route[]): this {
    for (const route of routes) {
      const bit = 1 << ROUTES.indexOf(route);
      this.world.routes &= ~bit;
      this.g.private[seat].routes |= bit;
    }
    return this;
  }

  owned(seat: Seat, which: 'routes' | 'disabledRoutes' = 'routes'): Route[] {
    return ROUTES.filter((_, route) => (this.g.private[seat][which] & (1 << route)) !== 0);
  }

  /** These dice fall next. */
  rolls(...faces: number[]): this {
    this.dice.faces.push(...faces);
    return this;
  }

  /** A turn of this seat begins. */
  turn(seat: Seat): this {
    Object.assign(this.world, { active: seat, actions: 0, used: 0, mission: 0, failedBlitz: 0 });
    return this.when({ step: 'turn' });
  }

  /** Plays these frames, in this order, as far as nobody is asked. */
  when(...frames: Frame[]): this {
    this.g.outcome = null;
    this.g.answers = [];
    this.g.flow = [REST, ...frames.map(copyFlat).reverse()];
    this.referee.settle(this.g);
    return this;
  }

  get step(): string {
    return this.g.outcome === null ? this.g.flow[this.g.flow.length - 1].step : 'over';
  }

  get asked(): readonly Seat[] {
    return this.g.asked;
  }

  /** What a seat may do; by default the first that is asked. */
  open(seat: Seat = this.asked[0]): Choice[] {
    return this.referee.explained(this.g, seat).offers.map(({ choice }) => choice);
  }

  /** The rule that forbids a choice, or null when it is open. */
  refusedBy(choice: Choice, seat: Seat = this.asked[0]): string | null {
    return this.referee.refusal(this.g, seat, choice)?.rule ?? null;
  }

  /** The first of those asked answers. */
  answer(...choices: Choice[]): this {
    for (const choice of choices) this.from(this.asked[0], choice);
    return this;
  }

  from(seat: Seat, ...choices: Choice[]): this {
    for (const choice of choices) {
      const refusal = this.referee.refusal(this.g, seat, choice);
      if (refusal !== null) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(refusal)}`);
      this.referee.take(this.g, seat, choice);
    }
    return this;
  }

  /** What a clock would answer for the first that is asked, or for another. */
  byDefault(seat: Seat = this.asked[0]): Choice | null {
    return defaultAnswer(attack, this.g, seat);
  }

  view(seat: Seat | 'spectator'): View<Attack> {
    return view(attack, this.g, seat);
  }

  /** What was said with this key, to everybody or to some. */
  heard(say: string): Record<string, unknown>[] {
    return this.told.filter((entry) => entry.say === say).map(({ args }) => args);
  }

  get faults(): string[] {
    return attack.faults(this.g);
  }
}
