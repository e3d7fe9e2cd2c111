import type { Decision } from '@entente/engine';
import { LAND_UNITS } from '../../data/terms.ts';
import { ARTILLERY, INFANTRY, LAND } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import { type Attack, type AttackGo, type LandBattle, NEUTRAL, type Position } from '../../position.ts';
import { goal, KIND, loseOne, MARCH } from '../07-move/marches.ts';
import { hasAntiAircraft } from '../17-research/technology.ts';
import { sum } from './forces.ts';
import { dearestHit, mayHit, mayHitTwo, neutralHit, TWO_INFANTRY } from './victims.ts';

/** By `kind * LAND + victim`. */
const HIT: readonly Choice[] = LAND_UNITS.flatMap((unit) =>
  LAND_UNITS.map((victim) => ({ do: 'hit' as const, unit, victim })),
);
const HIT_TWO: Choice = { do: 'hitTwo' };

/** Hits of a side that are not yet dealt with, and the committed units that they fall upon. */
const hitsBy = (battle: LandBattle, seat: number): number[] =>
  seat === battle.attacker ? battle.attackHits : battle.defenceHits;
const targetsOf = (battle: LandBattle, seat: number): number[] =>
  seat === battle.attacker ? battle.defending : battle.attacking;

function isShielded(g: Position, battle: LandBattle, seat: number): boolean {
  const hit = seat === battle.attacker ? battle.defender : battle.attacker;
  return hit !== NEUTRAL && hasAntiAircraft(g.public, hit);
}

/** One committed unit is lost. Of attackers of a kind from several regions, those of the earliest march (ATK-R7). */
function remove(g: Position, battle: LandBattle, by: number, victim: number): void {
  const world = g.public;
  targetsOf(battle, by)[victim]--;
  if (by === battle.attacker) {
    battle.losses++;
    if (battle.defender === NEUTRAL) battle.guard[victim]--;
    else world.units[battle.region * LAND + victim]--;
    return;
  }
  const { movement } = world;
  for (let at = 0; at < movement.marches.length; at += MARCH) {
    if (movement.marches[at + KIND] !== victim || goal(movement, at) !== battle.region) continue;
    loseOne(world, at);
    return;
  }
}

function strike(
  g: Position,
  battle: LandBattle,
  by: number,
  kind: number,
  victim: number,
  go: AttackGo,
): void {
  const unit = LAND_UNITS[victim === TWO_INFANTRY ? INFANTRY : victim];
  const count = victim === TWO_INFANTRY ? 2 : 1;
  hitsBy(battle, by)[kind]--;
  for (let one = 0; one < count; one++) remove(g, battle, by, victim === TWO_INFANTRY ? INFANTRY : victim);
  const target = by === battle.attacker ? battle.defender : battle.attacker;
  if (target === NEUTRAL) go.log('log.neutralLost', { unit, count });
  else go.log('log.lost', { seat: target, unit, count });
}

/** How many different things the hits can do now; the last one found in `only`. */
const only = { kind: -1, victim: -1 };
function options(g: Position, battle: LandBattle, seat: number): number {
  const hits = hitsBy(battle, seat);
  const force = targetsOf(battle, seat);
  const shielded = isShielded(g, battle, seat);
  let count = 0;
  for (let kind = 0; kind < LAND; kind++) {
    if (hits[kind] === 0) continue;
    if (mayHitTwo(kind, force)) {
      count++;
      only.kind = kind;
      only.victim = TWO_INFANTRY;
    }
    for (let victim = 0; victim < LAND; victim++) {
      if (!mayHit(kind, victim, force, shielded)) continue;
      count++;
      only.kind = kind;
      only.victim = victim;
    }
  }
  return count;
}

/** Deals out the hits that leave no choice: one way only, or enough for all, or those of a Minor Neutral. */
function settleHits(g: Position, battle: LandBattle, seat: number, go: AttackGo): void {
  const hits = hitsBy(battle, seat);
  const force = targetsOf(battle, seat);
  while (sum(hits) > 0 && sum(force) > 0) {
    if (seat === NEUTRAL) {
      const [kind, victim] = neutralHit(hits, force, isShielded(g, battle, seat));
      strike(g, battle, seat, kind, victim, go);
    } else if (options(g, battle, seat) === 1 || sum(hits) >= sum(force))
      strike(g, battle, seat, only.kind, only.victim, go);
    else return;
  }
  // ATK-10.16: hits beyond the last unit are lost.
  hits.fill(0);
}

/** Called when a side has rolled: what leaves no choice is carried out, and the question goes if nothing is left. */
export function beginAssigning(g: Position, battle: LandBattle, seat: number, go: AttackGo): void {
  settleHits(g, battle, seat, go);
  if (sum(hitsBy(battle, seat)) === 0) go.done();
}

/** The shooter chooses the victims, hit by hit, in any order (ATK-10.9, ATK-10.15). */
export const assign: Decision<Attack, 'assign'> = {
  kind: 'decision',
  phase: 'battle',
  rule: 'ATK-R7',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const { battle } = g.public;
    if (battle === null) return;
    const hits = hitsBy(battle, seat);
    const force = targetsOf(battle, seat);
    const shielded = isShielded(g, battle, seat);
    for (let kind = 0; kind < LAND; kind++) {
      if (hits[kind] === 0) continue;
      if (mayHitTwo(kind, force)) offer.add(HIT_TWO);
      for (let victim = 0; victim < LAND; victim++) {
        if (mayHit(kind, victim, force, shielded)) offer.add(HIT[kind * LAND + victim]);
        else if (force[victim] > 0) offer.add(HIT[kind * LAND + victim], NOT_IN_REACH);
      }
    }
  },
  prompt(view, { seat }) {
    const { battle } = view.public;
    return { hits: battle === null ? 0 : sum(hitsBy(battle, seat)) };
  },
  default(g, _frame, seat) {
    const { battle } = g.public;
    if (battle === null) return HIT_TWO;
    const [kind, victim] = dearestHit(
      hitsBy(battle, seat),
      targetsOf(battle, seat),
      isShielded(g, battle, seat),
    );
    return victim === TWO_INFANTRY ? HIT_TWO : HIT[kind * LAND + victim];
  },
  take(g, _frame, seat, choice, go) {
    const { battle } = g.public;
    if (battle === null) return;
    if (choice.do === 'hitTwo') strike(g, battle, seat, ARTILLERY, TWO_INFANTRY, go);
    else if (choice.do === 'hit')
      strike(g, battle, seat, LAND_UNITS.indexOf(choice.unit), LAND_UNITS.indexOf(choice.victim), go);
    beginAssigning(g, battle, seat, go);
  },
};

const NOT_IN_REACH = { code: 'refuse.hierarchy', rule: 'ATK-10.10', with: {} };
