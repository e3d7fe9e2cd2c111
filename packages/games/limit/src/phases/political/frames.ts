import type { Seat } from '@entente/engine';
import type { CardId } from '../../data/cards.ts';
import type { Deck } from '../../data/terms.ts';

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
