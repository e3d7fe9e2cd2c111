import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { CARD_OF, PASS, WATCH } from '../choices.ts';
import { ACTIONS, type Moment } from '../data/actions.ts';
import type { Window } from '../data/terms.ts';
import type { Choice, Frame, Played } from '../flow.ts';
import { canJoin } from '../phases/09-turn-i/combat/joining.ts';
import { count, nameOf } from '../phases/15-tokens-and-bank/goods.ts';
import {
  DEFENDERS,
  HIDDEN,
  OFFENCE,
  type Position,
  REBELLION,
  type Venonta,
  type VenontaGo,
  WAR,
} from '../position.ts';
import { offerAims } from './aims.ts';
import { takeCard } from './hand.ts';

/*
 * Moments at which others may react. Everybody who could hold a fitting card is asked, all at once: who has cards and
 * which cards have not been seen is public, what is in a hand is not. The first in play order who plays one is heard;
 * then the moment opens again, until all pass.
 */

type React = Extract<Frame, { step: 'react' }>;

const cardsOf = (when: Moment): readonly number[] =>
  ACTIONS.flatMap((action, card) => (action.when === when ? [card] : []));

const ANY_TURN = cardsOf('anyTurn');
/** For anybody, for those who take part, for those who could join, for the owner of what is attacked. */
const DECLARED = cardsOf('declared');
const DECLARED_SIDE = [...DECLARED, ...cardsOf('declaredSide')];
const DECLARED_ANY = [...DECLARED, ...cardsOf('declaredAny')];
const WON = cardsOf('won');
const LOST = cardsOf('lost');
const MIGRANT = cardsOf('migrant');
const VETO = cardsOf('card');
const ATTACKED_SELF = cardsOf('attackedSelf');
const OWNER = new Map(
  [DECLARED, DECLARED_SIDE, DECLARED_ANY].map((cards) => [cards, [...cards, ...ATTACKED_SELF]]),
);
const NONE: readonly number[] = [];

/** Cards that this seat might play now, whatever it has. */
function fitting(g: Position, { window, seat: about }: React, seat: Seat): readonly number[] {
  const { combat } = g.public;
  switch (window) {
    case 'turn':
      return seat === about ? NONE : ANY_TURN;
    case 'again':
      return g.public.watching[seat] > 0 ? ANY_TURN : NONE;
    case 'declared':
      return combat === null ? NONE : atDeclaration(g, seat);
    case 'won':
      return seat === about ? WON : NONE;
    case 'lost':
      return seat === about ? LOST : NONE;
    case 'migrant':
      return MIGRANT;
    case 'card':
      return seat === about ? NONE : VETO;
  }
}

/** The side of a seat in the combat, or -1. */
export function sideOf(g: Position, seat: Seat): number {
  const { combat } = g.public;
  if (combat === null) return -1;
  if (seat === combat.attacker) return OFFENCE;
  if (seat === combat.defender) return DEFENDERS;
  return combat.allies[seat];
}

function atDeclaration(g: Position, seat: Seat): readonly number[] {
  const world = g.public;
  const { combat } = world;
  if (combat === null) return NONE;
  const cards = byPart(g, combat.kind === REBELLION, seat);
  // Whose territory it is may send an envoy, colony or not; a rebellion or liberation is its own doing (VEN-R24).
  return combat.kind === WAR && world.owner[combat.target] === seat ? (OWNER.get(cards) ?? cards) : cards;
}

/** A rebellion is fought by its two sides alone: nobody joins it (VEN-R5). */
function byPart(g: Position, rebellion: boolean, seat: Seat): readonly number[] {
  if (sideOf(g, seat) >= 0) return DECLARED_SIDE;
  const joins = canJoin(g.public, seat, OFFENCE) || canJoin(g.public, seat, DEFENDERS);
  return joins && !rebellion ? DECLARED_ANY : DECLARED;
}

/** Could the seat hold a fitting card? Then it is asked, whether it has one or not (VEN-R2). */
function couldPlay(g: Position, frame: React, seat: Seat): boolean {
  if (g.private[seat].hand.length === 0) return false;
  const cards = fitting(g, frame, seat);
  for (let index = 0; index < cards.length; index++) {
    if (g.public.cards[cards[index]] === HIDDEN) return true;
  }
  return false;
}

export const react: Simultaneous<Venonta, 'react'> = {
  kind: 'simultaneous',
  phase: 'caller',
  window: true,
  rule: 'VEN-18.2',
  asks(g, frame) {
    const asked: Seat[] = [];
    for (let seat = 0; seat < g.seats; seat++) if (couldPlay(g, frame, seat)) asked.push(seat);
    return asked;
  },
  choices(g, frame, seat, offer) {
    offer.add(PASS);
    const { hand } = g.private[seat];
    const cards = fitting(g, frame, seat);
    for (let index = 0; index < hand.length; index++) {
      if (cards.includes(hand[index])) offerAims(g, seat, hand[index], frame.place, offer);
    }
    if (mayWatch(g, frame, seat)) offer.add(WATCH);
  },
  prompt: (_view, { about }) => ({
    played: about === '' ? '' : { say: `action.${about}`, with: {} },
  }),
  default: () => PASS,
  resolve(g, frame, answers, go) {
    if (isOfTurn(frame)) noteWatchers(g, answers);
    const seat = firstToPlay(g, answers);
    if (seat < 0) go.done();
    else takeCard(g, seat, answers[seat][0], go);
  },
};

/** Cards for any turn: when it begins, and for those who wait after every action. */
const isOfTurn = ({ window }: React) => window === 'turn' || window === 'again';

/** A seat with such a card may wait with it: it is asked again after the next action of the turn (VEN-R1). */
function mayWatch(g: Position, frame: React, seat: Seat): boolean {
  if (!isOfTurn(frame) || g.options.reactions !== 'anyTime') return false;
  return g.private[seat].hand.some((card) => ANY_TURN.includes(card));
}

function noteWatchers(g: Position, answers: readonly (readonly Choice[])[]): void {
  answers.forEach(([answer], seat) => {
    if (answer !== undefined) g.public.watching[seat] = answer.do === 'pass' ? 0 : 1;
  });
}

/** After an action of the active player: those who wait are asked. To be called before what the action calls. */
export function askWatchers(g: Position, go: VenontaGo): void {
  const { watching, active } = g.public;
  for (let seat = 0; seat < watching.length; seat++) {
    if (watching[seat] === 0) continue;
    go.call(window('again', active, ''));
    return;
  }
}

/** In play order from the active player (VEN-18.7). */
function firstToPlay(g: Position, answers: readonly (readonly Choice[])[]): Seat {
  const { order, place } = g.public;
  for (let step = 0; step < order.length; step++) {
    const seat = order[(Math.max(0, place) + step) % order.length];
    const given = answers[seat];
    if (given.length > 0 && given[0].do !== 'pass' && given[0].do !== 'watch') return seat;
  }
  return -1;
}

const VETO_CARD = CARD_OF['CA-35'];

/** A card is laid down for all to see. Others may veto it before it works; a Veto cannot be vetoed. */
export const playing: Automatic<Venonta, 'playing'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-18.4',
  run(g, frame, go) {
    const { hand } = g.private[frame.seat];
    const card = CARD_OF[frame.card];
    hand.splice(hand.indexOf(card), 1);
    g.public.cards[card] = frame.seat;
    count(g.public, frame.seat, 'caPlayed');
    tell(frame, go);
    const { step: _step, ...played } = frame;
    const effect: Frame = { step: 'effect', ...played };
    if (card === VETO_CARD) go.next(effect);
    else go.next(window('card', frame.seat, frame.card), effect);
  },
};

/** Everybody sees the card and what it is aimed at. */
function tell({ seat, card, target, territory }: Played, go: VenontaGo): void {
  if (target >= 0) go.log('log.playedOn', { seat, card, target });
  else if (territory >= 0) go.log('log.playedAt', { seat, card, territory: nameOf(territory) });
  else go.log('log.played', { seat, card });
}

function window(name: Window, seat: Seat, about: React['about']): React {
  return { step: 'react', window: name, seat, about, place: -1 };
}
