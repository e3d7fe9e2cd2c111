import type { Seat } from '@entente/engine';
import { ROUTE_SEA } from '../../data/cards/routes.ts';
import { EDGES, MAPS } from '../../data/map.ts';
import { SHIPS, type Ship } from '../../data/terms.ts';
import { FLEET, SUBMARINE } from '../../data/units.ts';
import { fleetAfter } from '../../phases/07-move/available.ts';
import type { Position } from '../../position.ts';
import { fleetAt, surfaceAt } from '../../queries.ts';
import { fleetStrength } from './battles.ts';

/** Where the ships of the active player go: Submarines to others’ Trade Routes, the rest to waters that matter on land. */

/** Routes of a sea area that others own, as far as the seat can tell: neither for sale nor its own (ATK-16.5). */
export function preyIn(g: Position, seat: Seat, sea: number): number {
  for (let route = 0; route < ROUTE_SEA.length; route++) {
    if (ROUTE_SEA[route] !== sea) continue;
    const bit = 1 << route;
    return (g.public.routes & bit) === 0 && (g.private[seat].routes & bit) === 0 ? 1 : 0;
  }
  return 0;
}

/** Lanes across a sea area from own regions to others: what a fleet there keeps shut, or open. */
function lanesAcross(g: Position, seat: Seat, sea: number): number {
  const { regions, edges } = MAPS[g.options.map];
  const { owner, capitals } = g.public;
  let count = 0;
  for (const region of regions) {
    if (owner[region] !== seat) continue;
    for (const edge of edges[region]) {
      const { to, via } = EDGES[edge];
      if (owner[to] !== seat && via.includes(sea)) count += capitals[seat] === region ? 2 : 1;
    }
  }
  return count;
}

/** May surface ships end here without a battle that they would lose? */
function isSafe(g: Position, seat: Seat, sea: number, strength: number): boolean {
  for (let other = 0; other < g.seats; other++) {
    if (other === seat || surfaceAt(g.public, sea, other) === 0) continue;
    if (strength < 1.5 * fleetStrength(g, sea, other, true)) return false;
  }
  return true;
}

export interface Sailing {
  readonly ship: Ship;
  readonly from: number;
  readonly into: number;
  readonly count: number;
}

/** What a kind of ship wants of a sea area. */
function wants(g: Position, seat: Seat, sea: number, kind: number): number {
  if (kind === SUBMARINE) return 10 * preyIn(g, seat, sea) + 0.1 * lanesAcross(g, seat, sea);
  return lanesAcross(g, seat, sea);
}

/** Gain for which a fleet leaves its waters: fleets stay together. */
const BETTER = 2;

/** The first step of a voyage that is worth it; null when every fleet lies well. */
export function nextSailing(g: Position, seat: Seat): Sailing | null {
  const { ships, movement } = g.public;
  if (movement.sailings.length > 0 && movement.sailings.length / 5 >= FLEET) return null;
  const { seas, open } = MAPS[g.options.map];
  for (const from of seas) {
    const at = fleetAt(from, seat);
    for (let kind = 0; kind < FLEET; kind++) {
      const count = ships[at + kind] - underway(g, from, kind);
      if (count <= 0) continue;
      const strength = fleetStrength(g, from, seat, false);
      let best = wants(g, seat, from, kind) + BETTER;
      let into = -1;
      for (const first of open[from]) {
        if (kind !== SUBMARINE && !isSafe(g, seat, first, strength)) continue;
        const here = wants(g, seat, first, kind) - crowd(g, seat, first, kind);
        let there = 0;
        for (const second of open[first]) there = Math.max(there, wants(g, seat, second, kind) - 1);
        const worth = Math.max(here, 0.6 * there);
        if (worth <= best) continue;
        best = worth;
        into = first;
      }
      if (into >= 0) return { ship: SHIPS[kind], from, into, count };
    }
  }
  return null;
}

/** Waters with enough of the seat’s own ships. */
function crowd(g: Position, seat: Seat, sea: number, kind: number): number {
  if (g.public.active !== seat) return 0;
  return kind === SUBMARINE ? 0 : Math.min(2, fleetAfter(g.public, sea, false));
}

function underway({ public: { movement } }: Position, sea: number, kind: number): number {
  const { sailings } = movement;
  let count = 0;
  for (let at = 0; at < sailings.length; at += 5) {
    if (sailings[at] === kind && sailings[at + 1] === sea) count += sailings[at + 4];
  }
  return count;
}

/** Where to put the first ships: waters that matter to many of the seat’s own regions. */
export const harbourWorth = (g: Position, seat: Seat, sea: number): number => lanesAcross(g, seat, sea);
