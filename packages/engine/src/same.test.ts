import fc from 'fast-check';
import { expect, test } from 'vitest';
import { same } from './same.ts';

test('a JSON value is the same as its copy, and not the same as another', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => same(value, JSON.parse(JSON.stringify(value))) === true));
});

test('it agrees with the comparison of the test runner', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 2 }), fc.jsonValue({ maxDepth: 2 }), (one, other) => {
      let equal = true;
      try {
        expect(one).toEqual(other);
      } catch {
        equal = false;
      }
      return same(one, other) === equal;
    }),
  );
});

test('the order of keys does not matter, an extra key does', () => {
  expect(same({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(same({ a: 1 }, { a: 1, b: undefined })).toBe(false);
  expect(same([1, 2], { 0: 1, 1: 2 })).toBe(false);
  expect(same(null, {})).toBe(false);
});
