import { checkGame, coveringTables, PROPERTIES } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { limit } from './game.ts';

/** Every value of every option, and with them every number of nations. */
const TABLES = coveringTables(limit);

test.each(TABLES)(
  'a random game of $seats holds all properties: $options',
  ({ seats, options, seed }) => {
    const { faults, checks } = checkGame(limit, { games: 1, seats, options, seed });
    expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
    expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name: property }) => property));
  },
  120_000,
);
