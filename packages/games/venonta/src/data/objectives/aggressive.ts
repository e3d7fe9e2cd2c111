import type { Objective } from './objective.ts';

/** Twelve objectives of war. Thresholds [3 players, 4 players, 6 players]. */
export const AGGRESSIVE = [
  { id: 'CO-A01', group: 'aggressive', points: 13, condition: { all: [{ m: 'colonies', op: '>=', v: 1 }] } },
  {
    id: 'CO-A02',
    group: 'aggressive',
    points: 17,
    condition: { all: [{ m: 'attacksWon', op: '>=', v: 2 }] },
  },
  {
    id: 'CO-A03',
    group: 'aggressive',
    points: 13,
    condition: {
      all: [
        { m: 'tanks', op: '>=', v: [2, 2, 1] },
        { m: 'tanks', op: '>=others' },
      ],
    },
  },
  { id: 'CO-A04', group: 'aggressive', points: 14, condition: { all: [{ m: 'tepLevied', op: '>=', v: 1 }] } },
  {
    id: 'CO-A05',
    group: 'aggressive',
    points: 14,
    condition: {
      all: [
        { m: 'foodLevied', op: '>=', v: 1 },
        { m: 'shortfall', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-A06',
    group: 'aggressive',
    points: 14,
    condition: {
      any: [
        { m: 'tanksDestroyed', op: '>=', v: 1 },
        { m: 'attacksWon', op: '>=', v: 2 },
      ],
    },
  },
  {
    id: 'CO-A07',
    group: 'aggressive',
    points: 13,
    condition: {
      all: [
        { m: 'ownColonised', op: '==', v: 0 },
        {
          any: [
            { m: 'defencesWon', op: '>=', v: 1 },
            { m: 'garrisons', op: '>=', v: 1 },
          ],
        },
      ],
    },
    first: {
      all: [
        { m: 'ownColonised', op: '==', v: 0 },
        {
          any: [
            { m: 'defencesWon', op: '>=', v: 1 },
            { m: 'garrisons', op: '>=', v: [2, 2, 1] },
          ],
        },
      ],
    },
  },
  {
    id: 'CO-A08',
    group: 'aggressive',
    points: 14,
    condition: { all: [{ m: 'attacksWonVsLeader', op: '>=', v: 1 }] },
  },
  {
    id: 'CO-A09',
    group: 'aggressive',
    points: 14,
    condition: { all: [{ m: 'attacksWonBySea', op: '>=', v: 1 }] },
    first: { all: [{ m: 'attacksWonBySea', op: '>=', v: [2, 1, 1] }] },
  },
  {
    id: 'CO-A10',
    group: 'aggressive',
    points: 14,
    condition: { all: [{ m: 'controlled', op: '>=', v: [5, 4, 3] }] },
  },
  {
    id: 'CO-A11',
    group: 'aggressive',
    points: 13,
    condition: {
      any: [
        { m: 'liberations', op: '>=', v: 1 },
        {
          all: [
            { m: 'attacksWon', op: '>=', v: 1 },
            { m: 'tanksLost', op: '==', v: 0 },
          ],
        },
      ],
    },
  },
  {
    id: 'CO-A12',
    group: 'aggressive',
    points: 15,
    condition: {
      all: [
        { m: 'attacksWon', op: '>=', v: 1 },
        { m: 'factories', op: '>=others' },
      ],
    },
  },
] as const satisfies readonly Objective[];
