import { COMBAT, HITS } from '../../data/tables.ts';
import type { VenontaOptions } from '../../position.ts';

/** How a combat ends if both sides fight on: shares of attacker's victories, defender's victories, cease-fires. */
export interface Odds {
  readonly attacker: number;
  readonly defender: number;
  readonly ceaseFire: number;
}

/** What a side has left: tank dice and population dice. */
export interface Force {
  readonly tanks: number;
  readonly people: number;
}

const MOST_DICE = 64;
const tables = { extremes: new Map<number, Odds>(), mirrored: new Map<number, Odds>() };

/**
 * Exact odds without cards (VEN-9.6.12). `blanks`: rolls in a row without a hit so far. A rebel wins when both fall
 * (VEN-9.9.9).
 */
export function oddsOf(
  hits: VenontaOptions['hits'],
  attacker: Force,
  defender: Force,
  blanks = 0,
  rebellion = false,
): Odds {
  if (attacker.tanks + attacker.people === 0 && defender.tanks + defender.people === 0)
    return { attacker: rebellion ? 1 : 0, defender: rebellion ? 0 : 1, ceaseFire: 0 };
  if (attacker.tanks + attacker.people === 0) return { attacker: 0, defender: 1, ceaseFire: 0 };
  if (defender.tanks + defender.people === 0) return { attacker: 1, defender: 0, ceaseFire: 0 };
  if (blanks >= COMBAT.blankRolls) return { attacker: 0, defender: 0, ceaseFire: 1 };
  const key = keyOf(attacker, defender, blanks, rebellion);
  const known = tables[hits].get(key);
  if (known !== undefined) return known;
  const odds = afterRoll(hits, attacker, defender, blanks, rebellion);
  tables[hits].set(key, odds);
  return odds;
}

function keyOf(attacker: Force, defender: Force, blanks: number, rebellion: boolean): number {
  const dice = ((attacker.tanks * MOST_DICE + attacker.people) * MOST_DICE + defender.tanks) * MOST_DICE;
  return (dice + defender.people) * 4 + blanks * 2 + (rebellion ? 1 : 0);
}

function afterRoll(
  hits: VenontaOptions['hits'],
  attacker: Force,
  defender: Force,
  blanks: number,
  rebellion: boolean,
): Odds {
  const given = hitChances(hits, attacker);
  const taken = hitChances(hits, defender);
  let [won, lost, quiet] = [0, 0, 0];
  for (let struck = 0; struck < given.length; struck++) {
    for (let suffered = 0; suffered < taken.length; suffered++) {
      const chance = given[struck] * taken[suffered];
      if (chance === 0) continue;
      const next = struck + suffered === 0 ? blanks + 1 : 0;
      const then = oddsOf(hits, lose(attacker, suffered), lose(defender, struck), next, rebellion);
      won += chance * then.attacker;
      lost += chance * then.defender;
      quiet += chance * then.ceaseFire;
    }
  }
  return { attacker: won, defender: lost, ceaseFire: quiet };
}

/** Tank dice go first, the rest falls on the people (VEN-9.6.5). */
function lose({ tanks, people }: Force, hits: number): Force {
  const fromTanks = Math.min(tanks, hits);
  return { tanks: tanks - fromTanks, people: Math.max(0, people - (hits - fromTanks)) };
}

/** By number of hits: how likely a roll of this force has that number. */
function hitChances(hits: VenontaOptions['hits'], { tanks, people }: Force): number[] {
  const thrownTanks = Math.min(COMBAT.dicePerRoll, tanks);
  const thrownPeople = Math.min(COMBAT.dicePerRoll - thrownTanks, people);
  let chances = [1];
  for (let die = 0; die < thrownTanks + thrownPeople; die++) {
    const faces = die < thrownTanks ? HITS[hits].tank : HITS[hits].people;
    const hit = faces.length / COMBAT.faces;
    const next = [...chances.map((chance) => chance * (1 - hit)), 0];
    for (let count = 0; count < chances.length; count++) next[count + 1] += chances[count] * hit;
    chances = next;
  }
  return chances;
}
