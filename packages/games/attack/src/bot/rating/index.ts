import type { Seat } from '@entente/engine';
import { REGION_OF, SEA_OF } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import type { Position } from '../../position.ts';
import {
  opponentOf,
  rateHits,
  rateHostile,
  ratePact,
  ratePress,
  rateRetreat,
  rateSinking,
  rateSubmarines,
} from './battles.ts';
import { rateBlitz } from './blitz.ts';
import { rateBuilding, rateDeployment } from './building.ts';
import { rateAim, rateBlock, rateCards } from './cards.ts';
import { rateAssignment, rateBid, rateBombing, rateProduction, rateRaid, rateResearch } from './economy.ts';
import { rateMarch, ratePlan, rateSail, rateStrategic, rateTransfer } from './moves.ts';
import { rateAnswer, ratePassage } from './promises.ts';
import { prefers } from './rate.ts';
import { rateOffers, rateTalks } from './trading.ts';
import { rateActions } from './turn.ts';

/** How a seat rates what it may do, step by step. Where nothing follows from dice, choices are tried and judged. */
export function rating(g: Position, seat: Seat): ((choice: Choice) => number | null) | null {
  const frame = g.flow.at(-1);
  if (frame === undefined) return null;
  switch (frame.step) {
    case 'deploy':
      return rateDeployment(g, seat);
    case 'act':
      return rateActions(g, seat);
    case 'plan':
      return ratePlan(g, seat, frame);
    case 'planMarch':
      return rateMarch(g, frame);
    case 'planSail':
      return rateSail(g, seat);
    case 'strategic':
      return rateStrategic(g, seat);
    case 'strategicFrom':
      return rateTransfer(g, seat);
    case 'build':
      return rateBuilding(g, seat);
    case 'canalPermission':
    case 'passage':
      return ratePassage(g, seat, frame.mover);
    case 'answerDeal':
      return rateAnswer(g, frame);
    case 'hostile':
      return rateHostile(g, SEA_OF[frame.sea], frame.mover);
    case 'convoyHits':
      return rateSinking;
    case 'antiSubmarine':
      return prefers('fire');
    case 'giveBattle':
      return rateSubmarines(g, seat, SEA_OF[frame.sea], frame.target);
    case 'submarines':
      return rateSubmarines(g, seat, SEA_OF[frame.sea], opponentOf(g, seat));
    case 'line':
      return prefers('usualLine');
    case 'navalRetreat':
      return rateRetreat(g, seat);
    case 'commit':
      return prefers('commitAll');
    case 'assign':
      return rateHits(g, seat);
    case 'press':
      return ratePress(g, REGION_OF[frame.region]);
    case 'blitz':
      return rateBlitz(g, seat);
    case 'chooseCard':
      return rateCards(g, seat);
    case 'aim':
      return rateAim(g, seat, frame.card);
    case 'blockCard':
      return rateBlock(g, seat, frame);
    case 'blockMove':
      return ratePact(g, seat);
    case 'openAuction':
      return rateBid(g, seat, true);
    case 'auction':
      return rateBid(g, seat, false);
    case 'research':
      return rateResearch(g, seat);
    case 'offerTrade':
      return rateTalks(g, seat);
    case 'makeOffer':
      return rateOffers(g, seat);
    case 'bombTarget':
      return rateBombing(g, seat);
    case 'bombing':
      return rateAssignment(g, seat, frame);
    case 'shootDown':
      return prefers('shootBomber');
    case 'raid':
      return rateRaid(g, seat);
    case 'production':
      return rateProduction(g, seat);
    default:
      return null;
  }
}
