import { LEVELS } from '@entente/bots/levels';
import type { Strength } from '../board-api/page.ts';

/** A finished game of a player alone against bots. */
export interface PlayedAgainstBots {
  readonly game: string;
  readonly table: string;
  /** Kinds of the bots, one for each other seat. */
  readonly bots: readonly string[];
  /** The player's part of the victory: 1, or less if it was shared. */
  readonly won: number;
}

/** How strong a player is, on the scale of the bots. */
export interface OwnStrength {
  readonly games: number;
  readonly rating: number;
  /** As likely above as below by this much, in 95 of 100 cases. */
  readonly give: number;
  /** The level that plays about as well; null if all that were measured are stronger. */
  readonly like: string | null;
  /** A level that is at least as strong as the player, if there is one; otherwise the strongest. */
  readonly next: string;
}

/** Number of games from which on something is said. */
export const LEAST_GAMES = 3;
/** A player before the first game: rather below the usual bot, and nothing certain. */
const PRIOR = { mean: 1350, spread: 250 };
const RANGE = { from: 500, to: 2500, step: 10 };
const POINTS_PER_DECADE = 400;

const strengthOf = (rating: number): number => 10 ** (rating / POINTS_PER_DECADE);

/** Ratings of the levels, as measured with the nearest number of seats; a later level is never weaker than one before. */
function levelsFor(ladders: readonly Strength[], seats: number): ReadonlyMap<string, number> {
  const [ladder] = ladders.toSorted(
    (one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats),
  );
  const levels = new Map<string, number>();
  let last = Number.NEGATIVE_INFINITY;
  for (const level of LEVELS) {
    const measured = ladder?.ratings[level];
    if (measured === undefined) continue;
    last = Math.max(last, measured.rating);
    levels.set(level, last);
  }
  return levels;
}

/** How strong a player is after these games; null as long as there are too few against bots that were measured. */
export function ownStrength(
  games: readonly PlayedAgainstBots[],
  ladders: readonly Strength[],
): OwnStrength | null {
  const known = games.flatMap(({ bots, won }) => {
    const levels = levelsFor(ladders, bots.length + 1);
    const ratings = bots.flatMap((bot) => levels.get(bot) ?? []);
    if (ratings.length < bots.length) return [];
    return [{ against: ratings.reduce((sum, rating) => sum + strengthOf(rating), 0), won }];
  });
  if (known.length < LEAST_GAMES) return null;
  const weights: { readonly rating: number; readonly weight: number }[] = [];
  for (let rating = RANGE.from; rating <= RANGE.to; rating += RANGE.step) {
    let log = -0.5 * ((rating - PRIOR.mean) / PRIOR.spread) ** 2;
    for (const { against, won } of known) {
      const chance = strengthOf(rating) / (strengthOf(rating) + against);
      log += won * Math.log(chance) + (1 - won) * Math.log(1 - chance);
    }
    weights.push({ rating, weight: Math.exp(log) });
  }
  const all = weights.reduce((sum, { weight }) => sum + weight, 0);
  const mean = weights.reduce((sum, { rating, weight }) => sum + rating * weight, 0) / all;
  const variance = weights.reduce((sum, { rating, weight }) => sum + (rating - mean) ** 2 * weight, 0) / all;
  const levels = [...levelsFor(ladders, games.at(-1)?.bots.length ?? 1)].filter(
    ([level]) => level !== 'random',
  );
  const below = levels.filter(([, rating]) => rating <= mean);
  return {
    games: known.length,
    rating: Math.round(mean / 10) * 10,
    give: Math.round((1.96 * Math.sqrt(variance)) / 10) * 10,
    like: below.at(-1)?.[0] ?? null,
    next: levels.find(([, rating]) => rating > mean)?.[0] ?? levels.at(-1)?.[0] ?? 'greedy',
  };
}
