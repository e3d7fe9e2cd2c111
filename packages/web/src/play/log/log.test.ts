import { shelf } from '@entente/shelf';
import { expect, test } from 'vitest';

/** Several people may read a log on one device, or later: "you" would be another person. */
const YOU = /\b(you|your)\b/i;

test.each(Object.entries(shelf))('the log of %s names seats and never says you', async (_, load) => {
  const { words } = await load();
  const log = Object.entries<string>(words.en).filter(([key]) => key.startsWith('log.'));
  expect(log.filter(([, text]) => YOU.test(text))).toEqual([]);
});
