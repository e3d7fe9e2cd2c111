import type { Decision, Seat } from '@entente/engine';
import { dropPledges } from './alliances/help.ts';
import { moneyCost } from './cards/costs.ts';
import { mayFinance } from './cards/financing.ts';
import { NOBODY, type Playing } from './cards/frames.ts';
import { ask, withdraw } from './cards/playing.ts';
import { tokensOf } from './cards/target.ts';
import type { Limit, LimitGo, Position } from './position.ts';
import { payBank, payNation } from './reserves.ts';

/**
 * The money of a card: alone, with economic allies (LIM-3.7.3), or with anybody who likes to (P09, E02, LIM-9.13).
 * Whoever is asked promises a part; nothing is paid unless the whole sum comes together.
 */

function together(playing: Playing): boolean {
  return playing.card === 'P09' || playing.card === 'E02';
}

function paysTarget(playing: Playing): boolean {
  return playing.card === 'P07';
}

function mayContribute(g: Position, playing: Playing, other: Seat): boolean {
  if (other === playing.seat || g.public.nations[other].money === 0) return false;
  if (together(playing)) return true;
  return mayFinance(g, playing.seat, other, paysTarget(playing) ? playing.aim : NOBODY);
}

/** The next seat, clockwise after `last`, that could add money; the card's owner when there is none. */
function nextContributor(g: Position, playing: Playing, last: Seat): Seat {
  for (let other = (last + 1) % g.seats; other !== playing.seat; other = (other + 1) % g.seats)
    if (mayContribute(g, playing, other)) return other;
  return playing.seat;
}

/** The target, the factory and the force are known: who pays? True when it is paid and nobody had to be asked. */
export function settleMoney(g: Position, playing: Playing, go: LimitGo): boolean {
  playing.left = moneyCost(g.public, playing);
  playing.other = playing.seat;
  if (playing.left === 0 || nextContributor(g, playing, playing.seat) === playing.seat) {
    payShares(g, playing, go);
    return true;
  }
  if (!together(playing) && g.public.nations[playing.seat].money >= playing.left) ask('financing', playing);
  else askNext(g, playing, go);
  return false;
}

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
    if (paysTarget(playing)) payNation(world.nations[seat], tokensOf(world, playing.aim), share);
    else payBank(world, world.nations[seat], share);
    if (seat !== playing.seat) go.log('log.contributed', { seat, card: playing.card, money: share });
    world.pledges[seat] = 0;
  }
  playing.left = 0;
  ask('payment', playing);
}

const financing: Decision<Limit, 'financing'> = {
  kind: 'decision',
  rules: ['LIM-3.7.3', 'LIM-3.7.8', 'LIM-R6'],
  asks: (_g, frame) => frame.seat,
  choices(_g, _frame, _seat, offer) {
    offer.add({ do: 'payAlone' });
    offer.add({ do: 'shareCost' });
  },
  default: () => ({ do: 'payAlone' }),
  take(g, frame, _seat, choice, go) {
    if (choice.do === 'payAlone') payShares(g, frame, go);
    else askNext(g, frame, go);
  },
};

const contribution: Decision<Limit, 'contribution'> = {
  kind: 'decision',
  rules: ['LIM-3.7.3', 'LIM-3.6.15', 'LIM-9.13', 'LIM-R4'],
  asks: (_g, frame) => frame.other,
  choices(g, frame, seat, offer) {
    const most = Math.min(frame.left, g.public.nations[seat].money);
    offer.amount({ do: 'contribute', amount: 0 }, 'amount', 0, most);
  },
  default: () => ({ do: 'contribute', amount: 0 }),
  take(g, frame, seat, choice, go) {
    if (choice.do !== 'contribute') return;
    g.public.pledges[seat] = choice.amount;
    frame.left -= choice.amount;
    go.log('log.pledged', { seat, card: frame.card, money: choice.amount });
    askNext(g, frame, go);
  },
};

const payRest: Decision<Limit, 'payRest'> = {
  kind: 'decision',
  rules: ['LIM-9.13', 'LIM-1.4.7', 'LIM-R4', 'LIM-R5'],
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

export const contributionSteps = { financing, contribution, payRest };
