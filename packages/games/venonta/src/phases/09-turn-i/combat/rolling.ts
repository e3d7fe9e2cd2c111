import type { Automatic, Decision, Seat } from '@entente/engine';
import { HIT, pieceAt } from '../../../choices.ts';
import { COMBAT, HITS } from '../../../data/tables.ts';
import { SIDES } from '../../../data/terms.ts';
import {
  type Combat,
  DEFENDERS,
  OFFENCE,
  type Position,
  type Venonta,
  type VenontaGo,
} from '../../../position.ts';
import { count, nameOf } from '../../15-tokens-and-bank/goods.ts';
import { tankDice } from './forces.ts';

/** Rolls, hits and losses. */

/**
 * Both sides throw at most three dice, tank dice first (VEN-9.6.2), also with allies (VEN-9.10.5). Which dice are whose
 * is their place in the list, not their colour (VEN-9.6.11).
 */
export const roll: Automatic<Venonta, 'roll'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.6.1',
  run(g, _frame, go) {
    const { combat } = g.public;
    if (combat === null) {
      go.done();
      return;
    }
    combat.rolls++;
    combat.faces = [];
    for (let side = OFFENCE; side <= DEFENDERS; side++) {
      const tanks = Math.min(COMBAT.dicePerRoll, tankDice(combat, side));
      const people = Math.min(COMBAT.dicePerRoll - tanks, combat.people[side]);
      combat.thrown[side * 2] = tanks;
      combat.thrown[side * 2 + 1] = people;
      for (let die = 0; die < tanks + people; die++) combat.faces.push(go.chance.die(COMBAT.faces));
    }
    tell(combat, go);
    if (combat.rolls === 1) support(g, combat, go);
    go.next({ step: 'score' });
  },
};

const firstFace = (combat: Combat, side: number) =>
  side === OFFENCE ? 0 : combat.thrown[0] + combat.thrown[1];

/** The faces that a side has thrown, tank dice first. */
export function facesOf(combat: Combat, side: number): number[] {
  const from = firstFace(combat, side);
  return combat.faces.slice(from, from + combat.thrown[side * 2] + combat.thrown[side * 2 + 1]);
}

function tell(combat: Combat, go: VenontaGo): void {
  for (let side = OFFENCE; side <= DEFENDERS; side++) {
    const seat = side === OFFENCE ? combat.attacker : combat.defender;
    const faces = facesOf(combat, side);
    const tanks = combat.thrown[side * 2];
    go.log('log.rolled', { seat, tanks, faces });
  }
}

/** Air Support: what has missed is thrown once more. */
function support(g: Position, combat: Combat, go: VenontaGo): void {
  for (let side = OFFENCE; side <= DEFENDERS; side++) {
    if (combat.support[side] === 0) continue;
    const from = firstFace(combat, side);
    const tanks = combat.thrown[side * 2];
    const dice = tanks + combat.thrown[side * 2 + 1];
    for (let die = 0; die < dice; die++) {
      if (!isHit(g, die < tanks, combat.faces[from + die]))
        combat.faces[from + die] = go.chance.die(COMBAT.faces);
    }
    const seat = side === OFFENCE ? combat.attacker : combat.defender;
    go.log('log.rolledAgain', { seat, tanks, faces: facesOf(combat, side) });
  }
}

/** VEN-9.6.3 */
function isHit(g: Position, tank: boolean, face: number): boolean {
  const table = HITS[g.options.hits];
  const faces: readonly number[] = tank ? table.tank : table.people;
  return faces.includes(face);
}

/** Hits of one side in the last roll. */
function hitsOf(g: Position, combat: Combat, side: number): number {
  const from = firstFace(combat, side);
  const tanks = combat.thrown[side * 2];
  const dice = tanks + combat.thrown[side * 2 + 1];
  let hits = 0;
  for (let die = 0; die < dice; die++) if (isHit(g, die < tanks, combat.faces[from + die])) hits++;
  return hits;
}

/** Hits of both sides are removed together (VEN-9.6.4). */
export const score: Automatic<Venonta, 'score'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.6.3',
  run(g, _frame, go) {
    const { combat } = g.public;
    if (combat === null) {
      go.done();
      return;
    }
    combat.hits[OFFENCE] = hitsOf(g, combat, OFFENCE);
    combat.hits[DEFENDERS] = hitsOf(g, combat, DEFENDERS);
    go.log('log.hits', {
      attacker: combat.attacker,
      defender: combat.defender,
      hits: combat.hits[OFFENCE],
      struck: combat.hits[DEFENDERS],
    });
    go.next(
      { step: 'hits', side: DEFENDERS, left: combat.hits[OFFENCE] },
      { step: 'hits', side: OFFENCE, left: combat.hits[DEFENDERS] },
      { step: 'judge' },
    );
  },
};

/**
 * Tank dice first (VEN-9.6.5), a damaged tank before another (VEN-9.6.6). The rest of the hits, at most two after a
 * tank die (VEN-24.3), fall on population dice, and population stays (VEN-9.6.8).
 */
export const hits: Automatic<Venonta, 'hits'> = {
  kind: 'automatic',
  phase: 'caller',
  rule: 'VEN-9.6.5',
  run(g, frame, go) {
    const { combat } = g.public;
    const { side } = frame;
    if (combat === null) {
      go.done();
      return;
    }
    let { left } = frame;
    while (left > 0 && tankDice(combat, side) > 0) {
      if (combat.front[side] < 0) {
        const owners = tankOwners(combat, side);
        if (owners.length > 1) {
          go.next({ step: 'whose', side: SIDES[side] }, { step: 'hits', side, left });
          return;
        }
        aimAt(combat, side, owners[0]);
      }
      hitTank(g, combat, side, go);
      left--;
    }
    combat.people[side] = Math.max(0, combat.people[side] - left);
    go.done();
  },
};

function tankOwners(combat: Combat, side: number): Seat[] {
  const owners: Seat[] = [];
  combat.sides.forEach((of, group) => {
    const seat = combat.seats[group];
    if (of === side && combat.tanks[group] > 0 && !owners.includes(seat)) owners.push(seat);
  });
  return owners;
}

function aimAt(combat: Combat, side: number, seat: Seat): void {
  combat.front[side] = combat.sides.findIndex(
    (of, group) => of === side && combat.seats[group] === seat && combat.tanks[group] > 0,
  );
}

/** The third hit destroys a tank (VEN-9.6.7); the main player of the other side counts it (VEN-R16). */
function hitTank(g: Position, combat: Combat, side: number, go: VenontaGo): void {
  const world = g.public;
  combat.damage[side]++;
  if (combat.damage[side] < COMBAT.dicePerForce) return;
  const group = combat.front[side];
  const seat = combat.seats[group];
  const place = combat.places[group];
  combat.damage[side] = 0;
  combat.front[side] = -1;
  combat.tanks[group]--;
  combat.lost[side]++;
  world.tanks[pieceAt(place, seat)]--;
  count(world, seat, 'tanksLost');
  count(world, side === OFFENCE ? combat.defender : combat.attacker, 'tanksDestroyed');
  go.log('log.tankLost', { seat, territory: nameOf(place) });
}

/** Several allies have tanks there: the hitter chooses whose is first (VEN-9.6.6). */
export const whose: Decision<Venonta, 'whose'> = {
  kind: 'decision',
  phase: 'caller',
  open: true,
  rule: 'VEN-9.6.6',
  asks(g, frame) {
    const { combat } = g.public;
    if (combat === null) return g.public.active;
    return frame.side === 'attacker' ? combat.defender : combat.attacker;
  },
  choices(g, frame, _seat, offer) {
    const { combat } = g.public;
    if (combat === null) return;
    for (const seat of tankOwners(combat, SIDES.indexOf(frame.side))) offer.add(HIT[seat]);
  },
  default(g, frame) {
    const { combat } = g.public;
    return HIT[combat === null ? 0 : tankOwners(combat, SIDES.indexOf(frame.side))[0]];
  },
  take(g, frame, _seat, choice, go) {
    const { combat } = g.public;
    if (combat === null || choice.do !== 'hit') return;
    aimAt(combat, SIDES.indexOf(frame.side), choice.target);
    go.done();
  },
};
