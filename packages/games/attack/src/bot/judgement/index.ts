import type { Parts, Seat } from '@entente/engine';
import { victoryPoints } from '../../phases/23-the-end-of-the-game/victory.ts';
import { type Attack, type Position, USED_BLITZ } from '../../position.ts';
import { economyWorth, fleetWorth, handWorth, landWorth } from './holdings.ts';
import { oilWorth, ppWorth, WEIGHTS } from './weights.ts';

/** What a position is worth to a seat: points, and what points can be made of. */
export function judgement(g: Position, seat: Seat): number {
  if (g.outcome !== null) return g.outcome.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win;
  let sum = 0;
  for (const part of partsOf(g, seat)) sum += part;
  return sum;
}

/** What the judgement is made of, for reasons. */
export const parts: Parts<Attack> = {
  ids: ['points', 'rival', 'lead', 'land', 'fleet', 'economy', 'hand', 'technology', 'pp', 'oil', 'mission'],
  of: partsOf,
};

/** In the order of the ids. */
function partsOf(g: Position, seat: Seat): number[] {
  const world = g.public;
  const { points, rival, ahead } = standing(g, seat);
  const hand = g.private[seat];
  return [
    points,
    -rival,
    WEIGHTS.eagle * world.eagles * Math.sign(ahead),
    landWorth(g, seat),
    fleetWorth(g, seat),
    economyWorth(hand),
    handWorth(hand),
    WEIGHTS.technology * bits(world.technologies[seat]),
    ppWorth(world.pp[seat]),
    oilWorth(world.oil[seat]),
    missionWorth(g, seat),
  ];
}

/** Own points against those of the strongest opponent, and the lead. */
function standing(g: Position, seat: Seat): { points: number; rival: number; ahead: number } {
  const mine = victoryPoints(g, seat);
  let rival = 0;
  let theirs = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, victoryPoints(g, other));
    theirs += economyWorth(g.private[other]);
  }
  const others = Math.max(1, g.seats - 1);
  return {
    points: WEIGHTS.point * mine,
    rival: WEIGHTS.rival * rival + (0.5 * theirs) / others,
    ahead: mine - rival,
  };
}

/** Diplomatic Missions help as long as there is a Blitz to come. */
function missionWorth({ public: world }: Position, seat: Seat): number {
  return world.active === seat && (world.used & USED_BLITZ) === 0 ? WEIGHTS.mission * world.mission : 0;
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
