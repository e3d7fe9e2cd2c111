import { cardsOf, people } from './card.ts';

const card = cardsOf('production');

/** Factories, fossil and pollution (LIM-7.2). */
export const PRODUCTION_CARDS = [
  card('P01', 'crafts', {
    start: true,
    cost: [{ do: 'pay', money: 1 }],
    effects: [{ do: 'gain', oneOf: ['renewable', 'industrial', 'military'], amount: 2 }],
  }),
  card('P02', 'intensiveFarming', {
    cost: [{ do: 'pay', money: { of: 'factory', factory: 'renewable' } }],
    standing: { changes: 'farming', levels: 1, fossil: 1, pollution: 1 },
    removal: { do: 'level', factory: 'renewable', by: -1 },
  }),
  card('P03', 'extraction', {
    cost: [
      { do: 'pay', money: 5 },
      { do: 'take', token: 'pollution', count: 1 },
    ],
    effects: [{ do: 'gain', oneOf: ['fossil'], amount: 2 }],
  }),
  card('P04', 'urbanisation', {
    cost: [{ do: 'spend', resource: 'industrial', amount: people(1) }],
    effects: [{ do: 'standardOfLiving', who: 'self', by: 2 }],
  }),
  // LIM-6.2.5: no attack, so it can be neither resisted nor refused. So are P07, E07, E11 and E12.
  card('P05', 'softPower', {
    target: true,
    cost: [{ do: 'pay', money: 20 }],
    effects: [{ do: 'passPollution', upTo: 2 }],
  }),
  card('P06', 'politicalPlanning', {
    cost: [{ do: 'unrest', by: 2 }],
    standing: { changes: 'skip', step: 'economicGrowth' },
    removal: { do: 'unrest', by: 2 },
  }),
  // LIM-7.2.5: the price goes to the target; the money to burn must be in the bank besides.
  card('P07', 'offshoredProduction', {
    target: true,
    cost: [
      { do: 'payTarget', money: { of: 'targetFactory', factory: 'industrial' } },
      { do: 'burn', from: 'bank', money: 10 },
    ],
    odd: 'offshoreProduction',
  }),
  card('P08', 'ecologicalProduction', {
    cost: [{ do: 'level', factory: 'industrial', by: -1 }],
    standing: { changes: 'pollution', factory: 'industrial', by: -1 },
  }),
  card('P09', 'planetCleanUp', {
    cost: [{ do: 'payTogether', money: 50 }],
    effects: [
      { do: 'return', who: 'self', token: 'pollution', count: 1 },
      { do: 'return', who: 'everyone', token: 'pollution', count: 1 },
    ],
  }),
  card('P10', 'recycling', {
    cost: [{ do: 'level', factory: 'industrial', by: -1 }],
    standing: { changes: 'recycling', spent: 'industrial', atLeast: 11, fossil: 1 },
  }),
  card('P11', 'robotisation', {
    setAside: 3,
    cost: [{ do: 'pay', money: { of: 'factory', factory: 'chosen' } }],
    effects: [{ do: 'level', who: 'self', oneOf: ['industrial', 'military'], by: 2 }],
  }),
  card('P12', 'overproduction', {
    cost: [{ do: 'unrest', by: 1 }],
    effects: [{ do: 'produce', oneOf: ['industrial', 'military'] }],
  }),
  card('P13', 'industrialisation', {
    start: true,
    cost: [{ do: 'pay', money: { of: 'factory', factory: 'chosen' } }],
    effects: [{ do: 'level', who: 'self', oneOf: ['renewable', 'industrial', 'military'], by: 1 }],
  }),
] as const;
