import type { Source } from './source.ts';
import { ADVANCEMENTS, type Advancement, type Influence } from './terms.ts';

/** One of the seven kinds of advancement (IDEO-15.1). */
export interface AdvancementKind {
  readonly id: Advancement;
  readonly level: 1 | 2 | 3;
  /** Influence cards of one type that it costs. */
  readonly cards?: { readonly influence: Influence; readonly count: number };
  /** Advancements that it costs, one of each. */
  readonly parts: readonly Advancement[];
  /** Points among players tied for the lead (IDEO-12.2.2). */
  readonly points: number;
  readonly copies: number;
  /** Attackers of this type pay for every copy by which they are behind (IDEO-8.2.4). */
  readonly protects?: Influence;
  /** Its holder pays no distance penalty for this type (IDEO-15.3.1). */
  readonly reaches?: Influence;
  readonly globalInfluence?: number;
  readonly source: Source;
}

const seed = (note: string): Source => ({ from: 'seed', note });
const made = (note: string): Source => ({ from: 'reconstructed', note });
const waiver = 'what it does: the rulebook says that some advancements cancel distance, not which';

export const ADVANCEMENT_KINDS: readonly AdvancementKind[] = [
  {
    id: 'tactics',
    level: 1,
    cards: { influence: 'military', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'military',
    source: seed('cost and effect; the number of copies is reconstructed from 85 in all'),
  },
  {
    id: 'industry',
    level: 1,
    cards: { influence: 'economic', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'economic',
    source: seed('cost and effect, also in the designer’s sample turn; copies reconstructed'),
  },
  {
    id: 'patriotism',
    level: 1,
    cards: { influence: 'cultural', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'cultural',
    source: seed('two cards of one type, cultural by elimination; copies reconstructed'),
  },
  {
    id: 'supremacy',
    level: 2,
    parts: ['tactics', 'industry'],
    points: 2,
    copies: 10,
    reaches: 'military',
    source: made(`${waiver}; its cost is in the designer’s sample turn`),
  },
  {
    id: 'innovation',
    level: 2,
    parts: ['industry', 'patriotism'],
    points: 2,
    copies: 10,
    reaches: 'economic',
    source: made(`${waiver}; its cost is the third of three pairs`),
  },
  {
    id: 'propaganda',
    level: 2,
    parts: ['tactics', 'patriotism'],
    points: 2,
    copies: 10,
    reaches: 'cultural',
    source: made(`${waiver}; its cost is in both translations`),
  },
  {
    id: 'wmd',
    level: 3,
    parts: ['supremacy', 'innovation', 'propaganda'],
    points: 0,
    copies: 10,
    globalInfluence: 1,
    source: made('what its use does; cost and influence are in both translations'),
  },
];

/** Index of a kind, as positions hold it. */
export const KIND_OF = Object.fromEntries(ADVANCEMENTS.map((id, kind) => [id, kind])) as Readonly<
  Record<Advancement, number>
>;
export const WMD = KIND_OF.wmd;

/** What the words of a kind are called at tables that read it otherwise. */
export const ADVANCEMENT_READINGS = [
  'supremacy-foreign',
  'innovation-foreign',
  'propaganda-foreign',
  'wmd-all',
] as const;

/** A kind as this table reads it (IDEO-15.3.1, IDEO-15.4.3); what its words are called. */
export function advancementReading(
  id: Advancement,
  { reach, wmd }: { readonly reach: string; readonly wmd: string },
): Advancement | (typeof ADVANCEMENT_READINGS)[number] {
  if (id === 'wmd') return wmd === 'all' ? 'wmd-all' : id;
  if (reach !== 'foreign') return id;
  return ADVANCEMENT_READINGS.find((reading) => reading === `${id}-foreign`) ?? id;
}
