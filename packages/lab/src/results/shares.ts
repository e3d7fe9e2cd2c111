/** Shares of won games with intervals, and what else is counted from the table of games. */
import type { LabRecord } from './unit.ts';

/** A share with the interval in which 95 of 100 such measurements would lie. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Games, or seats in games, that it is a share of. */
  readonly of: number;
}

const Z = 1.959963984540054;

/**
 * Wilson's interval. Games of a block are played with the same dice, so they count as much as their blocks differ: the number
 * of games is replaced by the number of independent ones with the same variance between blocks.
 */
export function shareOf(blocks: readonly { readonly won: number; readonly of: number }[]): Share {
  const counted = blocks.filter(({ of }) => of > 0);
  const of = counted.reduce((sum, block) => sum + block.of, 0);
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const share = counted.reduce((sum, { won }) => sum + won, 0) / of;
  const { low, high } = wilson(share, independentIn(counted, share, of));
  return { share, low, high, of };
}

function wilson(share: number, of: number) {
  const centre = share + (Z * Z) / (2 * of);
  const spread = Z * Math.sqrt((share * (1 - share)) / of + (Z * Z) / (4 * of * of));
  const scale = 1 + (Z * Z) / of;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

/** Blocks from which on their variance says more than the number of games. */
const LEAST = 10;

/** The number of independent games that would scatter as much as these blocks. */
function independentIn(
  blocks: readonly { readonly won: number; readonly of: number }[],
  share: number,
  of: number,
): number {
  if (blocks.length < LEAST || share === 0 || share === 1) return of;
  const squares = blocks.reduce((sum, block) => sum + (block.won - share * block.of) ** 2, 0);
  const variance = (squares * blocks.length) / ((blocks.length - 1) * of * of);
  return variance === 0 ? of : (share * (1 - share)) / variance;
}

/** What a seat won of a game: a shared victory in parts. Null for a game that was broken off. */
export const wonIn = ({ winners }: LabRecord, seat: number): number =>
  winners?.includes(seat) === true ? 1 / winners.length : 0;

/** By name: the share of games that the seats with this name have won. A game that did not end is a game not won. */
export function sharesBy(
  games: readonly LabRecord[],
  name: (game: LabRecord, seat: number) => string | null,
): ReadonlyMap<string, Share> {
  const found = new Map<string, Map<number, { won: number; of: number }>>();
  for (const game of games) {
    for (let seat = 0; seat < game.party.length; seat++) {
      const key = name(game, seat);
      if (key === null) continue;
      const blocks = found.get(key) ?? new Map<number, { won: number; of: number }>();
      const block = blocks.get(game.block) ?? { won: 0, of: 0 };
      block.won += wonIn(game, seat);
      block.of++;
      blocks.set(game.block, block);
      found.set(key, blocks);
    }
  }
  const names = [...found.keys()].toSorted((one, other) => (one < other ? -1 : 1));
  return new Map(names.map((key) => [key, shareOf([...(found.get(key)?.values() ?? [])])]));
}

export const bySeat = (games: readonly LabRecord[]) => sharesBy(games, (_, seat) => `${seat + 1}`);
export const byPlayer = (games: readonly LabRecord[]) => sharesBy(games, ({ party }, seat) => party[seat]);
/** By pairing of sides, in games of two seats: how often the first named has won. */
export const byPairing = (games: readonly LabRecord[]) =>
  sharesBy(
    games.filter(({ sides }) => sides.length === 2),
    ({ sides }, seat) => {
      const own = sides[seat];
      const other = sides[1 - seat];
      return own !== null && other !== null && own < other ? `${own} ${other}` : null;
    },
  );

export const bySide = (games: readonly LabRecord[]) =>
  sharesBy(games, ({ sides }, seat) => sides[seat] ?? null);

/** Is every share of wins known this well? */
export function isEnough(games: readonly LabRecord[], halfWidth: number): boolean {
  const shares = [...bySeat(games).values(), ...byPlayer(games).values()];
  return shares.every(({ low, high }) => (high - low) / 2 <= halfWidth);
}

/** The value below which this part of the values lies; they must be in order. */
export function quantile(sorted: readonly number[], part: number): number {
  if (sorted.length === 0) return 0;
  const at = part * (sorted.length - 1);
  const low = Math.floor(at);
  const high = Math.ceil(at);
  return sorted[low] + (sorted[high] - sorted[low]) * (at - low);
}

export interface Spread {
  readonly count: number;
  readonly mean: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Mean, tenth, half and nine tenths. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / Math.max(1, sorted.length);
  return {
    count: sorted.length,
    mean,
    low: quantile(sorted, 0.1),
    median: quantile(sorted, 0.5),
    high: quantile(sorted, 0.9),
  };
}
