import { checkGame, PROPERTIES } from '@entente/engine/kit';
import { expect, test } from 'vitest';
import { ideology } from './game.ts';

/** Every value of every option, and with them every number of players a few times. */
const TABLES = Object.entries(ideology.options)
  .flatMap(([name, values]) => values.map((value) => ({ name, value })))
  .map((option, index) => ({ ...option, seats: ideology.seats[index % ideology.seats.length], seed: index }));

test.each(TABLES)(
  'a random game of $seats with $name $value holds all properties',
  ({ name, value, seats, seed }) => {
    const options = { turns: 15, [name]: value };
    const { faults, checks } = checkGame(ideology, { games: 1, seats, options, seed });
    expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
    expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name: property }) => property));
  },
  120_000,
);
