import { EDGES, MAPS, REGIONS } from '../data/map.ts';
import { LAND, PLANE, TANK } from '../data/units.ts';
import { addMarch, COUNT, goal, KIND, MARCH, ORIGIN } from '../phases/move/marches.ts';
import type { Position } from '../position.ts';
import { surfaceAt } from '../table.ts';
import { assaultWorth, chanceAt } from './assault.ts';
import { sizeOf } from './force.ts';
import { arriving, forwardOf } from './forward.ts';
import { isIdle } from './region.ts';
import { WEIGHTS } from './weights.ts';

/*
 * What a Move is worth before it is fought: the attacks that are planned, and those that the mover could still plan. A
 * bot sees one small choice ahead, so the whole plan has to be in the judgement of its parts.
 */

export interface Plan {
  /** What is planned is worth, and what it could become. */
  readonly now: number;
  readonly best: number;
  /** Share of the best plan that is planned. */
  readonly share: number;
  /** By region: an order that the best plan still needs from here, see `orderOf`; NO_ORDER if there is none. */
  readonly orders: Int16Array;
}

/** Planning into the same arrays again and again: a judgement is asked for very often. */
const free = new Int16Array(REGIONS.length * LAND);
const spare = new Int16Array(REGIONS.length);
const forces = REGIONS.map(() => [0, 0, 0, 0]);
const orders = new Int16Array(REGIONS.length);

export const NO_ORDER = -1;
/** One unit of a kind to a region. */
const orderOf = (kind: number, region: number): number => region * LAND + kind;

/** Enemies beside a region keep a good part of its garrison at home. */
function guards(g: Position, region: number, size: number): number {
  const world = g.public;
  const adjacent = MAPS[g.options.map].adjacent[region];
  let enemies = 0;
  for (let index = 0; index < adjacent.length; index++) {
    const owner = world.owner[adjacent[index]];
    if (owner >= 0 && owner !== world.active) enemies += sizeOf(world.units, adjacent[index] * LAND);
  }
  const capital = world.capitals[world.active] === region ? 2 : 1;
  return Math.max(1, Math.min(Math.floor(size / 2), Math.ceil((enemies * capital) / 3)));
}

/** Reads what is planned; gives the number of units under way. */
function readPlan(g: Position): number {
  const { owner, units, movement, active } = g.public;
  const { regions } = MAPS[g.options.map];
  for (const region of regions) {
    forces[region].fill(0);
    orders[region] = NO_ORDER;
    spare[region] = 0;
    if (owner[region] !== active) continue;
    for (let kind = 0; kind < LAND; kind++) free[region * LAND + kind] = units[region * LAND + kind];
    const size = sizeOf(units, region * LAND);
    spare[region] = size <= 1 ? 0 : size - guards(g, region, size);
  }
  const { marches } = movement;
  let underway = 0;
  for (let at = 0; at < marches.length; at += MARCH) {
    const count = marches[at + COUNT];
    const kind = marches[at + KIND];
    free[marches[at + ORIGIN] * LAND + kind] -= count;
    spare[marches[at + ORIGIN]] -= count;
    underway += count;
    const to = goal(movement, at);
    if (owner[to] !== active) forces[to][kind] += count;
  }
  return underway;
}

/** What all attacks that are declared are worth. */
export function declared(g: Position): number {
  const { movement, active } = g.public;
  if (movement.marches.length === 0) return 0;
  readPlan(g);
  let worth = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] !== active && sizeOf(forces[region]) > 0)
      worth += assaultWorth(g, region, forces[region]);
  }
  return worth;
}

const SURE = 0.93;
const WORTH_A_UNIT = 4;
const PER_TRANSFER = 3;
const MOST_TARGETS = 8;
const MOST_UNITS = 8;
/** By region: what an attack on it promises. */
const promise = new Float64Array(REGIONS.length);

/** Can land units of the active player get along this edge without asking? */
function isOpen(g: Position, edge: number, flying: boolean): boolean {
  if (flying) return true;
  const { via } = EDGES[edge];
  for (let index = 0; index < via.length; index++) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat !== g.public.active && surfaceAt(g.public, via[index], seat) > 0) return false;
    }
  }
  return true;
}

/** Units that were given to the target under consideration, as pairs of place and count 1. */
const given: number[] = [];

/** Adds units to the force against a region, the most useful first; gives what the attack is worth then. */
function reinforce(g: Position, region: number, blitzkrieg: boolean): number {
  const force = forces[region];
  let worth = sizeOf(force) === 0 ? 0 : assaultWorth(g, region, force);
  given.length = 0;
  findSources(g, region);
  let most = Number.NEGATIVE_INFINITY;
  let kept = 0;
  for (let step = 0; step < MOST_UNITS; step++) {
    if (sizeOf(force) > 0 && chanceAt(g, region, force) >= SURE) break;
    let place = -1;
    let best = -1;
    for (let kind = 0; kind < LAND; kind++) {
      if (blitzkrieg && kind !== TANK && kind !== PLANE) continue;
      const origin = sourceOf(kind);
      if (origin < 0) continue;
      force[kind]++;
      const gain = chanceAt(g, region, force) + 0.001 * (LAND - kind);
      force[kind]--;
      if (gain > best) {
        best = gain;
        place = origin * LAND + kind;
      }
    }
    if (place < 0) break;
    give(region, place, 1);
    const now = assaultWorth(g, region, force);
    if (now > most) {
      most = now;
      kept = given.length;
    }
  }
  while (given.length > kept) {
    const place = given.pop() ?? 0;
    force[place % LAND]--;
    free[place]++;
    spare[Math.floor(place / LAND)]++;
  }
  worth = Math.max(sizeOf(force) === 0 ? 0 : assaultWorth(g, region, force), worth);
  return worth;
}

function give(region: number, place: number, count: number): void {
  forces[region][place % LAND] += count;
  free[place] -= count;
  spare[Math.floor(place / LAND)] -= count;
  given.push(place);
}

/** Own regions beside the target under consideration: those that anybody can come from, and those for Planes only. */
const sources: number[] = [];
const airfields: number[] = [];

function findSources(g: Position, region: number): void {
  const edges = MAPS[g.options.map].edges[region];
  sources.length = 0;
  airfields.length = 0;
  for (let index = 0; index < edges.length; index++) {
    const { to } = EDGES[edges[index]];
    if (g.public.owner[to] !== g.public.active || spare[to] <= 0) continue;
    (isOpen(g, edges[index], false) ? sources : airfields).push(to);
  }
}

/** Where a unit of this kind comes from: the region that can spare most, or -1. */
function sourceOf(kind: number): number {
  let found = mostSpare(sources, kind, -1);
  if (kind === PLANE) found = mostSpare(airfields, kind, found);
  return found;
}

function mostSpare(regions: readonly number[], kind: number, than: number): number {
  let found = than;
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    if (spare[region] <= 0 || free[region * LAND + kind] <= 0) continue;
    if (found < 0 || spare[region] > spare[found]) found = region;
  }
  return found;
}

function isReachable({ public: { owner, active }, options }: Position, region: number): boolean {
  const adjacent = MAPS[options.map].adjacent[region];
  for (let index = 0; index < adjacent.length; index++) {
    const from = adjacent[index];
    if (owner[from] === active && spare[from] > 0) return true;
  }
  return false;
}

/** The plan as it is and as it could be. With `fixed`, nothing can be added. */
export function planOf(g: Position, blitzkrieg: boolean, fixed: boolean): Plan {
  const now = declared(g);
  const underway = readPlan(g);
  if (fixed) return { now, best: now, share: 1, orders: orders.slice() };
  let best = 0;
  let total = underway;
  for (const region of byPromise(g, blitzkrieg)) {
    const worth = reinforce(g, region, blitzkrieg);
    if (worth <= WORTH_A_UNIT) withdraw(region);
    else {
      best += worth;
      total += settle(region);
    }
  }
  const transfers = blitzkrieg ? 0 : callForward(g);
  const value = best + PER_TRANSFER * (transfers + arriving(g.public));
  const share = total + transfers === 0 ? 1 : underway / (total + transfers);
  return { now, best: value, share, orders: orders.slice() };
}

/** Targets by what an attack would bring if it were the only one, best first. */
function byPromise(g: Position, blitzkrieg: boolean): number[] {
  const targets: number[] = [];
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] === g.public.active) continue;
    if (sizeOf(forces[region]) === 0 && !isReachable(g, region)) continue;
    promise[region] = reinforce(g, region, blitzkrieg);
    withdraw(region);
    if (promise[region] > WORTH_A_UNIT) targets.push(region);
  }
  return targets.sort((one, other) => promise[other] - promise[one]).slice(0, MOST_TARGETS);
}

/** The units given to the last target are part of the plan. */
function settle(region: number): number {
  for (const place of given) orders[Math.floor(place / LAND)] = orderOf(place % LAND, region);
  return given.length;
}

function withdraw(region: number): void {
  for (const place of given) {
    forces[region][place % LAND]--;
    free[place]++;
    spare[Math.floor(place / LAND)]++;
  }
  given.length = 0;
}

/** Stacks with nothing to attack beside them go where there is something: how many units still wait. */
function callForward(g: Position): number {
  const { owner, active } = g.public;
  let waiting = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (owner[region] !== active || spare[region] <= 0 || !isIdle(g, region)) continue;
    const to = forwardOf(g, region);
    if (to < 0) continue;
    waiting += spare[region];
    for (let kind = 0; kind < LAND; kind++) {
      if (free[region * LAND + kind] > 0) orders[region] = orderOf(kind, to);
    }
  }
  return waiting;
}

/** What all of it is worth while it is planned: the more of it stands, the better. */
export const planned = ({ best, share }: Plan): number =>
  best * (WEIGHTS.promise + (1 - WEIGHTS.promise) * share);

/** Does the order that the best plan wants from a region bring the plan forward? */
export function advancesFrom(g: Position, plan: Plan, from: number, blitzkrieg: boolean): boolean {
  const order = plan.orders[from];
  if (order === NO_ORDER) return false;
  const { movement } = g.public;
  const to = Math.floor(order / LAND);
  const edge = MAPS[g.options.map].edges[from].find(
    (one) => EDGES[one].to === to && isOpen(g, one, order % LAND === PLANE),
  );
  if (edge === undefined) return false;
  const before = movement.marches.slice();
  addMarch(movement, order % LAND, from, edge, -1, 1);
  const after = planOf(g, blitzkrieg, false);
  movement.marches = before;
  return planned(after) > planned(plan);
}
