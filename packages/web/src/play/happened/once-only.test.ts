import { expect, test } from 'vitest';
import { onceOnly } from './once-only.ts';

test('a sentence says once who of it is the reader', () => {
  const told = 'Cobalt (you) and Jade: now War. Cobalt (you) proposed Neutral, Jade War.';
  expect(onceOnly(told, 'Cobalt (you)', 'Cobalt')).toBe(
    'Cobalt (you) and Jade: now War. Cobalt proposed Neutral, Jade War.',
  );
  expect(onceOnly('Jade passes.', 'Cobalt (you)', 'Cobalt')).toBe('Jade passes.');
});
