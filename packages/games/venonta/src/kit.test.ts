import { checkGame, coveringTables, PROPERTIES } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { venonta } from './game.ts';

/** Every value of every option, and with them every number of players. */
const TABLES = coveringTables(venonta);

test.each(TABLES)(
  'a random game of $seats holds all properties: $options',
  ({ seats, options, seed }) => {
    const { faults, checks } = checkGame(venonta, { games: 1, seats, options, seed });
    expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
    expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name: property }) => property));
  },
  120_000,
);
