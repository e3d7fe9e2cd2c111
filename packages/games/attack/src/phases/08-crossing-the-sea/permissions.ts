import type { Automatic, Decision } from '@entente/engine';
import { mayBeSaved } from '../../cards/blocks.ts';
import { canalBetween, EDGES, SEA_OF, SEAS } from '../../data/map.ts';
import { CANALS } from '../../data/terms.ts';
import { PLANE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import type { Attack, AttackGo, Position, World } from '../../position.ts';
import { shipPlace, unitPlace } from '../07-move/available.ts';
import { COUNT, FIRST, holdTo, KIND, MARCH, ORIGIN, SECOND } from '../07-move/marches.ts';
import { canalOwner, mustAgree } from './permission.ts';

/*
 * After the declaration: canals, then sea lanes, one question at a time (ATK-7.10). What is refused has not
 * moved and may be planned again (ATK-7.11). Refusals hold for the whole action, permissions for the plan that
 * was declared.
 */

/** Does the sailing at `at` pass this canal? */
function passes(sailings: readonly number[], at: number, canal: number): boolean {
  const second = sailings[at + SECOND];
  return (
    canalBetween(sailings[at + ORIGIN], sailings[at + FIRST]) === canal ||
    (second >= 0 && canalBetween(sailings[at + FIRST], second) === canal)
  );
}

function askForCanal(world: World, go: AttackGo): boolean {
  const { sailings, canals } = world.movement;
  for (let canal = 0; canal < CANALS.length; canal++) {
    const seat = canalOwner(world, canal);
    if (seat < 0 || canals[canal] !== 0) continue;
    for (let at = 0; at < sailings.length; at += MARCH) {
      if (!passes(sailings, at, canal)) continue;
      go.call({ step: 'canalPermission', canal: CANALS[canal], seat, mover: world.active });
      return true;
    }
  }
  return false;
}

/** Ships that a canal stays closed to. */
function dropSailings({ movement }: World, refused: number[]): void {
  const { sailings, canals } = movement;
  for (let at = sailings.length - MARCH; at >= 0; at -= MARCH) {
    for (let canal = 0; canal < CANALS.length; canal++) {
      if (canals[canal] >= 0 || !passes(sailings, at, canal)) continue;
      refused.push(shipPlace(sailings[at + ORIGIN], sailings[at + KIND]), sailings[at + COUNT]);
      sailings.splice(at, MARCH);
      break;
    }
  }
}

/** The sea areas that the march at `at` needs permission for, all of its lane (ATK-8.1), in order. */
function watersOf({ movement }: World, at: number): readonly number[] {
  const second = movement.marches[at + SECOND];
  const { via } = EDGES[movement.marches[at + FIRST]];
  return second < 0 ? via : [...via, ...EDGES[second].via];
}

/** Asks the next owner of ships on a lane that land units want to cross. False when all have answered. */
export function askForPassage(g: Position, go: AttackGo): boolean {
  const world = g.public;
  const { marches, granted, denied } = world.movement;
  for (let at = 0; at < marches.length; at += MARCH) {
    if (marches[at + KIND] === PLANE) continue;
    for (const sea of watersOf(world, at)) {
      for (let seat = 0; seat < g.seats; seat++) {
        if (((granted[sea] | denied[sea]) & (1 << seat)) !== 0 || !mustAgree(world, sea, seat)) continue;
        go.call({ step: 'passage', sea: SEAS[sea], seat, mover: world.active });
        return true;
      }
    }
  }
  return false;
}

/** Does a player on its way refuse the march at `at`? All have to agree (ATK-8.3). */
export function isBarred(g: Position, at: number): boolean {
  const world = g.public;
  const { marches, denied } = world.movement;
  if (marches[at + KIND] === PLANE) return false;
  for (const sea of watersOf(world, at)) {
    for (let seat = 0; seat < g.seats; seat++) {
      if ((denied[sea] & (1 << seat)) !== 0 && mustAgree(world, sea, seat)) return true;
    }
  }
  return false;
}

function dropMarches(g: Position, refused: number[]): void {
  const { marches } = g.public.movement;
  for (let at = marches.length - MARCH; at >= 0; at -= MARCH) {
    if (!isBarred(g, at)) continue;
    refused.push(unitPlace(marches[at + ORIGIN], marches[at + KIND]), marches[at + COUNT]);
    marches.splice(at, MARCH);
  }
}

export const permissions: Automatic<Attack, 'permissions'> = {
  kind: 'automatic',
  phase: 'move',
  rule: 'ATK-7.10',
  run(g, frame, go) {
    const world = g.public;
    if (askForCanal(world, go)) return;
    dropSailings(world, frame.refused);
    if (askForPassage(g, go)) return;
    dropMarches(g, frame.refused);
    if (frame.refused.length > 0) {
      holdTo(world.movement.marches);
      holdTo(world.movement.sailings);
      go.next({ step: 'plan', blitzkrieg: frame.blitzkrieg, anew: frame.refused });
      return;
    }
    go.next(
      { step: 'setSail' },
      ...([{ step: 'crossings' }, { step: 'arrivals' }, { step: 'battles' }, { step: 'endMove' }] as const),
    );
    // ATK-R8: after a Blitzkrieg move, too.
    if (mayBeSaved(g)) go.call({ step: 'blockMove', seat: world.active });
  },
};

const ALLOW: Choice = { do: 'allow' };
const DENY: Choice = { do: 'deny' };

/** No answer is a refusal (ATK-27.1). */
export const canalPermission: Decision<Attack, 'canalPermission'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-9.7',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(ALLOW);
    offer.add(DENY);
  },
  default: () => DENY,
  take(g, { canal, mover }, seat, choice, go) {
    const allowed = choice.do === 'allow';
    g.public.movement.canals[CANALS.indexOf(canal)] = allowed ? 1 : -1;
    go.log(allowed ? 'log.canalAllowed' : 'log.canalDenied', { seat, target: mover, canal });
    go.done();
  },
};

/** No answer is a refusal (ATK-27.2). */
export const passage: Decision<Attack, 'passage'> = {
  kind: 'decision',
  phase: 'move',
  rule: 'ATK-8.2',
  asks: (_g, { seat }) => seat,
  choices(_g, _frame, _seat, offer) {
    offer.add(ALLOW);
    offer.add(DENY);
  },
  default: () => DENY,
  take(g, { sea, mover }, seat, choice, go) {
    const allowed = choice.do === 'allow';
    const { granted, denied } = g.public.movement;
    (allowed ? granted : denied)[SEA_OF[sea]] |= 1 << seat;
    go.log(allowed ? 'log.passageAllowed' : 'log.passageDenied', { seat, target: mover, sea });
    go.done();
  },
};
