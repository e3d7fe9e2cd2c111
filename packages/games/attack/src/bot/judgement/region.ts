import type { Seat } from '@entente/engine';
import { CONTINENT_OF, MAPS } from '../../data/map.ts';
import { victoryPoints } from '../../phases/23-the-end-of-the-game/victory.ts';
import { NEUTRAL, type Position, type World } from '../../position.ts';
import { garrison } from '../../queries.ts';
import { WEIGHTS } from './weights.ts';

const DEMOCRACY = 1;
const MONARCHY = 2;
const FASCISM = 3;

/** The strongest of the others. */
export function rivalOf(g: Position, seat: Seat): Seat {
  let rival = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    const points = victoryPoints(g, other);
    if (points <= most) continue;
    most = points;
    rival = other;
  }
  return rival;
}

/** Enemy losses that bring a Fascist a point (ATK-24.6). */
const CONQUEST = 3;

/** Points that an owner loses with a region: a Monarch more overseas (ATK-24.5). */
function lossOf({ governments, capitals }: World, owner: Seat, region: number): number {
  return governments[owner] === MONARCHY && CONTINENT_OF[region] !== CONTINENT_OF[capitals[owner]] ? 3 : 2;
}

/** Weight of points of opponents other than the strongest. */
const OTHERS = 0.3;

/**
 * What a region would bring to a seat that does not own it (ATK-24): by force, or because it joins. For regions
 * of players, the caller names the seat’s rival.
 */
export function regionWorth(g: Position, seat: Seat, region: number, byForce: boolean, rival = -1): number {
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
    worth += lossOf(world, owner, region) * WEIGHTS.rival * (owner === rival ? 1 : OTHERS);
    if (mine === FASCISM && garrison(world, region) >= CONQUEST) points += 1;
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
