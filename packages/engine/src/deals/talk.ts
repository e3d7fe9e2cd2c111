import type { Go, Position, Seat, Step, Types } from '../game.ts';
import { addAnswers } from './answer.ts';
import { type Deal, offersAnew } from './deal.ts';
import type { DealChoice, Dealing, Talk } from './dealing.ts';
import { addCounter, addOffer, faultOf, termsOf } from './form.ts';
import { counter, putOffer, strike, takeBack, turnDown } from './life.ts';

const END: DealChoice = { do: 'endTalk' };

/**
 * Everybody talks to everybody, all at once, in a few rounds: offers, then answers and new offers, then
 * answers. An offer without an answer expires with the round, so a talk never waits for a second word from
 * anybody.
 */
export function talkStep<T extends Types>(dealing: Dealing<T>): Step<T, Talk> {
  const isLast = (frame: Talk) => frame.talk + 1 >= dealing.talkRounds;
  return {
    kind: 'simultaneous',
    phase: 'caller',
    talks: true,
    rule: dealing.rule,
    asks(g, frame) {
      const all = g.private.map((_, seat) => seat);
      if (frame.talk === 0) return all;
      // Only offers on the table can be answered in the last round.
      return all.filter((seat) => unanswered(dealing, g, seat, []).length > 0);
    },
    choices(g, frame, seat, offer) {
      const given = (g.answers[seat] ?? []) as unknown as DealChoice[];
      for (const deal of unanswered(dealing, g, seat, given)) {
        addAnswers(dealing, g, deal.id, deal.from, offer);
        if (!deal.counter && !isLast(frame)) addCounter(dealing, g, deal, offer);
      }
      if (!isLast(frame)) {
        const made =
          dealing.deals(g).offers[seat] + given.filter((choice) => choice.do === 'offerDeal').length;
        for (const partner of partnersLeft(g, seat, given)) addOffer(dealing, g, seat, partner, made, offer);
      }
      for (const deal of dealing.deals(g).open) {
        if (deal.from !== seat || isNamed(given, deal)) continue;
        const withdraw: DealChoice = { do: 'withdrawDeal', partner: deal.to, deal: deal.id };
        offer.add(withdraw);
      }
      offer.add(END);
    },
    default: () => END,
    more(g, frame, seat, taken) {
      const given = taken as unknown as DealChoice[];
      if (given.at(-1)?.do === 'endTalk') return false;
      if (!isLast(frame)) return true;
      return unanswered(dealing, g, seat, given).length > 0;
    },
    resolve(g, frame, taken, go) {
      const answers = taken as unknown as readonly (readonly DealChoice[])[];
      if (frame.talk === 0) offersAnew(dealing.deals(g));
      settle(dealing, g, answers, go);
      putOffers(dealing, g, answers, go);
      if (isLast(frame) || dealing.deals(g).open.length === 0) {
        go.done();
        return;
      }
      const next: Talk = { step: 'talk', talk: frame.talk + 1 };
      go.next(next);
    },
  };
}

function isNamed(given: readonly DealChoice[], { id }: Deal): boolean {
  return given.some((choice) => 'deal' in choice && choice.deal === id);
}

function unanswered<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  seat: Seat,
  given: readonly T['choice'][] | readonly DealChoice[],
): Deal[] {
  const said = given as readonly DealChoice[];
  return dealing.deals(g).open.filter((deal) => deal.to === seat && !isNamed(said, deal));
}

/** One offer to each in a round. */
function partnersLeft<T extends Types>(g: Position<T>, seat: Seat, given: readonly DealChoice[]): Seat[] {
  const offered = given.flatMap((choice) => (choice.do === 'offerDeal' ? [choice.partner] : []));
  return g.private.map((_, other) => other).filter((other) => other !== seat && !offered.includes(other));
}

/** What was on the table, by number: a withdrawal counts more than an answer; silence lets an offer expire. */
function settle<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  answers: readonly (readonly DealChoice[])[],
  go: Go<T>,
): void {
  for (const deal of [...dealing.deals(g).open]) {
    const withdrawn = answers[deal.from].some(
      (choice) => choice.do === 'withdrawDeal' && choice.deal === deal.id,
    );
    const answer = answers[deal.to].find((choice) => 'deal' in choice && choice.deal === deal.id);
    if (withdrawn) takeBack(dealing, g, deal, 'log.dealWithdrawn', go);
    else if (answer === undefined) takeBack(dealing, g, deal, 'log.dealExpired', go);
    else answered(dealing, g, deal, answer, go);
  }
}

function answered<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  deal: Deal,
  answer: DealChoice,
  go: Go<T>,
): void {
  if (answer.do === 'acceptDeal') strike(dealing, g, deal, go);
  else if (answer.do === 'counterDeal') {
    const terms = termsOf(dealing, answer);
    // Deals before this one may have made it impossible.
    const meant: Deal = { id: 0, from: deal.to, to: deal.from, counter: true, ...terms };
    if (faultOf(dealing, g, meant) === undefined) counter(dealing, g, deal, terms, go);
    else turnDown(dealing, g, deal, go);
  } else turnDown(dealing, g, deal, go);
}

function putOffers<T extends Types>(
  dealing: Dealing<T>,
  g: Position<T>,
  answers: readonly (readonly DealChoice[])[],
  go: Go<T>,
): void {
  answers.forEach((given, seat) => {
    for (const choice of given) {
      if (choice.do !== 'offerDeal') continue;
      const terms = termsOf(dealing, choice);
      const meant: Deal = { id: 0, from: seat, to: choice.partner, counter: false, ...terms };
      if (faultOf(dealing, g, meant) === undefined) putOffer(dealing, g, seat, choice.partner, terms, go);
    }
  });
}
