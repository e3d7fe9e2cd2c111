import type { Choices } from '../choices.ts';
import type { Go, Position, Seat, Step, Types } from '../game.ts';
import type { Terms } from './deal.ts';
import type { AnswerDeal, DealChoice, Dealing, Filled } from './dealing.ts';
import { addCounter, addOffer, termsOf } from './form.ts';
import { cannotAccept, counter, openDeal, putOffer, strike, turnDown } from './life.ts';
import { dealWords } from './told.ts';

/** For the turn of a game: a form for an offer to each of the others. */
export function offerDeals<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  seat: Seat,
  offer: Choices<T['choice']>,
): void {
  for (let partner = 0; partner < g.seats; partner++) {
    if (partner !== seat) offerDealTo(dealing, g, seat, partner, offer);
  }
}

/** The same for one of the others, where the partner is chosen before the terms. */
export function offerDealTo<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  seat: Seat,
  partner: Seat,
  offer: Choices<T['choice']>,
): void {
  addOffer(dealing, g, seat, partner, dealing.deals(g).offers[seat], offer);
}

/** Carries out `offerDeal`: the offer is made, and the other seat is asked before the turn continues. */
export function takeOffer<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  seat: Seat,
  choice: Filled,
  go: Go<T>,
): void {
  propose(dealing, g, seat, choice.partner, termsOf(dealing, choice), go);
}

/** The same for a game that has smaller choices for its common deals. The terms must be free of faults. */
export function propose<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  from: Seat,
  to: Seat,
  terms: Terms,
  go: Go<T>,
): void {
  const { id } = putOffer(dealing, g, from, to, terms, go);
  const frame: AnswerDeal = { step: 'answerDeal', deal: id };
  go.call(frame);
}

/** The receiver of an offer answers. The clock refuses. */
export function answerStep<T extends Types>(dealing: Dealing<T>): Step<T, AnswerDeal> {
  return {
    kind: 'decision',
    phase: 'caller',
    rule: dealing.rule,
    asks: (g, frame) => openDeal(dealing, g, frame.deal).to,
    prompt(view, frame) {
      // A view has the same `public` as its position.
      const deal = openDeal(dealing, view as unknown as Position<T>, frame.deal);
      return dealWords(dealing, deal);
    },
    choices(g, frame, _seat, offer) {
      const deal = openDeal(dealing, g, frame.deal);
      addAnswers(dealing, g, deal.id, deal.from, offer);
      if (!deal.counter) addCounter(dealing, g, deal, offer);
    },
    default(g, frame) {
      const { id, from } = openDeal(dealing, g, frame.deal);
      return refusing(id, from);
    },
    take(g, frame, _seat, taken, go) {
      const choice = taken as unknown as DealChoice;
      const deal = openDeal(dealing, g, frame.deal);
      if (choice.do === 'counterDeal') {
        const { id } = counter(dealing, g, deal, termsOf(dealing, choice), go);
        const next: AnswerDeal = { step: 'answerDeal', deal: id };
        go.next(next);
        return;
      }
      go.done();
      if (choice.do === 'acceptDeal') strike(dealing, g, deal, go);
      else turnDown(dealing, g, deal, go);
    },
  };
}

const refusing = (deal: number, partner: Seat): DealChoice => ({ do: 'refuseDeal', partner, deal });

export function addAnswers<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  id: number,
  partner: Seat,
  offer: Choices<T['choice']>,
): void {
  const accept: DealChoice = { do: 'acceptDeal', partner, deal: id };
  offer.add(refusing(id, partner));
  offer.add(accept, cannotAccept(dealing, g, openDeal(dealing, g, id)));
}
