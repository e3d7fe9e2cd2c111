import type { Seat } from '@entente/engine';
import { ROUTE_SEA, ROUTE_VALUES, ROUTES } from '../../data/cards/routes.ts';
import { PLANE } from '../../data/units.ts';
import type { Frame } from '../../flow.ts';
import { bomberHitsOn, rocketDice, submarineHitsOn } from '../../phases/17-research/technology.ts';
import { victoryPoints } from '../../phases/23-the-end-of-the-game/victory.ts';
import type { Position } from '../../position.ts';
import { huntersAt, submarinesAt, unitsOfKind } from '../../queries.ts';
import { economyWorth } from '../judgement/holdings.ts';
import { oilWorth, ppWorth, WEIGHTS } from '../judgement/weights.ts';
import { chanceOf } from './blitz.ts';
import { lasting, roundsLeft } from './horizon.ts';
import type { Rate } from './rate.ts';
import { preyIn } from './sailing.ts';

/** Auctions, research, bombing, raids and production. */

/** What a route brings: its value each round, more in a set or as oil (ATK-21.4). */
function routeWorth(g: Position): number {
  let sum = 0;
  let count = 0;
  for (let route = 0; route < ROUTE_VALUES.length; route++) {
    if ((g.public.routes & (1 << route)) === 0) continue;
    sum += ROUTE_VALUES[route];
    count++;
  }
  const value = count === 0 ? 0 : sum / count;
  return WEIGHTS.income * value * harvests(g);
}

const MOST_HARVESTS = 4;

/** Productions to come. */
const harvests = (g: Position): number => Math.min(MOST_HARVESTS, Math.max(0, roundsLeft(g) - 0.5));

const priceOf = (g: Position, seat: Seat, pp: number): number =>
  lasting(g) * (ppWorth(g.public.pp[seat]) - ppWorth(g.public.pp[seat] - pp));

const LEAST_BID = 20;
/** Usual price of a route that others want, too. */
const USUAL_PRICE = 24;

export function auctionWorth(g: Position, seat: Seat): number {
  return routeWorth(g) - priceOf(g, seat, Math.min(USUAL_PRICE, g.public.pp[seat]));
}

/** Never more than a route is worth; whoever has to open bids as little as he may. */
export const rateBid =
  (g: Position, seat: Seat, opening: boolean): Rate =>
  (choice) => {
    if (choice.do !== 'bid') return 0;
    return opening ? LEAST_BID - choice.pp : routeWorth(g) - priceOf(g, seat, choice.pp);
  };

const TARGET = 10;
const STEP = 5;
const MOST = 40;

const researchBy = (g: Position, seat: Seat, pp: number): number =>
  chanceOf(TARGET - pp / STEP) * WEIGHTS.invention * harvests(g) - priceOf(g, seat, pp);

export function researchWorth(g: Position, seat: Seat): number {
  let best = 0;
  for (let pp = 0; pp <= Math.min(MOST, g.public.pp[seat]); pp += STEP)
    best = Math.max(best, researchBy(g, seat, pp));
  return best;
}

export const rateResearch =
  (g: Position, seat: Seat): Rate =>
  (choice) =>
    choice.do === 'invest' ? researchBy(g, seat, choice.pp) : 0;

/** How much an opponent’s loss counts: most where there is only one, and for the one who leads. */
function envy(g: Position, seat: Seat, target: Seat): number {
  const ahead = victoryPoints(g, target) - victoryPoints(g, seat);
  return (1 + Math.max(-0.5, Math.min(1, ahead / 10))) / Math.max(1, g.seats - 1);
}

/** A card that gives nothing for a round: its value, doubled in a set, as PP. */
const CARD_LOSS = 6;

/** Bombers that come through disable cards (ATK-19.7); some of them do not come back. */
function bombingOf(g: Position, seat: Seat, target: Seat): number {
  const world = g.public;
  const planes = unitsOfKind(world, seat, PLANE);
  const chance = (7 - bomberHitsOn(world, seat)) / 6;
  const hits = (planes * 0.9 + rocketDice(world, seat)) * chance;
  const losses = Math.min(planes, unitsOfKind(world, target, PLANE) / 6) * WEIGHTS.planeLost;
  return hits * CARD_LOSS * WEIGHTS.pp * envy(g, seat, target) - losses;
}

export function bombingWorth(g: Position, seat: Seat): number {
  let best = 0;
  for (let target = 0; target < g.seats; target++)
    if (target !== seat) best = Math.max(best, bombingOf(g, seat, target));
  return lasting(g) * best;
}

export const rateBombing =
  (g: Position, seat: Seat): Rate =>
  (choice) =>
    choice.do === 'bomb'
      ? bombingOf(g, seat, choice.target) + economyWorth(g.private[choice.target]) / 1000
      : 0;

/** The defender sends up all fighters; the bomber sends bombers, and fighters against fighters. */
export function rateAssignment(
  g: Position,
  seat: Seat,
  { seat: bomber, target }: Extract<Frame, { step: 'bombing' }>,
): Rate {
  if (seat !== bomber) return (choice) => (choice.do === 'fighters' ? choice.count : 0);
  const escort = Math.min(
    Math.floor(unitsOfKind(g.public, seat, PLANE) / 3),
    unitsOfKind(g.public, target, PLANE),
  );
  return (choice) => {
    if (choice.do === 'fighters') return -Math.abs(choice.count - escort);
    return choice.do === 'bombers' ? choice.count : 0;
  };
}

/** A hit on a route; Destroyers and Carriers of others may sink the raiders (ATK-20.9). */
function raidOf(g: Position, seat: Seat, route: number, target: Seat): number {
  const sea = ROUTE_SEA[route];
  const submarines = submarinesAt(g.public, sea, seat);
  const hits = (submarines * (7 - submarineHitsOn(g.public, seat))) / 6;
  let hunters = 0;
  for (let other = 0; other < g.seats; other++)
    if (other !== seat) hunters += huntersAt(g.public, sea, other);
  const lost = Math.min(submarines, hunters / 3) * WEIGHTS.submarineLost;
  return hits * ROUTE_VALUES[route] * 2 * WEIGHTS.income * envy(g, seat, target) - lost;
}

/** Whose route it is, is known only when it is shown (ATK-20.2): anybody’s. */
export function raidWorth(g: Position, seat: Seat): number {
  let worth = 0;
  for (let route = 0; route < ROUTE_SEA.length; route++) {
    if (submarinesAt(g.public, ROUTE_SEA[route], seat) === 0 || preyIn(g, seat, ROUTE_SEA[route]) === 0)
      continue;
    worth += Math.max(0, raidOf(g, seat, route, seat === 0 ? 1 : 0));
  }
  return lasting(g) * worth;
}

export function rateRaid(g: Position, seat: Seat): Rate {
  const { shown } = g.private[seat];
  return (choice) => {
    if (choice.do !== 'raidRoute') return 0;
    const route = ROUTES.indexOf(choice.route);
    return raidOf(g, seat, route, shown[route]);
  };
}

/** Points or oil: what is scarce counts more. The last production of a game is for nothing but a draw. */
export function rateProduction(g: Position, seat: Seat): Rate {
  const pp = g.public.pp[seat];
  const oil = g.public.oil[seat];
  return (choice) => {
    if (choice.do === 'produce') return ppWorth(pp + choice.pp) + oilWorth(oil + choice.oil);
    return choice.do === 'settle' ? 0 : -1;
  };
}
