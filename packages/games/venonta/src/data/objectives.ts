import type { Condition } from './conditions.ts';
import type { Source } from './source.ts';

export const GROUPS = ['aggressive', 'neutral', 'peaceful'] as const;
export type Group = (typeof GROUPS)[number];

interface Objective {
  readonly id: string;
  readonly group: Group;
  readonly points: number;
  readonly condition: Condition;
  /** As it was before it was tuned by simulation: option `numbers`. */
  readonly first?: Condition;
}

/** 36 cards, twelve of each group (VEN-19.1). Thresholds [3 players, 4 players, 6 players]. */
export const OBJECTIVES = [
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
    condition: { all: [{ m: 'attacksWonBySea', op: '>=', v: [2, 1, 1] }] },
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
  {
    id: 'CO-N01',
    group: 'neutral',
    points: 14,
    condition: { all: [{ m: 'factories', op: '>=', v: [3, 2, 2] }] },
  },
  {
    id: 'CO-N02',
    group: 'neutral',
    points: 13,
    condition: {
      all: [
        { m: 'factories', op: '>=', v: 1 },
        { m: 'tep', op: '>=', v: [5, 4, 3] },
      ],
    },
  },
  {
    id: 'CO-N03',
    group: 'neutral',
    points: 13,
    condition: { all: [{ m: 'unitsTraded', op: '>=', v: 3 }] },
    first: { all: [{ m: 'unitsTraded', op: '>=', v: 2 }] },
  },
  {
    id: 'CO-N04',
    group: 'neutral',
    points: 13,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        { m: 'food', op: '>=', v: [3, 2, 2] },
      ],
    },
  },
  {
    id: 'CO-N05',
    group: 'neutral',
    points: 12,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        { m: 'tokens', op: '>=', v: [4, 3, 2] },
      ],
    },
  },
  {
    id: 'CO-N06',
    group: 'neutral',
    points: 13,
    condition: {
      any: [
        { m: 'intensive', op: '>=', v: [2, 1, 1] },
        { m: 'farmsBuilt', op: '>=', v: [4, 4, 3] },
      ],
    },
    first: {
      any: [
        { m: 'intensive', op: '>=', v: [2, 1, 1] },
        { m: 'farmsBuilt', op: '>=', v: [4, 3, 2] },
      ],
    },
  },
  { id: 'CO-N07', group: 'neutral', points: 12, condition: { all: [{ m: 'unitsSold', op: '>=', v: 1 }] } },
  {
    id: 'CO-N08',
    group: 'neutral',
    points: 14,
    condition: {
      all: [
        { m: 'tanks', op: '>=', v: 1 },
        { m: 'combatsStarted', op: '==', v: 0 },
        { m: 'ownColonised', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-N09',
    group: 'neutral',
    points: 12,
    condition: {
      all: [
        { m: 'unitsBought', op: '==', v: 0 },
        { m: 'shortfall', op: '==', v: 0 },
        { m: 'factories', op: '>=', v: 1 },
      ],
    },
  },
  {
    id: 'CO-N10',
    group: 'neutral',
    points: 11,
    condition: { all: [{ m: 'built', op: '>=', v: [4, 3, 2] }] },
  },
  {
    id: 'CO-N11',
    group: 'neutral',
    points: 12,
    condition: {
      all: [
        { m: 'caPlayed', op: '>=', v: [3, 3, 2] },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
    first: {
      all: [
        { m: 'caPlayed', op: '>=', v: 2 },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-N12',
    group: 'neutral',
    points: 14,
    condition: {
      all: [
        { m: 'factories', op: '>=', v: 1 },
        { m: 'farmsAll', op: '>=', v: [2, 2, 1] },
        { m: 'tanks', op: '>=', v: [1, 1, 0] },
        { m: 'shortfall', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P01',
    group: 'peaceful',
    points: 12,
    condition: {
      any: [
        { m: 'reforested', op: '>=', v: [3, 3, 2] },
        { m: 'forest', op: '>=', v: [18, 14, 9] },
      ],
    },
    first: {
      any: [
        { m: 'reforested', op: '>=', v: 1 },
        { m: 'forest', op: '>=', v: [16, 12, 8] },
      ],
    },
  },
  {
    id: 'CO-P02',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'emitted', op: '<=', v: [3, 3, 2] },
        { m: 'shortfall', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P03',
    group: 'peaceful',
    points: 12,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        { m: 'food', op: '>=', v: 1 },
      ],
    },
  },
  {
    id: 'CO-P04',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        {
          any: [
            { m: 'migrantsFed', op: '>=', v: 1 },
            { m: 'foodSold', op: '>=', v: 1 },
            { m: 'food', op: '>=', v: 2 },
          ],
        },
      ],
    },
  },
  {
    id: 'CO-P05',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'tanks', op: '==', v: 0 },
        { m: 'combatsStarted', op: '==', v: 0 },
        { m: 'ownColonised', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P06',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        {
          any: [
            { m: 'factories', op: '==', v: 0 },
            { m: 'factoriesRemoved', op: '>=', v: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'CO-P07',
    group: 'peaceful',
    points: 12,
    condition: {
      all: [
        { m: 'waste', op: '==', v: 0 },
        { m: 'fishLost', op: '<=', v: 5 },
      ],
    },
  },
  {
    id: 'CO-P08',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'co2Delta', op: '<=', v: 10 },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P09',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'worldColonies', op: '<=', v: 1 },
        { m: 'combatsStarted', op: '==', v: 0 },
        { m: 'colonies', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P10',
    group: 'peaceful',
    points: 13,
    condition: {
      all: [
        { m: 'shortfall', op: '==', v: 0 },
        {
          any: [
            { m: 'foodSold', op: '>=', v: 1 },
            { m: 'migrantsFed', op: '>=', v: 1 },
            { m: 'food', op: '>=', v: [3, 2, 2] },
          ],
        },
      ],
    },
  },
  {
    id: 'CO-P11',
    group: 'peaceful',
    points: 12,
    condition: {
      all: [
        { m: 'farms', op: '>=', v: [4, 3, 3] },
        { m: 'intensive', op: '==', v: 0 },
        { m: 'factories', op: '==', v: 0 },
      ],
    },
    first: {
      all: [
        { m: 'farms', op: '>=', v: [4, 3, 2] },
        { m: 'intensive', op: '==', v: 0 },
        { m: 'factories', op: '==', v: 0 },
      ],
    },
  },
  {
    id: 'CO-P12',
    group: 'peaceful',
    points: 12,
    condition: {
      all: [
        { m: 'tokens', op: '>=', v: [2, 2, 1] },
        { m: 'emitted', op: '<=', v: [4, 3, 2] },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
  },
] as const satisfies readonly Objective[];

export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];

export const OBJECTIVE_SOURCE: Source = {
  from: 'reconstructed',
  note: 'the rulebook fixes 36 cards in three groups but lists none; points by simulation',
};
