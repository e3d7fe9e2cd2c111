import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonical } from './hash.ts';

/** The slow way: every object rebuilt with its keys in order, then JSON for all of it. */
const inOrder = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(inOrder)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, field]) => [key, inOrder(field)]),
        )
      : value;

test('a canonical text is the JSON of the value with its keys in order', () => {
  // Keys that look like numbers come first in every object, whatever the order of insertion.
  const key = fc.string({ unit: 'binary' }).filter((name) => !/^\d+$/.test(name) && name !== '__proto__');
  fc.assert(
    fc.property(
      fc.jsonValue(),
      fc.dictionary(key, fc.oneof(fc.double(), fc.string({ unit: 'binary' }))),
      (any, flat) => {
        for (const value of [flat, JSON.parse(JSON.stringify(any)) as unknown]) {
          if (!/"(\d+|__proto__)":/.test(JSON.stringify(value)))
            expect(canonical(value)).toBe(JSON.stringify(inOrder(value)));
        }
      },
    ),
  );
});

test('what is undefined is left out, and what is no number is null', () => {
  expect(canonical({ b: undefined, a: Number.NaN, c: [-0, 1e21, 'é"\n'] })).toBe(
    '{"a":null,"c":[0,1e+21,"é\\"\\n"]}',
  );
});
