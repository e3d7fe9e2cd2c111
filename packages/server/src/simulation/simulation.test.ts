import { expect, test } from 'vitest';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { simulate } from './simulation.ts';

const SEEDS = 100;

test('the same seed leads to the same events', async () => {
  const [once, again, other] = [await simulate(1), await simulate(1), await simulate(2)];
  expect(again).toEqual(once);
  expect(other.trace).not.toBe(once.trace);
});

test(
  `nothing goes wrong in ${SEEDS} seeds`,
  async () => {
    const sum = { entries: 0, acks: 0, views: 0 };
    const wrong: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed++) {
      const { violation, counts } = await simulate(seed);
      if (violation !== null) wrong.push(`./entente simulate --seed ${seed}: ${violation}`);
      for (const key of ['entries', 'acks', 'views'] as const) sum[key] += counts[key];
    }
    expect(wrong).toEqual([]);
    // They have played.
    expect(Math.min(...Object.values(sum))).toBeGreaterThan(10 * SEEDS);
  },
  TEST_TIMEOUT,
);
