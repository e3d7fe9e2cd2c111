import type { Seat } from '@entente/engine';
import { type Deal, NONE } from '@entente/engine/deals';
import type { Choice } from '../../flow.ts';
import { isPact } from '../../phases/09-turn-i/dealing.ts';
import type { Position } from '../../position.ts';
import { needOf } from '../../queries.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/** Maximum number of offers in a turn: each is a question to another player. */
const MOST_OFFERS = 2;

const OFFERS: readonly Choice['do'][] = [
  'buyRation',
  'sellRation',
  'buyTep',
  'sellTep',
  'barter',
  'offerDeal',
  'counterDeal',
];

/**
 * What a bot does not do: starve people whom it could feed, pester the others, and promise what it would not keep. All else
 * is tried and judged.
 */
export function rating(g: Position, seat: Seat): (choice: Choice) => number | null {
  const { stock, deals } = g.public;
  const isPest = deals.offers[seat] >= MOST_OFFERS;
  const rations = Math.min(needOf(g.public, seat), stock[seat]);
  return (choice) => {
    if (isPest && OFFERS.includes(choice.do)) return NEVER;
    switch (choice.do) {
      case 'feed':
        return choice.rations < rations ? NEVER : null;
      case 'offerDeal':
      case 'counterDeal':
        return isKept(choice.vow) && choice.ask === NONE ? null : NEVER;
      case 'acceptDeal':
        return isKept(dealOf(deals.open, choice.deal)?.ask ?? NONE) ? null : NEVER;
      default:
        return null;
    }
  };
}

/** The game itself sees to it that pacts are kept. */
const isKept = (clause: string): boolean => clause === NONE || isPact(clause);

const dealOf = (open: readonly Deal[], id: number): Deal | undefined => open.find((deal) => deal.id === id);
