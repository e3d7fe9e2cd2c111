import type { Seat } from '@entente/engine';
import type { CardId } from './data/cards/index.ts';
import type { SocialStep } from './data/social.ts';
import type { AllianceType, Deck, Factory, Resource, SocialClass } from './data/terms.ts';

export type AllianceFrame =
  /** `turn` counts the nations that have had their turn. */
  | { step: 'allianceStep'; turn: number }
  | { step: 'diplomacy'; seat: Seat }
  /** The voters still to be asked, the next one first. */
  | { step: 'consentToAlliance'; proposer: Seat; target: Seat; alliance: AllianceType; voters: Seat[] }
  | { step: 'consentToExclusion'; proposer: Seat; target: Seat; alliance: AllianceType; voters: Seat[] }
  /** The payers still to be asked, the next one first; what others have promised lies in the pledges. */
  | { step: 'allianceFee'; proposer: Seat; target: Seat; alliance: AllianceType; payers: Seat[] }
  /** `stage` 0: nothing has happened yet; 1: arms are gone and classes have risen. */
  | { step: 'demilitarisation'; stage: number }
  | { step: 'returnDestab' }
  | { step: 'askAllies'; seat: Seat; alliance: AllianceType; resource: Resource; missing: number }
  /** The givers still to be asked, the next one first; what others have promised lies in the pledges. */
  | {
      step: 'giveHelp';
      seat: Seat;
      alliance: AllianceType;
      resource: Resource;
      missing: number;
      givers: Seat[];
    }
  | { step: 'breakAlliance'; seat: Seat; alliance: AllianceType };

export type AllianceChoice =
  | { do: 'propose'; alliance: AllianceType; target: Seat }
  | { do: 'leave'; alliance: AllianceType }
  | { do: 'exclude'; alliance: AllianceType; target: Seat }
  | { do: 'passDiplomacy' }
  | { do: 'consent' }
  | { do: 'decline' }
  | { do: 'payFee'; money: number }
  | { do: 'returnDestab'; count: number }
  | { do: 'callAllies' }
  | { do: 'standAlone' }
  | { do: 'help'; amount: number }
  | { do: 'breakAlliance' }
  | { do: 'keepAlliance' };

/** No target is chosen, or the card has none. */
export const NOBODY = -2;
/** No factory is chosen, or the card has none. */
export const NO_TRACK = -1;

/** A card on its way from the hand through its questions, its cost and its effects. */
export interface Playing {
  /** The question or the stage that is due. */
  step: CardStep;
  /** Whose card it is. */
  seat: Seat;
  card: CardId;
  /** The target: a seat, STAR or NOBODY. */
  aim: number;
  /** The factory chosen, as an index, or NO_TRACK. */
  track: number;
  /** Military force of an attack. */
  force: number;
  /** The effect that is due. */
  at: number;
  /** Steps, transactions or money left to settle in the question at hand. */
  left: number;
  /** The resource already traded with this card, as an index, or NO_TRACK. */
  traded: number;
  /** The seat that is asked when it is not the card's owner. */
  other: Seat;
  /** The cards not kept shall go under the deck in an order that the owner names (S06). */
  ordered: boolean;
  /** Its owner asks the economic allies for a share, although it could pay alone. */
  shared: boolean;
}

export type CardStep =
  | 'announced'
  | 'payment'
  | 'effects'
  | 'target'
  | 'factory'
  | 'force'
  | 'contribution'
  | 'payRest'
  | 'sacrifice'
  | 'resistance'
  | 'attack'
  | 'raiseClass'
  | 'gain'
  | 'pollutionGift'
  | 'loot'
  | 'weakening'
  | 'rate'
  | 'transaction'
  | 'reform'
  | 'reformKeep'
  | 'takeBack';

export type CardFrame = { [S in CardStep]: Omit<Playing, 'step'> & { step: S } }[CardStep];

export type CardChoice =
  | { do: 'target'; seat: Seat }
  | { do: 'factory'; factory: Factory }
  | { do: 'force'; amount: number }
  | { do: 'contribute'; amount: number }
  | { do: 'payRest' }
  | { do: 'withdraw' }
  | { do: 'lower'; class: SocialClass }
  | { do: 'raise'; class: SocialClass }
  | { do: 'gain'; resource: Resource }
  | { do: 'passPollution'; amount: number }
  | { do: 'loot'; resource: Resource }
  | { do: 'weaken'; factory: Factory }
  | { do: 'rateUp'; resource: Resource }
  | { do: 'rateDown'; resource: Resource }
  | { do: 'buy'; resource: Resource; amount: number }
  | { do: 'sell'; resource: Resource; amount: number }
  | { do: 'endTrade' }
  | { do: 'takeBack'; card: CardId }
  | { do: 'resist' }
  | { do: 'yield' };

export type EndFrame = { step: 'endOfGame' } | { step: 'resilienceTest' } | { step: 'scoring' };

export type InternationalFrame =
  | { step: 'internationalPhase' }
  | { step: 'coldWar' }
  /** `stage` 0: nothing has happened yet; 1: the richest are to blame. */
  | { step: 'financialCrisis'; stage: number }
  | { step: 'ecologicalCrisis' }
  /**
   * `stage` 0: nothing has happened yet; 1: the nations pay in turn, and may call their allies, as in the social phase;
   * 2: they have paid.
   */
  | { step: 'militaryCrisis'; stage: number; turn: number; called: boolean; left: number[] }
  | { step: 'endOfGeneration' }
  | { step: 'event' }
  | { step: 'raid'; force: number };

export type InternationalChoice = { do: 'repelRaid' } | { do: 'sufferRaid' };

export type PoliticalFrame =
  | { step: 'politicalPhase' }
  | { step: 'newPolicies' }
  | { step: 'keepPolicies' }
  | { step: 'actionCapacity' }
  /** `seat` is the next in turn. */
  | { step: 'politicalDecisions'; seat: Seat }
  /** `cards` were played in this turn; those withdrawn in it may not be announced again. */
  | { step: 'politicalTurn'; seat: Seat; cards: number; withdrawn: CardId[] };

export type PoliticalChoice =
  | { do: 'draw'; deck: Deck }
  | { do: 'keep'; card: CardId }
  | { do: 'under'; card: CardId }
  | { do: 'underRest' }
  /** The cards not kept shall go under the deck in another order than they are shown in. */
  | { do: 'otherOrder' }
  | { do: 'discard'; card: CardId }
  | { do: 'play'; card: CardId }
  /** The economic allies are asked for a share of its cost. */
  | { do: 'playShared'; card: CardId }
  | { do: 'remove'; card: CardId }
  | { do: 'pass' };

/** What a nation has to spend, and may lack. */
export type Need = 'food' | 'goods' | 'order' | 'crisis';

/** Why a standard of living changes: the words differ, the rule is one. */
export type Reason = 'goods' | 'order' | 'financial' | 'crisis' | 'progress' | 'boom' | 'demilitarisation';

/** What all nations do at once. */
type Together<Step extends SocialStep> = Step extends string ? { step: Step } : never;

/**
 * A step in which nations may call their allies, and so goes through them in turn order (LIM-2.0.3): `turn` counts those
 * that are done, `called` says that the one that is due has called; `left` notes, by seat, what is to be chosen afterwards.
 */
interface Calls {
  turn: number;
  called: boolean;
  left: number[];
}

/** Moments at which a nation is asked whether it takes a card off the table (LIM-1.4.15). */
export type Moment = 'growth' | 'production' | 'order' | 'crisis';

export type SocialFrame =
  | { step: 'socialPhase' }
  | Together<Exclude<SocialStep, 'food' | 'consumption' | 'production' | 'publicOrder'>>
  | ({ step: 'food' } & Calls)
  | ({ step: 'consumption' } & Calls)
  /** Steps of standard of living in `left`, up or down, and why. */
  | ({ step: 'publicOrder'; reasons: Reason[] } & Calls)
  /** `stage`: 0 nothing is done, 2 renewable is done, 3 industrial is done. */
  | { step: 'production'; turn: number; stage: number }
  /** One factory runs once (LIM-2.9, and P12): `clean` when the ecological production card counts (LIM-7.2.2). */
  | { step: 'runFactory'; seat: Seat; factory: Factory; clean: boolean; asked: boolean }
  /** By seat, levels to be closed. */
  | { step: 'closeFactory'; counts: number[] }
  /** By seat, steps to be chosen, up or down, and why. */
  | { step: 'standards'; steps: number[]; reasons: Reason[] }
  | { step: 'moveFactory'; seats: Seat[] }
  | { step: 'removal'; moment: Moment };

/** Besides these, standards of living use `lower` and `raise`, as when a card is played. */
export type SocialChoice =
  | { do: 'closeFactory'; factory: Factory }
  | { do: 'developFactory'; factory: Factory }
  | { do: 'shrinkFactory'; factory: Factory }
  | { do: 'keepCards' };

/** Nothing is left to do in this turn. */
export type EndOfTurnFrame = { step: 'endOfTurn'; seat: Seat };
export type EndOfTurnChoice = { do: 'endTurn' };

/** The flow of play and what can be chosen. */
export type Frame =
  | PoliticalFrame
  | CardFrame
  | EndOfTurnFrame
  | SocialFrame
  | InternationalFrame
  | AllianceFrame
  | EndFrame;
export type Choice =
  | PoliticalChoice
  | CardChoice
  | EndOfTurnChoice
  | SocialChoice
  | InternationalChoice
  | AllianceChoice;
