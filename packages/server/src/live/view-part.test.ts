import { changed, type Json, sumOf } from '@entente/protocol/changes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ViewPart } from './view-part.ts';

const GROUPS = ['public', 'facts'];
const name = fc.constantFrom('public', 'facts', 'flow', 'round', '7');
const scalar = fc.constantFrom(null, 1, 'é', true, undefined);
const value = fc.oneof(
  scalar,
  fc.array(scalar, { maxLength: 3 }),
  // Too long to be sent again for one change, and too long to be written as a whole.
  fc.array(fc.nat(1), { minLength: 50, maxLength: 60 }),
  fc.array(fc.nat(1), { minLength: 250, maxLength: 260 }),
  fc.dictionary(fc.constantFrom('a', 'b', '2'), fc.oneof(scalar, fc.array(scalar, { maxLength: 3 })), {
    maxKeys: 3,
  }),
);
const object = fc.dictionary(name, value, { maxKeys: 5 });
/** Taken apart, or written as a whole because nobody asks for changes. */
const groups = fc.constantFrom(GROUPS, null);
const keysOf = (of: object) => Object.keys(JSON.parse(JSON.stringify(of)) as object);
const after = (before: object, change: string) =>
  JSON.stringify(changed(JSON.parse(JSON.stringify(before)) as Json, JSON.parse(change) as Json));

test('a part is the text of its object, and knows its sum', () => {
  fc.assert(
    fc.property(object, groups, fc.nat(), (of, apart, start) => {
      const part = ViewPart.of(of, null, apart);
      expect(`{${part.text}}`).toBe(JSON.stringify(of));
      expect(part.sumAfter(start)).toBe(sumOf(part.text, start));
    }),
  );
});

test('what has changed from part to part leads from one to the other', () => {
  fc.assert(
    fc.property(fc.tuple(object, object, object), fc.tuple(groups, groups, groups), (objects, apart) => {
      const parts: ViewPart[] = [];
      for (const [at, one] of objects.entries())
        parts.push(ViewPart.of(one, parts.at(-1) ?? null, apart[at]));
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [0, 2],
        [2, 0],
      ]) {
        const change = parts[to].changeSince(parts[from]);
        if (change !== null) expect(after(objects[from], `{${change}}`)).toBe(JSON.stringify(objects[to]));
        else expect(keysOf(objects[from])).not.toEqual(keysOf(objects[to]));
      }
      for (const [at, part] of parts.entries())
        expect(part.sumAfter(0)).toBe(sumOf(JSON.stringify(objects[at]).slice(1, -1)));
    }),
    { numRuns: 1000 },
  );
});

test('an object that has not changed is the same part; a change names only what is new', () => {
  const units = Array<number>(60).fill(1);
  const view = { public: { units, owner: ['a', 'b'] }, flow: [], round: 1 };
  const part = ViewPart.of(view, null, GROUPS);
  for (const groups of [GROUPS, null]) expect(ViewPart.of(structuredClone(view), part, groups)).toBe(part);
  const next = ViewPart.of(
    { ...view, public: { ...view.public, units: units.with(1, 2) }, round: 2 },
    part,
    GROUPS,
  );
  expect(next.changeSince(part)).toBe('"public":{"units":{"1":2}},"round":2');
});
