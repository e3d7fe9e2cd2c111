import type { Objective } from './objective.ts';

/** Twelve objectives of industry, trade and diplomacy. Thresholds [3 players, 4 players, 6 players]. */
export const NEUTRAL = [
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
    condition: { all: [{ m: 'unitsTraded', op: '>=', v: [6, 5, 5] }] },
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
] as const satisfies readonly Objective[];
