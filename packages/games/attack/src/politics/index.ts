import { airLosses, losePlane, refill } from '../economy/air-losses.ts';
import { bombing, bombingAction, bombTarget, disable, shootDown } from '../economy/bombing.ts';
import { endOfRound, production } from '../economy/production.ts';
import { raid, raidAction, raidAreas } from '../economy/raids.ts';
import { auction, auctionAction, openAuction } from './auction.ts';
import { blitz, blitzAction } from './blitz.ts';
import { blockCard, blockMove } from './blocks.ts';
import { aim, cardsAction, chooseCard, political } from './cards.ts';
import { conscript, steal } from './effects.ts';
import { research, researchAction } from './research.ts';
import { answerDeal, handCard, judgePromises, makeOffer, offerTrade, trade, tradeAction } from './trade.ts';

/** The political and economic actions of a turn, in the order of ACTIONS. */
export const POLITICS_ACTIONS = [
  blitzAction,
  cardsAction,
  auctionAction,
  researchAction,
  tradeAction,
  bombingAction,
  raidAction,
] as const;

export const politicsSteps = {
  blitz,
  political,
  chooseCard,
  aim,
  blockCard,
  blockMove,
  steal,
  conscript,
  openAuction,
  auction,
  research,
  trade,
  offerTrade,
  makeOffer,
  answerDeal,
  handCard,
  judgePromises,
  bombTarget,
  bombing,
  shootDown,
  disable,
  airLosses,
  losePlane,
  refill,
  raid,
  raidAreas,
  endOfRound,
  production,
} as const;
