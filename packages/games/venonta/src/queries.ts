import type { Course, Seat } from '@entente/engine';
import { DEAREST_RATION, FOOD, RATION_PRICES, TEP_PRICES } from './data/tables.ts';
import { STRETCH_OF, type Stretch } from './data/terms.ts';
import {
  DISCS,
  FACTORY,
  FARM,
  FOREST,
  HIDDEN,
  INTENSIVE,
  LANDS,
  NOBODY,
  SEATS,
  type Venonta,
  type VenontaOptions,
  type World,
} from './position.ts';

/** What can be read off the table. */

/** The calendar says which phase is played: of steps that come in several. */
export function phaseNow({ public: { phase } }: Course<Venonta>): Stretch {
  return STRETCH_OF[phase];
}

/** VEN-0.1.2 */
export function controllerOf(world: World, land: number): Seat {
  const coloniser = world.coloniser[land];
  return coloniser === NOBODY ? world.owner[land] : coloniser;
}

/** Is it no colony? */
export function isFree(world: World, land: number): boolean {
  return world.coloniser[land] === NOBODY;
}

/**
 * A territory that this seat owns and nobody has colonised: only there one produces, and trades or moves TEP
 * (VEN-9.9.1).
 */
export function isOwnFree(world: World, land: number, seat: Seat): boolean {
  return world.owner[land] === seat && world.coloniser[land] === NOBODY;
}

/** Discs of one state on a territory. */
export function discsOn(world: World, land: number, state: number): number {
  const { disc } = world;
  const at = land * DISCS;
  let count = 0;
  for (let index = at; index < at + DISCS; index++) if (disc[index] === state) count++;
  return count;
}

/**
 * Discs of one state on the territories that a seat controls: factories of a colony are the coloniser's (VEN-9.9.2).
 */
export function controlled(world: World, seat: Seat, state: number): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) === seat) count += discsOn(world, land, state);
  }
  return count;
}

/** Discs of one state on the territories that a seat owns. */
export function owned(world: World, seat: Seat, state: number): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] === seat) count += discsOn(world, land, state);
  }
  return count;
}

/** VEN-9.2.7; General Strike leaves none. */
export function freeFactories(world: World, seat: Seat): number {
  if (world.strike[seat] > 0) return 0;
  const built = world.active === seat ? world.tanksBuilt : 0;
  return spareFactories(world, seat) - built;
}

/** Factories that no intensive farm needs. */
export function spareFactories(world: World, seat: Seat): number {
  const { disc } = world;
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) continue;
    const at = land * DISCS;
    for (let index = at; index < at + DISCS; index++) {
      if (disc[index] === FACTORY) count++;
      else if (disc[index] === INTENSIVE) count--;
    }
  }
  return count;
}

/**
 * 1 for a territory, 1 for a farm, 3 for an intensive one (VEN-0.1.10), on a colony still for its owner (VEN-3.2,
 * VEN-9.9.3).
 */
export function productionOf(world: World, options: VenontaOptions, seat: Seat): number {
  const base = options.food === 'two' ? FOOD.otherBase : FOOD.base;
  let food = 0;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] !== seat) continue;
    food += base + FOOD.farm * discsOn(world, land, FARM) + FOOD.intensive * discsOn(world, land, INTENSIVE);
  }
  return food;
}

/** Migrants whom a seat has still to feed (VEN-17.7), also on its colonised territories (VEN-9.9.3). */
export function mouthsFromAbroad(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) if (world.owner[land] === seat) count += world.migrants[land];
  return count;
}

/** VEN-11.1.2; cards of the feeding that is running count for the active player. */
export function needOf(world: World, seat: Seat): number {
  const need = world.population[seat] + mouthsFromAbroad(world, seat);
  return world.active === seat ? Math.max(0, need + world.needMod) : need;
}

/** The stock less what is still needed (VEN-9.4.5): all of it when the people are fed (VEN-11.1.12). */
export function surplusOf(world: World, seat: Seat): number {
  return world.fed[seat] > 0 ? world.stock[seat] : world.stock[seat] - needOf(world, seat);
}

/** What a seat asks for one ration while it has this surplus (VEN-9.4.4). */
export function rationPrice(surplus: number): number {
  for (let row = 0; row < RATION_PRICES.length; row++) {
    if (surplus >= RATION_PRICES[row].from) return RATION_PRICES[row].price;
  }
  return DEAREST_RATION;
}

/** Price of several rations of one seller, one after the other (VEN-9.4.5). */
export function rationsPrice(world: World, seller: Seat, rations: number): number {
  const surplus = surplusOf(world, seller);
  let price = 0;
  for (let sold = 0; sold < rations; sold++) price += rationPrice(surplus - sold);
  return price;
}

/** VEN-9.4.3, with Fuel Shock and Cartel. */
export function tepPrice(world: World, seller: Seat): number {
  let price = 0;
  for (let row = 0; row < TEP_PRICES.length && world.consumed >= TEP_PRICES[row].from; row++) {
    price = TEP_PRICES[row].price;
  }
  return price + world.fuelShock + world.cartel[seller];
}

/**
 * Factories and intensive farms that emit at the end of the round (VEN-0.1.13, VEN-24.14); nothing else does
 * (VEN-12.2).
 */
export function plantsOf(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (controllerOf(world, land) !== seat) continue;
    const at = land * DISCS;
    for (let index = at; index < at + DISCS; index++) {
      if (world.disc[index] === INTENSIVE || (world.disc[index] === FACTORY && world.renewable[index] === 0))
        count++;
    }
  }
  return count;
}

/** VEN-12.1 */
export function emissionsOf(world: World, options: VenontaOptions, seat: Seat): number {
  const plants = plantsOf(world, seat);
  return options.emissions === 'each' ? plants : (plants + 1) >> 1;
}

/** VEN-13.1, less recycling. */
export function wasteOf(world: World, seat: Seat): number {
  return Math.max(0, controlled(world, seat, FACTORY) + world.wasteMod[seat]);
}

export function tanksOn(world: World, land: number, seat: Seat): number {
  return world.tanks[land * SEATS + seat];
}

export function tanksOf(world: World, seat: Seat): number {
  let count = 0;
  for (let at = seat; at < LANDS * SEATS; at += SEATS) count += world.tanks[at];
  return count;
}

export function fishLeft(world: World): number {
  let count = 0;
  for (let ocean = 0; ocean < world.fish.length; ocean++) count += world.fish[ocean];
  return count;
}

export function forestsOf(world: World, seat: Seat): number {
  return owned(world, seat, FOREST);
}

/** Could a player hold this card? Nobody if all can see where it is. */
export function isHidden(world: World, card: number): boolean {
  return world.cards[card] === HIDDEN;
}

/** VP strictly above CO2 (VEN-6.5). */
export function isResilient(world: World, seat: Seat): boolean {
  return world.vp[seat] > world.co2;
}
