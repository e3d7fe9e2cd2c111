import type { Automatic, Seat, Simultaneous } from '@entente/engine';
import { canJoin } from '../combat/joining.ts';
import { ACTIONS, type Moment } from '../data/actions.ts';
import type { Window } from '../data/terms.ts';
import type { Choice, Frame, Played } from '../flow.ts';
import { count, nameOf } from '../goods.ts';
import { CARD_OF, PASS } from '../moves.ts';
import {
  DEFENDERS,
  HIDDEN,
  OFFENCE,
  type Position,
  REBELLION,
  type Venonta,
  type VenontaGo,
} from '../position.ts';
import { offerAims } from './aims.ts';
import { takeCard } from './hand.ts';

/*
 * Moments at which others may react. Everybody who could hold a fitting card is asked, all at once: who has cards and
 * which cards have not been seen is public, what is in a hand is not. The first in play order who plays one is heard
 * (VEN-18.7); then the moment opens again, until all pass.
 */

type React = Extract<Frame, { step: 'react' }>;

const cardsOf = (when: Moment): readonly number[] =>
  ACTIONS.flatMap((action, card) => (action.when === when ? [card] : []));

const ANY_TURN = cardsOf('anyTurn');
const ATTACKED_SELF = cardsOf('attackedSelf');
const DECLARED_SIDE = cardsOf('declaredSide');
const DECLARED_ANY = cardsOf('declaredAny');
const ROLLED = cardsOf('rolled');
const APPLIED = cardsOf('applied');
const WON = cardsOf('won');
const LOST = cardsOf('lost');
const MIGRANT = cardsOf('migrant');
const VETO = cardsOf('card');
const DEFENDER = [...ATTACKED_SELF, ...DECLARED_SIDE];
const NONE: readonly number[] = [];

/** Cards that this seat might play now, whatever it has. */
function fitting(g: Position, { window, seat: about }: React, seat: Seat): readonly number[] {
  const { combat } = g.public;
  switch (window) {
    case 'turn':
      return seat === about ? NONE : ANY_TURN;
    case 'declared':
      return combat === null ? NONE : atDeclaration(g, seat);
    case 'rolled':
      return combat !== null && sideOf(g, seat) >= 0 ? ROLLED : NONE;
    case 'applied':
      return combat === null ? NONE : APPLIED;
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
  // A rebellion is no attack: only its two sides can do something about it.
  const rebellion = world.combat?.kind === REBELLION;
  if (!rebellion && world.combat?.defender === seat) return DEFENDER;
  if (sideOf(g, seat) >= 0) return DECLARED_SIDE;
  if (rebellion) return NONE;
  return canJoin(world, seat, OFFENCE) || canJoin(world, seat, DEFENDERS) ? DECLARED_ANY : NONE;
}

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
  rules: ['VEN-18.2', 'VEN-18.3', 'VEN-18.7', 'VEN-22.2', 'VEN-R1', 'VEN-R2', 'VEN-R5'],
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
  },
  prompt: (_view, { about }) => ({
    played: about === '' ? '' : { say: `action.${about}`, with: {} },
  }),
  default: () => PASS,
  resolve(g, _frame, answers, go) {
    const seat = firstToPlay(g, answers);
    if (seat < 0) go.done();
    else takeCard(g, seat, answers[seat][0], go);
  },
};

/** In play order from the active player. */
function firstToPlay(g: Position, answers: readonly (readonly Choice[])[]): Seat {
  const { order, place } = g.public;
  for (let step = 0; step < order.length; step++) {
    const seat = order[(Math.max(0, place) + step) % order.length];
    const given = answers[seat];
    if (given.length > 0 && given[0].do !== 'pass') return seat;
  }
  return -1;
}

const VETO_CARD = CARD_OF['CA-35'];

/** A card is laid down for all to see. Others may veto it before it works; a Veto cannot be vetoed. */
export const playing: Automatic<Venonta, 'playing'> = {
  kind: 'automatic',
  rules: ['VEN-18.4'],
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
