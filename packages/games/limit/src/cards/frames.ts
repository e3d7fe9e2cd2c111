import type { Seat } from '@entente/engine';
import type { CardId } from '../data/cards.ts';
import type { Factory, Resource, SocialClass } from '../data/terms.ts';

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
