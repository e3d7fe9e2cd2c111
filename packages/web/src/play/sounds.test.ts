import { expect, test } from 'vitest';
import { soundOf } from './sounds.ts';

const lines = (...keys: string[]) => keys.map((say) => ({ say }));

test('news has one sound: a clash before dice, and none where nothing of it happened', () => {
  expect(soundOf(lines('log.passed', 'log.rolled', 'log.attack', 'log.rolled'))).toBe('clash');
  expect(soundOf(lines('log.passed', 'log.rolled'))).toBe('dice');
  expect(soundOf(lines('log.passed'))).toBeNull();
  expect(soundOf([])).toBeNull();
});
