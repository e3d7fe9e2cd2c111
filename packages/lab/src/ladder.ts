import { USUAL_LEVEL } from '@entente/bots';
import { defaultOptions, type Game, SeededChance, type Types } from '@entente/engine';
import { type BlockPlan, type LabGame, playBlock } from './block.ts';
import { type Rating, rate } from './ratings.ts';

/** How strong the bots of a game are with some number of seats. */
export interface Ladder {
  readonly seats: number;
  readonly seed: number;
  readonly blocks: number;
  readonly games: number;
  /** Games that nobody won. */
  readonly lostByAll: number;
  /** Games that did not end. */
  readonly endless: number;
  readonly ratings: Readonly<Record<string, Rating>>;
}

/** How far apart two bots at a table may be on the ladder: games between unequal bots tell little. */
const NEAR = 2;

/** The blocks of a ladder: two bots in each, every pair as often as any other; whose the further seats are is drawn by the seed. */
export function blocksOf(kinds: readonly string[], seats: number, count: number, seed: number): BlockPlan[] {
  const chance = new SeededChance(seed);
  const pairs = kinds.flatMap((one, at) => kinds.slice(at + 1, at + 1 + NEAR).map((other) => [one, other]));
  return Array.from({ length: count }, (_, number) => {
    const pair = pairs[number % pairs.length];
    const party = Array.from({ length: seats }, (_, seat) => pair[seat < 2 ? seat : chance.below(2)]);
    return { seed: seed * 100_003 + number, party };
  });
}

/** Plays the ladder; says after each block how many are done. */
export function climb<T extends Types>(
  game: Game<T>,
  wish: { kinds: readonly string[]; seats: number; blocks: number; seed: number },
  onBlock: (done: number) => void = () => {},
): Ladder {
  const { kinds, seats, blocks: count, seed } = wish;
  const options = defaultOptions(game, seats);
  const blocks: LabGame[][] = blocksOf(kinds, seats, count, seed).map((block, at) => {
    const games = playBlock(game, options, block);
    onBlock(at + 1);
    return games;
  });
  const games = blocks.flat();
  const ratings = rate(blocks, USUAL_LEVEL, seed);
  return {
    seats,
    seed,
    blocks: count,
    games: games.length,
    lostByAll: games.filter(({ winners }) => winners?.length === 0).length,
    endless: games.filter(({ winners }) => winners === null).length,
    ratings: Object.fromEntries([...ratings].map(([kind, rating]) => [kind, inWholePoints(rating)])),
  };
}

const inWholePoints = ({ rating, low, high }: Rating): Rating => ({
  rating: Math.round(rating),
  low: Math.round(low),
  high: Math.round(high),
});
