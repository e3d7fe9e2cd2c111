import type { Resource } from './terms.ts';

/** Rate positions, cheapest on the left (LIM-6.1.8). */
export const RATE_POSITIONS = 10;

/** Price of one unit for the buyer, by rate position, the same for all four resources. */
export const BUY_PRICE: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20];

/** Money for one unit sold, by rate position. Always the buying price one position lower; 0 means: no sale (LIM-6.1.5). */
export const SELL_PRICE: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15];

/** LIM-0.8.2 */
export const START_RATES: Readonly<Record<Resource, number>> = {
  renewable: 3,
  industrial: 4,
  military: 4,
  fossil: 4,
};

/** LIM-0.8.1, for any number of nations. */
export const START_MARKET: Readonly<Record<Resource, number>> = {
  renewable: 3,
  industrial: 3,
  military: 3,
  fossil: 3,
};

/** LIM-6.1.4: how far the rate moves after a transaction, whatever the quantity. */
export const RATE_AFTER = { buying: 1, selling: -1 } as const;
