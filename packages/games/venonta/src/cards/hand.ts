import type { Choices, Seat } from '@entente/engine';
import { ACTIONS, type Moment } from '../data/actions.ts';
import { OCEAN_OF, TERRITORY_OF } from '../data/board.ts';
import { SIDES, TERMS } from '../data/terms.ts';
import type { Choice, Played } from '../flow.ts';
import type { Position, VenontaGo } from '../position.ts';
import { offerAims } from './aims.ts';

/** Cards in a player's own turn (VEN-18.2, VEN-18.3). */
export function offerCards(g: Position, seat: Seat, feeding: boolean, offer: Choices<Choice>): void {
  const { hand } = g.private[seat];
  const second = g.public.turn % 2 === 0;
  for (let index = 0; index < hand.length; index++) {
    if (isTimely(ACTIONS[hand[index]].when, second, feeding)) offerAims(g, seat, hand[index], -1, offer);
  }
}

function isTimely(when: Moment, second: boolean, feeding: boolean): boolean {
  switch (when) {
    case 'ownTurn':
    case 'anyTurn':
      return true;
    case 'ownSecondTurn':
      return second;
    case 'feeding':
      return feeding;
    default:
      return false;
  }
}

/** What a choice aims a card at; null when it plays none. */
export function aimOf(seat: Seat, choice: Choice): Played | null {
  if (!('card' in choice) || choice.do === 'swap') return null;
  const played: Played = {
    seat,
    card: choice.card,
    territory: -1,
    other: -1,
    target: -1,
    amount: -1,
    vetoed: false,
  };
  switch (choice.do) {
    case 'play':
      break;
    case 'playAt':
    case 'playFuel':
      played.territory = TERRITORY_OF[choice.territory];
      break;
    case 'playBread':
      // The territory receives: the other direction of the same card.
      played.other = TERRITORY_OF[choice.territory];
      break;
    case 'playOn':
      played.target = choice.target;
      break;
    case 'playSea':
      played.other = OCEAN_OF[choice.ocean];
      break;
    case 'playSide':
      played.amount = SIDES.indexOf(choice.side);
      break;
    case 'playTank':
      played.territory = TERRITORY_OF[choice.territory];
      played.target = choice.target;
      break;
    case 'playTep':
      played.territory = TERRITORY_OF[choice.from];
      played.other = TERRITORY_OF[choice.to];
      break;
    case 'playGift':
      played.target = choice.target;
      played.amount = choice.rations;
      break;
    case 'playPact':
      played.target = choice.target;
      played.amount = TERMS.indexOf(choice.terms);
  }
  return played;
}

/** Carries out a choice of `offerCards` or of a window. */
export function takeCard(_g: Position, seat: Seat, choice: Choice, go: VenontaGo): void {
  const played = aimOf(seat, choice);
  if (played !== null) go.call({ step: 'playing', ...played });
}
