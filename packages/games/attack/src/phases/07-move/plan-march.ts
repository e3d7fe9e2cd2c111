import type { Choices, Decision } from '@entente/engine';
import { EDGES, MAPS, REGION_OF, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS } from '../../data/terms.ts';
import { LAND } from '../../data/units.ts';
import type { Choice, Frame } from '../../flow.ts';
import type { Attack, Position, World } from '../../position.ts';
import { laneRefusal } from '../08-crossing-the-sea/permission.ts';
import { countUnits, mayGoOn, mayLeave, reached, unitPlace } from './available.ts';
import { addMarch, FIRST, KIND, MARCH, ORIGIN, shrinkMarch } from './marches.ts';
import { askAgain } from './movement.ts';
import { less, mayContinue, mayMove } from './plan.ts';

const seasOf = (edge: number) => EDGES[edge].via.map((sea) => SEAS[sea]);

/** A first step, by `edge * LAND + kind`. */
const STEP: readonly Choice[] = EDGES.flatMap(({ from, to, via }, edge) =>
  LAND_UNITS.map((unit): Choice => {
    const way = { unit, from: REGIONS[from], to: REGIONS[to] };
    return via.length === 0
      ? { do: 'march', ...way, count: 1 }
      : { do: 'cross', ...way, by: seasOf(edge), count: 1 };
  }),
);

/** A second step of the march at `at`. */
function stepOn(world: World, at: number, edge: number): Choice {
  const { marches } = world.movement;
  const { from, to, via } = EDGES[edge];
  const way = {
    march: at / MARCH,
    unit: LAND_UNITS[marches[at + KIND]],
    origin: REGIONS[marches[at + ORIGIN]],
    from: REGIONS[from],
    to: REGIONS[to],
  };
  return via.length === 0
    ? { do: 'marchOn', ...way, count: 1 }
    : { do: 'crossOn', ...way, by: seasOf(edge), count: 1 };
}

function offerSteps(g: Position, region: number, kind: number, most: number, offer: Choices<Choice>): void {
  const edges = MAPS[g.options.map].edges[region];
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index];
    const refusal = laneRefusal(g.public, edge, kind);
    if (refusal === undefined) offer.amount(STEP[edge * LAND + kind], 'count', 1, most);
    else offer.add(STEP[edge * LAND + kind], refusal);
  }
}

/** The second step may be by land or by sea, whatever the first was (ATK-7.3). */
function offerStepsOn(g: Position, at: number, most: number, offer: Choices<Choice>): void {
  const world = g.public;
  const { marches } = world.movement;
  const edges = MAPS[g.options.map].edges[reached(marches, at)];
  for (let index = 0; index < edges.length; index++) {
    const edge = edges[index];
    if (EDGES[edge].to === marches[at + ORIGIN]) continue;
    const refusal = laneRefusal(world, edge, marches[at + KIND]);
    if (refusal === undefined) offer.amount(stepOn(world, at, edge), 'count', 1, most);
    else offer.add(stepOn(world, at, edge), refusal);
  }
}

/** The edge that a choice names. */
function edgeOf(g: Position, from: number, to: number, by: readonly number[]): number {
  for (const edge of MAPS[g.options.map].edges[from]) {
    const { to: end, via } = EDGES[edge];
    if (end === to && via.length === by.length && via.every((sea, index) => sea === by[index])) return edge;
  }
  return -1;
}

type Step = Extract<Choice, { do: 'march' | 'cross' | 'marchOn' | 'crossOn' }>;

function order(g: Position, choice: Step): void {
  const { movement } = g.public;
  const by = 'by' in choice ? choice.by.map((sea) => SEA_OF[sea]) : [];
  const from = REGION_OF[choice.from];
  const edge = edgeOf(g, from, REGION_OF[choice.to], by);
  if (choice.do === 'march' || choice.do === 'cross') {
    addMarch(movement, LAND_UNITS.indexOf(choice.unit), from, edge, -1, choice.count);
    return;
  }
  const at = choice.march * MARCH;
  const kind = movement.marches[at + KIND];
  const origin = movement.marches[at + ORIGIN];
  const first = movement.marches[at + FIRST];
  shrinkMarch(movement, at, choice.count);
  addMarch(movement, kind, origin, first, edge, choice.count);
}

const BACK: Choice = { do: 'back' };

type PlanMarch = Extract<Frame, { step: 'planMarch' }>;

/** Units of one region, or units that have come there and may go on. */
export const planMarch: Decision<Attack, 'planMarch'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-7.2',
  asks: (g) => g.public.active,
  choices(g, frame, _seat, offer) {
    const world = g.public;
    const region = REGION_OF[frame.region];
    const { marches } = world.movement;
    const own = world.owner[region] === world.active;
    countUnits(world);
    for (let kind = 0; kind < LAND; kind++) {
      const most = own && mayMove(kind, frame.blitzkrieg) ? mayLeave(frame.anew, region, kind) : 0;
      if (most > 0) offerSteps(g, region, kind, most, offer);
    }
    for (let at = 0; at < marches.length; at += MARCH) {
      if (reached(marches, at) !== region || !mayContinue(g, at)) continue;
      const most = mayGoOn(world, at);
      if (most > 0) offerStepsOn(g, at, most, offer);
    }
    offer.add(BACK);
  },
  default: () => BACK,
  take(g, frame, seat, choice, go) {
    go.done();
    if (choice.do !== 'march' && choice.do !== 'cross' && choice.do !== 'marchOn' && choice.do !== 'crossOn')
      return;
    order(g, choice);
    go.log('log.marches', {
      seat,
      unit: choice.unit,
      count: choice.count,
      from: choice.from,
      to: choice.to,
    });
    if (frame.anew.length === 0) return;
    askAgain(g.public.movement);
    if (choice.do === 'march' || choice.do === 'cross')
      go.next({ step: 'plan', blitzkrieg: frame.blitzkrieg, anew: ordered(frame, choice) });
  },
};

function ordered({ anew }: PlanMarch, { unit, from, count }: Step): number[] {
  return less(anew, unitPlace(REGION_OF[from], LAND_UNITS.indexOf(unit)), count);
}
