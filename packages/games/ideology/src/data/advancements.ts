import type { Source } from '@entente/engine';
import { made } from './source.ts';
import { ADVANCEMENTS, type Advancement, type Influence } from './terms.ts';

/** One of the seven kinds of advancement. */
export interface AdvancementKind {
  readonly id: Advancement;
  readonly level: 1 | 2 | 3;
  /** Influence cards of one type that it costs. */
  readonly cards?: { readonly influence: Influence; readonly count: number };
  /** Advancements that it costs, one of each. */
  readonly parts: readonly Advancement[];
  /** Points among players tied for the lead (IDEO-12.2.2); weapons give none (IDEO-12.2.3). */
  readonly points: number;
  /** In its pile at the start: 15 of level 1, 10 of the others (IDEO-2.5.1). */
  readonly copies: number;
  /** Attackers of this type pay for every copy by which they are behind (IDEO-8.2.4). */
  readonly protects?: Influence;
  /** Its holder pays no distance penalty for this type (IDEO-15.3.1). */
  readonly reaches?: Influence;
  /** What each copy adds to Global Influence (IDEO-15.4.1). */
  readonly globalInfluence?: number;
  readonly source: Source;
}

export const ADVANCEMENT_KINDS: readonly AdvancementKind[] = [
  /** IDEO-15.1.1 */
  {
    id: 'tactics',
    level: 1,
    cards: { influence: 'military', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'military',
    source: made('copies', 'high'),
  },
  /** IDEO-15.1.2 */
  {
    id: 'industry',
    level: 1,
    cards: { influence: 'economic', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'economic',
    source: made('copies', 'high'),
  },
  /** IDEO-15.1.3 */
  {
    id: 'patriotism',
    level: 1,
    cards: { influence: 'cultural', count: 2 },
    parts: [],
    points: 1,
    copies: 15,
    protects: 'cultural',
    source: made('patriotism', 'high'),
  },
  /** IDEO-15.1.4 */
  {
    id: 'supremacy',
    level: 2,
    parts: ['tactics', 'industry'],
    points: 2,
    copies: 10,
    reaches: 'military',
    source: made('waiver', 'medium', 'reach'),
  },
  /** IDEO-15.1.5 */
  {
    id: 'innovation',
    level: 2,
    parts: ['industry', 'patriotism'],
    points: 2,
    copies: 10,
    reaches: 'economic',
    source: made('waiverAndCost', 'medium', 'reach'),
  },
  /** IDEO-15.1.6 */
  {
    id: 'propaganda',
    level: 2,
    parts: ['tactics', 'patriotism'],
    points: 2,
    copies: 10,
    reaches: 'cultural',
    source: made('waiver', 'medium', 'reach'),
  },
  /** IDEO-15.1.7 */
  {
    id: 'wmd',
    level: 3,
    parts: ['supremacy', 'innovation', 'propaganda'],
    points: 0,
    copies: 10,
    globalInfluence: 1,
    source: made('massDestruction', 'low', 'wmd'),
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
  'wmd-one',
  'wmd-all',
] as const;

/** A kind as this table reads it (IDEO-15.3.1, IDEO-15.4.3); what its words are called. */
export function advancementReading(
  id: Advancement,
  { reach, wmd }: { readonly reach: string; readonly wmd: string },
): Advancement | (typeof ADVANCEMENT_READINGS)[number] {
  if (id === 'wmd')
    return wmd === 'half' ? id : (ADVANCEMENT_READINGS.find((reading) => reading === `wmd-${wmd}`) ?? id);
  if (reach !== 'foreign') return id;
  return ADVANCEMENT_READINGS.find((reading) => reading === `${id}-foreign`) ?? id;
}
