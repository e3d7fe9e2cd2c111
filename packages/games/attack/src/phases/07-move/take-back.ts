import type { Choices, Refusal, Seat } from '@entente/engine';
import { EDGES, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND_UNITS, SHIPS } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { type AttackGo, type Position, SEATS, type World } from '../../position.ts';
import { belowAfter, fleetAfter, harbour, mayGoOn, surfaceAfter } from './available.ts';
import { COUNT, goal, KIND, lastEdge, MARCH, ORIGIN, shrinkMarch } from './marches.ts';

/*
 * A plan is not yet declared: every order of it can be taken back on its own (ATK-R26). Units are then where they were
 * before, without an order; a march of two steps is taken back as a whole.
 */

export type TakeBack = Extract<Choice, { do: 'takeBack' | 'recall' | 'callOff' }>;

export const isTakeBack = (choice: Choice): choice is TakeBack =>
  choice.do === 'takeBack' || choice.do === 'recall' || choice.do === 'callOff';

/** Others have left a region only because these come into it (ATK-R4). */
const RELIEVED: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.relieves',
  rule: 'ATK-5.4',
  with: { region },
}));

/** Each order, in part or as a whole (ATK-R26). Both counts of `available.ts` must have been made. */
export function offerTakingBack(g: Position, blitzkrieg: boolean, offer: Choices<Choice>): void {
  const world = g.public;
  const { marches } = world.movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    const most = mayGoOn(world, at);
    if (most > 0) offer.amount(takeBack(world, at), 'count', 1, most);
    else offer.add(takeBack(world, at), RELIEVED[goal(world.movement, at)]);
  }
  if (!blitzkrieg) offerRecalls(g, offer);
}

function takeBack({ movement }: World, at: number): Choice {
  const { marches } = movement;
  return {
    do: 'takeBack',
    march: at / MARCH,
    unit: LAND_UNITS[marches[at + KIND]],
    from: REGIONS[marches[at + ORIGIN]],
    to: REGIONS[EDGES[lastEdge(movement, at)].to],
    count: 1,
  };
}

function offerRecalls(g: Position, offer: Choices<Choice>): void {
  const { sailings, engaged } = g.public.movement;
  for (let at = 0; at < sailings.length; at += MARCH) {
    const recall: Choice = {
      do: 'recall',
      sailing: at / MARCH,
      ship: SHIPS[sailings[at + KIND]],
      sea: SEAS[sailings[at + ORIGIN]],
      into: SEAS[harbour(sailings, at)],
      count: 1,
    };
    offer.amount(recall, 'count', 1, sailings[at + COUNT]);
  }
  for (let sea = 0; sea < engaged.length; sea++) {
    if (engaged[sea] === 0 || belowAfter(sea) === 0 || surfaceAfter(sea) > 0) continue;
    for (let target = 0; target < SEATS; target++)
      if ((engaged[sea] & (1 << target)) !== 0) offer.add({ do: 'callOff', sea: SEAS[sea], target });
  }
}

export function takeOrderBack({ public: world }: Position, seat: Seat, choice: TakeBack, go: AttackGo): void {
  const { movement } = world;
  if (choice.do === 'callOff') {
    const { sea, target } = choice;
    movement.engaged[SEA_OF[sea]] &= ~(1 << target);
    go.log('log.calledOff', { seat, target, sea });
    return;
  }
  const { count } = choice;
  if (choice.do === 'takeBack') {
    const { unit, from, to } = choice;
    shrinkMarch(movement, choice.march * MARCH, count);
    go.log('log.tookBack', { seat, unit, count, from, to });
    return;
  }
  const { ship, sea, into } = choice;
  const at = choice.sailing * MARCH;
  movement.sailings[at + COUNT] -= count;
  if (movement.sailings[at + COUNT] === 0) movement.sailings.splice(at, MARCH);
  if (fleetAfter(world, SEA_OF[into], true) === 0) movement.engaged[SEA_OF[into]] = 0;
  go.log('log.recalled', { seat, ship, count, sea, into });
}
