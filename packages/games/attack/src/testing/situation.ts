import { type Seat, SeededChance } from '@entente/engine';
import { SituationOf } from '@entente/testing/situation';
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
import type { Frame } from '../flow.ts';
import { attack } from '../game.ts';
import { type Attack, type AttackOptions, NEUTRAL } from '../position.ts';
import { fleetAt } from '../queries.ts';
import { DEFAULTS } from './defaults.ts';

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

export class Situation extends SituationOf<Attack> {
  private readonly dice: Dice;

  /** An empty world of Minor Neutrals, all Democracies; nobody has cards, Production Points or oil. */
  constructor(seats: number, options: Partial<AttackOptions> = {}) {
    const dice = new Dice(1);
    super(attack, REST, seats, { ...DEFAULTS, ...options }, dice);
    this.dice = dice;
    this.clear();
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
    Object.assign(this.world, { active: seat, actions: 0, used: 0, mission: 0, failedBlitz: 0, blocker: -1 });
    return this.when({ step: 'turn' });
  }
}
