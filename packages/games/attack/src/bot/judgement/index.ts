import type { Parts, Seat } from '@entente/engine';
import { victoryPoints } from '../../phases/23-the-end-of-the-game/victory.ts';
import { type Attack, type Position, USED_BLITZ } from '../../position.ts';
import { economyWorth, fleetWorth, handWorth, landWorth, landWorths } from './holdings.ts';
import { oilWorth, ppWorth, WEIGHTS } from './weights.ts';

/** What a position is worth to a seat: points, and what points can be made of. */
export function judgement(g: Position, seat: Seat): number {
  if (g.outcome !== null) return g.outcome.winners.includes(seat) ? WEIGHTS.win : -WEIGHTS.win;
  let sum = 0;
  for (const part of partsOf(g, seat)) sum += part;
  return sum;
}

/** The same for all seats. */
export function judgements(g: Position): number[] {
  const seats = [...g.private.keys()];
  if (g.outcome !== null) return seats.map((seat) => judgement(g, seat));
  const table = tableOf(g);
  const land = landWorths(g);
  return seats.map((seat) => partsOf(g, seat, table, land[seat]).reduce((sum, part) => sum + part, 0));
}

/** What the judgement is made of, for reasons. */
export const parts: Parts<Attack> = {
  ids: ['points', 'rival', 'lead', 'land', 'fleet', 'economy', 'hand', 'technology', 'pp', 'oil', 'mission'],
  of: (g, seat) => partsOf(g, seat),
};

/** The points of all seats, and what their cards are worth. */
const tableOf = (g: Position) => ({
  points: g.private.map((_, seat) => victoryPoints(g, seat)),
  economy: g.private.map(economyWorth),
});

type Table = ReturnType<typeof tableOf>;

/** In the order of the ids. */
function partsOf(g: Position, seat: Seat, table = tableOf(g), land = landWorth(g, seat)): number[] {
  const world = g.public;
  const { points, rival, ahead } = standing(table, seat);
  const hand = g.private[seat];
  return [
    points,
    -rival,
    WEIGHTS.eagle * world.eagles * Math.sign(ahead),
    land,
    fleetWorth(g, seat),
    table.economy[seat],
    handWorth(hand),
    WEIGHTS.technology * bits(world.technologies[seat]),
    ppWorth(world.pp[seat]),
    oilWorth(world.oil[seat]),
    missionWorth(g, seat),
  ];
}

/** Own points against those of the strongest opponent, and the lead. */
function standing({ points, economy }: Table, seat: Seat): { points: number; rival: number; ahead: number } {
  let rival = 0;
  let theirs = 0;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    rival = Math.max(rival, points[other]);
    theirs += economy[other];
  }
  const others = Math.max(1, points.length - 1);
  return {
    points: WEIGHTS.point * points[seat],
    rival: WEIGHTS.rival * rival + (0.5 * theirs) / others,
    ahead: points[seat] - rival,
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
