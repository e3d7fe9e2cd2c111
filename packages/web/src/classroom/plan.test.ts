import { expect, test } from 'vitest';
import { script } from '../words/en/script.ts';
import { LENGTHS, planOf, SCRIPTED } from './plan.ts';

test.each(SCRIPTED.flatMap((game) => LENGTHS.map((length) => [game, length] as const)))(
  'the script of %s for %i minutes fills them, and has words for every step',
  (game, length) => {
    const plan = planOf(game, length);
    expect(plan.at(-1)?.to).toBe(length);
    for (const { title, words } of plan) expect([script[title], script[words]]).not.toContain(undefined);
    // Talking is a quarter of the time at least.
    const talk = plan.find(({ title }) => title === 'script.happened')?.from ?? length;
    expect(length - talk).toBeGreaterThanOrEqual(length / 4);
  },
);
