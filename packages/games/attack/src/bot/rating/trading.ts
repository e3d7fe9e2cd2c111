import type { Seat } from '@entente/engine';
import type { DealChoice } from '@entente/engine/deals';
import type { Choice, Good } from '../../flow.ts';
import { actionPrice } from '../../phases/04-turns/action.ts';
import { hasClearPath } from '../../phases/18-trade/paths.ts';
import type { Position } from '../../position.ts';
import { oilWorth, ppWorth } from '../judgement/weights.ts';
import type { Rate } from './rate.ts';

/** Production Points for oil, where one has much of this and the other much of that. */

interface Swap {
  /** What goes to the partner, less what comes from him; one of them is below nothing. */
  readonly pp: number;
  readonly oil: number;
}

const PP_STEPS = [5, 10, 15, 20];
const OIL_STEPS = [1, 2, 3, 4, 5];

const SWAPS: readonly Swap[] = PP_STEPS.flatMap((pp) =>
  OIL_STEPS.flatMap((oil) => [
    { pp, oil: -oil },
    { pp: -pp, oil },
  ]),
);

/** What a seat gains from this amount. */
function gain({ public: world }: Position, seat: Seat, pp: number, oil: number): number {
  if (world.pp[seat] + pp < 0 || world.oil[seat] + oil < 0) return Number.NEGATIVE_INFINITY;
  const before = ppWorth(world.pp[seat]) + oilWorth(world.oil[seat]);
  return ppWorth(world.pp[seat] + pp) + oilWorth(world.oil[seat] + oil) - before;
}

/** Minimum gain of the partner. */
const FAIR = 8;

/** What a swap brings to the one who offers it and pays for the action; nothing if the partner would refuse. */
function swapWorth(g: Position, seat: Seat, target: Seat, { pp, oil }: Swap): number {
  if (gain(g, target, pp, oil) < FAIR) return Number.NEGATIVE_INFINITY;
  return gain(g, seat, -pp, -oil - actionPrice(g));
}

function bestSwap(g: Position, seat: Seat, target: Seat): { swap: Swap; worth: number } {
  let swap = SWAPS[0];
  let worth = Number.NEGATIVE_INFINITY;
  for (const each of SWAPS) {
    const found = swapWorth(g, seat, target, each);
    if (found <= worth) continue;
    swap = each;
    worth = found;
  }
  return { swap, worth };
}

/** The best that a trade with anybody can bring, its price in oil included. */
export function tradeWorth(g: Position, seat: Seat): number {
  let best = 0;
  for (let target = 0; target < g.seats; target++) {
    if (target === seat) continue;
    const { worth } = bestSwap(g, seat, target);
    if (worth > best && hasClearPath(g, seat, target)) best = worth;
  }
  return best;
}

export const rateTalks =
  (g: Position, seat: Seat): Rate =>
  (choice) =>
    choice.do === 'talkTo' ? bestSwap(g, seat, choice.target).worth : 0;

type Offer = Extract<DealChoice<Good>, { do: 'offerDeal' }>;

/** Offers that a bot thinks of. */
export function proposals(g: Position, seat: Seat): Choice[] {
  const frame = g.flow.at(-1);
  if (frame?.step !== 'makeOffer') return [];
  const { swap, worth } = bestSwap(g, seat, frame.target);
  if (worth <= 0) return [];
  const offer: Offer = {
    do: 'offerDeal',
    partner: frame.target,
    give_pp: Math.max(0, swap.pp),
    give_oil: Math.max(0, swap.oil),
    get_pp: Math.max(0, -swap.pp),
    get_oil: Math.max(0, -swap.oil),
    giveItems: [],
    getItems: [],
    vow: 'none',
    ask: 'none',
    until: 'round',
  };
  return [offer];
}

/** Only swaps of its own are offered: what a form says at random is for others. */
export const rateOffers =
  (g: Position, seat: Seat): Rate =>
  (choice) => {
    if (choice.do !== 'offerDeal') return 0;
    if (choice.giveItems.length > 0 || choice.getItems.length > 0 || choice.vow !== choice.ask) return -1;
    const swap = { pp: choice.give_pp - choice.get_pp, oil: choice.give_oil - choice.get_oil };
    return swapWorth(g, seat, choice.partner, swap);
  };
