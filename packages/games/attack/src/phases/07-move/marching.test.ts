import { describe, expect, test } from 'vitest';
import { cross, DECLARE, march, planning, refusal } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

/** Seat 0 in Eastern Europe, seat 1 in Spain and Germany. */
function europe(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', {
    ukraine: { infantry: 3, tank: 2, artillery: 1, plane: 1 },
    eastern_europe: { infantry: 2 },
    balkans: { infantry: 1 },
  });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 2 }, germany: { infantry: 2 } });
  return s;
}

test('ATK-7.1 any or all units move, but one stays in every region', () => {
  const s = planning(europe());
  s.answer(...march('tank', 'ukraine', 'eastern_europe', 2), ...march('infantry', 'ukraine', 'balkans', 3));
  s.answer(DECLARE);
  expect(s.units('ukraine')).toEqual({ artillery: 1, plane: 1 });
  expect(s.units('eastern_europe')).toEqual({ infantry: 2, tank: 2 });
  expect(s.units('balkans')).toEqual({ infantry: 4 });
});

test('ATK-5.4 the last unit of a region cannot leave it, unless another takes its place by land', () => {
  const s = planning(europe());
  expect(s.refusedBy({ do: 'from', region: 'balkans' })).toBe('ATK-5.4');
  s.answer(...march('infantry', 'ukraine', 'balkans', 1));
  expect(refusal(s, march('infantry', 'balkans', 'turkey', 1))).toBeNull();
  s.answer(...march('infantry', 'balkans', 'ukraine', 1), DECLARE);
  expect(s.faults).toEqual([]);
  expect(s.units('balkans')).toEqual({ infantry: 1 });
});

describe('steps', () => {
  test('ATK-7.2 Infantry and Artillery make one step, Tanks two', () => {
    const s = planning(europe());
    s.answer(...march('tank', 'ukraine', 'eastern_europe', 1), ...march('infantry', 'ukraine', 'balkans', 1));
    s.answer({ do: 'from', region: 'eastern_europe' });
    const on = s.open().filter((choice) => choice.do === 'marchOn');
    expect(on.length).toBeGreaterThan(0);
    expect(on.every((choice) => choice.do === 'marchOn' && choice.unit === 'tank')).toBe(true);
    s.answer({
      do: 'marchOn',
      march: 0,
      unit: 'tank',
      origin: 'ukraine',
      from: 'eastern_europe',
      to: 'germany',
      count: 1,
    });
    s.answer(DECLARE);
    expect(s.world.battle?.attacker).toBe(0);
  });

  test('ATK-17.5 Motorized Infantry makes two', () => {
    const s = planning(europe().knows(0, 'motorized_infantry'));
    s.answer(...march('infantry', 'ukraine', 'eastern_europe', 1), { do: 'from', region: 'eastern_europe' });
    expect(s.open().some((choice) => choice.do === 'marchOn' && choice.unit === 'infantry')).toBe(true);
  });

  test('ATK-7.3 a step goes over a border or along a lane; both can be combined', () => {
    const s = planning(europe());
    s.answer(...march('tank', 'ukraine', 'balkans', 1), { do: 'from', region: 'balkans' });
    const by = s.open().filter((choice) => choice.do === 'crossOn' && choice.to === 'egypt_sudan');
    expect(by).toEqual([expect.objectContaining({ unit: 'tank', by: ['eastern_mediterranean'] })]);
  });

  test('ATK-7.4 ATK-7.5 a region that is not one’s own ends the move of a Tank', () => {
    const s = planning(europe()).answer(...march('tank', 'ukraine', 'caucasus', 1));
    expect(s.refusedBy({ do: 'from', region: 'caucasus' })).not.toBeNull();
  });

  test('ATK-7.6 a Plane flies over others’ regions and ends where it attacks or is at home', () => {
    const s = planning(europe()).answer(...march('plane', 'ukraine', 'caucasus', 1), {
      do: 'from',
      region: 'caucasus',
    });
    const goals = s.open().flatMap((choice) => (choice.do === 'marchOn' ? [choice.to] : []));
    expect(goals).toContain('persia');
    s.answer({
      do: 'marchOn',
      march: 0,
      unit: 'plane',
      origin: 'ukraine',
      from: 'caucasus',
      to: 'persia',
      count: 1,
    });
    s.answer(DECLARE);
    expect(s.said('log.invasion')).toEqual([expect.objectContaining({ region: 'persia' })]);
  });

  test('ATK-7.7 Planes alone attack, conquer and hold a region', () => {
    const s = planning(europe());
    s.army(0, 'ukraine', { infantry: 1, plane: 4 });
    planning(s).answer(...march('plane', 'ukraine', 'caucasus', 4), DECLARE);
    for (let round = 0; round < 30 && s.step !== 'rest'; round++) {
      if (s.step === 'commit') s.rolls(4, 4, 4, 4, 6, 6, 6, 6, 6).answer({ do: 'commitAll' });
      else s.answer(s.open()[0]);
    }
    expect(s.owner('caucasus')).toBe(0);
    expect(Object.keys(s.units('caucasus'))).toEqual(['plane']);
  });

  test('ATK-7.5 entering a rival’s region declares an attack', () => {
    const s = planning(europe()).answer(...march('infantry', 'eastern_europe', 'germany', 1), DECLARE);
    expect(s.said('log.attack')).toEqual([{ seat: 0, target: 1, region: 'germany' }]);
  });

  test('ATK-2.9 ATK-29.8 a Chilean Infantry attacks the Gilbert Islands in one step, and back', () => {
    for (const [from, to] of [
      ['chile', 'gilbert_islands'],
      ['gilbert_islands', 'chile'],
    ] as const) {
      const s = new Situation(2).nation(0, 'communism', from, { [from]: { infantry: 2 } });
      s.nation(1, 'fascism', 'spain', {});
      planning(s).answer({ do: 'from', region: from });
      expect(s.open().some((choice) => choice.do === 'cross' && choice.to === to)).toBe(true);
    }
  });
});

describe('Blitzkrieg', () => {
  test('ATK-7.12 only Tanks and Planes, no ships, and the battles are fought', () => {
    const s = planning(europe().fleet(0, 'black_sea', { destroyer: 1 }), true);
    expect(s.open().some((choice) => choice.do === 'fleet')).toBe(false);
    expect(s.refusedBy({ do: 'from', region: 'eastern_europe' })).toBe('ATK-7.12');
    s.answer({ do: 'from', region: 'ukraine' });
    const kinds = new Set(s.open().flatMap((choice) => (choice.do === 'march' ? [choice.unit] : [])));
    expect(kinds).toEqual(new Set(['tank', 'plane']));
    s.answer({ do: 'march', unit: 'tank', from: 'ukraine', to: 'caucasus', count: 2 }, DECLARE);
    expect(s.world.battle).not.toBeNull();
  });
});

test('ATK-7.10 the declaration comes first; what is planned can be seen and nothing has moved', () => {
  const s = planning(europe()).answer(...march('tank', 'ukraine', 'eastern_europe', 2));
  expect(s.units('ukraine')).toMatchObject({ tank: 2 });
  expect(s.view(1).public.movement.marches.length).toBe(5);
  s.answer(DECLARE);
  expect(s.units('ukraine')).not.toHaveProperty('tank');
  expect(s.world.movement.marches).toEqual([]);
});

test('ATK-8.13 ATK-2.1 regions out of play cannot be entered', () => {
  const s = new Situation(2, { map: 'west' });
  s.nation(0, 'communism', 'chile', { chile: { infantry: 3 } }).nation(1, 'fascism', 'spain', {});
  planning(s);
  expect(
    refusal(s, cross('infantry', 'chile', 'gilbert_islands', ['southeast_pacific', 'south_pacific'])),
  ).not.toBeNull();
});
