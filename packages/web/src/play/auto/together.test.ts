import { anyGame } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { ideology } from '@entente/game-ideology';
import { venonta } from '@entente/game-venonta';
import { expect, test } from 'vitest';
import { isSecret, isSimultaneous } from './together.ts';

test.each([
  { game: anyGame(goofspiel), step: 'bid', together: true, secret: true },
  { game: anyGame(connectFour), step: 'turn', together: false, secret: false },
  // Venonta's talks are made of offers: a player may explain an offer to its receiver.
  { game: anyGame(venonta), step: 'talk', together: true, secret: false },
  // IDEO-9.1.2: the Diplomacy Phase is there for talking; only the proposals are secret.
  { game: anyGame(ideology), step: 'diplomacy', together: true, secret: false },
  { game: anyGame(ideology), step: 'cutDown', together: true, secret: true },
])('$game.id: at the step $step all answer at once: $together, in secret: $secret', (each) => {
  const { game, step, together, secret } = each;
  const shown = { view: { flow: [{ step }] } };
  expect(isSimultaneous({ game, shown })).toBe(together);
  expect(isSecret({ game, shown })).toBe(secret);
});
