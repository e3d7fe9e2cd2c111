import type { Seat } from '@entente/engine';
import { SET_SIZE, typeOf, worthOf } from '../../data/cards/economic.ts';
import { EFFECTS } from '../../data/cards/political.ts';
import { ROUTE_VALUES } from '../../data/cards/routes.ts';
import { MAPS } from '../../data/map.ts';
import { FLEET, LAND, SHIP_COSTS } from '../../data/units.ts';
import { distance } from '../../phases/05-governments-and-regions/regions.ts';
import { type Hand, NEUTRAL, type Position } from '../../position.ts';
import { fleetAt } from '../../queries.ts';
import { chanceToWin, sizeOf, stackWorth } from './force.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat has besides points, PP and oil. */

const types = [0, 0, 0, 0, 0];

/** Economic cards by value, complete sets, Trade Routes. */
export function economyWorth({ economic, disabled, routes, disabledRoutes }: Hand): number {
  let worth = 0;
  types.fill(0);
  for (let kind = 0; kind < economic.length; kind++) {
    worth += worthOf(kind) * (WEIGHTS.economic * economic[kind] + WEIGHTS.disabled * disabled[kind]);
    types[typeOf(kind)] += economic[kind];
  }
  let wild = 0;
  for (let route = 0; route < ROUTE_VALUES.length; route++) {
    if ((routes & (1 << route)) === 0) continue;
    const off = (disabledRoutes & (1 << route)) !== 0;
    worth += ROUTE_VALUES[route] * (off ? WEIGHTS.route / 2 : WEIGHTS.route);
    wild++;
  }
  return worth + WEIGHTS.set * sets(wild);
}

/** Sets that the cards make with this number of routes in place of missing cards (ATK-21.4). */
function sets(wild: number): number {
  let count = 0;
  let left = wild;
  for (;;) {
    let missing = 0;
    for (let type = 0; type < SET_SIZE; type++) if (types[type] <= count) missing++;
    if (missing > left || missing === SET_SIZE) return count;
    left -= missing;
    count++;
  }
}

/** What a Political Action card is worth in the hand, by kind. */
export const HELD: readonly number[] = EFFECTS.map((effect) =>
  effect.do === 'block' || effect.do === 'pact'
    ? WEIGHTS.block
    : effect.do === 'gain'
      ? 2 * WEIGHTS.card
      : WEIGHTS.card,
);

export function handWorth({ political }: Hand): number {
  let worth = 0;
  for (let kind = 0; kind < political.length; kind++) worth += political[kind] * HELD[kind];
  return worth;
}

const enemy = [0, 0, 0, 0];
const own = [0, 0, 0, 0];

/** Stacks, and what lies around a seat’s regions: prey, kin and danger. */
export const landWorth = (g: Position, seat: Seat): number => landWorths(g, seat)[seat];

/** The same for all seats, or for one of them only. */
export function landWorths(g: Position, only: Seat = NEUTRAL): number[] {
  const { owner, units, capitals } = g.public;
  const { regions, adjacent } = MAPS[g.options.map];
  const worths = new Array<number>(g.seats).fill(0);
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    const around = adjacent[region];
    const seat = owner[region];
    if (seat === NEUTRAL) {
      addPrey(g, region, around, only, worths);
      continue;
    }
    if (only !== NEUTRAL && seat !== only) continue;
    let idle = true;
    let danger = false;
    enemy.fill(0);
    for (let at = 0; at < around.length; at++) {
      const other = owner[around[at]];
      if (other === seat) worths[seat] += WEIGHTS.cohesion;
      else idle = false;
      if (other < 0 || other === seat) continue;
      worths[seat] -= WEIGHTS.enemyBorder;
      danger = true;
      for (let kind = 0; kind < LAND; kind++) enemy[kind] += units[around[at] * LAND + kind];
    }
    worths[seat] += stackWorth(units, region * LAND, idle);
    const capital = capitals[seat] === region;
    if (capital) worths[seat] += WEIGHTS.capital;
    if (!danger || sizeOf(enemy) < 2) continue;
    for (let kind = 0; kind < LAND; kind++) own[kind] = units[region * LAND + kind];
    const stake = 2 * WEIGHTS.point + (capital ? WEIGHTS.capital : 0);
    worths[seat] -= WEIGHTS.threat * stake * chanceToWin(enemy, own, g.options.order);
  }
  return worths;
}

/** A Minor Neutral is worth something to those beside it, more to its kin. */
function addPrey(
  { public: { owner, government, governments } }: Position,
  region: number,
  around: readonly number[],
  only: Seat,
  worths: number[],
): void {
  for (let seat = 0; seat < worths.length; seat++) {
    if (only !== NEUTRAL && seat !== only) continue;
    if (!around.some((other) => owner[other] === seat)) continue;
    worths[seat] += WEIGHTS.neighbour;
    if (governments[seat] >= 0 && government[region] >= 0)
      worths[seat] += WEIGHTS.affinity * (3 - distance(government[region], governments[seat]));
  }
}

/** Ships by price, a little more in waters that touch an own region. */
export function fleetWorth(g: Position, seat: Seat): number {
  const { owner, ships } = g.public;
  const { regions, seas, touches } = MAPS[g.options.map];
  let worth = 0;
  for (const sea of seas) {
    const at = fleetAt(sea, seat);
    let count = 0;
    for (let kind = 0; kind < FLEET; kind++) {
      count += ships[at + kind];
      worth += WEIGHTS.ship * SHIP_COSTS[kind] * ships[at + kind];
    }
    if (count === 0) continue;
    for (const region of regions) {
      if (owner[region] === seat && touches[region].includes(sea)) {
        worth += WEIGHTS.shipAtHome * count;
        break;
      }
    }
  }
  return worth;
}
