import type { Decision } from '@entente/engine';
import { TAKE_BACK } from '../../choices.ts';
import type { Playing } from '../../flow.ts';
import { firstAnswer } from '../../phases/00-the-game/first-answer.ts';
import type { Limit, LimitGo, Position } from '../../position.ts';
import { takeUp } from '../hand.ts';
import { ask, finish } from '../playing.ts';

/** S03: one immediate card played in this generation goes back to hand, but not itself (LIM-7.1.1). */
export function takeBackCard(g: Position, playing: Playing, go: LimitGo): void {
  const { played } = g.public.nations[playing.seat];
  if (played.length > 2) {
    ask('takeBack', playing);
    return;
  }
  const other = played.find((card) => card !== playing.card);
  if (other !== undefined) {
    takeUp(g, playing.seat, other);
    go.log('log.takenBack', { seat: playing.seat, card: other });
  }
  finish(g, go);
}

const takeBack: Decision<Limit, 'takeBack', 'takeBack'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.1',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    for (const card of g.public.nations[seat].played) {
      if (card === frame.card)
        offer.add(TAKE_BACK[card], { code: 'refuse.itself', rule: 'LIM-7.1.1', with: { card } });
      else offer.add(TAKE_BACK[card]);
    }
  },
  default: (g, frame, seat) => firstAnswer(takeBack, g, frame, seat),
  take(g, _frame, seat, choice, go) {
    takeUp(g, seat, choice.card);
    go.log('log.takenBack', { seat, card: choice.card });
    finish(g, go);
  },
};

export const artificialIntelligenceSteps = { takeBack };
