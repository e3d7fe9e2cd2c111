import type { Seat } from '@entente/engine';
import { CONTINENT_OF, MAPS } from '../data/map.ts';
import { NEUTRAL, type Position } from '../position.ts';
import { WEIGHTS } from './weights.ts';

const DEMOCRACY = 1;
const MONARCHY = 2;
const FASCISM = 3;

/** What a region would bring to a seat that does not own it (ATK-24): by force, or because it joins. */
export function regionWorth(g: Position, seat: Seat, region: number, byForce: boolean): number {
  const world = g.public;
  const owner = world.owner[region];
  const mine = world.governments[seat];
  let points = 2;
  let worth = 0;
  if (owner === NEUTRAL) {
    worth += WEIGHTS.spoils;
    if (mine <= DEMOCRACY && world.government[region] === mine) points -= 1;
    if (byForce && mine === DEMOCRACY) points -= 1;
    if (byForce && mine === FASCISM) points += 0.4;
  } else {
    worth += (2 * WEIGHTS.rival) / Math.max(1, g.seats - 1);
    if (mine === FASCISM) points += 0.5;
    for (let other = 0; other < g.seats; other++)
      if (world.capitals[other] === region) worth += WEIGHTS.capital;
  }
  if (mine === MONARCHY && CONTINENT_OF[region] !== CONTINENT_OF[world.capitals[seat]]) points += 1;
  return worth + WEIGHTS.point * points;
}

/** Can this region of an owner attack something beside it? */
export function isIdle({ public: { owner }, options }: Position, region: number): boolean {
  const adjacent = MAPS[options.map].adjacent[region];
  const seat = owner[region];
  for (let index = 0; index < adjacent.length; index++) if (owner[adjacent[index]] !== seat) return false;
  return true;
}
