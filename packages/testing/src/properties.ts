import type { Game, Types } from '@entente/engine';
import { checkGame, PROPERTIES, type Setup } from '@entente/engine/kit';
import { expect, test } from 'vitest';

const PATIENCE = 240_000;

/** A random game at each of these tables holds all properties of the kit. */
export function testProperties<T extends Types>(game: Game<T>, tables: readonly Setup[]): void {
  test.each(tables)(
    'a random game of $seats holds all properties: $options',
    ({ seats, options, seed }) => {
      const { faults, checks } = checkGame(game, { games: 1, seats, options, seed });
      expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
      expect(Object.keys(checks)).toEqual(PROPERTIES.map(({ name }) => name));
    },
    PATIENCE,
  );
}
