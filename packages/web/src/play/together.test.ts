import { anyGame } from '@entente/engine';
import { connectFour, goofspiel } from '@entente/game-examples';
import { venonta } from '@entente/game-venonta';
import { expect, test } from 'vitest';
import { isSecret, isSimultaneous } from './together.ts';

test.each([
  [anyGame(goofspiel), 'bid', true, true],
  [anyGame(connectFour), 'turn', false, false],
  // Venonta's talks are made of offers: whoever makes one may explain it to the other.
  [anyGame(venonta), 'talk', true, false],
])('%o: at the step %s all answer at once: %s, in secret: %s', (game, step, together, secret) => {
  const shown = { view: { flow: [{ step }] } };
  expect(isSimultaneous({ game, shown })).toBe(together);
  expect(isSecret({ game, shown })).toBe(secret);
});
