import type { Decision, Seat } from '@entente/engine';
import { moneyCost } from '../../../cards/costs.ts';
import { mayFinance } from '../../../cards/financing.ts';
import { ask, withdraw } from '../../../cards/playing.ts';
import { table } from '../../../cards/table.ts';
import { tokensOf } from '../../../cards/target.ts';
import { NOBODY, type Playing } from '../../../flow.ts';
import { type Limit, type LimitGo, type Position, STAR } from '../../../position.ts';
import { payBank, payNation } from '../../00-the-game/reserves.ts';
import { alsoRemoving } from '../../01-political-phase/any-moment.ts';
import { dropPledges } from './help.ts';

/**
 * The money of a card: alone, with economic allies (LIM-3.7.3), or with any willing nation (P09, E02,
 * LIM-9.13). Each nation that is asked promises a part; nothing is paid unless the whole sum comes together.
 */

/** Anybody may pay for these two; other money changes hands only among allies (LIM-3.6.15). */
function together(playing: Playing): boolean {
  return playing.card === 'P09' || playing.card === 'E02';
}

/** What P07 costs goes to its target (LIM-7.2.5). */
function paysTarget(playing: Playing): boolean {
  return playing.card === 'P07';
}

function mayContribute(g: Position, playing: Playing, other: Seat): boolean {
  if (other === playing.seat || g.public.nations[other].money === 0) return false;
  if (together(playing)) return true;
  return mayFinance(g, playing.seat, other, paysTarget(playing) ? playing.aim : NOBODY);
}

/**
 * The next seat, clockwise after `last`, that could add money; the card's owner when there is none (LIM-R4). The star
 * nation has no seat and never contributes (LIM-5.13).
 */
function nextContributor(g: Position, playing: Playing, last: Seat): Seat {
  for (let other = (last + 1) % g.seats; other !== playing.seat; other = (other + 1) % g.seats)
    if (mayContribute(g, playing, other)) return other;
  return playing.seat;
}

/**
 * The target, the factory and the force are known: who pays? True when it is paid and nobody had to be asked: whoever
 * can pay alone does, unless it has said that it asks its allies (LIM-R6).
 */
export function settleMoney(g: Position, playing: Playing, go: LimitGo): boolean {
  playing.left = moneyCost(g.public, playing);
  playing.other = playing.seat;
  const alone = !together(playing) && !playing.shared && g.public.nations[playing.seat].money >= playing.left;
  if (playing.left === 0 || alone || nextContributor(g, playing, playing.seat) === playing.seat) {
    payShares(g, playing, go);
    return true;
  }
  askNext(g, playing, go);
  return false;
}

/** Allies may pay a part of what these cost (LIM-3.7.3). */
export const IS_SHARED = table(({ cost }) =>
  cost.some((part) => part.do === 'pay' || part.do === 'payTarget'),
);

/** May this nation ask allies for a share of a cost, although it could pay alone? */
export function hasRichAlly(g: Position, seat: Seat): boolean {
  const { alliances, nations } = g.public;
  if (alliances.economic.group[seat] === 0) return false;
  for (let other = 0; other < g.seats; other++)
    if (nations[other].money > 0 && mayFinance(g, seat, other, NOBODY)) return true;
  return false;
}

/** When all have promised, the owner pays the rest or withdraws; it must if it cannot pay (LIM-R5). */
function askNext(g: Position, playing: Playing, go: LimitGo): void {
  const next = playing.left === 0 ? playing.seat : nextContributor(g, playing, playing.other);
  playing.other = next;
  if (next !== playing.seat) ask('contribution', playing);
  else if (playing.left === 0) payShares(g, playing, go);
  else if (g.public.nations[playing.seat].money >= playing.left) ask('payRest', playing);
  else {
    dropPledges(g.public);
    withdraw(g, playing, go);
  }
}

/** Everybody pays what was promised and the owner of the card the rest: to the bank, or to the target (P07). */
function payShares(g: Position, playing: Playing, go: LimitGo): void {
  const world = g.public;
  world.pledges[playing.seat] = playing.left;
  for (let seat = 0; seat < g.seats; seat++) {
    const share = world.pledges[seat];
    if (share === 0) continue;
    const said = { seat, card: playing.card, money: share };
    if (!paysTarget(playing)) {
      payBank(world, world.nations[seat], share);
      go.log('log.paid', said);
    } else {
      payNation(world.nations[seat], tokensOf(world, playing.aim), share);
      if (playing.aim === STAR) go.log('log.paidStar', said);
      else go.log('log.paidTarget', { ...said, target: playing.aim });
    }
    world.pledges[seat] = 0;
  }
  playing.left = 0;
  ask('payment', playing);
}

/** A promise of nothing is no refusal: it gives no right to break the alliance (LIM-3.7.8). */
const contribution: Decision<Limit, 'contribution', 'contribute'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-3.7.3',
  asks: (_g, frame) => frame.other,
  choices(g, frame, seat, offer) {
    const most = Math.min(frame.left, g.public.nations[seat].money);
    offer.amount({ do: 'contribute', amount: 0 }, 'amount', 0, most);
  },
  default: () => ({ do: 'contribute', amount: 0 }),
  take(g, frame, seat, choice, go) {
    g.public.pledges[seat] = choice.amount;
    frame.left -= choice.amount;
    go.log('log.pledged', { seat, card: frame.card, money: choice.amount });
    askNext(g, frame, go);
  },
};

const payRest: Decision<Limit, 'payRest'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-9.13',
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'payRest' });
    offer.add({ do: 'withdraw' });
  },
  default: () => ({ do: 'withdraw' }),
  take(g, frame, _seat, choice, go) {
    if (choice.do === 'payRest') return payShares(g, frame, go);
    dropPledges(g.public);
    withdraw(g, frame, go);
  },
};

export const contributionSteps = { contribution: alsoRemoving(contribution), payRest };
