import type { Seat } from '@entente/engine';
import type { PoliticalEffect } from '../data/cards/political.ts';
import { CONTINENT_OF, MAPS } from '../data/map.ts';
import { distance, isAdjacentToOwn } from '../phases/05-governments-and-regions/regions.ts';
import { NEUTRAL, type Position } from '../position.ts';
import { total } from './hand.ts';

/** What Political Action cards can be aimed at. A card without a target has no effect when played (ATK-15.12). */

/** May a card be aimed at this region? `chosen` are regions that it is aimed at already. */
export function isTargetRegion(
  g: Position,
  seat: Seat,
  effect: PoliticalEffect,
  region: number,
  chosen: readonly number[],
): boolean {
  const { owner, government, governments } = g.public;
  if (owner[region] !== NEUTRAL) return false;
  const apart = distance(government[region], governments[seat]);
  switch (effect.do) {
    case 'shift':
      return true;
    case 'convert':
      return apart > 0;
    case 'wave':
      return (
        apart > 0 &&
        !chosen.includes(region) &&
        (chosen.length === 0 || CONTINENT_OF[chosen[0]] === CONTINENT_OF[region])
      );
    case 'gain':
      return apart <= effect.distance && isAdjacentToOwn(g, seat, region);
    default:
      return false;
  }
}

const NONE: readonly number[] = [];

export function hasTargetRegion(
  g: Position,
  seat: Seat,
  effect: PoliticalEffect,
  chosen: readonly number[] = NONE,
): boolean {
  const { regions } = MAPS[g.options.map];
  for (let index = 0; index < regions.length; index++) {
    if (isTargetRegion(g, seat, effect, regions[index], chosen)) return true;
  }
  return false;
}

/** An opponent who has something to lose: the sizes of hands are open to all. */
export function isTargetPlayer(g: Position, seat: Seat, effect: PoliticalEffect, target: Seat): boolean {
  if (target === seat) return false;
  const hand = g.private[target];
  switch (effect.do) {
    case 'steal':
    case 'assassinate':
      return total(hand.political) > 0;
    case 'stealEconomic':
    case 'sabotage':
      return total(hand.economic) > 0;
    default:
      return false;
  }
}

/** The only opponent that a card can be aimed at; -1 when there is none, and `seats` when there are several. */
export function onlyTarget(g: Position, seat: Seat, effect: PoliticalEffect): number {
  let only = -1;
  for (let target = 0; target < g.seats; target++) {
    if (!isTargetPlayer(g, seat, effect, target)) continue;
    if (only >= 0) return g.seats;
    only = target;
  }
  return only;
}
