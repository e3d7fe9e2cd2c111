import { describe, expect, test } from 'vitest';
import { copyByHand, copyByJson, copyByStructuredClone } from './copy.ts';
import { sfc32 } from './random.ts';
import { record, replay } from './skirmish.ts';

describe.each([
  ['by hand', copyByHand],
  ['by structuredClone', copyByStructuredClone],
  ['by JSON', copyByJson],
])('a copy %s', (_, copy) => {
  test('equals the position and shares nothing with it', () => {
    const position = replay(record(sfc32(1)));
    const before = JSON.stringify(position);
    const copied = copy(position);
    expect(copied).toEqual(position);
    copied.moves++;
    copied.lastRoll++;
    for (const seat of copied.seats) {
      seat.gold++;
      seat.stats.fill(-1);
    }
    for (const region of copied.regions) region.visits++;
    for (const piece of copied.pieces) piece.strength++;
    copied.seats.pop();
    copied.regions.pop();
    copied.pieces.pop();
    expect(JSON.stringify(position)).toBe(before);
  });
});
