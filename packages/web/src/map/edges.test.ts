import { expect, test } from 'vitest';
import { aside } from './edges.ts';

const frame = { left: 0, right: 300, top: 0, bottom: 200 };
const button = { left: 260, right: 300, top: 150, bottom: 190 };
/** A name of 80 pixels, below a place. */
const name = (x: number, y: number) => ({ left: x - 40, right: x + 40, top: y, bottom: y + 14 });

test('a name that is seen whole stays where it is', () => {
  expect(aside(name(150, 100), frame, [button])).toBe(0);
});

test('a name at an edge moves inside, as far as needed', () => {
  expect(aside(name(10, 100), frame, [])).toBe(30);
  expect(aside(name(290, 100), frame, [])).toBe(-30);
});

test('a name moves out from under a button', () => {
  expect(aside(name(230, 160), frame, [button])).toBe(-10);
});

test('a name whose place is not seen is left out', () => {
  expect(aside(name(-5, 100), frame, [])).toBeNull();
  expect(aside(name(150, 195), frame, [])).toBeNull();
  expect(aside(name(280, 160), frame, [button])).toBeNull();
});

test('a name with no room beside what covers it is left out, too', () => {
  const other = { left: 140, right: 200, top: 150, bottom: 190 };
  expect(aside(name(230, 160), frame, [button, other])).toBeNull();
});
