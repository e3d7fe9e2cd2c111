import { anyGame, teller } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { chartsOf, endingWith } from './series.ts';

const game = anyGame(goofspiel);
const measured = [1, 2].map((round) => ({ at: round, round, values: { points: [round, 3 * round] } }));
const charts = chartsOf(game, { measured }, teller(game, 'en'), String);
const outcome = { reason: 'most', scores: [4, 5], winners: [1] };
const drawn = (...args: [typeof outcome | null, boolean]) => {
  const [{ steps, series }] = endingWith(charts, game, ...args);
  return [steps, series.map(({ values }) => values)];
};

test('the chart of what decides ends with the result: at the last round, or after it when more was played', () => {
  expect(drawn(outcome, false)).toEqual([
    [1, 2],
    [
      [1, 4],
      [3, 5],
    ],
  ]);
  expect(drawn(outcome, true)).toEqual([
    [1, 2, 3],
    [
      [1, 2, 4],
      [3, 6, 5],
    ],
  ]);
});

test('it stays as it is without a result, where all lose together, and in a game that counts nothing', () => {
  expect(endingWith(charts, game, null, false)).toEqual(charts);
  expect(endingWith(charts, game, { ...outcome, winners: [] }, false)).toEqual(charts);
  expect(endingWith(charts, anyGame(connectFour), outcome, false)).toEqual(charts);
});
