import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

const act = { do: 'act', action: 'commerce_raid' } as const;
const raid = { do: 'raidRoute', route: 'coral_sea' } as const;

function sea(submarines = 2): Situation {
  return new Situation(3)
    .nation(0, 'democracy', 'germany', {})
    .nation(1, 'fascism', 'japan', {})
    .nation(2, 'monarchy', 'brazil', {})
    .fleet(0, 'coral_sea', { submarine: submarines })
    .fleet(0, 'arabian_sea', { submarine: 1 })
    .routes(1, 'coral_sea', 'bay_of_bengal')
    .funds(0, 0, 9)
    .funds(2, 0, 9);
}
const raiding = (s: Situation) => s.turn(0).answer(act);

describe('Commerce Raids', () => {
  test('ATK-20.1 ATK-4.6 it takes a Submarine at sea, once in a turn', () => {
    expect(sea().turn(2).refusedBy(act)).toBe('ATK-20.1');
    const s = raiding(sea()).answer({ do: 'endRaid' });
    expect(s.refusedBy(act)).toBe('ATK-4.6');
  });

  test('ATK-20.2 ATK-26.5 owners show routes where the raider has Submarines, to him alone', () => {
    const s = raiding(sea().routes(2, 'arabian_sea'));
    expect(s.open()).toEqual([{ do: 'raidRoute', route: 'arabian_sea' }, raid, { do: 'endRaid' }]);
    expect(s.view(2).private?.shown).toEqual([]);
  });

  test('ATK-20.3 ATK-28.6 the raider names all routes before the first die; then sea area by sea area', () => {
    const s = raiding(sea().routes(2, 'arabian_sea').fleet(2, 'coral_sea', { destroyer: 1 })).answer(raid);
    expect(s.said('log.raid')).toEqual([]);
    expect(s.open()).toEqual([{ do: 'raidRoute', route: 'arabian_sea' }, { do: 'endRaid' }]);
    s.rolls(6, 1, 1).answer({ do: 'raidRoute', route: 'arabian_sea' });
    expect(s.said('log.raid').map(({ sea: area }) => area)).toEqual(['arabian_sea', 'coral_sea']);
    expect([s.step, s.owned(2, 'disabledRoutes')]).toEqual(['antiSubmarine', ['arabian_sea']]);
    expect(s.answer({ do: 'hold' }).step).toBe('act');
  });

  test('ATK-20.3 the raider may leave routes alone', () => {
    const s = raiding(sea().routes(2, 'arabian_sea')).answer(raid).rolls(6, 6).answer({ do: 'endRaid' });
    expect([s.step, s.owned(1), s.owned(2)]).toEqual(['act', ['bay_of_bengal'], ['arabian_sea']]);
  });

  test('ATK-29.13 ATK-20.4 ATK-20.5 ATK-20.7 two hits destroy: the route can be bought again', () => {
    const s = raiding(sea()).rolls(6, 6).answer(raid);
    expect([s.owned(1), s.step]).toEqual([['bay_of_bengal'], 'act']);
    expect(s.said('log.routeDestroyed')).toEqual([{ route: 'coral_sea', target: 1 }]);
    expect(s.faults).toEqual([]);
  });

  test('ATK-29.13 ATK-20.5 ATK-20.6 ATK-20.8 one hit disables; one more in the same round, whoever scores it, destroys', () => {
    const s = raiding(sea()).rolls(6, 2).answer(raid);
    expect([s.owned(1), s.owned(1, 'disabledRoutes')]).toEqual([
      ['bay_of_bengal', 'coral_sea'],
      ['coral_sea'],
    ]);
    s.fleet(2, 'coral_sea', { submarine: 1 }).turn(2).answer(act).rolls(6).answer(raid);
    expect(s.owned(1)).toEqual(['bay_of_bengal']);
  });

  test('ATK-20.8 ATK-6.5 after production a disabled route is in use again', () => {
    const s = raiding(sea()).rolls(6, 2).answer(raid).when({ step: 'production' });
    expect(s.open(1)[0]).toEqual({ do: 'produce', oil: 0, pp: 10 + 5 });
    for (const seat of [0, 1, 2]) s.from(seat, s.open(seat)[0]);
    expect(s.owned(1, 'disabledRoutes')).toEqual([]);
  });

  test('ATK-20.9 ATK-20.10 ATK-20.11 ATK-27.5 Destroyers and Carriers of any other may fire back', () => {
    const s = sea().fleet(1, 'coral_sea', { destroyer: 1 }).fleet(2, 'coral_sea', { carrier: 1 });
    raiding(s).rolls(1, 1).answer(raid);
    expect([s.step, s.asked, s.byDefault()]).toEqual(['antiSubmarine', [1], { do: 'fire' }]);
    s.rolls(5).answer({ do: 'fire' });
    expect([s.ships(0, 'coral_sea'), s.asked]).toEqual([{ submarine: 1 }, [2]]);
    s.rolls(3).answer({ do: 'fire' });
    expect([s.ships(0, 'coral_sea'), s.ships(1, 'coral_sea')]).toEqual([{ submarine: 1 }, { destroyer: 1 }]);
  });

  test('ATK-20.12 ATK-28.7 own routes cannot be chosen and own Destroyers do nothing', () => {
    const s = sea().routes(0, 'arabian_sea').fleet(0, 'coral_sea', { submarine: 1, destroyer: 3 });
    raiding(s);
    expect(s.open()).toEqual([raid, { do: 'endRaid' }]);
    expect(s.rolls(1).answer(raid).step).toBe('act');
  });

  test('ATK-28.10 without a matching route nothing is rolled; action and oil are spent', () => {
    const s = sea();
    s.g.private[1].routes = 0;
    raiding(s);
    expect([s.step, s.world.oil[0], s.said('log.noRoute')]).toEqual(['act', 8, [{ seat: 0 }]]);
  });

  test('ATK-17.5 Improved Torpedoes hit on 5, Sonar helps Destroyers', () => {
    const s = sea(1).knows(0, 'improved_torpedoes').knows(1, 'sonar').fleet(1, 'coral_sea', { destroyer: 1 });
    raiding(s).rolls(5).answer(raid);
    expect(s.owned(1, 'disabledRoutes')).toEqual(['coral_sea']);
    s.rolls(4).answer({ do: 'fire' });
    expect(s.ships(0, 'coral_sea')).toEqual({});
  });
});
