import { expect, test } from 'vitest';
import { LABS, RACES } from './cases.ts';
import { check } from './check.ts';
import { OPERATIONS } from './operations.ts';
import { TARGETS } from './targets.ts';
import { THREADS, WHOLE_RUN } from './whole-run.ts';

const game = { name: 'game', rates: { Entente: 100, peer: 10 }, ratios: { peer: 10 } };
const copy = { name: 'copy', rates: { Entente: 250_000, JSON: 1 }, ratios: { JSON: 250_000 } };

test.each([
  [9, true],
  [10, true],
  [10.1, false],
])('at least %d times the peer: %s', (atLeast, isMet) => {
  const target = { of: 'game', against: 'peer', atLeast };
  expect(check([copy, game], [target])).toEqual([{ target, reached: 10, isMet }]);
});

test.each([
  [4.1, true],
  [4, false],
])('less than %d microseconds: %s', (microseconds, isMet) => {
  const target = { of: 'copy', microseconds };
  expect(check([copy, game], [target])).toEqual([{ target, reached: 4, isMet }]);
});

test('a target of something that was not measured is a mistake', () => {
  expect(() => check([game], [{ of: 'copy', microseconds: 1 }])).toThrow('not measured');
  expect(() => check([game], [{ of: 'game', against: 'other', atLeast: 1 }])).toThrow('not measured');
});

test('every target names a case and one of its contenders', () => {
  const cases: Readonly<Record<string, () => object>> = {
    ...RACES,
    ...OPERATIONS,
    ...LABS,
    [WHOLE_RUN]: () => THREADS,
  };
  for (const target of TARGETS) {
    expect(Object.keys(cases)).toContain(target.of);
    if ('against' in target) expect(Object.keys(cases[target.of]())).toContain(target.against);
  }
});
