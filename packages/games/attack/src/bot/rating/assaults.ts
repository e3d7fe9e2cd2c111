import { EDGES, MAPS, REGIONS } from '../../data/map.ts';
import { LAND, PLANE, TANK } from '../../data/units.ts';
import { COUNT, goal, KIND, MARCH, ORIGIN } from '../../phases/07-move/marches.ts';
import type { Position } from '../../position.ts';
import { surfaceAt } from '../../queries.ts';
import { assaultWorth, chanceAt, prizeOf } from '../judgement/assault.ts';
import { ORDERS, sizeOf } from '../judgement/force.ts';
import { isIdle, rivalOf } from '../judgement/region.ts';
import { Memory } from './memory.ts';

/*
 * The plan of a Move: which regions to attack, with what and from where, and which stacks to bring forward. Targets are
 * taken by what an attack on them promises; each gets units, the most useful first, until the attack is all but sure.
 */

/** A number of units of a kind along an edge. */
export interface March {
  readonly kind: number;
  readonly edge: number;
  readonly count: number;
}

export interface Plan {
  /** What all attacks are worth, those that are declared already among them. */
  readonly worth: number;
  /** Orders that are still to be given, attacks and transfers. */
  readonly marches: readonly March[];
}

/** Planning into the same arrays again and again. */
const free = new Int16Array(REGIONS.length * LAND);
const spare = new Int16Array(REGIONS.length);
const forces = REGIONS.map(() => [0, 0, 0, 0]);
/** By region: what it is worth to have, and what an attack on it promises. */
const prize = new Float64Array(REGIONS.length);
const promise = new Float64Array(REGIONS.length);

/** Enemies beside a region keep a good part of its garrison at home, and a larger one in the capital. */
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

/** Reads what is declared already. */
function readPlan(g: Position): void {
  const { owner, units, movement, active } = g.public;
  for (const region of MAPS[g.options.map].regions) {
    forces[region].fill(0);
    spare[region] = 0;
    if (owner[region] !== active) continue;
    for (let kind = 0; kind < LAND; kind++) free[region * LAND + kind] = units[region * LAND + kind];
    const size = sizeOf(units, region * LAND);
    spare[region] = size <= 1 ? 0 : size - guards(g, region, size);
  }
  const { marches } = movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    const count = marches[at + COUNT];
    const kind = marches[at + KIND];
    free[marches[at + ORIGIN] * LAND + kind] -= count;
    spare[marches[at + ORIGIN]] -= count;
    const to = goal(movement, at);
    if (owner[to] !== active) forces[to][kind] += count;
  }
}

/**
 * Chance from which an attack counts as sure; gain below which a further unit is not worth it; maximum numbers
 * of attacks, and of units in one.
 */
const SURE = 0.93;
/** Nobody sends a lone tank against three. No weaker than to try: 180 games of two, 360 of four. */
const LEAST_CHANCE = 0.6;
const WORTH_A_UNIT = 4;
const MOST_TARGETS = 10;
const MOST_UNITS = 9;

/** Can land units of the active player get along this edge without asking? */
function isOpen(g: Position, edge: number): boolean {
  const { via } = EDGES[edge];
  for (let index = 0; index < via.length; index++) {
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat !== g.public.active && surfaceAt(g.public, via[index], seat) > 0) return false;
    }
  }
  return true;
}

/** Edges from own regions into the target under consideration: those that anybody can use, and those for Planes. */
const roads: number[] = [];
const airways: number[] = [];
/** Units given to that target: pairs of edge and kind. */
const given: number[] = [];

function findWays(g: Position, region: number): void {
  const edges = MAPS[g.options.map].edges[region];
  roads.length = 0;
  airways.length = 0;
  for (let index = 0; index < edges.length; index++) {
    const { to } = EDGES[edges[index]];
    if (g.public.owner[to] !== g.public.active || spare[to] <= 0) continue;
    (isOpen(g, edges[index]) ? roads : airways).push(edges[index]);
  }
}

/** The way for a unit of this kind: from the region that can spare most, or -1. Ways lead out of the target here. */
function wayOf(kind: number): number {
  const found = mostSpare(roads, kind, -1);
  return kind === PLANE ? mostSpare(airways, kind, found) : found;
}

function mostSpare(edges: readonly number[], kind: number, than: number): number {
  let found = than;
  for (let index = 0; index < edges.length; index++) {
    const region = EDGES[edges[index]].to;
    if (spare[region] <= 0 || free[region * LAND + kind] <= 0) continue;
    if (found < 0 || spare[region] > spare[EDGES[found].to]) found = edges[index];
  }
  return found;
}

function move(region: number, edge: number, kind: number, count: number): void {
  const from = EDGES[edge].to;
  forces[region][kind] += count;
  free[from * LAND + kind] -= count;
  spare[from] -= count;
}

/** Adds units to the force against a region, the most useful first; returns what the attack is worth then. */
function reinforce(g: Position, region: number, blitzkrieg: boolean): number {
  const force = forces[region];
  given.length = 0;
  findWays(g, region);
  let most = sizeOf(force) === 0 ? 0 : assaultWorth(g, region, force, prize[region]);
  let kept = 0;
  for (let step = 0; step < MOST_UNITS; step++) {
    if (sizeOf(force) > 0 && chanceAt(g, region, force) >= SURE) break;
    let way = -1;
    let chosen = -1;
    let best = -1;
    for (let kind = 0; kind < LAND; kind++) {
      if (blitzkrieg && kind !== TANK && kind !== PLANE) continue;
      const edge = wayOf(kind);
      if (edge < 0) continue;
      force[kind]++;
      const gain = chanceAt(g, region, force) + 0.001 * (LAND - kind);
      force[kind]--;
      if (gain <= best) continue;
      best = gain;
      way = edge;
      chosen = kind;
    }
    if (way < 0) break;
    move(region, way, chosen, 1);
    given.push(way, chosen);
    const now = assaultWorth(g, region, force, prize[region]);
    if (now <= most) continue;
    most = now;
    kept = given.length;
  }
  withdraw(region, kept);
  return most;
}

/** Takes back what was given beyond this amount. */
function withdraw(region: number, kept: number): void {
  for (let at = kept; at < given.length; at += 2) move(region, given[at], given[at + 1], -1);
  given.length = kept;
}

function isReachable({ public: { owner, active }, options }: Position, region: number): boolean {
  const adjacent = MAPS[options.map].adjacent[region];
  for (let index = 0; index < adjacent.length; index++) {
    const from = adjacent[index];
    if (owner[from] === active && spare[from] > 0) return true;
  }
  return false;
}

/** Targets by what an attack would bring if it were the only one, best first. */
function byPromise(g: Position, blitzkrieg: boolean): number[] {
  const targets: number[] = [];
  const rival = rivalOf(g, g.public.active);
  for (const region of MAPS[g.options.map].regions) {
    if (g.public.owner[region] === g.public.active) continue;
    if (sizeOf(forces[region]) === 0 && !isReachable(g, region)) continue;
    prize[region] = prizeOf(g, region, rival);
    promise[region] = reinforce(g, region, blitzkrieg);
    withdraw(region, 0);
    if (promise[region] > WORTH_A_UNIT) targets.push(region);
  }
  return targets.sort((one, other) => promise[other] - promise[one]).slice(0, MOST_TARGETS);
}

/** The edge back along another: units march from where a way out of the target leads to. */
function wayBack(g: Position, edge: number): number {
  const { from, to, via } = EDGES[edge];
  for (const back of MAPS[g.options.map].edges[to]) {
    const way = EDGES[back];
    if (way.to === from && way.via.length === via.length && way.via.every((sea) => via.includes(sea)))
      return back;
  }
  return -1;
}

function order(marches: March[], kind: number, edge: number, count: number): void {
  const same = marches.findIndex((march) => march.kind === kind && march.edge === edge);
  if (same < 0) marches.push({ kind, edge, count });
  else marches[same] = { kind, edge, count: marches[same].count + count };
}

/** Stacks with nothing to attack beside them go where there is something. */
function callForward(g: Position, marches: March[]): void {
  const { owner, active } = g.public;
  const { regions, edges } = MAPS[g.options.map];
  for (const region of regions) {
    if (owner[region] !== active || spare[region] <= 0 || !isIdle(g, region)) continue;
    const edge = edges[region].find((one) => EDGES[one].via.length === 0 && !isIdle(g, EDGES[one].to));
    if (edge === undefined) continue;
    for (let kind = LAND - 1; kind >= 0; kind--) {
      const count = Math.min(spare[region], free[region * LAND + kind]);
      if (count <= 0) continue;
      order(marches, kind, edge, count);
      spare[region] -= count;
    }
  }
}

function makePlan(g: Position, blitzkrieg: boolean): Plan {
  const marches: March[] = [];
  let worth = 0;
  readPlan(g);
  for (const region of byPromise(g, blitzkrieg)) {
    const gain = reinforce(g, region, blitzkrieg);
    if (gain <= WORTH_A_UNIT || chanceAt(g, region, forces[region]) < LEAST_CHANCE) {
      withdraw(region, 0);
      continue;
    }
    worth += gain;
    for (let at = 0; at < given.length; at += 2) order(marches, given[at + 1], wayBack(g, given[at]), 1);
  }
  if (!blitzkrieg) callForward(g, marches);
  return { worth, marches };
}

const plans = new Memory<Plan>();

/** The plan of the active player. It rests on open things only, so it is the same in every imagined world. */
export function planOf(g: Position, blitzkrieg: boolean): Plan {
  const { owner, units, ships, government, governments, capitals, movement, active } = g.public;
  const rules = [active, blitzkrieg ? 1 : 0, g.seats, ORDERS.indexOf(g.options.order)];
  const open = [rules, owner, units, ships, government, governments, capitals, movement.marches];
  return plans.of(open, () => makePlan(g, blitzkrieg));
}
