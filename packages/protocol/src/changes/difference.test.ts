import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Change, changed, difference, type Json } from './difference.ts';
import { joinedSum, sumOf } from './sum.ts';

/** Few keys and few values, so that two of them often have something in common. */
const key = fc.constantFrom('a', 'b', 'c', '1', '02', '10', 'length', '__proto__', 'constructor');
const { tree: value } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.constantFrom(null, true, 0, -0, 1, 2.5, '', 'x', 'é\u2028\ud800', undefined, Number.NaN),
    fc.array(tie('tree'), { maxLength: 6 }),
    fc.dictionary(key, tie('tree'), { maxKeys: 5 }),
  ),
}));

const textOf = (of: unknown): string => JSON.stringify(of) ?? 'null';
const plain = (of: unknown): Json => JSON.parse(textOf(of)) as Json;
const sent = (change: Change): Change => plain(change);

function expectSame(before: unknown, now: unknown): void {
  const change = difference(plain(before), now);
  if (change === undefined) expect(textOf(plain(before))).toBe(textOf(now));
  else {
    expect(textOf(plain(before))).not.toBe(textOf(now));
    expect(textOf(changed(plain(before), sent(change)))).toBe(textOf(now));
  }
}

test('a value changed by the difference to another one is that one, byte for byte', () => {
  fc.assert(
    fc.property(value, value, (before, now) => expectSame(before, now)),
    { numRuns: 3000 },
  );
});

test('so it is with values that are alike but for one place', () => {
  const alike = fc.tuple(
    fc.array(value, { maxLength: 8 }),
    fc.nat(),
    fc.array(value, { maxLength: 3 }),
    fc.nat(3),
  );
  fc.assert(
    fc.property(alike, ([list, at, items, gone]) => {
      const now = list.toSpliced(list.length === 0 ? 0 : at % list.length, gone, ...items);
      expectSame({ list, more: 1 }, { list: now, more: 1 });
    }),
    { numRuns: 3000 },
  );
});

test('only what is new is told', () => {
  const before = { units: [3, 0, 2], flow: [{ step: 'a' }], offers: [], gone: 1 };
  const now = { units: [3, 1, 2], flow: [{ step: 'a' }, { step: 'b' }], offers: [], new: {} };
  expect(difference(before, now)).toEqual({
    units: { 1: 1 },
    flow: [1, 0, { step: 'b' }],
    gone: [],
    new: [{}],
  });
});

test('what has not changed is the same object afterwards', () => {
  const cards = ['x'];
  const units: Json[] = [{ a: 1 }, { b: 2 }];
  const now = changed({ units, cards }, { units: { 0: { a: 3 } } }) as { units: Json[]; cards: Json };
  expect(now.cards).toBe(cards);
  expect(now.units[1]).toBe(units[1]);
  expect(now.units[0]).toEqual({ a: 3 });
  expect(units[0]).toEqual({ a: 1 });
});

test('sums of texts can be joined', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  fc.assert(
    fc.property(text, text, (one, other) => {
      const joined = sumOf(one + other);
      expect(sumOf(other, sumOf(one))).toBe(joined);
      expect(joinedSum(sumOf(one), sumOf(other), other.length)).toBe(joined);
    }),
  );
  expect(sumOf('{"moment":1}')).not.toBe(sumOf('{"moment":2}'));
});
