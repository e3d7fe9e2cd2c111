import type { Seat } from '@entente/engine';
import { extendPenalty } from '../../phases/07-foreign-phase/foreign.ts';
import { type Position, TYPES, type World } from '../../position.ts';
import { maximum, presence, printedLevel, sectorSize } from '../../queries.ts';
import type { Use } from './phase.ts';
import { WEIGHTS } from './weights.ts';

/*
 * One card alone rarely does anything: a level takes three of them. So a hand is worth what it could complete in this
 * turn, and that is worth a little more with every card that is laid down for it.
 */

/** Something to complete: the cards it takes by type, and what it brings. */
interface Aim {
  cost: number[];
  cards: number;
  gain: number;
}

/** What the cards can complete; takes them out of `hand`, so that the rest is left. */
export function planWorth(g: Position, after: World, seat: Seat, hand: number[], use: Use): number {
  const aims: Aim[] = [];
  for (const region of after.inPlay) {
    if (after.controller[region] === seat) {
      if (use === 'develop' && g.public.controller[region] === seat) nextLevels(after, region, aims);
    } else if (g.public.controller[region] < 0 && after.controller[region] < 0) {
      conquest(g, seat, region, aims);
    }
  }
  aims.sort((one, other) => other.gain / other.cards - one.gain / one.cards);
  let sum = 0;
  for (const { cost, cards, gain } of aims) {
    if (cost.some((count, type) => count > hand[type])) continue;
    for (let type = 0; type < TYPES; type++) hand[type] -= cost[type];
    sum += gain * (WEIGHTS.planned - WEIGHTS.perCard * cards);
  }
  return sum;
}

/** One more level of an own region, and two more: the second only pays after the first. */
function nextLevels(after: World, region: number, aims: Aim[]): void {
  const level = after.level[region];
  const sizes = [0, 1, 2].map((type) => sectorSize(after, region, type));
  const highest = Math.min(level + 2, 2 * printedLevel(after, region));
  for (let to = level + 1; to <= highest; to++) {
    const cost = sizes.map((size) => Math.max(0, to - size));
    const cards = cost[0] + cost[1] + cost[2];
    const ready = sizes.filter((size) => size >= to).length;
    aims.push({ cost, cards, gain: WEIGHTS.level - WEIGHTS.progress[ready] });
    for (let type = 0; type < TYPES; type++) sizes[type] = Math.max(sizes[type], to);
  }
}

/** All the room in an independent region, if that brings the majority. */
function conquest(g: Position, seat: Seat, region: number, aims: Aim[]): void {
  const world = g.public;
  const room = maximum(world, g.options, region);
  const cost: number[] = [];
  let placed = 0;
  for (let type = 0; type < TYPES; type++) {
    const free = Math.max(0, room - sectorSize(world, region, type));
    placed += free;
    cost.push(free * (1 + extendPenalty(world, seat, region, type)));
  }
  if (placed === 0) return;
  let rival = 0;
  for (let other = 0; other < g.seats; other++) {
    if (other !== seat) rival = Math.max(rival, presence(world, region, other));
  }
  const own = presence(world, region, seat);
  if (own + placed <= rival) return;
  const gain = WEIGHTS.level * world.level[region] * (1 - WEIGHTS.prospect * (own / (own + placed)) ** 2);
  aims.push({ cost, cards: cost[0] + cost[1] + cost[2], gain });
}
