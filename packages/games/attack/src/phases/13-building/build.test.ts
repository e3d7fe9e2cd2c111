import { describe, expect, test } from 'vitest';
import type { LandUnit, Ship } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { DECLARE, march, planning } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

const unit = (kind: LandUnit, count = 1): Choice => ({ do: 'build', unit: kind, region: 'spain', count });
const ship = (kind: Ship, count = 1): Choice => ({
  do: 'launch',
  ship: kind,
  sea: 'northeast_atlantic',
  count,
});
const END: Choice = { do: 'endBuild' };

function spain(pp: number): Situation {
  const s = new Situation(2);
  s.nation(0, 'fascism', 'spain', { spain: { infantry: 1 } }).nation(1, 'democracy', 'japan', {});
  return s.funds(0, pp, 9);
}

const building = (s: Situation) => s.when({ step: 'build', built: 0 });

test.each([
  ['infantry', 5],
  ['artillery', 8],
  ['tank', 10],
  ['plane', 15],
] as const)('ATK-13.1 %s costs %i PP', (kind, cost) => {
  expect(building(spain(cost - 1)).refusedBy(unit(kind))).toBe('ATK-13.1');
  expect(building(spain(cost)).answer(unit(kind)).world.pp[0]).toBe(0);
});

test.each([
  ['destroyer', 5],
  ['submarine', 5],
  ['battleship', 10],
  ['carrier', 20],
] as const)('ATK-13.1 %s costs %i PP', (kind, cost) => {
  expect(building(spain(cost - 1)).refusedBy(ship(kind))).toBe('ATK-13.1');
  expect(building(spain(cost)).answer(ship(kind)).world.pp[0]).toBe(0);
});

test('ATK-17.5 technologies make some of them cheaper', () => {
  const s = building(spain(44).knows(0, 'assembly_lines', 'modular_shipyards'));
  s.answer(unit('tank'), unit('plane'), ship('battleship'), ship('carrier'));
  expect(s.world.pp[0]).toBe(0);
});

test('ATK-13.2 land units in own regions only', () => {
  const s = building(spain(50)).answer(unit('tank', 2));
  expect(s.units('spain')).toEqual({ infantry: 1, tank: 2 });
  for (const region of ['japan', 'france'] as const)
    expect(s.refusedBy({ do: 'build', unit: 'infantry', region, count: 1 })).not.toBeNull();
});

test('ATK-13.3 ships in sea areas that touch an own region', () => {
  const s = building(spain(50)).answer(ship('carrier', 2));
  expect(s.ships(0, 'northeast_atlantic')).toEqual({ carrier: 2 });
  expect(s.refusedBy({ do: 'launch', ship: 'destroyer', sea: 'black_sea', count: 1 })).not.toBeNull();
});

test('ATK-13.7 ATK-1.5 any number in one action, as long as the PP last', () => {
  const s = building(spain(200)).answer(unit('infantry', 30), unit('artillery', 5), END);
  expect(s.units('spain')).toEqual({ infantry: 31, artillery: 5 });
  expect(s.world.pp[0]).toBe(10);
});

test('ATK-13.6 new units may be used in the same turn', () => {
  const s = building(spain(50)).answer(unit('tank', 2), END);
  planning(s).answer(...march('tank', 'spain', 'france', 2), DECLARE);
  expect(s.said('log.invasion').length).toBe(1);
});

describe('among other players’ ships', () => {
  const guarded = (pp = 50) => building(spain(pp).fleet(1, 'northeast_atlantic', { destroyer: 1 }));

  test('ATK-13.4 a battle follows at the end of the action, free, with the builder as attacker', () => {
    const s = guarded().answer(ship('destroyer'));
    expect(s.step).toBe('build');
    s.rolls(6, 6, 1, 1).answer(END);
    expect(s.said('log.navalBattle')).toEqual([{ seat: 0, target: 1, sea: 'northeast_atlantic' }]);
    expect(s.world.oil[0]).toBe(9);
    expect(s.faults).toEqual([]);
  });

  test('ATK-13.5 only Submarines: their owner may decline', () => {
    const s = guarded().answer(ship('submarine'), END);
    expect([s.step, s.asked]).toEqual(['giveBattle', [0]]);
    s.answer({ do: 'avoidBattle' });
    expect(s.said('log.navalBattle')).toEqual([]);
    const t = guarded().answer(ship('submarine'), END).rolls(6, 6, 1, 1).answer({ do: 'giveBattle' });
    expect(t.ships(1, 'northeast_atlantic')).toEqual({});
  });

  test('ATK-13.4 Submarines with others must not decline', () => {
    const s = guarded().answer(ship('submarine'), ship('destroyer'), END);
    expect(s.step).toBe('submarines');
  });

  test('ATK-13.4 beside Submarines alone there is no battle', () => {
    const s = building(spain(50).fleet(1, 'northeast_atlantic', { submarine: 2 })).answer(
      ship('destroyer'),
      END,
    );
    expect(s.said('log.navalBattle')).toEqual([]);
    expect(s.step).toBe('rest');
  });
});

test('ATK-13.7 a Build that has spent everything is over by itself', () => {
  const s = spain(14).turn(0).answer({ do: 'act', action: 'build' }, unit('infantry'));
  expect(s.step).toBe('build');
  expect(s.answer(unit('infantry')).step).toBe('act');
});
