import { effect } from '../cards/effects.ts';
import { playing, react } from '../cards/windows.ts';
import { draft, name, prepare } from './00-the-game/preparation.ts';
import { calendar, harvest, repopulation } from './01-calendar/calendar.ts';
import { consumption, fallBack, fallBacks } from './04-consumption/consumption.ts';
import { redistribution } from './05-redistribution/redistribution.ts';
import { event, events, strike } from './06-events/events.ts';
import { loss } from './06-events/strikes.ts';
import { order } from './07-order/order.ts';
import {
  cards,
  draw,
  exchange,
  firstTurn,
  objective,
  objectives,
  redraw,
} from './08-cards-objectives-pacts/objectives.ts';
import { war, wars } from './09-turn-i/combat/declaring.ts';
import { carryOn, colonise, judge, refund, victory } from './09-turn-i/combat/ending.ts';
import { call, join } from './09-turn-i/combat/joining.ts';
import { hits, roll, score, whose } from './09-turn-i/combat/rolling.ts';
import { answerDeal, judgePromises, talk } from './09-turn-i/dealing.ts';
import { bargain } from './09-turn-i/trade.ts';
import { endTurn, produce, turn } from './09-turn-i/turns.ts';
import { consentToHost, march, payEntry } from './10-moves-of-tanks/movement.ts';
import { feed, hunger } from './11-turn-ii/feeding.ts';
import { emissions, finish, scoring, waste } from './12-emissions/round-end.ts';
import { evict, host, migrant, retreat } from './17-migrants/migrants.ts';

/** Every step of the game, in the order of play. */
export const steps = {
  name,
  draft,
  prepare,
  calendar,
  repopulation,
  harvest,
  consumption,
  fallBacks,
  fallBack,
  redistribution,
  events,
  event,
  strike,
  loss,
  order,
  cards,
  draw,
  exchange,
  redraw,
  objectives,
  objective,
  talk,
  answerDeal,
  judgePromises,
  firstTurn,
  turn,
  feed,
  hunger,
  produce,
  bargain,
  wars,
  war,
  march,
  consentToHost,
  payEntry,
  endTurn,
  call,
  join,
  roll,
  score,
  hits,
  whose,
  judge,
  carryOn,
  victory,
  colonise,
  refund,
  migrant,
  host,
  evict,
  retreat,
  react,
  playing,
  effect,
  emissions,
  waste,
  scoring,
  finish,
} as const;
