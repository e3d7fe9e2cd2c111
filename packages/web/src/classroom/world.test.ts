import { changesOf, run, SCENARIOS } from '@entente/world3';
import { expect, test } from 'vitest';
import type { ClassTable } from '../link/messages.ts';
import { nearestRun, yearOf } from './world.ts';

/** A table that went as a scenario, on scales of its own. */
function tableAs(scenario: number, rounds: readonly number[]): ClassTable {
  const years = run(changesOf(SCENARIOS[scenario]));
  return {
    id: 'table1',
    number: 1,
    version: 1,
    phase: 'over',
    round: 8,
    held: null,
    other: false,
    moment: 1,
    prompt: null,
    changed: 0,
    chairs: [],
    announcement: null,
    measured: rounds.map((round) => {
      const then = years.find(({ year }) => year === yearOf(round)) ?? years[0];
      const values = {
        worldPopulation: then.pop / 1e8,
        worldPollution: then.ppolx * 3,
        worldFossil: then.nrfr * 40,
      };
      return { at: round, round, values };
    }),
    outcome: null,
  };
}

test.each([0, 1, 5, 8])('a table that goes as scenario %i is nearest to it', (scenario) => {
  expect(nearestRun([tableAs(scenario, [1, 2, 3, 4, 5, 6, 7, 8])])).toBe(scenario);
});

test('before there are enough rounds there is nothing to compare', () => {
  expect(nearestRun([tableAs(0, [1, 2, 3, 4])])).toBeNull();
  expect(nearestRun([])).toBeNull();
});
