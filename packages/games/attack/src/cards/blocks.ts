import type { Refusal, Seat, Simultaneous } from '@entente/engine';
import { BLOCK, PACT } from '../choices.ts';
import {
  BLOCKED_BY,
  EAGLE,
  EFFECTS,
  KIND_OF,
  NON_AGGRESSION_PACT,
  POLITICAL_COPIES,
} from '../data/cards/political.ts';
import { REGION_OF, REGIONS, type Region } from '../data/map.ts';
import { POLITICAL_CARDS, type PoliticalCard } from '../data/terms.ts';
import type { Choice, Played } from '../flow.ts';
import { attackedRegions, callOffAttack } from '../phases/07-move/attacks.ts';
import { endsByEagles, NOBODY } from '../phases/23-the-end-of-the-game/victory.ts';
import type { Attack, AttackGo, Position } from '../position.ts';
import { holdsCapital } from '../queries.ts';
import { carryOut, stealAtRandom } from './effects.ts';
import { discardPolitical, total } from './hand.ts';

/*
 * BLOCK cards. If a player could block, as far as everybody can tell, all who have a Political Action card and their
 * capital are asked at the same time, so that being asked says nothing (ATK-26.7). Against a card the first one
 * clockwise whose answer is a BLOCK plays it; what the others would have done stays with them. Against a Move everybody
 * can save another region (ATK-R22).
 */

/** Everybody else may, whether he is the target or not, and without oil (ATK-15.7). */
function mayAnswer(g: Position, active: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < g.seats; seat++) {
    if (seat !== active && holdsCapital(g.public, seat) && total(g.private[seat].political) > 0)
      seats.push(seat);
  }
  return seats;
}

/** As everybody can tell: is a card of one of these kinds still in a hand or in the deck? */
const areAbout = ({ public: { discards } }: Position, kinds: readonly number[]): boolean =>
  kinds.some((kind) => discards[kind] < POLITICAL_COPIES[kind]);

/** Could anybody block this card (ATK-26.7)? */
export const mayBeBlocked = (g: Position, card: PoliticalCard): boolean =>
  areAbout(g, BLOCKED_BY[KIND_OF[card]]);

/** Could anybody save a region that a Move attacks? */
export const mayBeSaved = (g: Position): boolean =>
  attackedRegions(g).length > 0 && areAbout(g, [NON_AGGRESSION_PACT]);

/** The first seat after the active one that has not let it pass, or NOBODY (ATK-R22). */
function firstToBlock(g: Position, active: Seat, answers: readonly (readonly Choice[])[]): Seat {
  for (let step = 1; step < g.seats; step++) {
    const seat = (active + step) % g.seats;
    const answer = answers[seat][0];
    if (answer !== undefined && answer.do !== 'noBlock') return seat;
  }
  return NOBODY;
}

const NO_BLOCK = { do: 'noBlock' } as const;

const DOES_NOT_STOP: readonly Refusal[] = POLITICAL_CARDS.flatMap((block) =>
  POLITICAL_CARDS.map((card) => ({
    code: 'refuse.doesNotStop',
    rule: 'ATK-15.8',
    with: { card: block, stopped: card },
  })),
);
const NOT_AGAINST_CARDS: Refusal = { code: 'refuse.pactOnly', rule: 'ATK-15.6', with: {} };
const NOT_AGAINST_MOVES: readonly Refusal[] = POLITICAL_CARDS.map((card) => ({
  code: 'refuse.notAgainstMoves',
  rule: 'ATK-15.6',
  with: { card },
}));

/**
 * A Political Action card has been declared with its targets (ATK-15.10). No answer lets it happen (ATK-27.6).
 */
export const blockCard: Simultaneous<Attack, 'blockCard'> = {
  kind: 'simultaneous',
  phase: 'actions',
  window: true,
  rule: 'ATK-4.9',
  asks: (g, { seat }) => mayAnswer(g, seat),
  choices(g, { card }, seat, offer) {
    const hand = g.private[seat].political;
    const played = KIND_OF[card];
    const stops = BLOCKED_BY[played];
    offer.add(NO_BLOCK);
    for (let kind = 0; kind < hand.length; kind++) {
      if (hand[kind] === 0) continue;
      if (kind === NON_AGGRESSION_PACT) offer.add(BLOCK[kind], NOT_AGAINST_CARDS);
      else if (EFFECTS[kind].do !== 'block') continue;
      else if (stops.includes(kind)) offer.add(BLOCK[kind]);
      else offer.add(BLOCK[kind], DOES_NOT_STOP[kind * POLITICAL_CARDS.length + played]);
    }
  },
  prompt: ({ viewer }, { seat, target, regions }) => ({
    aim: target === NOBODY ? 'regions' : target === viewer ? 'you' : 'player',
    target: target === NOBODY ? seat : target,
    regions,
  }),
  default: () => NO_BLOCK,
  resolve(g, frame, answers, go) {
    const { seat, card, target, regions, becomes } = frame;
    const played: Played = { seat, card, target, regions, becomes };
    const blocker = firstToBlock(g, seat, answers);
    go.done();
    if (blocker === NOBODY) return carryOut(g, played, go);
    const [answer] = answers[blocker];
    if (answer.do === 'block') cancel(g, played, blocker, KIND_OF[answer.card], go);
  },
};

/** ATK-15.11: the cancelled card stays discarded and counts as played. A double agent turns the theft round. */
function cancel(g: Position, played: Played, blocker: Seat, kind: number, go: AttackGo): void {
  discardPolitical(g, blocker, kind);
  // A theft that is turned round leaves every hand as large as before: who blocked is known all the same.
  g.public.blocker = blocker;
  go.log('log.blocked', { seat: blocker, card: POLITICAL_CARDS[kind], stopped: played.card });
  const stopped = KIND_OF[played.card];
  if (EAGLE[stopped] && g.options.cancelledEagles === 'lost') g.public.eagles--;
  const theft = EFFECTS[stopped];
  const block = EFFECTS[kind];
  if (block.do === 'block' && block.reverses && theft.do === 'steal') {
    stealAtRandom(g, blocker, played.seat, theft.cards, go);
  }
  endsByEagles(g, go);
}

/** A Move with attacks on players’ regions has been declared. No answer lets it happen (ATK-27.7). */
export const blockMove: Simultaneous<Attack, 'blockMove'> = {
  kind: 'simultaneous',
  phase: 'caller',
  window: true,
  rule: 'ATK-7.10',
  asks: (g, { seat }) => mayAnswer(g, seat),
  prompt: (view) => ({ regions: attackedRegions(view).map((region) => REGIONS[region]) }),
  choices(g, _frame, seat, offer) {
    const hand = g.private[seat].political;
    offer.add(NO_BLOCK);
    if (hand[NON_AGGRESSION_PACT] > 0) {
      for (const region of attackedRegions(g)) offer.add(PACT[region]);
    }
    for (let kind = 0; kind < hand.length; kind++) {
      if (hand[kind] > 0 && EFFECTS[kind].do === 'block') offer.add(BLOCK[kind], NOT_AGAINST_MOVES[kind]);
    }
  },
  default: () => NO_BLOCK,
  resolve(g, { seat }, answers, go) {
    go.done();
    for (let step = 1; step < g.seats; step++) {
      const blocker = (seat + step) % g.seats;
      const answer = answers[blocker][0];
      if (answer?.do !== 'pact' || !attackedRegions(g).includes(REGION_OF[answer.region])) continue;
      signPact(g, blocker, answer.region, go);
    }
  },
};

function signPact(g: Position, seat: Seat, region: Region, go: AttackGo): void {
  discardPolitical(g, seat, NON_AGGRESSION_PACT);
  go.log('log.pact', { seat, region });
  callOffAttack(g, REGION_OF[region]);
}
