import { expect, test } from 'vitest';
import { EDGES } from '../../data/map.ts';
import { LAND } from '../../data/units.ts';
import { Situation } from '../../testing/situation.ts';
import { chanceAt } from '../judgement/assault.ts';
import { planOf } from './assaults.ts';

/** The forces of a plan by target. */
function forcesOf(s: Situation): Map<number, number[]> {
  const forces = new Map<number, number[]>();
  for (const { kind, edge, count } of planOf(s.g, false).marches) {
    const { to } = EDGES[edge];
    if (s.world.owner[to] === s.world.active) continue;
    const force = forces.get(to) ?? new Array<number>(LAND).fill(0);
    force[kind] += count;
    forces.set(to, force);
  }
  return forces;
}

test('a plan has no attack that is likelier to fail', () => {
  let attacks = 0;
  for (let infantry = 1; infantry <= 8; infantry++) {
    for (const tank of [0, 1, 2]) {
      const s = new Situation(2)
        .nation(0, 'monarchy', 'france', { france: { infantry, tank } })
        .nation(1, 'communism', 'japan', { japan: { infantry: 2 } })
        .funds(0, 0, 12)
        .when({ step: 'act' });
      for (const [region, force] of forcesOf(s)) {
        attacks++;
        expect(chanceAt(s.g, region, force)).toBeGreaterThanOrEqual(0.6);
      }
    }
  }
  expect(attacks).toBeGreaterThan(0);
});
