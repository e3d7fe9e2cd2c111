import type { Objective } from './objective.ts';

/** Twelve objectives of peace, food and forests. Thresholds [3 players, 4 players, 6 players]. */
export const PEACEFUL = [
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
        { m: 'fishLost', op: '<=', v: [5, 4, 4] },
      ],
    },
    first: {
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
        { m: 'tokens', op: '>=', v: 2 },
        { m: 'emitted', op: '<=', v: [4, 3, 1] },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
    first: {
      all: [
        { m: 'tokens', op: '>=', v: [2, 2, 1] },
        { m: 'emitted', op: '<=', v: [4, 3, 2] },
        { m: 'combatsStarted', op: '==', v: 0 },
      ],
    },
  },
] as const satisfies readonly Objective[];
