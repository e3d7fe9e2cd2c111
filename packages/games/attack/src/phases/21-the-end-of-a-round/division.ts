import { OIL, POPULATION, SET_SIZE } from '../../data/cards/economic.ts';
import { ROUTE_VALUES } from '../../data/cards/routes.ts';

/*
 * The best division of an economy between Production Points and oil (ATK-21.3, ATK-21.4, ATK-21.5, ATK-21.7). A set
 * counts double, so the points of a division are the values of all cards that give no oil, and once more the values of
 * the cards in sets.
 */

/** What takes part in a production: cards in use by kind, routes in use as bits. */
export interface Economy {
  readonly cards: readonly number[];
  readonly routes: number;
  /** Synthetic Materials: one Population card may stand in a set (ATK-17.5). */
  readonly populationWild: boolean;
}

const TOP_VALUE = 6;
/** Cards that may go into sets, by value. Used again and again, since a division is tried very often. */
const pool = [0, 0, 0, 0, 0, 0, 0];

/** The wild cards by value: Trade Routes that give no oil (ATK-21.4), and one Population card by technology. */
function wildCards({ cards, routes, populationWild }: Economy): number[] {
  const wild = [0, 0, 0, 0, 0, 0, 0];
  for (let route = 0; route < ROUTE_VALUES.length; route++) {
    if ((routes & (1 << route)) !== 0) wild[ROUTE_VALUES[route]]++;
  }
  if (populationWild) {
    for (let value = 4; value >= 1; value--) {
      if (cards[POPULATION * 4 + value - 1] > 0) {
        wild[value]++;
        break;
      }
    }
  }
  return wild;
}

/**
 * Fills the pool with what this number of sets could use, and returns its size. A set takes one card of each
 * type, and each card is in one set (ATK-21.7).
 */
function fillPool(
  cards: readonly number[],
  drilled: readonly number[],
  wild: readonly number[],
  sets: number,
) {
  let size = 0;
  for (let value = 1; value <= TOP_VALUE; value++) {
    pool[value] = wild[value];
    size += wild[value];
  }
  for (let industry = 0; industry < SET_SIZE; industry++) {
    let left = sets;
    for (let value = 4; value >= 1 && left > 0; value--) {
      const held = cards[industry * 4 + value - 1] - (industry === OIL ? drilled[value] : 0);
      const used = held < left ? held : left;
      pool[value] += used;
      size += used;
      left -= used;
    }
  }
  return size;
}

/**
 * The most that cards in sets can be worth. `drilled` are the Oil cards by value that give oil instead.
 * Whatever is in the pool can be arranged into sets, because a wild card fills any gap; so the best cards are taken.
 */
function worthInSets(cards: readonly number[], drilled: readonly number[], wild: readonly number[]): number {
  let sets = 0;
  while (fillPool(cards, drilled, wild, sets + 1) >= SET_SIZE * (sets + 1)) sets++;
  if (sets === 0) return 0;
  fillPool(cards, drilled, wild, sets);
  let left = SET_SIZE * sets;
  let worth = 0;
  for (let value = TOP_VALUE; value >= 1 && left > 0; value--) {
    const used = pool[value] < left ? pool[value] : left;
    worth += used * value;
    left -= used;
  }
  return worth;
}

function sumOf(cards: readonly number[]): number {
  let sum = 0;
  for (let kind = 0; kind < cards.length; kind++) sum += cards[kind] * ((kind & 3) + 1);
  return sum;
}

const NO_ROUTE = 0;

/**
 * Points of a division: `drilled` Oil cards by value and `shipped` routes (bits) give oil, the rest does its best. No
 * card does both (ATK-21.3, ATK-21.4). A route outside a set counts once (ATK-21.6). Examples: ATK-29.10, ATK-29.11.
 */
export function pointsOf(economy: Economy, drilled: readonly number[], shipped: number): number {
  const rest: Economy = { ...economy, routes: economy.routes & ~shipped };
  let points = sumOf(economy.cards) + worthInSets(economy.cards, drilled, wildCards(rest));
  for (let value = 1; value <= 4; value++) points -= drilled[value] * value;
  for (let route = 0; route < ROUTE_VALUES.length; route++) {
    if ((rest.routes & (1 << route)) !== NO_ROUTE) points += ROUTE_VALUES[route];
  }
  return points;
}

/** Oil that these cards and routes give. */
export function oilOf(drilled: readonly number[], shipped: number): number {
  let oil = drilled[1] + 2 * drilled[2] + 3 * drilled[3] + 4 * drilled[4];
  for (let route = 0; route < ROUTE_VALUES.length; route++) {
    if ((shipped & (1 << route)) !== NO_ROUTE) oil += ROUTE_VALUES[route];
  }
  return oil;
}

/** Counts of routes by value that a division may ship. */
const routesByValue = (economy: Economy): number[] => wildCards({ ...economy, populationWild: false });

/** The amounts of oil that some choice of Oil cards and routes gives, in ascending order. */
export function oilAmounts(economy: Economy): number[] {
  const { cards } = economy;
  const routes = routesByValue(economy);
  const sums = [true];
  for (let value = 1; value <= TOP_VALUE; value++) {
    const count = (value <= 4 ? cards[OIL * 4 + value - 1] : 0) + routes[value];
    for (let card = 0; card < count; card++) {
      for (let sum = sums.length - 1; sum >= 0; sum--) if (sums[sum]) sums[sum + value] = true;
    }
  }
  const amounts: number[] = [];
  for (let sum = 0; sum < sums.length; sum++) if (sums[sum]) amounts.push(sum);
  return amounts;
}

/** The most points with exactly this amount of oil, which must be one of its amounts (ATK-21.9). */
export function bestWith(economy: Economy, oil: number): number {
  return tryAll(economy, oil)[oil] ?? 0;
}

/**
 * By amount of oil, the most points that go with it; undefined where no choice of cards gives exactly that
 * amount (ATK-21.9).
 */
export function bestDivisions(economy: Economy): (number | undefined)[] {
  return tryAll(economy, ANY);
}

const ANY = -1;

/** Routes of one value are alike here, so only their number is tried. */
function tryAll(economy: Economy, wanted: number): (number | undefined)[] {
  const { cards } = economy;
  const wild = wildCards(economy);
  const routes = routesByValue(economy);
  const best: (number | undefined)[] = [];
  const all = sumOf(cards) + 4 * routes[4] + 5 * routes[5] + 6 * routes[6];
  for (let six = 0; six <= routes[6]; six++, wild[6]--) {
    for (let five = 0; five <= routes[5]; five++, wild[5]--) {
      for (let four = 0; four <= routes[4]; four++, wild[4]--) {
        drillAll(cards, wild, 4 * four + 5 * five + 6 * six, all, wanted, best);
      }
      wild[4] += routes[4] + 1;
    }
    wild[5] += routes[5] + 1;
  }
  return best;
}

/** Oil cards that give oil, by value. */
const tried = [0, 0, 0, 0, 0];

/** Every number of Oil cards of each value, with `shipped` oil from routes. `all` is what all cards are worth. */
function drillAll(
  cards: readonly number[],
  wild: readonly number[],
  shipped: number,
  all: number,
  wanted: number,
  best: (number | undefined)[],
): void {
  const ones = cards[OIL * 4];
  const twos = cards[OIL * 4 + 1];
  const threes = cards[OIL * 4 + 2];
  const fours = cards[OIL * 4 + 3];
  for (tried[4] = 0; tried[4] <= fours; tried[4]++) {
    for (tried[3] = 0; tried[3] <= threes; tried[3]++) {
      for (tried[2] = 0; tried[2] <= twos; tried[2]++) {
        for (tried[1] = 0; tried[1] <= ones; tried[1]++) {
          const oil = shipped + tried[1] + 2 * tried[2] + 3 * tried[3] + 4 * tried[4];
          if (wanted !== ANY && oil !== wanted) continue;
          const points = all - oil + worthInSets(cards, tried, wild);
          const known = best[oil];
          if (known === undefined || points > known) best[oil] = points;
        }
      }
    }
  }
}
