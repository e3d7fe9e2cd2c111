import { expect, test } from 'vitest';
import { pauseAfter } from './pause.ts';

/** How long a player waits for this number of answers by bots that need no time to think. */
function waitFor(answers: number, pause: number): number {
  let waited = 0;
  for (let count = 0; count < answers; count++) waited += pauseAfter(pause, waited);
  return waited;
}

test('the first pause is whole, and all pauses together last at most two seconds', () => {
  expect(waitFor(1, 250)).toBe(250);
  expect(waitFor(3, 250)).toBeGreaterThan(600);
  expect(waitFor(200, 250)).toBeLessThanOrEqual(2000);
  expect(pauseAfter(250, 60_000)).toBe(0);
});
