import type { Decision } from '@entente/engine';
import { DRAW, KEEP, OTHER_ORDER, UNDER, UNDER_REST } from '../../choices.ts';
import { DECKS } from '../../data/terms.ts';
import type { Playing } from '../../flow.ts';
import { firstAnswer } from '../../phases/00-the-game/first-answer.ts';
import {
  drawCards,
  keepCard,
  mayDrawFrom,
  onlyDeck,
  putUnder,
  refuseDeck,
} from '../../phases/01-political-phase/decks.ts';
import type { Limit, LimitGo, Position } from '../../position.ts';
import { ask, nextEffect } from '../playing.ts';
import { CARD } from '../table.ts';

/** S06: a deck of the owner's choice, as in New Policies; the hand limit does not matter now (LIM-7.1.2). */
export function offerReform(g: Position, playing: Playing, go: LimitGo): boolean {
  const only = onlyDeck(g, playing.seat);
  if (only === null) return true;
  if (only < 0) ask('reform', playing);
  else drawFrom(g, playing, only, go);
  return false;
}

function drawFrom(g: Position, playing: Playing, deck: number, go: LimitGo): void {
  const effect = CARD[playing.card].effects[playing.at];
  if (effect.do !== 'drawCards') return;
  drawCards(g, playing.seat, deck, effect.draw, go);
  playing.left = Math.min(effect.keep, g.private[playing.seat].drawn.length);
  goOn(g, playing);
}

/** Asks while there is something to decide; the other cards go under the deck as they are shown (LIM-R23). */
function goOn(g: Position, playing: Playing): void {
  const { drawn } = g.private[playing.seat];
  while (drawn.length > 0 && playing.left === drawn.length) {
    keepCard(g, playing.seat, drawn[0]);
    playing.left--;
  }
  if (playing.left > 0 || (playing.ordered && drawn.length > 1)) {
    ask('reformKeep', playing);
    return;
  }
  while (drawn.length > 0) putUnder(g, playing.seat, drawn[0]);
  g.public.nations[playing.seat].drawing = -1;
  nextEffect(playing);
}

const reform: Decision<Limit, 'reform'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.1',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    for (let deck = 0; deck < DECKS.length; deck++)
      offer.add(DRAW[deck], mayDrawFrom(g, seat, deck) ? undefined : refuseDeck(deck));
  },
  default: (g, frame, seat) => firstAnswer(reform, g, frame, seat),
  take(g, frame, _seat, choice, go) {
    if (choice.do === 'draw') drawFrom(g, frame, DECKS.indexOf(choice.deck), go);
  },
};

const reformKeep: Decision<Limit, 'reformKeep'> = {
  kind: 'decision',
  phase: 'political',
  rule: 'LIM-7.1',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    const choice = frame.left > 0 ? KEEP : UNDER;
    const { drawn } = g.private[seat];
    for (const card of drawn) offer.add(choice[card]);
    if (frame.left === 0) offer.add(UNDER_REST);
    else if (!frame.ordered && drawn.length - frame.left > 1) offer.add(OTHER_ORDER);
  },
  default: (g, frame, seat) => (frame.left > 0 ? firstAnswer(reformKeep, g, frame, seat) : UNDER_REST),
  take(g, frame, seat, choice, go) {
    const { drawn } = g.private[seat];
    if (choice.do === 'keep') {
      keepCard(g, seat, choice.card);
      go.log('log.kept', { seat, card: choice.card }, [seat]);
      frame.left--;
    } else if (choice.do === 'otherOrder') frame.ordered = true;
    else if (choice.do === 'under') putUnder(g, seat, choice.card);
    else while (drawn.length > 0) putUnder(g, seat, drawn[0]);
    goOn(g, frame);
  },
};

export const politicalReformSteps = { reform, reformKeep };
