import { cardsAction } from '../../cards/play.ts';
import { move } from '../07-move/plan.ts';
import { strategicMove } from '../12-strategic-move/strategic.ts';
import { build } from '../13-building/build.ts';
import { blitzAction } from '../14-diplomatic-blitz/blitz.ts';
import { auctionAction } from '../16-trade-route-auctions/auction.ts';
import { researchAction } from '../17-research/research.ts';
import { tradeAction } from '../18-trade/trade.ts';
import { bombingAction } from '../19-strategic-bombing/bombing.ts';
import { raidAction } from '../20-commerce-raids/raids.ts';
import type { Action } from './action.ts';

/** All actions of a turn, in the order of ACTIONS (ATK-4.6, ATK-4.7). */
export const ACTION_TABLE: readonly Action[] = [
  move,
  strategicMove,
  build,
  blitzAction,
  cardsAction,
  auctionAction,
  researchAction,
  tradeAction,
  bombingAction,
  raidAction,
];
