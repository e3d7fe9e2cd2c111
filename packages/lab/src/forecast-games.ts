import { judgementsOf } from '@entente/analysis';
import { botOf } from '@entente/bots';
import {
  defaultOptions,
  type Game,
  Referee,
  type Seat,
  SeededChance,
  type Types,
  view,
} from '@entente/engine';

/** A position on the way, as it was judged. */
export interface Glimpse {
  readonly round: number;
  readonly worths: readonly number[];
}

/** A game of bots that was watched. */
export interface WatchedGame {
  readonly seed: number;
  readonly glimpses: readonly Glimpse[];
  readonly rounds: number;
  readonly winners: readonly Seat[];
}

/** Bots of different strength sit together, so that there are leads to be seen. */
const KINDS = ['greedy', 'greedy', 'casual'] as const;
/** Number of positions that they imagine: fewer are quicker, and hardly weaker. */
const WORLDS = 3;
/** Every twentieth choice or so is random, for the sake of variety. */
const STRAY = 20;
/** Number of positions of a game that are judged, roughly. */
const GLIMPSES = 60;
const MOST_DECISIONS = 20_000;

/** Plays one game of bots; null if it does not end. The same seed gives the same game. */
export function watchGame<T extends Types>(game: Game<T>, seats: number, seed: number): WatchedGame | null {
  const chance = new SeededChance(seed);
  const own = new SeededChance(seed + 500_009);
  const referee = new Referee(game, chance);
  const bots = Array.from({ length: seats }, (_, seat) =>
    botOf(game, KINDS[own.below(KINDS.length)], new SeededChance(seed + (seat + 1) * 1_000_003), {
      worlds: WORLDS,
    }),
  );
  const stray = botOf(game, 'random', own);
  const g = referee.start(seats, defaultOptions(game, seats));
  const glimpses: Glimpse[] = [];
  const every = Math.max(1, Math.round((game.typicalChoices?.[seats] ?? 100) / GLIMPSES));
  for (let made = 0; g.outcome === null; made++) {
    if (made === MOST_DECISIONS) return null;
    if (own.below(every) === 0) glimpses.push({ round: g.round, worths: judgementsOf(game, g) });
    const seat = g.asked[0];
    const bot = own.below(STRAY) === 0 ? stray : bots[seat];
    referee.take(g, seat, bot.choose(view(game, g, seat)));
  }
  return { seed, glimpses, rounds: g.round, winners: g.outcome.winners };
}
