import { readFileSync } from 'node:fs';
import { anyGame, checkWords } from '@entente/engine';
import { expect, test } from 'vitest';
import { connectFour } from './connect-four/game.ts';
import { goofspiel } from './goofspiel/game.ts';
import { ticTacToe } from './tic-tac-toe/game.ts';

test.each([anyGame(connectFour), anyGame(goofspiel), anyGame(ticTacToe)])('the words of $id', (game) => {
  const source = readFileSync(new URL(`${game.id}/game.ts`, import.meta.url), 'utf8');
  expect(checkWords(game, [source])).toEqual([]);
});
