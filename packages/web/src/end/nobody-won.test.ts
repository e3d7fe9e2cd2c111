import { expect, test } from 'vitest';
import type { Say } from '../words/index.ts';
import { nobodyWon } from './nobody-won.ts';

test('whoever plays alone reads the points and not that nobody wins', () => {
  const say = ((key: string, args?: object) => `${key} ${JSON.stringify(args ?? {})}`) as Say;
  expect(nobodyWon({ scores: [73] }, say)).toBe('end.alone {"points":73}');
  expect(nobodyWon({ scores: [3, 4] }, say)).toBe('end.nobody {}');
});
