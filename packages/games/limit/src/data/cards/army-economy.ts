import { cardsOf, people } from './card.ts';

const card = cardsOf('armyEconomy');

/** The market, the army and the other nations (LIM-7.3). */
export const ARMY_ECONOMY_CARDS = [
  // LIM-6.1.1: with E10 the card that gives a transaction.
  card('E01', 'marketAccess', { setAside: 2, effects: [{ do: 'transactions', count: 1 }] }),
  card('E02', 'humanitarianAid', {
    cost: [{ do: 'payTogether', money: 50 }],
    effects: [
      { do: 'return', who: 'self', token: 'destabilisation', count: 1 },
      { do: 'return', who: 'everyone', token: 'destabilisation', count: 1 },
    ],
  }),
  card('E03', 'territorialAnnexation', {
    target: true,
    cost: [
      { do: 'attack', minimum: 10 },
      { do: 'take', token: 'destabilisation', count: 2 },
    ],
    effects: [
      { do: 'takeTerritory', count: 1 },
      { do: 'level', who: 'target', oneOf: ['industrial', 'military'], by: -1 },
    ],
  }),
  card('E04', 'stockExchange', {
    cost: [{ do: 'burn', from: 'own', money: 10 }],
    standing: { changes: 'transactions', count: 2 },
  }),
  card('E05', 'colonisation', {
    cost: [
      { do: 'spend', resource: 'military', amount: 5 },
      { do: 'take', token: 'destabilisation', count: 2 },
    ],
    effects: [{ do: 'colonise', territories: 1, fossil: 2 }],
  }),
  card('E06', 'massDestruction', {
    setAside: 4,
    target: true,
    cost: [
      { do: 'attack', minimum: 10 },
      { do: 'take', token: 'destabilisation', count: 2 },
    ],
    effects: [
      { do: 'razeTerritory', count: 1 },
      { do: 'level', who: 'target', oneOf: ['industrial', 'military'], by: -1 },
      { do: 'pollute', who: 'target', count: 3 },
    ],
  }),
  card('E07', 'politicalInterference', {
    target: true,
    cost: [{ do: 'burn', from: 'bank', money: 10 }],
    effects: [
      { do: 'takeMoney', money: { of: 'targetPopulation' } },
      { do: 'standardOfLiving', who: 'target', by: 1 },
    ],
  }),
  card('E08', 'militaryOperation', {
    target: true,
    cost: [
      { do: 'attack', minimum: 3 },
      { do: 'take', token: 'destabilisation', count: 1 },
    ],
    effects: [
      {
        do: 'plunder',
        oneOf: [
          { resource: 'fossil', upTo: 2 },
          { resource: 'renewable', upTo: 5 },
          { resource: 'industrial', upTo: 5 },
        ],
      },
    ],
  }),
  card('E09', 'policeRepression', {
    cost: [
      { do: 'spend', resource: 'military', amount: people(1, -2) },
      { do: 'take', token: 'destabilisation', count: 1 },
    ],
    effects: [{ do: 'unrest', who: 'self', by: -2 }],
  }),
  card('E10', 'speculation', {
    cost: [
      { do: 'burn', from: 'bank', money: 5 },
      { do: 'burn', from: 'own', money: 5 },
    ],
    effects: [
      { do: 'moveRate', positions: 1 },
      { do: 'transactions', count: 1 },
    ],
  }),
  card('E11', 'tourismDevelopment', {
    target: true,
    cost: [{ do: 'burn', from: 'bank', money: 10 }],
    effects: [
      { do: 'takeMoney', money: { of: 'targetStandardOfLiving', class: 'C', times: 10 } },
      { do: 'unrest', who: 'target', by: -2 },
    ],
  }),
  card('E12', 'terrorism', {
    target: true,
    cost: [
      { do: 'spend', resource: 'military', amount: 1 },
      { do: 'take', token: 'destabilisation', count: 1 },
    ],
    effects: [{ do: 'unrest', who: 'target', by: 3 }],
  }),
] as const;
