import type { Advancement, Influence } from './terms.ts';

/** Extra cards of the conflict's type before the first attack card, when every condition holds. */
export interface ConflictSurcharge {
  readonly do: 'conflictSurcharge';
  readonly influence: Influence;
  readonly extra: number;
  /** Current development levels (IDEO-1.2.3). */
  readonly minLevel?: number;
  readonly maxLevel?: number;
  /** Only where the region is distant for the attacker, whether or not he pays for the distance (IDEO-14.2.4). */
  readonly distant?: true;
  /** Only where the attacker does not control the region. */
  readonly notOwn?: true;
}

/** Extra cards of the type when extending influence, when every condition holds. */
export interface ExtendSurcharge {
  readonly do: 'extendSurcharge';
  readonly influence: Influence;
  readonly extra: number;
  readonly minLevel?: number;
  /** Only where the region is distant, whether or not the distance is paid for (IDEO-14.4.4). */
  readonly distant?: true;
  /** The rule that a refusal names. */
  readonly rule: string;
}

/** What the rules of ideologies are made of. Another reading of a card is other effects, not other code. */
export type Effect =
  | { readonly do: 'startAdvancement'; readonly advancement: Advancement }
  /** Cancels the first attack card of a conflict without playing a card. */
  | { readonly do: 'freeCancel'; readonly influence: Influence; readonly limit: 'turn' | 'conflict' }
  /** War may be proposed only where there is war already (IDEO-14.1.3); defence and weapons are free (IDEO-14.1.5). */
  | { readonly do: 'cannotDeclareWar' }
  | ConflictSurcharge
  | ExtendSurcharge
  /**
   * Extending to an independent region up to this level costs no distance penalty (IDEO-14.4.2), conflicts do
   * (IDEO-14.4.3).
   */
  | { readonly do: 'colonises'; readonly maxLevel: number }
  /** Cards to be played together against the first attack card of the first such conflict of a turn. */
  | { readonly do: 'heavyFirstStrike'; readonly influence: Influence; readonly cancelCost: number }
  /** After an assessment: others' cards in own regions give way to hand cards of the same type. */
  | { readonly do: 'replacesOthers' }
  /** After an assessment: own cards in own regions are exchanged for hand cards of another type. */
  | { readonly do: 'swapsOwn' }
  /** A won attack may discard both cards instead of replacing one by the other. */
  | { readonly do: 'destroys' };
