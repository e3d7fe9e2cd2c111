import { expect, test } from 'vitest';
import { afterChange, Faults } from './faults.ts';
import { StoreFault } from './store/store.ts';
import { REAL_WORLD } from './world.ts';

const faults = new Faults({ error() {}, warn() {} }, REAL_WORLD);
const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

const codeOf = async (answer: Promise<unknown>, isChange = true): Promise<string> => {
  const fault: unknown = await answer.catch((why: unknown) => why);
  return faults.refusal(fault, isChange).refusal.code;
};

test('nothing was done when the store could not be reached', async () => {
  expect(await codeOf(Promise.reject(refused))).toBe('refuse.store');
});

test('a client is not told that nothing was done when only the answer could not be read', async () => {
  expect(await codeOf(afterChange(Promise.reject(refused)))).toBe('refuse.unknown');
  expect(await codeOf(afterChange(Promise.reject(new StoreFault('full', 'SQLITE_FULL'))))).toBe(
    'refuse.unknown',
  );
  expect(await codeOf(afterChange(Promise.reject(new Error('a mistake'))))).toBe('refuse.fault');
  expect(await afterChange(Promise.resolve(7))).toBe(7);
});
