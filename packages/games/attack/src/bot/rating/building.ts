import type { Seat } from '@entente/engine';
import { MAPS, REGION_OF, SEA_OF } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND, LAND_COSTS } from '../../data/units.ts';
import { landCost } from '../../phases/17-research/technology.ts';
import { NEUTRAL, type Position } from '../../position.ts';
import { chanceToWin, sizeOf, stackWorth } from '../judgement/force.ts';
import { isIdle } from '../judgement/region.ts';
import { ppWorth, WEIGHTS } from '../judgement/weights.ts';
import { lasting } from './horizon.ts';
import type { Rate } from './rate.ts';
import { harbourWorth } from './sailing.ts';

/** New units: at the front, mixed, and where the enemy is near. */

const enemies = [0, 0, 0, 0];
const stack = [0, 0, 0, 0];

/** The worth of the units in a region, less the risk of losing it. */
function held(g: Position, seat: Seat, region: number): number {
  const { owner, units, capitals } = g.public;
  enemies.fill(0);
  for (const other of MAPS[g.options.map].adjacent[region]) {
    if (owner[other] === seat || owner[other] < 0) continue;
    for (let kind = 0; kind < LAND; kind++) enemies[kind] += units[other * LAND + kind];
  }
  const stake = 2 * WEIGHTS.point + (capitals[seat] === region ? WEIGHTS.capital : 0);
  const risk = sizeOf(enemies) < 2 ? 0 : chanceToWin(enemies, stack, g.options.order);
  return stackWorth(stack, 0, isIdle(g, region)) - WEIGHTS.threat * stake * risk;
}

const PER_PREY = 0.3;

/** Prey beside a region makes units there more useful. */
function prey({ public: { owner }, options }: Position, region: number): number {
  let count = 0;
  for (const other of MAPS[options.map].adjacent[region]) if (owner[other] === NEUTRAL) count++;
  return Math.min(4, count);
}

/** What a number of new units of a kind adds in a region. */
function added(g: Position, seat: Seat, region: number, kind: number, count: number): number {
  const { units } = g.public;
  for (let each = 0; each < LAND; each++) stack[each] = units[region * LAND + each];
  const before = held(g, seat, region);
  stack[kind] += count;
  return held(g, seat, region) - before + PER_PREY * prey(g, region) * count * LAND_COSTS[kind];
}

export function rateBuilding(g: Position, seat: Seat): Rate {
  const pp = g.public.pp[seat];
  const later = lasting(g);
  return (choice) => {
    if (choice.do !== 'build') return choice.do === 'endBuild' ? 0 : -1;
    const kind = LAND_UNITS.indexOf(choice.unit);
    const cost = choice.count * landCost(g.public, seat, kind);
    const gain = added(g, seat, REGION_OF[choice.region], kind, choice.count);
    // By price, so that a stack is mixed unit by unit.
    return (later * (gain - ppWorth(pp) + ppWorth(pp - cost))) / cost;
  };
}

/** The best use of Production Points, unit for unit. */
export function buildWorth(g: Position, seat: Seat): number {
  const { owner, pp } = g.public;
  let best = 0;
  for (const region of MAPS[g.options.map].regions) {
    if (owner[region] !== seat) continue;
    for (let kind = 0; kind < LAND; kind++) {
      const cost = landCost(g.public, seat, kind);
      if (cost <= pp[seat]) best = Math.max(best, added(g, seat, region, kind, 1) / cost);
    }
  }
  return lasting(g) * Math.max(0, best * WEIGHTS.promise * pp[seat] - ppWorth(pp[seat]));
}

/** Set-up: the same, and ships in waters that matter. */
export const rateDeployment =
  (g: Position, seat: Seat): Rate =>
  (choice) => {
    if (choice.do === 'moor') return harbourWorth(g, seat, SEA_OF[choice.sea]);
    if (choice.do !== 'deploy') return 0;
    const kind = LAND_UNITS.indexOf(choice.unit);
    return LAND_FIRST + added(g, seat, REGION_OF[choice.region], kind, choice.count) / choice.count;
  };

const LAND_FIRST = 1000;
