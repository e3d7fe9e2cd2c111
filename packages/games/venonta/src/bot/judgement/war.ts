import type { Seat } from '@entente/engine';
import { LINKS, SEA } from '../../data/board.ts';
import { COMBAT, COSTS } from '../../data/tables.ts';
import { DISCS, FACTORY, LANDS, NOBODY, type Position, SEATS, type World } from '../../position.ts';
import { controllerOf, freeFactories, tanksOn } from '../../queries.ts';
import { oddsOf } from '../odds/combat.ts';
import type { Chances } from './chances.ts';

/** How likely it is to come about, and what it will cost in tokens. */
export interface Estimate {
  p: number;
  cost: number;
}

export type Aim = 'any' | 'leader' | 'sea';

const NEVER: Estimate = { p: 0.02, cost: 0 };

/** The best attack that a seat could still make, with a tank still to be built if need be. */
export function bestAttack(g: Position, seat: Seat, chances: Chances, aim: Aim): Estimate {
  if (chances.fight === 0) return NEVER;
  const world = g.public;
  const tokens = world.tokens[seat];
  const free = chances.produce > 0 ? freeFactories(world, seat) : 0;
  const leader = aim === 'leader' ? leaderAgainst(world, g.seats, seat) : NOBODY;
  let best = NEVER;
  let worth = -1;
  for (let origin = 0; origin < LANDS; origin++) {
    if (!mayStart(world, seat, origin)) continue;
    const here = world.spentPeople[origin] > 0 && world.active === seat ? 0 : tanksOn(world, origin, seat);
    const tools = toolsOn(world, seat, origin, free, chances, here);
    for (const target of LINKS[origin]) {
      const defender = controllerOf(world, target);
      if (defender === seat || world.owner[target] === seat || world.shielded[target] > 0) continue;
      if (world.active === seat && world.attacked[target] > 0) continue;
      if (aim === 'leader' && world.vp[defender] < leader) continue;
      if (aim === 'sea' && !SEA[origin * LANDS + target]) continue;
      const guards = tanksOn(world, target, defender);
      for (const { tanks, cost } of tools) {
        const price = cost + g.options.attackCost + COMBAT.perTank * tanks;
        if (price > tokens) continue;
        const { attacker } = oddsOf(g.options.hits, force(tanks), force(guards));
        const value = attacker - price * 0.01;
        if (value <= worth) continue;
        worth = value;
        best = { p: attacker, cost: price };
      }
    }
  }
  return best;
}

const force = (tanks: number) => ({ tanks: tanks * COMBAT.dicePerForce, people: COMBAT.dicePerForce });

function mayStart(world: World, seat: Seat, land: number): boolean {
  if (world.owner[land] === seat) return world.coloniser[land] === NOBODY;
  return world.coloniser[land] === seat && world.fresh[land] === 0;
}

interface Tools {
  tanks: number;
  cost: number;
}

/** Tanks that could fight from here: those that are here, one more from a factory, one from a new factory. */
function toolsOn(
  world: World,
  seat: Seat,
  land: number,
  free: number,
  chances: Chances,
  here: number,
): Tools[] {
  const tools: Tools[] = [{ tanks: here, cost: 0 }];
  if (chances.produce === 0) return tools;
  if (hasFactory(world, land)) {
    if (free > 0) tools.push({ tanks: here + 1, cost: COSTS.tank.tokens });
  } else if (world.owner[land] === seat) {
    tools.push({ tanks: here + 1, cost: COSTS.tank.tokens + COSTS.factory.tokens });
  }
  return tools;
}

function hasFactory(world: World, land: number): boolean {
  for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++)
    if (world.disc[disc] === FACTORY) return true;
  return false;
}

/** Most VP of the others. */
function leaderAgainst(world: World, seats: number, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < seats; other++) if (other !== seat) most = Math.max(most, world.vp[other]);
  return most;
}

/** Free territories of a seat without a tank that an enemy tank could attack. */
export function exposedOf(world: World, seats: number, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] !== seat || world.coloniser[land] !== NOBODY) continue;
    if (world.tanks[land * SEATS + seat] > 0) continue;
    if (isBesetBy(world, seats, seat, land)) count++;
  }
  return count;
}

function isBesetBy(world: World, seats: number, seat: Seat, land: number): boolean {
  for (const from of LINKS[land]) {
    for (let other = 0; other < seats; other++) {
      if (other !== seat && world.tanks[from * SEATS + other] > 0) return true;
    }
  }
  return false;
}
