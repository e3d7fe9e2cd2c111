import { cardsOf, people } from './card.ts';

const card = cardsOf('society');

/** What the people live like and how they take it (LIM-7.1). */
export const SOCIETY_CARDS = [
  card('S01', 'sustainableConsumption', {
    cost: [{ do: 'unrest', by: 2 }],
    standing: { changes: 'need', step: 'consumption', levelOffset: -1 },
  }),
  card('S02', 'indoctrination', {
    cost: [{ do: 'standardOfLiving', by: -1 }],
    effects: [{ do: 'unrest', who: 'self', by: -2 }],
  }),
  card('S03', 'artificialIntelligence', { cost: [{ do: 'pay', money: 10 }], odd: 'takeBackCard' }),
  card('S04', 'secondaryEducation', {
    cost: [{ do: 'pay', money: people(2) }],
    effects: [{ do: 'standardOfLiving', who: 'self', by: 3 }],
  }),
  card('S05', 'investmentPolicy', {
    cost: [{ do: 'pay', money: people(2) }],
    effects: [{ do: 'unrest', who: 'self', by: -3 }],
  }),
  card('S06', 'politicalReform', {
    cost: [{ do: 'pay', money: 10 }],
    effects: [{ do: 'drawCards', draw: 5, keep: 1 }],
  }),
  card('S07', 'schooling', {
    start: true,
    cost: [{ do: 'pay', money: people(1) }],
    effects: [{ do: 'standardOfLiving', who: 'self', by: 1 }],
  }),
  card('S08', 'conscription', {
    cost: [{ do: 'unrest', by: 1 }],
    effects: [{ do: 'gain', oneOf: ['military'], amount: people(1, -2) }],
  }),
  card('S09', 'overconsumption', {
    cost: [{ do: 'spend', resource: 'industrial', amount: people(1) }],
    effects: [{ do: 'unrest', who: 'self', by: -3 }],
  }),
  // LIM-7.1.3: burns first, then pays what is left in the bank.
  card('S10', 'surtax', {
    cost: [
      { do: 'unrest', by: 1 },
      { do: 'burn', from: 'bank', money: 10 },
    ],
    effects: [{ do: 'income', money: people(2) }],
  }),
  card('S11', 'publicSpending', {
    start: true,
    cost: [{ do: 'pay', money: people(1) }],
    effects: [{ do: 'unrest', who: 'self', by: -1 }],
  }),
  card('S12', 'vegetarianism', {
    cost: [{ do: 'unrest', by: 2 }],
    standing: { changes: 'need', step: 'food', levelOffset: -1 },
  }),
] as const;
