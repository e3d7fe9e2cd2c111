import type { Seat } from '@entente/engine';
import { EFFECTS, KIND_OF } from '../data/cards/political.ts';
import { ROUTE_SEA } from '../data/cards/routes.ts';
import { MAPS, REGION_OF } from '../data/map.ts';
import { LAND, LAND_COSTS, PLANE } from '../data/units.ts';
import type { Frame } from '../flow.ts';
import { blitzNeeds } from '../politics/blitz.ts';
import { distance, isAdjacentToOwn } from '../politics/regions.ts';
import { NEUTRAL, type Position, USED_BLITZ } from '../position.ts';
import { holdsCapital, submarinesAt, unitsOfKind } from '../table.ts';
import { advancesFrom, declared, type Plan, planned, planOf } from './assaults.ts';
import { ORDERS, stackWorth } from './force.ts';
import { HELD } from './holdings.ts';
import { Memory } from './memory.ts';
import { isIdle, regionWorth } from './region.ts';
import { ppWorth, WEIGHTS } from './weights.ts';

/*
 * What an action under way still promises to whoever carries it out. Without it a bot that looks one choice ahead
 * would see the oil that an action costs, and nothing else.
 */

/** Of 36 rolls of two dice: how many show at least this (ATK-30.1). */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1];

/** More can follow a success (ATK-14.6). */
const CHAIN = 1.25;

function blitzPromise(g: Position, seat: Seat, wins: number): number {
  let best = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] !== NEUTRAL) continue;
    const ways = AT_LEAST[Math.max(0, blitzNeeds(g, seat, region, wins))] ?? 0;
    best = Math.max(best, (ways / 36) * regionWorth(g, seat, region, false));
  }
  return CHAIN * best;
}

const stack = [0, 0, 0, 0];

const builds = new Memory<number>();

function buildPromise(g: Position, seat: Seat): number {
  const { owner, units, pp } = g.public;
  return builds.of([[seat, pp[seat]], owner, units], () => bestBuild(g, seat));
}

/** The best use of Production Points: a unit where it adds most to its stack. */
function bestBuild(g: Position, seat: Seat): number {
  const { owner, units, pp } = g.public;
  let best = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (owner[region] !== seat) continue;
    const idle = isIdle(g, region);
    const before = stackWorth(units, region * LAND, idle);
    for (let kind = 0; kind < LAND; kind++) {
      if (LAND_COSTS[kind] > pp[seat]) continue;
      for (let each = 0; each < LAND; each++) stack[each] = units[region * LAND + each];
      stack[kind]++;
      best = Math.max(best, (stackWorth(stack, 0, idle) - before) / LAND_COSTS[kind]);
    }
  }
  return WEIGHTS.promise * Math.max(0, best * pp[seat] - ppWorth(pp[seat]));
}

/** Some Minor Neutral beside an own region that a card can win (ATK-15.15). */
function hasAlly(g: Position, seat: Seat, farthest: number): boolean {
  const { owner, government, governments } = g.public;
  for (const region of MAPS[g.options.map].regions) {
    if (owner[region] !== NEUTRAL || distance(government[region], governments[seat]) > farthest) continue;
    if (isAdjacentToOwn(g, seat, region)) return true;
  }
  return false;
}

/** What playing a card brings, about. */
function effectWorth(g: Position, seat: Seat, kind: number): number {
  const effect = EFFECTS[kind];
  switch (effect.does) {
    case 'gain':
      return hasAlly(g, seat, effect.distance) ? 2 * WEIGHTS.point + WEIGHTS.spoils : 0;
    case 'convert':
    case 'wave':
      return WEIGHTS.card + 2 * WEIGHTS.affinity;
    case 'shift':
      return WEIGHTS.card + 1;
    case 'mission':
      return (g.public.used & USED_BLITZ) === 0 ? WEIGHTS.mission * effect.bonus : 0;
    case 'steal':
      return effect.cards * WEIGHTS.card + 2;
    case 'stealEconomic':
      return 2.5 * WEIGHTS.economic;
    case 'assassinate':
    case 'sabotage':
      return WEIGHTS.card + 2;
    case 'pp':
      return effect.amount;
    case 'oil':
      return 4 * effect.amount;
    case 'infantry':
      return 6 * effect.count;
    case 'block':
    case 'pact':
      return 0;
  }
}

/** Everything worth playing can be played in one action (ATK-15.5). */
function cardsPromise(g: Position, seat: Seat): number {
  if (!holdsCapital(g.public, seat)) return 0;
  const { political } = g.private[seat];
  let worth = 0;
  for (let kind = 0; kind < political.length; kind++) {
    if (political[kind] === 0) continue;
    worth += political[kind] * Math.max(0, effectWorth(g, seat, kind) - HELD[kind]);
  }
  return WEIGHTS.promise * worth;
}

/** Planes against cards: each bomber that hits disables one for a round (ATK-19.7). */
function bombingPromise(g: Position, seat: Seat): number {
  const planes = unitsOfKind(g.public, seat, PLANE);
  return (planes / 6) * 2.5 * (WEIGHTS.economic - WEIGHTS.disabled) * 0.5;
}

/** Submarines where others own routes, as far as this is known or imagined. */
function raidPromise(g: Position, seat: Seat, raided: number): number {
  let worth = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    const open = g.private[other].routes & ~raided;
    for (let route = 0; route < ROUTE_SEA.length; route++) {
      if ((open & (1 << route)) === 0) continue;
      worth += (submarinesAt(g.public, ROUTE_SEA[route], seat) / 6) * 3 * WEIGHTS.route;
    }
  }
  return worth;
}

const RESEARCH = 15;

const plans = new Memory<Plan>();
const steps = new Memory<number>();

function planPromise(g: Position, blitzkrieg: boolean, anew: readonly number[], from: number): number {
  const { owner, units, ships, government, governments, capitals, movement, active } = g.public;
  const rules = [active, blitzkrieg ? 1 : 0, anew.length, g.seats, ORDERS.indexOf(g.options.order)];
  const open = [rules, owner, units, ships, government, governments, capitals, movement.marches];
  const plan = plans.of(open, () => planOf(g, blitzkrieg, anew.length > 0));
  if (from < 0) return planned(plan);
  const step = steps.of([[from], ...open], () =>
    advancesFrom(g, plan, from, blitzkrieg) ? 1 : -WEIGHTS.detour,
  );
  return planned(plan) + step;
}

/** What the open step promises to a seat; 0 when it is not its own. */
export function promiseOf(g: Position, seat: Seat, frame: Frame | undefined): number {
  if (frame === undefined || g.public.active !== seat) return g.public.active === seat ? declared(g) : 0;
  switch (frame.step) {
    case 'plan':
      return planPromise(g, frame.blitzkrieg, frame.anew, -1);
    case 'planMarch':
      return planPromise(g, frame.blitzkrieg, frame.anew, REGION_OF[frame.region]);
    case 'planSail':
      return declared(g) - WEIGHTS.detour;
    case 'blitz':
      return blitzPromise(g, seat, frame.wins);
    case 'build':
      return buildPromise(g, seat);
    case 'political':
    case 'chooseCard':
      return cardsPromise(g, seat);
    case 'aim':
    case 'blockCard':
      return frame.seat === seat ? effectWorth(g, seat, KIND_OF[frame.card]) + cardsPromise(g, seat) : 0;
    case 'openAuction':
      return (
        5 * WEIGHTS.route + WEIGHTS.set / 2 - ppWorth(g.public.pp[seat]) + ppWorth(g.public.pp[seat] - 20)
      );
    case 'research':
      return g.public.pp[seat] > WEIGHTS.plentyOfPp ? RESEARCH : 0;
    case 'bombTarget':
      return bombingPromise(g, seat);
    case 'raid':
      return raidPromise(g, seat, frame.raided);
    case 'strategic':
    case 'strategicFrom':
    case 'offerTrade':
    case 'makeOffer':
      return -WEIGHTS.card;
    default:
      return declared(g);
  }
}
