import { describe, expect, test } from 'vitest';
import { difference, notPlain, spoil } from './plain.ts';

describe('plain JSON', () => {
  test.each([
    [{ a: undefined }, 'a is undefined'],
    [{ a: [1, Number.NaN] }, 'a.1 is NaN'],
    [{ a: -0 }, 'a is -0'],
    [{ a: () => 1 }, 'a is a function'],
    [{ a: { b: new Map() } }, 'a.b is a Map, not a plain object'],
    [{ a: Array(2) }, 'a is a list with holes or extra fields'],
    [{ a: [1, 'b', true, null, {}] }, null],
  ])('%o', (value, found) => expect(notPlain(value)).toBe(found));

  test('differences are named by their path', () => {
    expect(difference({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(
      'a.1.b is 2 in one and 3 in the other',
    );
    expect(difference({ a: [1] }, { a: [1, 2] })).toBe('a.1 is nothing in one and 2 in the other');
    expect(difference({ a: 1 }, { a: 1 })).toBeNull();
  });

  test('spoiling leaves nothing as it was', () => {
    const value = { list: [1, 'a', null], inner: { yes: true } };
    spoil(value);
    expect(value).toEqual({
      list: [2, 'spoilt', 'spoilt', 'spoilt'],
      inner: { yes: 'spoilt', spoilt: true },
      spoilt: true,
    });
  });
});
