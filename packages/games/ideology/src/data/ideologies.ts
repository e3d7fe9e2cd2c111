import type { Source } from '@entente/engine';
import type { Effect } from './effects.ts';
import type { Region } from './region-cards.ts';
import { known, made } from './source.ts';
import type { IdeologyId } from './terms.ts';

/** Another reading of a rule, taken when a table chooses so. */
interface Alternative {
  readonly option:
    | 'attractiveCulture'
    | 'totalitarianism'
    | 'culturalWeakness'
    | 'colonialResistance'
    | 'fundamentalistStart'
    | 'closedSociety';
  readonly value: string;
  readonly effects: readonly Effect[];
}

interface IdeologyRule {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly alternatives?: readonly Alternative[];
  readonly source: Source;
}

interface IdeologyCard {
  readonly id: IdeologyId;
  /** Its starting region (IDEO-2.2.1). */
  readonly start: Region;
  /** The ideology of the second of two players (IDEO-13.1.1). */
  readonly pairedWith: IdeologyId;
  /** A starting advancement (IDEO-2.5.2), an advantage, a disadvantage. */
  readonly rules: readonly [IdeologyRule, IdeologyRule, IdeologyRule];
}

/** In the order of IDEOLOGIES. */
export const IDEOLOGY_CARDS: readonly IdeologyCard[] = [
  {
    id: 'capitalism',
    start: 'united-states',
    pairedWith: 'fundamentalism',
    rules: [
      /** IDEO-14.1.1 */
      {
        id: 'CAP-1',
        effects: [{ do: 'startAdvancement', advancement: 'innovation' }],
        source: known('forum', 'high'),
      },
      /** IDEO-14.1.2 */
      {
        id: 'CAP-2',
        effects: [{ do: 'freeCancel', influence: 'cultural', limit: 'turn' }],
        alternatives: [
          {
            option: 'attractiveCulture',
            value: 'conflict',
            effects: [{ do: 'freeCancel', influence: 'cultural', limit: 'conflict' }],
          },
        ],
        source: known('attractiveCulture', 'medium', 'attractiveCulture'),
      },
      /** IDEO-14.1.3 and IDEO-14.1.4 */
      {
        id: 'CAP-3',
        effects: [
          { do: 'cannotDeclareWar' },
          { do: 'conflictSurcharge', influence: 'military', extra: 1, minLevel: 2 },
        ],
        source: known('isolationism', 'medium'),
      },
    ],
  },
  {
    id: 'communism',
    start: 'russia',
    pairedWith: 'fascism',
    rules: [
      /** IDEO-14.2.1 */
      {
        id: 'COM-1',
        effects: [{ do: 'startAdvancement', advancement: 'industry' }],
        source: known('forum', 'high'),
      },
      /** IDEO-14.2.2; by option IDEO-R2. */
      {
        id: 'COM-2',
        effects: [{ do: 'replacesOthers' }],
        alternatives: [{ option: 'totalitarianism', value: 'swap', effects: [{ do: 'swapsOwn' }] }],
        source: made('totalitarianism', 'medium', 'totalitarianism'),
      },
      /** IDEO-14.2.3: one more, also where Innovation spares the distance penalty (IDEO-14.2.4). */
      {
        id: 'COM-3',
        effects: [{ do: 'conflictSurcharge', influence: 'economic', extra: 1, distant: true }],
        source: known('forum', 'high'),
      },
    ],
  },
  {
    id: 'fascism',
    start: 'germany',
    pairedWith: 'imperialism',
    rules: [
      /** IDEO-14.3.1 */
      {
        id: 'FAS-1',
        effects: [{ do: 'startAdvancement', advancement: 'tactics' }],
        source: known('forum', 'high'),
      },
      /** IDEO-14.3.2 */
      {
        id: 'FAS-2',
        effects: [{ do: 'heavyFirstStrike', influence: 'military', cancelCost: 2 }],
        source: known('lightningStrike', 'medium'),
      },
      /** IDEO-14.3.4 */
      {
        id: 'FAS-3',
        effects: [{ do: 'conflictSurcharge', influence: 'cultural', extra: 1, minLevel: 2, notOwn: true }],
        alternatives: [
          {
            option: 'culturalWeakness',
            value: 'conflict',
            effects: [{ do: 'conflictSurcharge', influence: 'cultural', extra: 1, notOwn: true }],
          },
          {
            option: 'culturalWeakness',
            value: 'extend',
            effects: [{ do: 'extendSurcharge', influence: 'cultural', extra: 1, rule: 'IDEO-14.3.4' }],
          },
        ],
        source: made('culturalWeakness', 'low', 'culturalWeakness'),
      },
    ],
  },
  {
    id: 'imperialism',
    start: 'great-britain',
    pairedWith: 'capitalism',
    rules: [
      /** IDEO-14.4.1 */
      {
        id: 'IMP-1',
        effects: [{ do: 'startAdvancement', advancement: 'patriotism' }],
        source: made('nameOurs', 'high'),
      },
      /** IDEO-14.4.2 */
      {
        id: 'IMP-2',
        effects: [{ do: 'colonises', maxLevel: 1 }],
        source: known('sampleTurn', 'high'),
      },
      /** IDEO-14.4.4 */
      {
        id: 'IMP-3',
        effects: [
          { do: 'extendSurcharge', influence: 'cultural', extra: 1, minLevel: 2, rule: 'IDEO-14.4.4' },
        ],
        alternatives: [
          {
            option: 'colonialResistance',
            value: 'distant',
            effects: [
              {
                do: 'extendSurcharge',
                influence: 'cultural',
                extra: 1,
                distant: true,
                rule: 'IDEO-14.4.4',
              },
            ],
          },
          {
            option: 'colonialResistance',
            value: 'conflict',
            effects: [{ do: 'conflictSurcharge', influence: 'cultural', extra: 1, maxLevel: 1 }],
          },
        ],
        source: made('thirdRule', 'low', 'colonialResistance'),
      },
    ],
  },
  {
    id: 'fundamentalism',
    start: 'iran',
    pairedWith: 'communism',
    rules: [
      /** IDEO-14.5.1 */
      {
        id: 'FUN-1',
        effects: [{ do: 'startAdvancement', advancement: 'propaganda' }],
        alternatives: [
          {
            option: 'fundamentalistStart',
            value: 'patriotism',
            effects: [{ do: 'startAdvancement', advancement: 'patriotism' }],
          },
        ],
        source: made('leftOver', 'low', 'fundamentalistStart'),
      },
      /** IDEO-14.5.2 */
      {
        id: 'FUN-2',
        effects: [{ do: 'destroys' }],
        source: made('lowersCards', 'low'),
      },
      /** IDEO-14.5.3 */
      {
        id: 'FUN-3',
        effects: [{ do: 'conflictSurcharge', influence: 'cultural', extra: 1, minLevel: 2 }],
        alternatives: [
          {
            option: 'closedSociety',
            value: 'economic',
            effects: [{ do: 'conflictSurcharge', influence: 'economic', extra: 1, minLevel: 2 }],
          },
        ],
        source: made('thirdRule', 'low', 'closedSociety'),
      },
    ],
  },
];

/** A rule as this table reads it; `id` is what its words are called. */
export function readingOf(
  { id, effects, alternatives = [] }: IdeologyRule,
  options: Readonly<Record<Alternative['option'], string>>,
): { id: string; effects: readonly Effect[] } {
  const other = alternatives.find(({ option, value }) => options[option] === value);
  return other === undefined ? { id, effects } : { id: `${id}-${other.value}`, effects: other.effects };
}

/** The first turn order (IDEO-2.7.1). */
export const FIRST_ORDER: readonly IdeologyId[] = [
  'imperialism',
  'capitalism',
  'fascism',
  'communism',
  'fundamentalism',
];
