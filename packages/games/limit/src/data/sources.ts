import type { Source, Sources } from '@entente/engine';

/*
 * Where everything with a name comes from. Printed is what the rulebook's text says; it has lost the symbols of
 * some cards, and what replaces them is ours. The notes are words: `source.<note>`.
 */

const PRINTED: Source = { from: 'printed' };

function reconstructed(note: string, sure: 'high' | 'medium' | 'low', option?: string): Source {
  return { from: 'reconstructed', note, sure, ...(option === undefined ? {} : { option }) };
}

const GOODS_SPENT = reconstructed('goodsSpent', 'medium');
const REMOVAL = reconstructed('removal', 'medium');

export const sources: Sources = {
  resource: PRINTED,
  class: PRINTED,
  deck: PRINTED,
  alliance: PRINTED,
  factory: PRINTED,
  crisis: {
    financial: reconstructed('crisisMoney', 'medium'),
    ecological: reconstructed('crisisLand', 'high'),
    military: reconstructed('crisisBlame', 'medium'),
  },
  /** None of the printed ones was found. */
  event: reconstructed('events', 'low'),
  number: {
    outputs: reconstructed('outputs', 'high'),
    fuel: reconstructed('fuel', 'low', 'fossil'),
    market: reconstructed('market', 'low'),
    star: reconstructed('star', 'medium'),
    years: reconstructed('years', 'high'),
  },
  card: {
    S01: PRINTED,
    S02: PRINTED,
    S03: PRINTED,
    S04: PRINTED,
    S05: PRINTED,
    S06: PRINTED,
    S07: PRINTED,
    S08: PRINTED,
    S09: GOODS_SPENT,
    S10: { from: 'public', note: 'surtax', sure: 'high' },
    S11: PRINTED,
    S12: PRINTED,
    P01: PRINTED,
    P02: REMOVAL,
    P03: PRINTED,
    P04: GOODS_SPENT,
    P05: reconstructed('softPower', 'medium'),
    P06: REMOVAL,
    P07: PRINTED,
    P08: PRINTED,
    P09: PRINTED,
    P10: reconstructed('recycling', 'medium'),
    P11: reconstructed('robotisation', 'medium'),
    P12: PRINTED,
    P13: PRINTED,
    E01: PRINTED,
    E02: PRINTED,
    E03: reconstructed('annexation', 'medium', 'annexation'),
    E04: PRINTED,
    E05: PRINTED,
    E06: PRINTED,
    E07: PRINTED,
    E08: reconstructed('plunder', 'medium'),
    E09: { from: 'public', note: 'repression', sure: 'high' },
    E10: reconstructed('rate', 'medium'),
    E11: reconstructed('tourism', 'medium'),
    E12: PRINTED,
  },
};
