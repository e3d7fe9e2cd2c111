import type { Decision, Refusal, Seat } from '@entente/engine';
import { CONVERT, FINISH, SWAP, TYPE_OF } from '../../choices.ts';
import { REGION_OF } from '../../data/regions.ts';
import type { Frame } from '../../flow.ts';
import { type Ideology, type Position, TYPES } from '../../position.ts';
import { handSize, isFull, presence, slot } from '../../queries.ts';
import { FULL_AT_HOME, noCards, TAKEN_UP } from '../../refusals.ts';
import { hasOneAnswerAtBest } from '../03-the-turn/at-best.ts';

/** At the end of an assessment, in own regions (IDEO-14.2.2): in the first reading others' cards give way. */

/** Is there a card in hand, and another player's card in an own region? Both are public. */
export function canConvert(g: Position, seat: Seat): boolean {
  if (handSize(g, seat) === 0) return false;
  const { inPlay, controller } = g.public;
  for (const region of inPlay) {
    if (controller[region] !== seat) continue;
    for (let other = 0; other < g.seats; other++) {
      if (other !== seat && presence(g.public, region, other) > 0) return true;
    }
  }
  return false;
}

export function canSwap(g: Position, seat: Seat): boolean {
  return handSize(g, seat) > 0 && g.public.controller.includes(seat);
}

export const convert: Decision<Ideology, 'convert'> = {
  kind: 'decision',
  phase: 'assessment',
  rule: 'IDEO-10.4.1',
  isOpen: (seen, frame) => hasOneAnswerAtBest(convert, seen, frame),
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const { inPlay, controller, cards } = g.public;
    const { hand } = g.private[seat];
    for (const region of inPlay) {
      if (controller[region] !== seat) continue;
      for (let type = 0; type < TYPES; type++) {
        for (let target = 0; target < g.seats; target++) {
          const at = slot(region, type, target);
          if (target === seat || cards[at] === 0) continue;
          offer.add(CONVERT[at], hand[type] === 0 ? noCards(type, 1, 0) : undefined);
        }
      }
    }
    offer.add(FINISH);
  },
  default: () => FINISH,
  take(g, _frame, seat, choice, go) {
    if (choice.do !== 'convert') return go.done();
    const { region, influence, target } = choice;
    const type = TYPE_OF[influence];
    const { cards, discards } = g.public;
    g.private[seat].hand[type]--;
    cards[slot(REGION_OF[region], type, seat)]++;
    cards[slot(REGION_OF[region], type, target)]--;
    discards[target * TYPES + type]++;
    g.public.still = false;
    go.log('log.replaced', { seat, target, region, influence });
  },
};

/**
 * The second reading (IDEO-R2): own cards are taken up and hand cards of another type laid down, each hand card once.
 */
export function swapping(g: Position, seat: Seat): Extract<Frame, { step: 'swap' }> {
  return { step: 'swap', seat, left: handSize(g, seat), taken: [0, 0, 0] };
}

function swapRefusal(
  g: Position,
  { seat, taken }: Extract<Frame, { step: 'swap' }>,
  region: number,
  into: number,
): Refusal | undefined {
  const have = g.private[seat].hand[into];
  if (have === 0) return noCards(into, 1, 0);
  if (have <= taken[into]) return TAKEN_UP[into];
  return isFull(g.public, g.options, region, into) ? FULL_AT_HOME[region * TYPES + into] : undefined;
}

export const swap: Decision<Ideology, 'swap'> = {
  kind: 'decision',
  phase: 'assessment',
  rule: 'IDEO-10.4.1',
  isOpen: (seen, frame) => hasOneAnswerAtBest(swap, seen, frame),
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    const { inPlay, controller, cards } = g.public;
    if (frame.left > 0) {
      for (const region of inPlay) {
        if (controller[region] !== seat) continue;
        for (let type = 0; type < TYPES; type++) {
          if (cards[slot(region, type, seat)] === 0) continue;
          for (let into = 0; into < TYPES; into++) {
            if (into === type) continue;
            const at = (region * TYPES + type) * TYPES + into;
            offer.add(SWAP[at], swapRefusal(g, frame, region, into));
          }
        }
      }
    }
    offer.add(FINISH);
  },
  default: () => FINISH,
  take(g, frame, seat, choice, go) {
    if (choice.do !== 'swap') return go.done();
    const { region, influence, into } = choice;
    const { hand } = g.private[seat];
    const { cards } = g.public;
    cards[slot(REGION_OF[region], TYPE_OF[influence], seat)]--;
    hand[TYPE_OF[influence]]++;
    cards[slot(REGION_OF[region], TYPE_OF[into], seat)]++;
    hand[TYPE_OF[into]]--;
    g.public.still = false;
    frame.left--;
    frame.taken[TYPE_OF[influence]]++;
    go.log('log.swapped', { seat, region, influence, into });
  },
};
