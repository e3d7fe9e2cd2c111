import { chancesBy } from '@entente/analysis';
import { SeededChance } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { calibrate, calibrationOf, foretoldBy } from './calibrate.ts';
import type { WatchedGame } from './forecast-games.ts';
import { fitWeights } from './newton.ts';
import { reliabilityOf } from './reliability.ts';

const FINE = 2 ** 20;

/** Games that the seat ahead wins as often as this softmax says, and that all lose as often as this. */
function invented(steep: number, gloom: number, count: number): WatchedGame[] {
  const chance = new SeededChance(3);
  const uniform = () => chance.below(FINE) / FINE;
  return Array.from({ length: count }, (_, seed) => {
    const lead = uniform() * 4 - 2;
    const win = 1 / (1 + Math.exp(-steep * lead));
    const lost = uniform() < gloom;
    const winners = lost ? [] : uniform() < win ? [0] : [1];
    const glimpses = [{ round: 0, worths: [10 + lead / 2, 10 - lead / 2] }];
    return { seed, glimpses, rounds: 1, winners };
  });
}

describe('a fit', () => {
  test('finds the weight that made the cases', () => {
    const cases = invented(1.5, 0, 4000).map(({ glimpses: [{ worths }], winners }) => ({
      features: worths.map((worth) => [worth - 10]),
      came: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)),
    }));
    expect(fitWeights(cases, 0)[0]).toBeCloseTo(1.5, 0);
  });

  test('of cases that are separate has finite weights', () => {
    const cases = [1, -1].map((sign) => ({ features: [[sign], [-sign]], came: sign > 0 ? [1, 0] : [0, 1] }));
    const [weight] = fitWeights(cases, 0.001);
    expect(weight).toBeGreaterThan(1);
    expect(weight).toBeLessThan(20);
  });
});

describe('a calibration', () => {
  test('says what comes, in every tenth, also that all lose', () => {
    const games = invented(1.5, 0.2, 3000);
    const calibration = calibrationOf(games.slice(0, 2000), 2);
    expect(chancesBy(calibration, { worths: [10, 10], stage: 0 }).nobody).toBeCloseTo(0.2, 1);
    const { tenths } = reliabilityOf(foretoldBy(calibration, games.slice(2000)), 1);
    for (const tenth of tenths)
      if (tenth !== null && tenth.count > 50) expect(Math.abs(tenth.said - tenth.came)).toBeLessThan(0.1);
  });

  test('of a game in which nobody ever loses alone knows no such chance', () => {
    const calibration = calibrationOf(invented(1.5, 0, 100), 2);
    expect(calibration.nobody).toEqual([]);
    expect(chancesBy(calibration, { worths: [1, 0], stage: 0 }).nobody).toBe(0);
  });

  test('knows more than a guess, is the same each time, and was measured by games that it does not know', () => {
    const wish = { seats: 2, games: 60, seed: 1 };
    const measured = calibrate(goofspiel, wish);
    expect(measured.reliability.heldOut).toBe(20);
    expect(measured.reliability.gain).toBeGreaterThan(0.1);
    expect(calibrate(goofspiel, wish)).toEqual(measured);
  });
});

test('the interval of a tenth is as wide as games differ: more positions of the same games tell nothing new', () => {
  const games = invented(0, 0, 200);
  const width = (times: number): number => {
    const foretold = games.flatMap(({ winners }, game) =>
      Array.from({ length: times }, () => ({
        game,
        said: { of: [0.5, 0.5], nobody: 0 },
        came: { of: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 0)), nobody: 0 },
      })),
    );
    // Of two seats one wins: what one is short of, the other has too much of, so the test reads one of them.
    const one = foretold.map((each) => ({ ...each, said: { of: [0.55, 0.45], nobody: 0 } }));
    const { low = 0, high = 0 } = reliabilityOf(one, 1).tenths[5] ?? {};
    return high - low;
  };
  expect(width(1)).toBeGreaterThan(0.05);
  expect(width(10) / width(1)).toBeGreaterThan(0.9);
});
