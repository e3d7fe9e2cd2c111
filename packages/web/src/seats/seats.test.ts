import { readFileSync } from 'node:fs';
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
import { TINT } from '../map/Patterns.tsx';
import { LOOKS, lookOf } from './seats.ts';

const toRgb = converter('rgb');
const rgb = (colour: string | Rgb): Rgb => {
  const known = toRgb(colour);
  if (known === undefined) throw new RangeError(JSON.stringify(colour));
  return known;
};
const difference = differenceCiede2000();
const eyes = {
  'all eyes': (colour: string | Rgb) => rgb(colour),
  'eyes without red': (colour: string | Rgb) => filterDeficiencyProt(1)(rgb(colour)),
  'eyes without green': (colour: string | Rgb) => filterDeficiencyDeuter(1)(rgb(colour)),
  'eyes without blue': (colour: string | Rgb) => filterDeficiencyTrit(1)(rgb(colour)),
};

/** By day and by night, as the tokens have it. */
const LANDS = [
  ...readFileSync(new URL('../style/tokens.css', import.meta.url), 'utf8').matchAll(/--land: (#\w+)/g),
].map(([, colour]) => colour);

/** As it is seen on a map. */
function over(colour: string, land: string): Rgb {
  const [one, other] = [rgb(colour), rgb(land)];
  const mix = (a: number, b: number) => a * TINT + b * (1 - TINT);
  return { mode: 'rgb', r: mix(one.r, other.r), g: mix(one.g, other.g), b: mix(one.b, other.b) };
}

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

  test.each(Object.entries(eyes).flatMap(([name, see]) => LANDS.map((land) => [land, name, see] as const)))(
    'differ on land of %s for %s',
    (land, _name, see) => {
      const tinted = LOOKS.map(({ colour }) => see(over(colour, land)));
      for (const [index, one] of tinted.entries())
        for (const [at, other] of tinted.entries())
          if (at > index)
            expect([LOOKS[index].id, LOOKS[at].id, difference(one, other) >= 12]).toEqual([
              LOOKS[index].id,
              LOOKS[at].id,
              true,
            ]);
    },
  );

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
