import type { Choices, Decision, Refusal } from '@entente/engine';
import { MAPS, REGIONS, SEA_OF, SEAS } from '../../data/map.ts';
import { LAND, PLANE, TANK } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import { type Attack, type Position, SEATS, USED_MOVE } from '../../position.ts';
import { surfaceAt } from '../../queries.ts';
import type { Action } from '../04-turns/action.ts';
import { navalBattlesAhead } from '../11-naval-battles/pending.ts';
import { stepsOf } from '../17-research/technology.ts';
import { battlefields } from './attacks.ts';
import {
  belowAfter,
  countShips,
  countUnits,
  isLastToStay,
  mayAnySail,
  mayGoOn,
  mayLeave,
  reached,
  surfaceAfter,
} from './available.ts';
import { armies, COUNT, FIRST, isShort, KIND, MARCH } from './marches.ts';
import { askAgain } from './movement.ts';
import { isTakeBack, offerTakingBack, takeOrderBack } from './take-back.ts';

/** Move, once in a turn (ATK-7.1). */
export const move: Action = {
  id: 'move',
  once: USED_MOVE,
  refusal: () => undefined,
  begin(_g, _seat, go) {
    go.call({ step: 'plan', blitzkrieg: false, anew: [] });
  },
};

const FROM: readonly Choice[] = REGIONS.map((region) => ({ do: 'from', region }));
const FLEETS: readonly Choice[] = SEAS.map((sea) => ({ do: 'fleet', sea }));
const DECLARE: Choice = { do: 'declare' };
/** By `sea * SEATS + seat`. */
const ENGAGE: readonly Choice[] = SEAS.flatMap((sea) =>
  Array.from({ length: SEATS }, (_, target) => ({ do: 'engage' as const, sea, target })),
);
const STAY_BEHIND: readonly Refusal[] = REGIONS.map((region) => ({
  code: 'refuse.lastUnit',
  rule: 'ATK-5.4',
  with: { region },
}));
const NOT_CONCERNED: Refusal = { code: 'refuse.notConcerned', rule: 'ATK-7.11', with: {} };
const TANKS_AND_PLANES: Refusal = { code: 'refuse.blitzkriegUnits', rule: 'ATK-7.12', with: {} };

/** May this kind of unit take part in the move (ATK-7.12)? */
export const mayMove = (kind: number, blitzkrieg: boolean): boolean =>
  !blitzkrieg || kind === TANK || kind === PLANE;

/** May units that have made one step make another (ATK-7.2, ATK-7.4, ATK-7.6)? */
export function mayContinue(g: Position, at: number): boolean {
  const world = g.public;
  const { marches } = world.movement;
  if (!isShort(marches, at)) return false;
  const kind = marches[at + KIND];
  if (stepsOf(world, world.active, kind) < 2) return false;
  // ATK-7.5: others stop in a region that is not theirs.
  return kind === PLANE || world.owner[reached(marches, at)] === world.active;
}

/** By region: can units that have come there go on? */
const onward = new Uint8Array(REGIONS.length);

function markOnward(g: Position): void {
  const world = g.public;
  const { marches } = world.movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    if (mayContinue(g, at) && mayGoOn(world, at) > 0) onward[reached(marches, at)] = 1;
  }
}

/** Can units set out from an own region? */
function maySetOut(region: number, blitzkrieg: boolean, anew: readonly number[]): boolean {
  for (let kind = 0; kind < LAND; kind++) {
    if (mayMove(kind, blitzkrieg) && mayLeave(anew, region, kind) > 0) return true;
  }
  return false;
}

function offerRegions(
  g: Position,
  blitzkrieg: boolean,
  anew: readonly number[],
  offer: Choices<Choice>,
): void {
  const world = g.public;
  const { owner, active } = world;
  const { regions } = MAPS[g.options.map];
  countUnits(world);
  markOnward(g);
  for (let index = 0; index < regions.length; index++) {
    const region = regions[index];
    const own = owner[region] === active;
    if (onward[region] === 1) {
      onward[region] = 0;
      offer.add(FROM[region]);
    } else if (own && maySetOut(region, blitzkrieg, anew)) offer.add(FROM[region]);
    else if (own && isLastToStay(region)) offer.add(FROM[region], STAY_BEHIND[region]);
    else if (own && anew.length > 0) offer.add(FROM[region], NOT_CONCERNED);
    else if (own && blitzkrieg) offer.add(FROM[region], TANKS_AND_PLANES);
  }
}

/** By sea area: can ships that have come there sail on? */
const underway = new Uint8Array(SEAS.length);

function offerFleets(g: Position, offer: Choices<Choice>): void {
  const { sailings } = g.public.movement;
  const { seas } = MAPS[g.options.map];
  countShips(g.public);
  for (let at = 0; at < sailings.length; at += MARCH) {
    if (isShort(sailings, at)) underway[sailings[at + FIRST]] = 1;
  }
  for (let index = 0; index < seas.length; index++) {
    const sea = seas[index];
    if (underway[sea] === 1 || mayAnySail(sea)) offer.add(FLEETS[sea]);
    underway[sea] = 0;
  }
}

/**
 * Submarines may attack a fleet where they are at the end (ATK-9.4), moved or not (ATK-R5), unless other ships of
 * theirs fight it anyway.
 */
function offerAttacks(g: Position, offer: Choices<Choice>): void {
  const world = g.public;
  const { seas } = MAPS[g.options.map];
  for (let index = 0; index < seas.length; index++) {
    const sea = seas[index];
    if (belowAfter(sea) === 0 || surfaceAfter(sea) > 0) continue;
    for (let seat = 0; seat < g.seats; seat++) {
      if (seat === world.active || surfaceAt(world, sea, seat) === 0) continue;
      if ((world.movement.engaged[sea] & (1 << seat)) === 0) offer.add(ENGAGE[sea * SEATS + seat]);
    }
  }
}

/** The plan of a move, order by order. What is planned can be taken back until it is declared. */
export const plan: Decision<Attack, 'plan'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-7.1',
  asks: (g) => g.public.active,
  choices(g, { blitzkrieg, anew }, _seat, offer) {
    offerRegions(g, blitzkrieg, anew, offer);
    if (!blitzkrieg) {
      offerFleets(g, offer);
      offerAttacks(g, offer);
    }
    offer.add(DECLARE);
    // After a refusal the rest stays as it was declared (ATK-R9).
    if (anew.length === 0) offerTakingBack(g, blitzkrieg, offer);
  },
  prompt: ({ public: world, seats }, { anew }) => ({
    again: anew.length > 0 ? 'yes' : 'no',
    orders: armies(world.movement),
    battles: battlefields(world).length + navalBattlesAhead({ public: world, seats }),
  }),
  default: () => DECLARE,
  take(g, { blitzkrieg, anew }, seat, choice, go) {
    const { movement } = g.public;
    if (choice.do === 'from') go.call({ step: 'planMarch', blitzkrieg, region: choice.region, anew });
    else if (choice.do === 'fleet') go.call({ step: 'planSail', sea: choice.sea, anew });
    else if (choice.do === 'engage') {
      movement.engaged[SEA_OF[choice.sea]] |= 1 << choice.target;
      if (anew.length > 0) askAgain(movement);
      go.log('log.engaged', { seat, target: choice.target, sea: choice.sea });
    } else if (isTakeBack(choice)) takeOrderBack(g, seat, choice, go);
    else if (choice.do === 'declare') {
      g.public.turned = [];
      go.log('log.declared', { seat, units: total(movement.marches), vessels: total(movement.sailings) });
      go.next({ step: 'permissions', blitzkrieg, refused: [] });
    }
  },
};

function total(orders: readonly number[]): number {
  let count = 0;
  for (let at = 0; at < orders.length; at += MARCH) count += orders[at + COUNT];
  return count;
}

/** After this number of units of `place` got an order, fewer of them may be planned again. */
export function less(anew: readonly number[], place: number, count: number): number[] {
  const left = anew.slice();
  for (let at = 0; at < left.length; at += 2) if (left[at] === place) left[at + 1] -= count;
  return left;
}
