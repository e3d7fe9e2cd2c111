import type { Refusal, Seat } from '@entente/engine';
import type { CardId } from '../data/cards/index.ts';
import { moveFactory, raiseUnrest, unrestFits } from '../phases/00-the-game/nation.ts';
import { changeUnrestByCard, shiftFactory } from '../phases/00-the-game/telling.ts';
import type { LimitGo, Nation, Position, World } from '../position.ts';
import { CARD, DECK_OF, INDEX, table } from './table.ts';

const NOT_REMOVABLE = table(
  (card): Refusal => ({ code: 'refuse.permanent', rule: 'LIM-1.4.13', with: { card: card.id } }),
);

/** Why a card on the table may not be taken off it (LIM-1.4.13): unrest as its price must fit on the track (LIM-R3). */
export function removalRefusal(nation: Nation, card: CardId): Refusal | undefined {
  const { removal } = CARD[card];
  if (removal === null) return NOT_REMOVABLE[card];
  if (removal.do === 'unrest' && !unrestFits(nation, removal.by)) {
    return { code: 'refuse.removalUnrest', rule: 'LIM-0.6.4', with: { card, count: removal.by } };
  }
  return undefined;
}

export function mayRemove(nation: Nation, card: CardId): boolean {
  return removalRefusal(nation, card) === undefined;
}

export function hasRemovable(nation: Nation): boolean {
  for (const card of nation.permanents) if (mayRemove(nation, card)) return true;
  return false;
}

/** A removed card goes to the bottom of its deck, not to the hand (LIM-1.4.14). */
export function removeCard(g: Position, seat: Seat, card: CardId, go: LimitGo): void {
  const nation = g.public.nations[seat];
  go.log('log.removed', { seat, card });
  nation.permanents.splice(nation.permanents.indexOf(card), 1);
  const { removal } = CARD[card];
  if (removal?.do === 'level') shiftFactory(nation, seat, INDEX[removal.factory], removal.by, go);
  if (removal?.do === 'unrest') changeUnrestByCard(g.public, seat, removal.by, card, go);
  g.private[seat].under[DECK_OF[card]].push(card);
}

/** The same without a word, and without the card itself: for looking ahead. */
export function payRemoval(world: World, nation: Nation, card: CardId): void {
  nation.permanents.splice(nation.permanents.indexOf(card), 1);
  const { removal } = CARD[card];
  if (removal?.do === 'level') moveFactory(nation, INDEX[removal.factory], removal.by);
  if (removal?.do === 'unrest') raiseUnrest(world, nation, removal.by);
}
