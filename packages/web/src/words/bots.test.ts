import { botKinds } from '@entente/bots';
import { anyGame } from '@entente/engine';
import { venonta } from '@entente/game-venonta';
import { expect, test } from 'vitest';
import { botKindsOf } from './bots.ts';

// The page does not load the bots to list them.
test('the page lists the bots that a game has, the usual one first', () => {
  const game = anyGame(venonta);
  expect(botKindsOf(game)[0]).toBe('greedy');
  expect(botKindsOf(game).toSorted()).toEqual(botKinds(game).toSorted());
});
