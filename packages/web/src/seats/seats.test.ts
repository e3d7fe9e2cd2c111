import {
  converter,
  differenceCiede2000,
  filterDeficiencyDeuter,
  filterDeficiencyProt,
  filterDeficiencyTrit,
  type Rgb,
  wcagContrast,
} from 'culori';
import { describe, expect, test } from 'vitest';
import { LOOKS, lookOf } from './seats.ts';

const toRgb = converter('rgb');
const rgb = (colour: string): Rgb => {
  const known = toRgb(colour);
  if (known === undefined) throw new RangeError(colour);
  return known;
};
const difference = differenceCiede2000();
const eyes = {
  'all eyes': (colour: string) => rgb(colour),
  'eyes without red': (colour: string) => filterDeficiencyProt(1)(rgb(colour)),
  'eyes without green': (colour: string) => filterDeficiencyDeuter(1)(rgb(colour)),
  'eyes without blue': (colour: string) => filterDeficiencyTrit(1)(rgb(colour)),
};

describe('seats', () => {
  test.each(Object.entries(eyes))('differ clearly for %s', (_name, see) => {
    for (const [index, one] of LOOKS.entries()) {
      for (const other of LOOKS.slice(index + 1)) {
        expect([one.id, other.id, difference(see(one.colour), see(other.colour)) > 12]).toEqual([
          one.id,
          other.id,
          true,
        ]);
      }
    }
  });

  test.each(['id', 'colour', 'letter', 'shape', 'pattern'] as const)(
    'have each a %s of their own',
    (what) => {
      expect(new Set(LOOKS.map((look) => look[what])).size).toBe(LOOKS.length);
    },
  );

  test.each(LOOKS.map((look) => [look.id, look] as const))('%s has a readable letter', (_id, look) => {
    expect(wcagContrast(look.label, look.colour)).toBeGreaterThan(4.5);
  });

  test('never run out', () => {
    expect(lookOf(LOOKS.length)).toBe(LOOKS[0]);
  });
});
