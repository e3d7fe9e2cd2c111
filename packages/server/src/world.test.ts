import { expect, test } from 'vitest';
import { REAL_WORLD, restIn } from './world.ts';

test('long work lets others have their turn: however much of it there is, one piece is done in a turn', async () => {
  let pieces = 0;
  const work = async () => {
    for (let piece = 0; piece < 5; piece++) {
      await restIn(REAL_WORLD);
      pieces++;
    }
  };
  const all = Promise.all([work(), work(), work()]);
  const turns: number[] = [];
  for (let before = 0; pieces < 15; before = pieces) {
    await new Promise<void>((resolve) => REAL_WORLD.soon(resolve));
    turns.push(pieces - before);
  }
  await all;
  expect(Math.max(...turns)).toBe(1);
});
