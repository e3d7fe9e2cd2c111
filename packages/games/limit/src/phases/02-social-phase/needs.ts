import { CARDS, type CardId } from '../../data/cards/index.ts';
import { MILITARY_CRISIS } from '../../data/crises.ts';
import { SOCIAL_COLUMNS, type SocialColumn } from '../../data/social.ts';
import type { AllianceType, StandardOfLiving } from '../../data/terms.ts';
import type { Need } from '../../flow.ts';
import { INDUSTRIAL, MILITARY, type Nation, RENEWABLE, type World } from '../../position.ts';
import { populationValue } from '../00-the-game/nation.ts';
import type { Gift } from '../00-the-game/telling.ts';
import { countAllies } from '../03-international-phase/alliances/groups.ts';
import { pledged, spend } from '../03-international-phase/alliances/help.ts';

/*
 * What the people need: one unit per head, the heads counted some population levels up or down. When the stock does not
 * reach, the highest level that can be served is served and the rest of the stock is kept (LIM-2.1.2, LIM-2.3.3,
 * LIM-2.10.3).
 */

export const NEEDED: Readonly<Record<Need, { resource: number; alliance: AllianceType }>> = {
  food: { resource: RENEWABLE, alliance: 'economic' },
  goods: { resource: INDUSTRIAL, alliance: 'economic' },
  order: { resource: MILITARY, alliance: 'military' },
  crisis: { resource: MILITARY, alliance: 'military' },
};

/** The column of the summary sheet that holds for this nation, in this phase (LIM-2.0.2). */
export function columnOf(nation: { column: number }): SocialColumn {
  return SOCIAL_COLUMNS[nation.column as StandardOfLiving];
}

/** Levels by which cards on the table shift a need (LIM-2.1.5, LIM-2.3.2). */
function shifts(step: 'food' | 'consumption'): Partial<Record<CardId, number>> {
  const shift: Partial<Record<CardId, number>> = {};
  for (const { id, standing } of CARDS) {
    if (standing?.changes === 'need' && standing.step === step) shift[id] = standing.levelOffset;
  }
  return shift;
}
const FOOD_SHIFTS = shifts('food');
const GOODS_SHIFTS = shifts('consumption');

function shiftOf(nation: Nation, shift: Partial<Record<CardId, number>>): number {
  let sum = 0;
  for (const card of nation.permanents) sum += shift[card] ?? 0;
  return sum;
}

/** Population levels added to the own one to count a need; null when there is no such need in this column. */
export function needOffset(nation: Nation, need: Need): number | null {
  switch (need) {
    case 'food':
      // LIM-2.1.1: a renewable per head; nobody may starve its people by choice.
      return shiftOf(nation, FOOD_SHIFTS);
    case 'goods': {
      const { goodsLevelOffset } = columnOf(nation);
      return goodsLevelOffset === null ? null : goodsLevelOffset + shiftOf(nation, GOODS_SHIFTS);
    }
    // LIM-2.10.2: two levels lower at C 1, one at C 2.
    case 'order': {
      const { riot } = columnOf(nation);
      return riot.takes === 'military' ? riot.levelOffset : null;
    }
    case 'crisis':
      return MILITARY_CRISIS.militaryLevelOffset;
  }
}

/** What the whole people need. */
export function amountNeeded(nation: Nation, need: Need): number {
  const offset = needOffset(nation, need);
  return offset === null ? 0 : populationValue(nation.population + offset);
}

/** What is missing in the nation's own stock. */
export function amountMissing(nation: Nation, need: Need): number {
  return Math.max(0, amountNeeded(nation, need) - nation.stock[NEEDED[need].resource]);
}

/**
 * The highest level, not above `level`, whose need `stock` covers (LIM-2.1.2, LIM-2.3.3); 0 when not even level 1 is
 * served (LIM-2.1.6).
 */
export function servedLevel(level: number, offset: number, stock: number): number {
  let served = level;
  while (served > 0 && populationValue(served + offset) > stock) served--;
  return served;
}

/** What was spent on a need, what allies gave towards it, and the population levels that go without. */
interface Served {
  readonly spent: number;
  readonly gifts: readonly Gift[];
  readonly unserved: number;
}
const NOTHING: Served = { spent: 0, gifts: [], unserved: 0 };

/** Spends for the highest level that the stock and promised help can serve. */
export function serve(world: World, nation: Nation, need: Need): Served {
  const offset = needOffset(nation, need);
  if (offset === null) return NOTHING;
  const { resource } = NEEDED[need];
  const served = servedLevel(nation.population, offset, nation.stock[resource] + pledged(world));
  const spent = served === 0 ? 0 : populationValue(served + offset);
  const gifts = spend(world, nation, resource, spent);
  return { spent, gifts, unserved: nation.population - served };
}

/** Is the nation about to suffer a shortage with allies whom it may ask (LIM-3.7.2, LIM-3.7.4)? */
export function mayAskFor(world: World, seat: number, need: Need): boolean {
  return countAllies(world, seat, NEEDED[need].alliance) > 0 && amountMissing(world.nations[seat], need) > 0;
}
