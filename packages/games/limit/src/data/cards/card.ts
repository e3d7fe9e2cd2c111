import type { Deck, Factory, Resource, SocialClass } from '../terms.ts';

/** A number that depends on a position of the nation that plays the card, or of its target. */
export type Amount =
  | number
  /** Times the population value that many levels up or down (LIM-0.4.3 below the track). */
  | { readonly of: 'population'; readonly times: number; readonly levelOffset: number }
  /** The output printed at a factory's level; `chosen` is the factory picked for the effect. */
  | { readonly of: 'factory'; readonly factory: Factory | 'chosen' }
  | { readonly of: 'targetFactory'; readonly factory: Factory }
  | { readonly of: 'targetPopulation' }
  /** Times (standard of living of the target's class - 1). */
  | { readonly of: 'targetStandardOfLiving'; readonly class: SocialClass; readonly times: number };

/** Costs are paid in full and in the order listed, or the card may not be played (LIM-1.4.7). */
export type Cost =
  /** Own money to the bank; economic allies may pay a part (LIM-3.7.3). */
  | { readonly do: 'pay'; readonly money: Amount }
  /** Money to the bank from any nations that contribute (LIM-9.13). */
  | { readonly do: 'payTogether'; readonly money: number }
  /** Own money to the target (LIM-7.2.5). */
  | { readonly do: 'payTarget'; readonly money: Amount }
  /** Money to LIMIT; it must be there (LIM-1.4.8). */
  | { readonly do: 'burn'; readonly from: 'bank' | 'own'; readonly money: number }
  | { readonly do: 'spend'; readonly resource: Resource; readonly amount: Amount }
  /** Military force of the attacker's choice, at least this much (LIM-6.2.1). */
  | { readonly do: 'attack'; readonly minimum: number }
  | { readonly do: 'take'; readonly token: 'pollution' | 'destabilisation'; readonly count: number }
  /** Must fit on the track: no destabilisation from it (LIM-0.6.4). */
  | { readonly do: 'unrest'; readonly by: number }
  /** Steps down, of a class of the owner's choice. */
  | { readonly do: 'standardOfLiving'; readonly by: number }
  /** The factory must have the level to lose (LIM-7.2.1). */
  | { readonly do: 'level'; readonly factory: Factory; readonly by: number };

/** Whose board changes. Every choice an effect asks for is made by the nation that plays the card. */
export type Who = 'self' | 'target';

/** Effects apply in the order listed, as far as possible (LIM-1.4.9); in war only if the target does not resist. */
export type Effect =
  | { readonly do: 'unrest'; readonly who: Who; readonly by: number }
  | { readonly do: 'standardOfLiving'; readonly who: Who; readonly by: number }
  /** One of the factories listed moves by that many levels. */
  | { readonly do: 'level'; readonly who: Who; readonly oneOf: readonly Factory[]; readonly by: number }
  /** One of the resources listed; fossil comes from LIMIT. */
  | { readonly do: 'gain'; readonly oneOf: readonly Resource[]; readonly amount: Amount }
  /** From the bank as far as it reaches (LIM-1.4.16). */
  | { readonly do: 'income'; readonly money: Amount }
  /** From the target, as far as it owns it (LIM-7.3.3). */
  | { readonly do: 'takeMoney'; readonly money: Amount }
  | {
      readonly do: 'plunder';
      readonly oneOf: readonly { readonly resource: Resource; readonly upTo: number }[];
    }
  | { readonly do: 'takeTerritory'; readonly count: number }
  /** From the target to LIMIT. */
  | { readonly do: 'razeTerritory'; readonly count: number }
  | { readonly do: 'pollute'; readonly who: 'target'; readonly count: number }
  /** Own pollution to the target, 0 up to this many, as its owner likes (LIM-R7). */
  | { readonly do: 'passPollution'; readonly upTo: number }
  /** To the reserve: the nation itself, or every nation including itself. */
  | {
      readonly do: 'return';
      readonly who: 'self' | 'everyone';
      readonly token: 'pollution' | 'destabilisation';
      readonly count: number;
    }
  /** From the Colonisation tile, as far as available; unplayable once the tile is empty (LIM-7.3.6). */
  | { readonly do: 'colonise'; readonly territories: number; readonly fossil: number }
  /** One of the factories runs once, with fossil, pollution and the shortage rule (LIM-7.2.3). */
  | { readonly do: 'produce'; readonly oneOf: readonly Factory[] }
  /** One rate of the nation's choice, left or right by exactly this much (LIM-7.3.2). */
  | { readonly do: 'moveRate'; readonly positions: number }
  | { readonly do: 'transactions'; readonly count: number }
  /** From a deck of the nation's choice; the rest goes under it (LIM-1.2.2). */
  | { readonly do: 'drawCards'; readonly draw: number; readonly keep: number };

/** What a permanent card changes while it lies on the table. */
export type Standing =
  /** The need of that step is counted that many population levels up or down (LIM-2.1.5, LIM-2.3.2). */
  | { readonly changes: 'need'; readonly step: 'food' | 'consumption'; readonly levelOffset: number }
  /** LIM-2.9.10: renewable as if that many levels higher, for fossil and pollution. */
  | {
      readonly changes: 'farming';
      readonly levels: number;
      readonly fossil: number;
      readonly pollution: number;
    }
  /** LIM-2.7.5 */
  | { readonly changes: 'skip'; readonly step: 'economicGrowth' }
  /** LIM-2.9.9: not below 0. */
  | { readonly changes: 'pollution'; readonly factory: 'industrial'; readonly by: number }
  /** LIM-7.2.6: fossil from LIMIT for each spending of at least that much, except in transactions. */
  | {
      readonly changes: 'recycling';
      readonly spent: 'industrial';
      readonly atLeast: number;
      readonly fossil: number;
    }
  /** LIM-6.1.9: each on a different resource. */
  | { readonly changes: 'transactions'; readonly count: number };

/** What taking a permanent card off the table asks (LIM-1.4.13, LIM-1.4.14, LIM-1.4.15). */
export type Removal =
  /** As far as the track goes: a factory at level 1 loses nothing. */
  | { readonly do: 'level'; readonly factory: Factory; readonly by: number }
  /** Must fit on the track, like any cost (LIM-R3). */
  | { readonly do: 'unrest'; readonly by: number };

/** Effects that no other card shares and that are written in code. */
export type OddEffect =
  /** S03, LIM-7.1.1 */
  | 'takeBackCard'
  /** P07, LIM-7.2.4 */
  | 'offshoreProduction';

export type Card = {
  readonly id: string;
  readonly key: string;
  readonly deck: Deck;
  readonly kind: 'immediate' | 'permanent';
  /** In the starting hand (LIM-0.10.1). */
  readonly start: boolean;
  /** Set aside until class A has this standard of living (LIM-0.10.2); 0 for the others. */
  readonly setAside: 0 | 2 | 3 | 4;
  /** Names one other nation (LIM-1.4.4). */
  readonly target: boolean;
  /** Military an attack needs at least; 0 if the card is no attack and cannot be resisted (LIM-6.2.5). */
  readonly war: number;
  readonly cost: readonly Cost[];
  readonly effects: readonly Effect[];
  readonly standing: Standing | null;
  readonly removal: Removal | null;
  readonly odd: OddEffect | null;
};

/** Cards of a deck. Only what sets a card apart is written: without a standing effect it is immediate. */
export function cardsOf(deck: Deck) {
  return <const Id extends string>(
    id: Id,
    key: string,
    own: Partial<Omit<Card, 'id' | 'key' | 'deck' | 'kind' | 'war'>>,
  ): Card & { readonly id: Id } => ({
    id,
    key,
    deck,
    kind: own.standing === undefined ? 'immediate' : 'permanent',
    start: false,
    setAside: 0,
    target: false,
    war: own.cost?.find((cost) => cost.do === 'attack')?.minimum ?? 0,
    cost: [],
    effects: [],
    standing: null,
    removal: null,
    odd: null,
    ...own,
  });
}

/** Number of times the people of the nation, or those of another level. */
export const people = (times: number, levelOffset = 0): Amount => ({ of: 'population', times, levelOffset });
