import { describe, expect, test } from 'vitest';
import { CONSTANTS } from './constants.ts';
import reference from './reference.json' with { type: 'json' };
import { type Changes, run, type Year } from './run.ts';
import { changesOf, NOTHING, SCENARIOS, VERSION_1974 } from './scenarios.ts';

/** What published numbers leave open: they have six digits. */
const CLOSE = 1e-5;

type Values = Readonly<Record<string, readonly number[]>>;

/** The largest relative difference between a run and numbers for every tenth year. */
function difference(years: readonly Year[], wanted: Values): number {
  const differences = Object.entries(wanted).flatMap(([name, values]) =>
    values.map((value, decade) => Math.abs(years[decade * 20][name as keyof Year] / value - 1)),
  );
  return Math.max(...differences);
}

describe('World3-03', () => {
  test('is the published run of scenario 1', () => {
    expect(difference(run(), reference.vensim)).toBeLessThan(CLOSE);
  });

  test.each(SCENARIOS.map((levers, at) => [at + 1, levers] as const))(
    'scenario %i is the reference run',
    (number, levers) => {
      const wanted = (reference.runs as Readonly<Record<number, Values>>)[number];
      expect(difference(run(changesOf(levers)), wanted)).toBeLessThan(CLOSE);
    },
  );

  test('the version of 1974 is the reference run', () => {
    expect(difference(run(VERSION_1974), reference.run1974)).toBeLessThan(CLOSE);
  });

  test('a scenario peaks when and where it should', () => {
    const peaks = reference.peaks as unknown as Readonly<Record<number, Readonly<Record<string, number[]>>>>;
    for (const [at, levers] of SCENARIOS.entries()) {
      const years = run(changesOf(levers));
      for (const [name, [when, height]] of Object.entries(peaks[at + 1])) {
        const highest = years.reduce((best, year) =>
          year[name as keyof Year] > best[name as keyof Year] ? year : best,
        );
        expect([at + 1, name, highest.year]).toEqual([at + 1, name, when]);
        expect(Math.abs(highest[name as keyof Year] / height - 1)).toBeLessThan(CLOSE);
      }
    }
  });
});

describe('whatever is changed', () => {
  const kinds = Object.keys(NOTHING).filter((name) => name !== 'year');
  /** Every combination of the levers, early or late. */
  const changes: Changes[] = Array.from({ length: 2 ** kinds.length }, (_, bits) =>
    changesOf({
      ...NOTHING,
      ...Object.fromEntries(kinds.map((kind, at) => [kind, (bits & (1 << at)) > 0])),
      year: bits % 3 === 0 ? 1960 : 2040,
    }),
  );

  test('people are counted once, resources never grow, output is shared out whole', () => {
    const holds = ({ p1, p2, p3, p4, pop, fioaa, fioas, fioac, fioai }: Year) =>
      p1 + p2 + p3 + p4 === pop && Math.abs(fioaa + fioas + fioac + fioai - 1) < 1e-12;
    for (const one of changes) {
      const years = run(one);
      const broken = years.find(
        (year, at) =>
          !(holds(year) && Object.values(year).every(Number.isFinite)) ||
          (at > 0 && year.nr > years[at - 1].nr),
      );
      expect({ one, broken }).toEqual({ one, broken: undefined });
    }
  });

  test('nothing is different before the year of the policies', () => {
    const reference = run();
    const late = run(changesOf({ ...SCENARIOS[8], moreResources: false, year: 2040 }));
    const at2039 = 2 * 139;
    expect(late.slice(0, at2039)).toEqual(reference.slice(0, at2039));
    expect(late.at(-1)).not.toEqual(reference.at(-1));
  });
});

test('the constants of a run are not those of the next', () => {
  const before = { ...CONSTANTS };
  run(changesOf(SCENARIOS[9]));
  expect(CONSTANTS).toEqual(before);
});
