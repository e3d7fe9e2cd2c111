import type { Seat } from '@entente/engine';
import type { ActionId } from '../../data/terms.ts';
import { actionPrice } from '../../phases/04-turns/action.ts';
import type { Position } from '../../position.ts';
import { oilWorth, WEIGHTS } from '../judgement/weights.ts';
import { planOf } from './assaults.ts';
import { blitzWorth } from './blitz.ts';
import { buildWorth } from './building.ts';
import { cardsWorth } from './cards.ts';
import { auctionWorth, bombingWorth, raidWorth, researchWorth } from './economy.ts';
import { lasting } from './horizon.ts';
import { waiting } from './moves.ts';
import type { Rate } from './rate.ts';
import { nextSailing } from './sailing.ts';
import { tradeWorth } from './trading.ts';

/** What an action brings, oil aside. */
function actionWorth(g: Position, seat: Seat, action: ActionId): number {
  switch (action) {
    case 'move':
      return planOf(g, false).worth + (nextSailing(g, seat) === null ? 0 : WEIGHTS.voyage);
    case 'strategic_move':
      return lasting(g) * WEIGHTS.broughtForward * waiting(g, seat);
    case 'build':
      return buildWorth(g, seat);
    case 'diplomatic_blitz':
      return blitzWorth(g, seat, 0);
    case 'play_political_cards':
      return cardsWorth(g, seat);
    case 'open_trade_route_auction':
      return auctionWorth(g, seat);
    case 'research':
      return researchWorth(g, seat);
    case 'strategic_bombing':
      return bombingWorth(g, seat);
    case 'commerce_raid':
      return raidWorth(g, seat);
    case 'trade':
      return tradeWorth(g, seat);
  }
}

/** The next action of a turn: what it brings against the oil it costs, which is worth less towards the end. */
export function rateActions(g: Position, seat: Seat): Rate {
  const oil = g.public.oil[seat];
  const price = actionPrice(g);
  const cost = lasting(g) * (oilWorth(oil) - oilWorth(oil - price)) + LEAST_GAIN;
  return (choice) => {
    if (choice.do === 'act')
      return choice.action === 'trade' ? -1 : actionWorth(g, seat, choice.action) - cost;
    return choice.do === 'blitzkrieg' ? planOf(g, true).worth - LEAST_GAIN : 0;
  };
}

const LEAST_GAIN = 2;
