import type { Seat } from '@entente/engine';
import { INFLUENCES } from '../../data/terms.ts';
import { ECONOMIC, MILITARY, PEACE, type Position, TYPES, WAR, type World } from '../../position.ts';
import { useOf } from './phase.ts';
import { planWorth } from './plan.ts';
import { WEIGHTS } from './weights.ts';

/** What the cards in hand are worth: for what they can complete, for defence, and the rest of them by the phase. */
export function handWorth(g: Position, after: World, seat: Seat): number {
  const hand = g.private[seat].hand.slice();
  for (const choice of g.answers[seat] ?? []) {
    if (choice.do === 'discard') hand[INFLUENCES.indexOf(choice.influence)]--;
  }
  let sum = 0;
  for (let type = 0; type < TYPES; type++) {
    if (!isExposed(g.public, seat, type)) continue;
    for (let card = 0; card < Math.min(hand[type], WEIGHTS.guard.length); card++) sum += WEIGHTS.guard[card];
  }
  const use = useOf(g, seat);
  if (use === 'develop' || use === 'extend') sum += planWorth(g, after, seat, hand, use);
  let worth = WEIGHTS.rest[use];
  for (let card = hand[0] + hand[1] + hand[2]; card > 0; card--) {
    sum += worth;
    worth *= WEIGHTS.further;
  }
  return sum + WEIGHTS.drawn * traded(g, seat);
}

/** Cards that are still to be drawn for those traded away. */
function traded(g: Position, seat: Seat): number {
  const frame = g.flow.at(-1);
  return frame?.step === 'trade' && g.asked[0] === seat ? frame.traded : 0;
}

/** Can anybody start a conflict of this type against the seat? */
function isExposed(world: World, seat: Seat, type: number): boolean {
  const seats = world.order.length;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const relation = world.relations[seat * seats + other];
    if (type === MILITARY ? relation === WAR : type !== ECONOMIC || relation !== PEACE) return true;
  }
  return false;
}
