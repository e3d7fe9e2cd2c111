import { expect, test } from 'vitest';
import { persistently } from './persistently.ts';

/** Fails as often as this, and then succeeds. */
function failing(times: number) {
  let tries = 0;
  return async () => {
    if (++tries <= times) throw new Error(`try ${tries}`);
    return tries;
  };
}

test('what fails is tried again, after longer and longer pauses', async () => {
  const pauses: number[] = [];
  const noted = async (time: number) => void pauses.push(time);
  expect(await persistently(failing(8), () => true, noted)).toBe(9);
  expect(pauses).toEqual([300, 600, 1200, 2400, 4800, 9600, 10_000, 10_000]);
});

test('until nobody wants it any more', async () => {
  let wanted = 2;
  const trying = persistently(
    failing(8),
    () => wanted-- > 0,
    async () => {},
  );
  await expect(trying).rejects.toThrow('try 3');
});
