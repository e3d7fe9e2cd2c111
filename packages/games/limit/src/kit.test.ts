import { checkGame, PROPERTIES } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { limit } from './game.ts';

/** Every value of every option, and with them every number of nations a few times. */
const TABLES = Object.entries(limit.options)
  .flatMap(([name, values]) => values.map((value) => ({ name, value })))
  .map((option, index) => ({ ...option, seats: limit.seats[(index + 3) % limit.seats.length], seed: index }));

test.each(TABLES)(
  'a random game of $seats with $name $value holds all properties',
  ({ name, value, seats, seed }) => {
    const { faults, checks } = checkGame(limit, { games: 1, seats, options: { [name]: value }, seed });
    expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
    expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name: property }) => property));
  },
  120_000,
);
