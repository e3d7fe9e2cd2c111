import type { Automatic, Choices, Decision, Refusal } from '@entente/engine';
import { EDGES, MAPS, REGION_OF, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND, PLANE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, Movement, Position, World } from '../../position.ts';
import { garrison, othersAt } from '../../queries.ts';
import type { Action } from '../04-turns/action.ts';
import { arrive, MARCH } from '../07-move/marches.ts';
import { clearMovement } from '../07-move/movement.ts';
import { laneRefusal } from '../08-crossing-the-sea/permission.ts';
import { askForPassage, isBarred } from '../08-crossing-the-sea/permissions.ts';

/*
 * Strategic Move (ATK-12): units go along chains of own regions, transfer by transfer. Waters without other
 * players’ ships are part of the chain; across others units are ferried lane by lane, since a player may refuse
 * or fire. Units that were transferred have arrived and move on only across such a lane, where one step could
 * not follow the chain.
 */

export const strategicMove: Action = {
  id: 'strategic_move',
  refusal: () => undefined,
  begin(_g, _seat, go) {
    go.call({ step: 'strategic' });
  },
};

/** Is a lane free of other players’ ships? */
function isQuiet(world: World, edge: number): boolean {
  const { via } = EDGES[edge];
  for (let index = 0; index < via.length; index++) {
    if (othersAt(world, via[index], world.active)) return false;
  }
  return true;
}

/** By region: reached already in the search that is under way. */
const seen = new Uint8Array(REGIONS.length);

/**
 * Own regions that can be reached from here along own regions without asking anybody (ATK-12.1), `from` first. Planes
 * need no permission, but the same chain (ATK-12.7).
 */
export function connected(g: Position, from: number, flying: boolean): number[] {
  const world = g.public;
  const { edges } = MAPS[g.options.map];
  const reached = [from];
  seen[from] = 1;
  for (let next = 0; next < reached.length; next++) {
    const out = edges[reached[next]];
    for (let index = 0; index < out.length; index++) {
      const { to } = EDGES[out[index]];
      if (world.owner[to] !== world.active || seen[to] === 1) continue;
      if (!flying && !isQuiet(world, out[index])) continue;
      seen[to] = 1;
      reached.push(to);
    }
  }
  for (let index = 0; index < reached.length; index++) seen[reached[index]] = 0;
  return reached;
}

/** Units of a kind that may be transferred from here: not those that have arrived, and one stays (ATK-12.6). */
function movable(world: World, region: number, kind: number): number {
  const { arrived } = world.movement;
  let units = world.units[region * LAND + kind];
  for (let at = 0; at < arrived.length; at += 2) {
    if (arrived[at] === region * LAND + kind) units -= arrived[at + 1];
  }
  return Math.min(units, garrison(world, region) - 1);
}

/** Units of a kind that may be ferried from here: those that have arrived as well, since their chain goes on. */
const ferryable = (world: World, region: number, kind: number): number =>
  Math.min(world.units[region * LAND + kind], garrison(world, region) - 1);

/** Can units that have arrived here only be ferried on? */
function mayFerry(g: Position, region: number): boolean {
  const world = g.public;
  const soldiers = garrison(world, region) - world.units[region * LAND + PLANE];
  if (soldiers === 0 || garrison(world, region) < 2) return false;
  const near = connected(g, region, false);
  return MAPS[g.options.map].edges[region].some((edge) => {
    const { to } = EDGES[edge];
    return world.owner[to] === world.active && !near.includes(to);
  });
}

/** A number of units go on from where they had arrived. */
function goOn({ arrived }: Movement, place: number, count: number): void {
  let left = count;
  for (let at = 0; at < arrived.length; at += 2) {
    if (arrived[at] !== place) continue;
    const gone = Math.min(left, arrived[at + 1]);
    arrived[at + 1] -= gone;
    left -= gone;
  }
}

const FROM: readonly Choice[] = REGIONS.map((region) => ({ do: 'from', region }));
const END: Choice = { do: 'endStrategic' };
const BACK: Choice = { do: 'back' };
const LAST_UNIT: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.lastUnit',
  rule: 'ATK-12.6',
  with: { region },
}));

/** Transfer after transfer, as many as one likes (ATK-12.2); ships stay, and nobody fights (ATK-12.5). */
export const strategic: Decision<Attack, 'strategic'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-12.1',
  asks: (g) => g.public.active,
  choices(g, _frame, seat, offer) {
    const world = g.public;
    const { regions } = MAPS[g.options.map];
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      if (world.owner[region] !== seat) continue;
      let most = 0;
      for (let kind = 0; kind < LAND; kind++) most = Math.max(most, movable(world, region, kind));
      if (most > 0 || mayFerry(g, region)) offer.add(FROM[region]);
      else if (garrison(world, region) === 1) offer.add(FROM[region], LAST_UNIT[region]);
    }
    offer.add(END);
  },
  default: () => END,
  take(g, _frame, _seat, choice, go) {
    if (choice.do === 'from') go.call({ step: 'strategicFrom', region: choice.region });
    else {
      clearMovement(g.public.movement);
      go.done();
    }
  },
};

function offerTransfers(
  from: number,
  kind: number,
  most: number,
  near: readonly number[],
  offer: Choices<Choice>,
): void {
  const unit = LAND_UNITS[kind];
  for (let index = 1; index < near.length; index++)
    offer.amount(
      { do: 'transfer', unit, from: REGIONS[from], to: REGIONS[near[index]], count: 1 },
      'count',
      1,
      most,
    );
}

/** Across waters with other players’ ships, to where no quiet way leads (ATK-12.3, ATK-12.4). */
function offerFerries(
  g: Position,
  from: number,
  kind: number,
  most: number,
  near: readonly number[],
  offer: Choices<Choice>,
): void {
  const edges = MAPS[g.options.map].edges[from];
  for (let index = 0; index < edges.length; index++) {
    const { to, via } = EDGES[edges[index]];
    if (g.public.owner[to] !== g.public.active || near.includes(to)) continue;
    const by = via.map((sea) => SEAS[sea]);
    const ferry: Choice = {
      do: 'ferry',
      unit: LAND_UNITS[kind],
      from: REGIONS[from],
      to: REGIONS[to],
      by,
      count: 1,
    };
    const refusal = laneRefusal(g.public, edges[index], kind);
    if (refusal === undefined) offer.amount(ferry, 'count', 1, most);
    else offer.add(ferry, refusal);
  }
}

export const strategicFrom: Decision<Attack, 'strategicFrom'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-12.1',
  asks: (g) => g.public.active,
  choices(g, frame, _seat, offer) {
    const from = REGION_OF[frame.region];
    const near = connected(g, from, false);
    for (let kind = 0; kind < LAND; kind++) {
      const most = movable(g.public, from, kind);
      if (most > 0) offerTransfers(from, kind, most, kind === PLANE ? connected(g, from, true) : near, offer);
      const ferried = kind === PLANE ? 0 : ferryable(g.public, from, kind);
      if (ferried > 0) offerFerries(g, from, kind, ferried, near, offer);
    }
    offer.add(BACK);
  },
  default: () => BACK,
  take(g, _frame, seat, choice, go) {
    go.done();
    const { units, movement } = g.public;
    if (choice.do !== 'transfer' && choice.do !== 'ferry') return;
    const { unit, from, to, count } = choice;
    const kind = LAND_UNITS.indexOf(unit);
    const start = REGION_OF[from];
    const end = REGION_OF[to];
    go.log('log.marches', { seat, unit, count, from, to });
    if (choice.do === 'transfer') {
      units[start * LAND + kind] -= count;
      units[end * LAND + kind] += count;
      movement.arrived.push(end * LAND + kind, count);
      return;
    }
    const by = choice.by.map((sea) => SEA_OF[sea]);
    const edge = MAPS[g.options.map].edges[start].find((index) => {
      const { to: goal, via } = EDGES[index];
      return goal === end && via.length === by.length && via.every((sea, place) => sea === by[place]);
    });
    if (edge === undefined) return;
    goOn(movement, start * LAND + kind, count);
    movement.marches.push(kind, start, edge, -1, count);
    go.call({ step: 'strategicCrossing' });
  },
};

/** Permissions, Submarines, arrival: as in a Move, but nothing else happens at the same time. */
export const strategicCrossing: Automatic<Attack, 'strategicCrossing'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-12.3',
  run(g, _frame, go) {
    const { movement } = g.public;
    if (movement.marches.length === MARCH && askForPassage(g, go)) return;
    if (movement.marches.length > 0 && isBarred(g, 0)) movement.marches = [];
    go.next({ step: 'crossings' }, { step: 'strategicArrival' });
  },
};

export const strategicArrival: Automatic<Attack, 'strategicArrival'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-12.4',
  run(g, _frame, go) {
    const { movement } = g.public;
    if (movement.marches.length > 0) arrive(g.public, 0);
    // Submarines that let this crossing pass may decide otherwise at the next one; those that fired have fired.
    for (let sea = 0; sea < movement.hailed.length; sea++) {
      const fired = movement.hailed[sea] >> 8;
      movement.hailed[sea] = (fired << 8) | fired;
    }
    go.done();
  },
};
