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
  | { do: 'discard'; card: CardId }
  | { do: 'play'; card: CardId }
  | { do: 'remove'; card: CardId }
  | { do: 'pass' };
