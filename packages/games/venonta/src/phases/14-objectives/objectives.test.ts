import { describe, expect, test } from 'vitest';
import type { Counter } from '../../data/conditions.ts';
import { OBJECTIVES, type ObjectiveId } from '../../data/objectives/index.ts';
import type { World } from '../../position.ts';
import { Situation, THREE } from '../../testing/situation.ts';
import { isReached, progress } from './objectives.ts';

interface Case {
  counts?: Partial<Record<Counter, number>>;
  world?: Partial<World>;
  with?: (s: Situation) => void;
}

/** For every objective something that reaches it and something that does not, for three players. */
const CASES: Record<ObjectiveId, { met: Case; missed: Case }> = {
  'CO-A01': { met: { with: (s) => void s.colony('EUR', 0) }, missed: {} },
  'CO-A02': { met: { counts: { attacksWon: 2 } }, missed: { counts: { attacksWon: 1 } } },
  'CO-A03': {
    met: { with: (s) => void s.tanks('NAM', 0, 2) },
    missed: { with: (s) => void [s.tanks('NAM', 0, 2), s.tanks('EUR', 1, 3)] },
  },
  'CO-A04': { met: { counts: { tepLevied: 1 } }, missed: {} },
  'CO-A05': { met: { counts: { foodLevied: 1 } }, missed: { counts: { foodLevied: 1, shortfall: 1 } } },
  'CO-A06': { met: { counts: { tanksDestroyed: 1 } }, missed: { counts: { attacksWon: 1 } } },
  'CO-A07': {
    met: { counts: { defencesWon: 1 } },
    missed: { counts: { defencesWon: 1 }, with: (s) => void s.colony('NAM', 1) },
  },
  'CO-A08': { met: { counts: { attacksWonVsLeader: 1 } }, missed: { counts: { attacksWon: 3 } } },
  'CO-A09': { met: { counts: { attacksWonBySea: 1 } }, missed: { counts: { attacksWon: 1 } } },
  'CO-A10': { met: { with: (s) => void s.colony('EUR', 0) }, missed: {} },
  'CO-A11': { met: { counts: { attacksWon: 1 } }, missed: { counts: { attacksWon: 1, tanksLost: 1 } } },
  'CO-A12': {
    met: { counts: { attacksWon: 1 } },
    missed: { counts: { attacksWon: 1 }, with: (s) => s.discs('EUR', 'factory') },
  },
  'CO-N01': {
    met: { with: (s) => s.discs('NAM', 'factory', 'factory', 'factory') },
    missed: { with: (s) => s.discs('NAM', 'factory', 'factory') },
  },
  'CO-N02': {
    met: { with: (s) => s.discs('NAM', 'factory') },
    missed: { with: (s) => void [s.discs('NAM', 'factory'), s.tep('NAM', 0), s.tep('SUD', 0)] },
  },
  'CO-N03': { met: { counts: { unitsTraded: 6 } }, missed: { counts: { unitsTraded: 5 } } },
  'CO-N04': { met: { world: { stock: [3, 0, 0] } }, missed: { world: { stock: [2, 0, 0] } } },
  'CO-N05': { met: { world: { tokens: [4, 0, 0] } }, missed: { world: { tokens: [3, 0, 0] } } },
  'CO-N06': { met: { counts: { farmsBuilt: 4 } }, missed: { counts: { farmsBuilt: 3 } } },
  'CO-N07': { met: { counts: { unitsSold: 1 } }, missed: { counts: { unitsBought: 1 } } },
  'CO-N08': {
    met: { with: (s) => void s.tanks('NAM', 0, 1) },
    missed: { with: (s) => void s.tanks('NAM', 0, 1), counts: { combatsStarted: 1 } },
  },
  'CO-N09': {
    met: { with: (s) => s.discs('NAM', 'factory') },
    missed: { with: (s) => s.discs('NAM', 'factory'), counts: { unitsBought: 1 } },
  },
  'CO-N10': { met: { counts: { built: 4 } }, missed: { counts: { built: 3 } } },
  'CO-N11': { met: { counts: { caPlayed: 3 } }, missed: { counts: { caPlayed: 3, combatsStarted: 1 } } },
  'CO-N12': {
    met: { with: (s) => void [s.discs('NAM', 'factory', 'farm', 'farm'), s.tanks('NAM', 0, 1)] },
    missed: { with: (s) => s.discs('NAM', 'factory', 'farm', 'farm') },
  },
  'CO-P01': {
    met: {},
    missed: { with: (s) => s.discs('NAM', 'farm', 'farm', 'farm', 'farm', 'factory') },
  },
  'CO-P02': { met: { counts: { emitted: 3 } }, missed: { counts: { emitted: 4 } } },
  'CO-P03': { met: { world: { stock: [1, 0, 0] } }, missed: { world: { stock: [0, 0, 0] } } },
  'CO-P04': { met: { counts: { migrantsFed: 1 } }, missed: { world: { stock: [1, 0, 0] } } },
  'CO-P05': { met: {}, missed: { with: (s) => void s.tanks('NAM', 0, 1) } },
  'CO-P06': { met: {}, missed: { with: (s) => s.discs('NAM', 'factory') } },
  'CO-P07': { met: { world: { fishLost: 5 } }, missed: { world: { fishLost: 6 } } },
  'CO-P08': { met: { world: { co2: 15, co2Before: 5 } }, missed: { world: { co2: 16, co2Before: 5 } } },
  'CO-P09': {
    met: { with: (s) => void s.colony('EUR', 2) },
    missed: { with: (s) => void [s.colony('EUR', 2), s.colony('SAS', 1)] },
  },
  'CO-P10': { met: { counts: { foodSold: 1 } }, missed: { world: { stock: [2, 0, 0] } } },
  'CO-P11': {
    met: { with: (s) => s.discs('NAM', 'farm', 'farm', 'farm', 'farm') },
    missed: { with: (s) => s.discs('NAM', 'farm', 'farm', 'farm', 'factory') },
  },
  'CO-P12': { met: { world: { tokens: [2, 0, 0] } }, missed: { world: { tokens: [1, 0, 0] } } },
};

function table(of: Case): Situation {
  const s = new Situation(THREE).given({
    round: 2,
    phase: 14,
    fed: [1, 1, 1],
    stock: [0, 0, 0],
    ...of.world,
  });
  for (const [counter, value] of Object.entries(of.counts ?? {})) s.count(0, counter as Counter, value);
  of.with?.(s);
  return s;
}

const indexOf = (id: ObjectiveId) => OBJECTIVES.findIndex((card) => card.id === id);

test.each(Object.entries(CASES))('VEN-14.1 VEN-14.3 %s is reached or missed', (id, { met, missed }) => {
  expect(isReached(table(met).g, 0, indexOf(id as ObjectiveId))).toBe(true);
  expect(isReached(table(missed).g, 0, indexOf(id as ObjectiveId))).toBe(false);
});

const HUNGRY = { shortfall: 1 };
const WARLIKE = { combatsStarted: 1 };
const factory = (s: Situation) => s.discs('NAM', 'factory');

/** The other ways to reach an objective. */
const WAYS: [ObjectiveId, Case][] = [
  ['CO-A03', { with: (s) => void [s.tanks('NAM', 0, 2), s.tanks('EUR', 1, 2)] }],
  ['CO-A06', { counts: { attacksWon: 2 } }],
  ['CO-A07', { with: (s) => void [s.tanks('NAM', 0, 1), s.tanks('SUD', 0, 1)] }],
  ['CO-A11', { counts: { liberations: 1, tanksLost: 1 } }],
  ['CO-N06', { with: (s) => s.discs('NAM', 'intensive', 'intensive') }],
  ['CO-P01', { counts: { reforested: 9 }, with: (s) => s.given({ disc: s.world.disc.map(() => 1) }) }],
  ['CO-P04', { counts: { foodSold: 1 } }],
  ['CO-P04', { world: { stock: [9, 0, 0] } }],
  ['CO-P06', { counts: { factoriesRemoved: 1 }, with: factory }],
  ['CO-P10', { counts: { migrantsFed: 1 } }],
  ['CO-P10', { world: { stock: [9, 0, 0] } }],
];

/** Every other part of it that can be missing. */
const GAPS: [ObjectiveId, Case][] = [
  ['CO-A03', { with: (s) => void s.tanks('NAM', 0, 1) }],
  ['CO-A05', {}],
  ['CO-A07', {}],
  ['CO-A12', {}],
  ['CO-N02', {}],
  ['CO-N04', { counts: HUNGRY, world: { stock: [9, 0, 0] } }],
  ['CO-N05', { counts: HUNGRY, world: { tokens: [9, 0, 0] } }],
  ['CO-N08', {}],
  ['CO-N08', { with: (s) => void [s.tanks('NAM', 0, 1), s.colony('SUD', 1)] }],
  ['CO-N09', {}],
  ['CO-N09', { counts: HUNGRY, with: factory }],
  ['CO-N11', { counts: { caPlayed: 1 } }],
  [
    'CO-N12',
    { counts: HUNGRY, with: (s) => void [s.discs('NAM', 'factory', 'farm', 'farm'), s.tanks('NAM', 0, 1)] },
  ],
  ['CO-N12', { with: (s) => void [s.discs('NAM', 'factory', 'farm'), s.tanks('NAM', 0, 1)] }],
  ['CO-N12', { with: (s) => void [s.discs('NAM', 'farm', 'farm'), s.tanks('NAM', 0, 1)] }],
  ['CO-P02', { counts: HUNGRY }],
  ['CO-P03', { counts: HUNGRY, world: { stock: [9, 0, 0] } }],
  ['CO-P04', { counts: { ...HUNGRY, foodSold: 1 } }],
  ['CO-P05', { counts: WARLIKE }],
  ['CO-P05', { with: (s) => void s.colony('NAM', 1) }],
  ['CO-P06', { counts: HUNGRY }],
  ['CO-P07', { counts: { waste: 1 } }],
  ['CO-P08', { counts: WARLIKE }],
  ['CO-P09', { counts: WARLIKE }],
  ['CO-P09', { with: (s) => void s.colony('EUR', 0) }],
  ['CO-P10', { counts: { ...HUNGRY, foodSold: 1 } }],
  ['CO-P11', { with: (s) => s.discs('NAM', 'farm', 'farm').discs('SUD', 'factory') }],
  ['CO-P11', { with: (s) => s.discs('NAM', 'farm', 'farm', 'farm', 'farm').discs('SUD', 'intensive') }],
  ['CO-P12', { counts: WARLIKE, world: { tokens: [9, 0, 0] } }],
  ['CO-P12', { counts: { emitted: 9 }, world: { tokens: [9, 0, 0] } }],
];

test.each(WAYS)('VEN-14.3 %s is reached in another way, too: %o', (id, way) => {
  expect(isReached(table(way).g, 0, indexOf(id))).toBe(true);
});

test.each(GAPS)('VEN-14.3 %s needs all of its parts: %o', (id, gap) => {
  expect(isReached(table(gap).g, 0, indexOf(id))).toBe(false);
});

describe('live progress', () => {
  test('VEN-19.2 VEN-22.2 says how many parts of one’s own objective are met, and nothing of others', () => {
    const s = table({ with: (it) => it.discs('NAM', 'factory', 'farm', 'farm') });
    s.objectives('CO-N12', 'CO-P05', 'CO-N10');
    expect(progress(s.view(0), 0)).toMatchObject({ objective: 'CO-N12', met: 3, of: 4, reached: false });
    expect(progress(s.view(0), 1)).toBeNull();
    expect(progress(s.view(1), 1)).toMatchObject({ met: 3, of: 3, reached: true });
  });

  test('VEN-14.1 looks ahead to feeding, emissions and waste', () => {
    const s = new Situation(THREE).given({ round: 2, phase: 9, population: [6, 6, 6], stock: [7, 0, 0] });
    s.discs('NAM', 'factory').objectives('CO-P03', 'CO-P07', 'CO-P02');
    expect(progress(s.view(0), 0)?.parts.map(({ now }) => now)).toEqual([0, 1]);
    s.objective(0, 'CO-P07');
    expect(progress(s.view(0), 0)).toMatchObject({ met: 1, of: 2 });
  });

  test('VEN-19.1 of alternatives as near the one with more parts counts: to win before to free', () => {
    const s = table({}).objectives('CO-A11', 'CO-P05', 'CO-N10');
    const now = progress(s.view(0), 0);
    expect(now?.hasWays).toBe(true);
    expect(now?.parts.map(({ metric, met }) => [metric, met])).toEqual([
      ['attacksWon', false],
      ['tanksLost', true],
    ]);
  });

  test('VEN-19.1 of alternatives the nearest counts', () => {
    const s = table({ counts: { attacksWon: 1, tanksLost: 1 } }).objectives('CO-A11', 'CO-P05', 'CO-N10');
    expect(progress(s.view(0), 0)).toMatchObject({ met: 0, of: 1 });
  });
});

test('VEN-19.1 what objectives first asked for can still be chosen', () => {
  const first = (numbers: 'tuned' | 'first') => {
    const s = new Situation(THREE, { numbers }).objectives('CO-N03', 'CO-N11', 'CO-P01').turnOf(0);
    s.count(0, 'unitsTraded', 2);
    s.count(1, 'caPlayed', 2);
    s.count(2, 'reforested', 1);
    s.discs('SAS', 'farm', 'farm', 'factory', 'factory', 'factory');
    return s.g.private.map((mine, seat) => isReached(s.g, seat, mine.objective));
  };
  expect(first('tuned')).toEqual([false, false, false]);
  expect(first('first')).toEqual([true, true, true]);
});
