import { readdirSync, readFileSync } from 'node:fs';
import { goofspiel } from '@entente/game-examples';
import { anyGame } from '@entente/engine';
import { parseLesson } from '@entente/engine/lesson';
import { expect, it } from 'vitest';
import { checkLesson } from './check.ts';
it('x', () => {
  const f = new URL('../../../games/examples/src/goofspiel/lessons/first-bids.json', import.meta.url);
  expect(checkLesson(anyGame(goofspiel), parseLesson(readFileSync(f,'utf8')), {rules: ['GOOF-4','GOOF-5','GOOF-6','GOOF-7','GOOF-9']})).toEqual([]);
});
