import { blockCard, blockMove } from '../cards/blocks.ts';
import { conscript, steal } from '../cards/effects.ts';
import { aim, chooseCard, political } from '../cards/play.ts';
import { capital, governments } from './03-set-up/capitals.ts';
import { claim, firstPlayer } from './03-set-up/claim.ts';
import { dealStart } from './03-set-up/deal-start.ts';
import { deploy } from './03-set-up/deploy.ts';
import { act, round, turn } from './04-turns/turn.ts';
import { battles, nextBattle } from './07-move/battles.ts';
import { endMove } from './07-move/end.ts';
import { plan } from './07-move/plan.ts';
import { planMarch } from './07-move/plan-march.ts';
import { antiSubmarine } from './08-crossing-the-sea/anti-submarine.ts';
import { arrivals, convoyHits, crossings, hostile } from './08-crossing-the-sea/crossings.ts';
import { canalPermission, passage, permissions } from './08-crossing-the-sea/permissions.ts';
import { planSail } from './09-ships-and-canals/plan-sail.ts';
import { setSail } from './09-ships-and-canals/set-sail.ts';
import { assign } from './10-land-battles/assign.ts';
import { commit } from './10-land-battles/commit.ts';
import { press, roundOver } from './10-land-battles/outcome.ts';
import { attackRoll, battleRound, defenceRoll } from './10-land-battles/round.ts';
import { giveBattle, submarines } from './11-naval-battles/battles.ts';
import { line } from './11-naval-battles/line.ts';
import { navalRetreat } from './11-naval-battles/retreat.ts';
import {
  strategic,
  strategicArrival,
  strategicCrossing,
  strategicFrom,
} from './12-strategic-move/strategic.ts';
import { buildUnits } from './13-building/build.ts';
import { blitz } from './14-diplomatic-blitz/blitz.ts';
import { auction, openAuction } from './16-trade-route-auctions/auction.ts';
import { research } from './17-research/research.ts';
import { answerDeal, handCard, judgePromises, makeOffer, offerTrade, trade } from './18-trade/trade.ts';
import { airLosses, losePlane, refill } from './19-strategic-bombing/air-losses.ts';
import { bombing, bombTarget, disable, shootDown } from './19-strategic-bombing/bombing.ts';
import { raid, raidAreas } from './20-commerce-raids/raids.ts';
import { endOfRound, production } from './21-the-end-of-a-round/production.ts';

/** Every step of the game, in the order of the rulebook’s chapters as far as play follows it. */
export const steps = {
  firstPlayer,
  dealStart,
  claim,
  deploy,
  capital,
  governments,
  round,
  turn,
  act,
  plan,
  planMarch,
  planSail,
  permissions,
  canalPermission,
  passage,
  setSail,
  giveBattle,
  submarines,
  line,
  navalRetreat,
  crossings,
  hostile,
  convoyHits,
  antiSubmarine,
  arrivals,
  battles,
  nextBattle,
  battleRound,
  commit,
  attackRoll,
  defenceRoll,
  assign,
  roundOver,
  press,
  endMove,
  strategic,
  strategicFrom,
  strategicCrossing,
  strategicArrival,
  build: buildUnits,
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
