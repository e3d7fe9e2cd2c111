import { type Chances, mean } from '@entente/analysis';
import { SeededChance } from '@entente/engine';

/** A forecast in a game, and what came of the game. */
export interface Foretold {
  readonly game: number;
  readonly said: Chances;
  readonly came: Chances;
}

/** All forecasts of about the same chance. */
export interface Tenth {
  readonly count: number;
  /** What was said on average, and what came on average. */
  readonly said: number;
  readonly came: number;
  /** 95 of 100 such measurements would lie in here. */
  readonly low: number;
  readonly high: number;
}

export interface Reliability {
  /** Games that the forecasts come from. */
  readonly heldOut: number;
  readonly positions: number;
  readonly tenths: readonly (Tenth | null)[];
  /** How much of the uncertainty a forecast takes away: 0 is a guess by the number of seats, 1 foreknowledge. */
  readonly gain: number;
}

const DRAWS = 200;

/** How true forecasts were, by tenths of the chance that they gave. All positions of a game are drawn together. */
export function reliabilityOf(foretold: readonly Foretold[], seed: number): Reliability {
  const byGame = new Map<number, Foretold[]>();
  for (const one of foretold) byGame.set(one.game, [...(byGame.get(one.game) ?? []), one]);
  const games = [...byGame.values()].map(sumsOf);
  const whole = together(games);
  const chance = new SeededChance(seed);
  const drawn = Array.from({ length: DRAWS }, () =>
    together(games.map(() => games[chance.below(games.length)])),
  );
  const tenths = whole.map(({ count, said, came }, at): Tenth | null => {
    if (count === 0) return null;
    const shares = drawn
      .filter((draw) => draw[at].count > 0)
      .map((draw) => draw[at].came / draw[at].count)
      .toSorted((one, other) => one - other);
    const [low, high] = [0.025, 0.975].map(
      (part) => shares[Math.min(shares.length - 1, Math.floor(part * shares.length))],
    );
    return {
      count,
      said: rounded(said / count),
      came: rounded(came / count),
      low: rounded(low),
      high: rounded(high),
    };
  });
  return { heldOut: games.length, positions: foretold.length, tenths, gain: rounded(gainOf(foretold)) };
}

const rounded = (share: number): number => Number(share.toFixed(4));

interface Sums {
  count: number;
  said: number;
  came: number;
}

const noSums = (): Sums[] => Array.from({ length: 10 }, () => ({ count: 0, said: 0, came: 0 }));

function sumsOf(foretold: readonly Foretold[]): Sums[] {
  const sums = noSums();
  for (const { said, came } of foretold)
    said.of.forEach((share, seat) => {
      const tenth = sums[Math.min(9, Math.floor(share * 10))];
      tenth.count++;
      tenth.said += share;
      tenth.came += came.of[seat];
    });
  return sums;
}

function together(games: readonly (readonly Sums[])[]): Sums[] {
  const sums = noSums();
  for (const game of games)
    game.forEach(({ count, said, came }, at) => {
      sums[at].count += count;
      sums[at].said += said;
      sums[at].came += came;
    });
  return sums;
}

/** Against always saying how often each class came. */
function gainOf(foretold: readonly Foretold[]): number {
  const rows = ({ of, nobody }: Chances) => [...of, nobody];
  const usual = rows(foretold[0].came).map((_, at) => mean(foretold.map(({ came }) => rows(came)[at])));
  const surprise = (shares: readonly number[], came: readonly number[]) =>
    came.reduce((sum, part, at) => (part > 0 ? sum - part * Math.log(Math.max(1e-6, shares[at])) : sum), 0);
  const said = mean(foretold.map((one) => surprise(rows(one.said), rows(one.came))));
  const guessed = mean(foretold.map((one) => surprise(usual, rows(one.came))));
  return guessed === 0 ? 0 : 1 - said / guessed;
}
