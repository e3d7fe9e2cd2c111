import { type Chance, SeededChance } from '@entente/engine';
import type { LabGame } from './block.ts';

/** A strength on the usual scale: 400 points more win ten times as often. */
export interface Rating {
  readonly rating: number;
  /** 95 of 100 such measurements would lie in here. */
  readonly low: number;
  readonly high: number;
}

/** The rating of the bot to which all others are compared. */
export const ANCHOR = 1500;
const POINTS_PER_DECADE = 400;
/** Number of times the blocks are drawn again to see how much chance there is in the ratings. */
const DRAWS = 200;
/** Rounds of the iteration; it has settled long before. */
const ROUNDS = 200;
/** Wins and losses against the anchor that every bot is taken to have, so that a bot that always wins has a finite rating. */
const PRIOR = 0.5;

/**
 * Ratings by name, from all games with a winner: the chance of a seat to win is its bot's strength divided by that of all seats
 * (Plackett and Luce). The intervals come from drawing whole blocks again.
 */
export function rate(
  blocks: readonly (readonly LabGame[])[],
  anchor: string,
  seed: number,
): ReadonlyMap<string, Rating> {
  const names = [...new Set(blocks.flat().flatMap(({ party }) => party))];
  const whole = ratingsOf(blocks, names, anchor);
  const chance: Chance = new SeededChance(seed);
  const drawn = Array.from({ length: DRAWS }, () =>
    ratingsOf(
      blocks.map(() => blocks[chance.below(blocks.length)]),
      names,
      anchor,
    ),
  );
  return new Map(
    names.map((name, at) => {
      const sorted = drawn.map((ratings) => ratings[at]).toSorted((one, other) => one - other);
      const rating = whole[at];
      return [
        name,
        { rating, low: sorted[Math.floor(DRAWS * 0.025)], high: sorted[Math.ceil(DRAWS * 0.975) - 1] },
      ];
    }),
  );
}

function ratingsOf(
  blocks: readonly (readonly LabGame[])[],
  names: readonly string[],
  anchor: string,
): number[] {
  const games = blocks.flat().flatMap(({ party, winners }) => {
    if (winners === null || winners.length === 0) return [];
    const seats = names.map((name) => party.filter((kind) => kind === name).length);
    const won = names.map((name) => winners.filter((seat) => party[seat] === name).length / winners.length);
    return [{ seats, won }];
  });
  const first = names.indexOf(anchor);
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const wins = names.map(() => 0);
    const chances = names.map(() => 0);
    for (let at = 0; at < names.length; at++) {
      if (at === first) continue;
      for (const one of [at, first]) {
        wins[one] += PRIOR;
        chances[one] += (2 * PRIOR) / (strengths[at] + strengths[first]);
      }
    }
    for (const { seats, won } of games) {
      const all = seats.reduce((sum, count, at) => sum + count * strengths[at], 0);
      for (let at = 0; at < names.length; at++) {
        wins[at] += won[at];
        chances[at] += seats[at] / all;
      }
    }
    const next = wins.map((count, at) => count / chances[at]);
    strengths = next.map((strength) => strength / next[first]);
  }
  return strengths.map((strength) => ANCHOR + POINTS_PER_DECADE * Math.log10(strength));
}
