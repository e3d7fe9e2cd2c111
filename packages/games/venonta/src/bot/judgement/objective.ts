import type { Seat } from '@entente/engine';
import type { Clause, Condition, Metric } from '../../data/conditions.ts';
import { conditionOf, isMet, metricOf, pointsOf, wanted } from '../../phases/14-objectives/objectives.ts';
import { DISCS, FARM, FOREST, LANDS, NOBODY, type Position, type World } from '../../position.ts';
import { freeFactories, isOwnFree } from '../../queries.ts';
import type { Chances } from './chances.ts';
import { WEIGHTS } from './character.ts';
import { bestAttack, type Estimate } from './war.ts';

/** Points that a seat can expect of this objective in this round. */
export function objectiveWorth(
  g: Position,
  seat: Seat,
  objective: number,
  chances: Chances,
  daring: number,
): number {
  const { p, cost } = outlook(g, seat, conditionOf(g.options, objective), chances, daring);
  const affordable = cost <= g.public.tokens[seat] ? p : p * WEIGHTS.broke;
  return affordable * pointsOf(g.options, objective);
}

function outlook(g: Position, seat: Seat, condition: Condition, chances: Chances, daring: number): Estimate {
  if ('all' in condition) {
    let [p, cost] = [1, 0];
    for (const part of condition.all) {
      const each = outlook(g, seat, part, chances, daring);
      p *= each.p;
      cost += each.cost;
    }
    return { p, cost };
  }
  if ('any' in condition) {
    let best: Estimate = { p: 0, cost: 0 };
    for (const part of condition.any) {
      const each = outlook(g, seat, part, chances, daring);
      const p = each.cost <= g.public.tokens[seat] ? each.p : each.p * WEIGHTS.broke;
      if (p > best.p) best = { p, cost: p === each.p ? each.cost : 0 };
    }
    return best;
  }
  return clauseOutlook(g, seat, condition, chances, daring);
}

const SURE: Estimate = { p: 1, cost: 0 };
const LOST: Estimate = { p: 0.01, cost: 0 };

function clauseOutlook(g: Position, seat: Seat, clause: Clause, chances: Chances, daring: number): Estimate {
  const now = metricOf(g, seat, clause.m, true);
  const want = wanted(g, seat, clause, true);
  const over = chances.produce === 0 && chances.fight === 0;
  if (isMet(clause.op, now, want)) return over ? SURE : { p: staying(clause, now - want), cost: 0 };
  if (clause.op === '>=' || clause.op === '>=others')
    return reaching(g, seat, clause.m, want - now, chances, daring);
  return clause.op === '<='
    ? lowering(clause.m, now - want, chances)
    : undoing(g, seat, clause.m, now, chances);
}

/** It holds now: how likely will it when the round ends? */
function staying({ m, op }: Clause, slack: number): number {
  if (op === '>=others') return 0.8;
  switch (m) {
    case 'ownColonised':
      return 0.9;
    case 'colonies':
    case 'controlled':
      return 0.88;
    case 'food':
    case 'tokens':
      return slack > 0 ? 0.97 : 0.93;
    case 'co2Delta':
      return slack <= -4 ? 0.95 : 0.75;
    case 'fishLost':
    case 'worldColonies':
      return slack < 0 ? 0.85 : 0.7;
    default:
      return 0.97;
  }
}

const steps = (count: number, cost: number, chances: number): Estimate =>
  chances === 0 ? LOST : { p: 0.95 * WEIGHTS.step ** count, cost: cost * count };

/** An objective that needs more: can the missing amount be reached? */
function reaching(
  g: Position,
  seat: Seat,
  metric: Metric,
  missing: number,
  chances: Chances,
  daring: number,
): Estimate {
  const { produce } = chances;
  switch (metric) {
    case 'attacksWon':
    case 'colonies':
    case 'controlled':
    case 'coloniesGained':
      return victories(bestAttack(g, seat, chances, 'any'), missing, daring);
    case 'attacksWonVsLeader':
      return victories(bestAttack(g, seat, chances, 'leader'), missing, daring);
    case 'attacksWonBySea':
      return victories(bestAttack(g, seat, chances, 'sea'), missing, daring);
    case 'tepLevied':
    case 'foodLevied':
      return levy(g, seat, chances, daring);
    case 'tanks':
    case 'garrisons':
      return tanks(g.public, seat, missing, produce);
    case 'factories':
      return steps(missing, 3, produce);
    case 'farms':
    case 'farmsAll':
    case 'farmsBuilt':
      return wetForests(g.public, seat) >= missing ? steps(missing, 2, produce) : LOST;
    case 'built':
      return steps(missing, 2.3, produce);
    case 'intensive':
      return intensive(g.public, seat, missing, produce);
    case 'food':
      return steps(missing, 2, produce);
    case 'reforested':
      return olderFarms(g.public, seat) > 0 ? steps(missing, 1, produce) : LOST;
    case 'factoriesRemoved':
      return steps(missing, 2, produce);
    case 'tep':
      return { p: produce > 0 ? 0.5 ** missing : 0, cost: 2 * missing };
    case 'foodSold':
    case 'unitsSold':
    case 'unitsTraded':
      return { p: produce > 0 ? 0.55 ** missing : 0, cost: missing };
    case 'caPlayed':
      return g.private[seat].hand.length >= missing
        ? { p: produce > 0 ? 0.85 ** missing : 0.1, cost: 0 }
        : LOST;
    case 'migrantsFed':
      return { p: 0.2, cost: 0 };
    case 'defencesWon':
      return { p: 0.15, cost: 0 };
    case 'liberations':
      return { p: chances.fight > 0 && hasColonised(g.public, seat) ? 0.5 : 0.03, cost: 1 };
    case 'tanksDestroyed':
      return { p: chances.fight > 0 ? 0.25 : 0.02, cost: 4 };
    default:
      return LOST;
  }
}

function victories({ p, cost }: Estimate, count: number, daring: number): Estimate {
  // A colony brings back what the attack has cost.
  return { p: (p * daring) ** count, cost: cost + 2 * (count - 1) };
}

function levy(g: Position, seat: Seat, chances: Chances, daring: number): Estimate {
  const world = g.public;
  for (let land = 0; land < LANDS; land++) {
    if (world.coloniser[land] === seat && world.levied[land] === 0 && world.tep[land] > 0)
      return { p: 0.93, cost: 0 };
  }
  const { p, cost } = victories(bestAttack(g, seat, chances, 'any'), 1, daring);
  return { p: p * 0.9, cost };
}

function tanks(world: World, seat: Seat, missing: number, produce: number): Estimate {
  if (produce === 0) return LOST;
  const free = Math.max(0, freeFactories(world, seat)) * produce;
  const factories = Math.max(0, missing - free);
  const { p } = steps(missing + factories, 0, produce);
  return { p, cost: 2 * missing + 3 * Math.ceil(factories / produce) };
}

function intensive(world: World, seat: Seat, missing: number, produce: number): Estimate {
  if (produce === 0) return LOST;
  const factories = Math.max(0, missing - Math.max(0, freeFactories(world, seat)));
  const farms = Math.max(0, missing - olderFarms(world, seat));
  if (farms > 0 && produce < 2) return LOST;
  const { p } = steps(missing + farms + factories, 0, produce);
  return { p, cost: 2 * missing + 2 * farms + 3 * factories };
}

/** An objective with a maximum: can the excess be brought down? */
function lowering(metric: Metric, excess: number, chances: Chances): Estimate {
  if (chances.produce === 0) return LOST;
  if (metric === 'co2Delta' || metric === 'fishLost') return { p: 0.5 ** excess, cost: 2 * excess };
  return metric === 'worldColonies' ? { p: 0.2, cost: 0 } : LOST;
}

/** An objective that needs zero: can it be brought down to that? */
function undoing(g: Position, seat: Seat, metric: Metric, now: number, chances: Chances): Estimate {
  switch (metric) {
    case 'shortfall':
      return g.public.fed[seat] > 0 ? LOST : feeding(g.public, seat, now, chances.produce);
    case 'factories':
    case 'waste':
      return steps(now, 2, chances.produce);
    case 'intensive':
      return steps(now, 1, chances.produce);
    case 'ownColonised':
      return { p: chances.fight > 0 ? 0.45 ** now : 0.05, cost: now };
    default:
      return LOST;
  }
}

/** Rations for this round's feeding can be grown before it only in the first turn, or bought. */
function feeding(world: World, seat: Seat, missing: number, produce: number): Estimate {
  const grows = produce > 1 || (world.turn % 2 === 1 && world.active === seat && produce > 0);
  if (grows && wetForests(world, seat) >= missing) return steps(missing, 2, produce);
  return { p: 0.3 ** missing, cost: 2 * missing };
}

export function wetForests(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (!isOwnFree(world, land, seat)) continue;
    for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
      if (world.disc[disc] === FOREST && world.h2o[disc] > 0) count++;
    }
  }
  return count;
}

function olderFarms(world: World, seat: Seat): number {
  let count = 0;
  for (let land = 0; land < LANDS; land++) {
    if (!isOwnFree(world, land, seat)) continue;
    for (let disc = land * DISCS; disc < land * DISCS + DISCS; disc++) {
      if (world.disc[disc] === FARM && world.since[disc] < world.round) count++;
    }
  }
  return count;
}

function hasColonised(world: World, seat: Seat): boolean {
  for (let land = 0; land < LANDS; land++) {
    if (world.owner[land] === seat && world.coloniser[land] !== NOBODY) return true;
  }
  return false;
}
