import { BATTLE_DICE, LAND, LAND_COSTS, NEUTRAL_FORCE, PLANE } from '../../data/units.ts';
import type { AttackOptions } from '../../position.ts';
import { WEIGHTS } from './weights.ts';

/*
 * How good a stack of land units is: rough sums instead of `odds/land.ts`, since a bot asks for them many thousand
 * times for one answer.
 */

const MOST_DICE = 60;
const MOST_UNITS = 30;
const STRIDE = MOST_UNITS + 1;

/** Expected hits of a number of units of a kind among a number of dice: each die shows the kind with chance `p`. */
function expectations(p: number): Float64Array {
  const table = new Float64Array((MOST_DICE + 1) * STRIDE);
  for (let dice = 0; dice <= MOST_DICE; dice++) {
    let chance = (1 - p) ** dice;
    let below = 0;
    let mean = 0;
    for (let units = 0; units <= MOST_UNITS; units++) {
      // min(shown, units): everything shown up to `units`, and `units` beyond it.
      if (units > 0) {
        below += chance;
        mean += 1 - below;
        chance *= ((dice - units + 1) / units) * (p / (1 - p));
      }
      table[dice * STRIDE + units] = Math.max(0, mean);
    }
  }
  return table;
}

const USUAL = expectations(1 / 6);
const AIR = expectations(2 / 6);

/** Hits that a force scores in a round, with at least this number of dice. */
export function hitsOf(force: readonly number[], at = 0, least = 0): number {
  let dice = 0;
  for (let kind = 0; kind < LAND; kind++) dice += force[at + kind] * BATTLE_DICE[kind];
  if (dice < least) dice = least;
  if (dice > MOST_DICE) dice = MOST_DICE;
  let hits = 0;
  for (let kind = 0; kind < LAND; kind++) {
    const units = force[at + kind];
    if (units === 0) continue;
    const table = kind === PLANE ? AIR : USUAL;
    hits += table[dice * STRIDE + (units > MOST_UNITS ? MOST_UNITS : units)];
  }
  return hits;
}

export const sizeOf = (force: readonly number[], at = 0): number =>
  force[at] + force[at + 1] + force[at + 2] + force[at + 3];

export function costOf(force: readonly number[], at = 0): number {
  let cost = 0;
  for (let kind = 0; kind < LAND; kind++) cost += force[at + kind] * LAND_COSTS[kind];
  return cost;
}

/** What a stack is worth where it can attack; mixed stacks hit more (ATK-30.2). */
export function stackWorth(force: readonly number[], at: number, idle: boolean): number {
  const hits = hitsOf(force, at);
  const strong = WEIGHTS.strongStack;
  const useful = hits < strong ? hits : strong + WEIGHTS.strongMore * (hits - strong);
  return WEIGHTS.unit * costOf(force, at) + WEIGHTS.hit * useful * (idle ? WEIGHTS.idle : 1);
}

/** By order of rolls, fitted to the odds of `odds/land.ts`: what falls before it can roll, and how steep the chance is. */
const FIT: Readonly<
  Record<AttackOptions['order'], { steep: number; early: number; least: number; power: number }>
> = {
  attacker_first: { steep: 2, early: 1, least: 0.15, power: 1.5 },
  defender_first: { steep: 2, early: 0.9, least: 0.25, power: 2 },
  simultaneous: { steep: 3.5, early: 0, least: 1, power: 1 },
};

/** About how likely an attack is to succeed: both sides by hits and size, less what falls before it can roll. */
export function chanceToWin(
  attackers: readonly number[],
  defenders: readonly number[],
  order: AttackOptions['order'],
): number {
  const a = sizeOf(attackers);
  const d = sizeOf(defenders);
  if (a === 0) return 0;
  if (d === 0) return 1;
  const { steep, early, least, power } = FIT[order];
  const forth = hitsOf(attackers);
  const back = hitsOf(defenders, 0, 2);
  let mine = forth * a + 0.001;
  let theirs = back * d;
  if (order === 'attacker_first') theirs *= Math.max(least, 1 - (early * forth) / d) ** power;
  else mine *= Math.max(least, 1 - (early * back) / a) ** power;
  return 1 / (1 + (theirs / mine) ** steep);
}

const BASE = 8;
export const ORDERS: readonly AttackOptions['order'][] = ['attacker_first', 'defender_first', 'simultaneous'];
/** Shares of the values 1 to 4 in the Economic deck. */
export const NEUTRAL_SHARES: readonly number[] = [0, 5, 5, 4, 4].map((copies) => copies / 18);
/** By order of rolls, kind of neutrals and force: -1 until asked for. */
const known = new Float64Array(2 * ORDERS.length * BASE ** LAND).fill(-1);
const guard = [0, 0, 0, 0];
const few = [0, 0, 0, 0];

/** The chance against a Minor Neutral whose card is not known yet (ATK-10.21). */
export function chanceAgainstNeutral(force: readonly number[], options: AttackOptions): number {
  let key = ORDERS.indexOf(options.order) * 2 + (options.neutrals === 'mixed' ? 1 : 0);
  for (let kind = 0; kind < LAND; kind++) {
    few[kind] = Math.min(BASE - 1, force[kind]);
    key = key * BASE + few[kind];
  }
  if (known[key] < 0) {
    let sum = 0;
    for (let value = 1; value <= 4; value++) {
      for (let kind = 0; kind < LAND; kind++) guard[kind] = NEUTRAL_FORCE[value][kind];
      if (options.neutrals !== 'mixed') guard.fill(0).splice(0, 1, value);
      sum += NEUTRAL_SHARES[value] * chanceToWin(few, guard, options.order);
    }
    known[key] = sum;
  }
  return known[key];
}
