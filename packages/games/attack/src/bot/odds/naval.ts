import { type Chance, SeededChance } from '@entente/engine';
import { BATTLESHIP, DAMAGED } from '../../data/units.ts';
import { usualLine } from '../../phases/11-naval-battles/line.ts';
import { carriersBeside, hitsOf } from '../../phases/11-naval-battles/round.ts';
import type { AttackOptions } from '../../position.ts';

/*
 * What to expect of a naval battle that is fought to the end with the usual lines (ATK-27.9). Sampled, since lines are
 * secret and long battles have too many ways to go.
 */

export interface NavalForces {
  /** Ships that take part, by kind; a damaged Battleship is the fifth. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly dice: AttackOptions['navalDice'];
  /** What each kind of ship adds to its roll by technology. */
  readonly attackBonus?: readonly number[];
  readonly defenceBonus?: readonly number[];
}

export interface NavalOdds {
  readonly win: number;
  readonly lose: number;
  /** Nobody is left afloat. */
  readonly both: number;
}

const SAMPLES = 4000;
const NO_BONUS = [0, 0, 0, 0, 0];

function rolls(line: readonly number[], bonus: readonly number[], dice: number, chance: Chance): number[] {
  return line.map((kind, place) => {
    let total = bonus[kind] + carriersBeside(line, place);
    for (let die = 0; die < dice; die++) total += chance.die(6);
    return total;
  });
}

function suffer(force: number[], line: readonly number[], hits: readonly number[]): void {
  line.forEach((kind, place) => {
    if (hits[place] === 0) return;
    force[kind]--;
    if (kind === BATTLESHIP && hits[place] === 1) force[DAMAGED]++;
  });
}

export function navalOdds(it: NavalForces): NavalOdds {
  const chance = new SeededChance(1);
  const ends = { win: 0, lose: 0, both: 0 };
  for (let sample = 0; sample < SAMPLES; sample++) ends[fought(it, chance)]++;
  return { win: ends.win / SAMPLES, lose: ends.lose / SAMPLES, both: ends.both / SAMPLES };
}

function fought(it: NavalForces, chance: Chance): keyof NavalOdds {
  const mine = it.attackers.slice();
  const theirs = it.defenders.slice();
  const afloat = (force: readonly number[]) => force.some((count) => count > 0);
  while (afloat(mine) && afloat(theirs)) {
    const attack = usualLine(mine);
    const defence = usualLine(theirs);
    const forth = rolls(attack, it.attackBonus ?? NO_BONUS, it.dice, chance);
    const back = rolls(defence, it.defenceBonus ?? NO_BONUS, it.dice, chance);
    const [onAttack, onDefence] = hitsOf(forth, back);
    suffer(mine, attack, onAttack);
    suffer(theirs, defence, onDefence);
  }
  if (afloat(mine)) return 'win';
  return afloat(theirs) ? 'lose' : 'both';
}
