import type { Seat } from '@entente/engine';
import { LAND } from '../../data/units.ts';
import { NEUTRAL, type Position } from '../../position.ts';
import { chanceAgainstNeutral, chanceToWin, costOf, hitsOf } from './force.ts';
import { regionWorth } from './region.ts';
import { WEIGHTS } from './weights.ts';

/** One attack of the active player on one region. */

/** The chance that a force takes a region, from the present state of the battle under way. */
export function chanceAt(g: Position, region: number, force: readonly number[]): number {
  const { owner, units, battle } = g.public;
  const { order } = g.options;
  if (battle !== null && battle.region === region) {
    const defenders = battle.defender === NEUTRAL ? battle.guard : unitsAt(units, region);
    return chanceToWin(force, defenders, order);
  }
  if (owner[region] === NEUTRAL) return chanceAgainstNeutral(force, g.options);
  return chanceToWin(force, unitsAt(units, region), order);
}

const defence = [0, 0, 0, 0];

function unitsAt(units: readonly number[], region: number): number[] {
  for (let kind = 0; kind < LAND; kind++) defence[kind] = units[region * LAND + kind];
  return defence;
}

const DEMOCRACY = 1;
const LOST_IF_BEATEN = 0.7;
const LOST_IF_WON = 0.45;

/** What a region is worth to the active player when it is taken by force. */
export function prizeOf(g: Position, region: number, rival: Seat): number {
  const { active, battle, governments } = g.public;
  const worth = regionWorth(g, active, region, true, rival);
  // The invasion has been counted already when the battle is on (ATK-24.4).
  const invaded =
    battle?.region === region && battle.defender === NEUTRAL && governments[active] === DEMOCRACY;
  return invaded ? worth + WEIGHTS.point : worth;
}

/** What an attack brings on average: the prize, less what falls. */
export function assaultWorth(g: Position, region: number, force: readonly number[], prize: number): number {
  const chance = chanceAt(g, region, force);
  const value = WEIGHTS.unit * costOf(force) + WEIGHTS.hit * Math.min(WEIGHTS.strongStack, hitsOf(force));
  const lost = (1 - chance) * LOST_IF_BEATEN + chance * (1 - chance + 0.1) * LOST_IF_WON;
  return chance * prize - lost * value;
}
