import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { cross, DECLARE, march, planning, sail } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

/** Seat 0 in Eastern Europe with a fleet in the Black Sea, seat 1 in Germany and at sea. */
function europe(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', {
    ukraine: { infantry: 3, tank: 2 },
    balkans: { infantry: 1 },
  });
  s.nation(1, 'fascism', 'germany', { germany: { infantry: 2 } });
  s.fleet(0, 'black_sea', { submarine: 2 }).fleet(1, 'eastern_mediterranean', { destroyer: 1 });
  return s;
}

const takeBack = (index: number, count: number, to: 'balkans' | 'caucasus'): Choice => ({
  do: 'takeBack',
  march: index,
  unit: 'infantry',
  from: 'ukraine',
  to,
  count,
});
const offers = (s: Situation, what: Choice['do']) => s.open().filter((choice) => choice.do === what);

describe('ATK-R26 an order can be taken back until the move is declared', () => {
  test('in part or as a whole, and not only the last one', () => {
    const s = planning(europe());
    s.answer(...march('infantry', 'ukraine', 'balkans', 2), ...march('tank', 'ukraine', 'eastern_europe', 2));
    expect(offers(s, 'takeBack')).toHaveLength(2);
    s.answer(takeBack(0, 1, 'balkans'));
    expect(s.refusedBy(takeBack(0, 2, 'balkans'))).not.toBeNull();
    s.answer(takeBack(0, 1, 'balkans'));
    expect(offers(s, 'takeBack')).toEqual([expect.objectContaining({ march: 0, unit: 'tank' })]);
    expect(s.said('log.tookBack')).toHaveLength(2);
    s.answer(DECLARE);
    expect(s.units('balkans')).toEqual({ infantry: 1 });
    expect(s.said('log.invasion')).toEqual([expect.objectContaining({ region: 'eastern_europe' })]);
  });

  test('the units can be ordered anew', () => {
    const s = planning(europe()).answer(...march('infantry', 'ukraine', 'balkans', 3));
    s.answer(takeBack(0, 3, 'balkans'), ...march('infantry', 'ukraine', 'caucasus', 3), DECLARE);
    expect(s.said('log.invasion')).toEqual([expect.objectContaining({ region: 'caucasus' })]);
  });

  test('two steps are taken back together', () => {
    const s = planning(europe());
    s.answer(...march('tank', 'ukraine', 'balkans', 1), { do: 'from', region: 'balkans' });
    const by = s.open().find((choice) => choice.do === 'crossOn' && choice.to === 'egypt_sudan');
    if (by === undefined) throw new Error('the Tank cannot cross to Egypt');
    s.answer(by);
    expect(offers(s, 'takeBack')).toEqual([
      { do: 'takeBack', march: 0, unit: 'tank', from: 'ukraine', to: 'egypt_sudan', count: 1 },
    ]);
    s.answer(offers(s, 'takeBack')[0]);
    expect(s.world.movement.marches).toEqual([]);
  });

  test('ATK-5.4 ATK-R4 whoever takes the place of others comes, as long as those go', () => {
    const s = planning(europe());
    s.answer(...march('infantry', 'ukraine', 'balkans', 1), ...march('infantry', 'balkans', 'turkey', 1));
    expect(s.refusedBy(takeBack(0, 1, 'balkans'))).toBe('ATK-5.4');
    s.answer({
      do: 'takeBack',
      march: 1,
      unit: 'infantry',
      from: 'balkans',
      to: 'turkey',
      count: 1,
    });
    expect(s.refusedBy(takeBack(0, 1, 'balkans'))).toBeNull();
  });

  test('ships are recalled, and an attack of Submarines that are no longer there is forgotten', () => {
    const s = planning(europe());
    s.answer(...sail('submarine', 'black_sea', 'eastern_mediterranean', 2));
    s.answer({ do: 'engage', sea: 'eastern_mediterranean', target: 1 });
    const recall = (count: number): Choice => ({
      do: 'recall',
      sailing: 0,
      ship: 'submarine',
      sea: 'black_sea',
      into: 'eastern_mediterranean',
      count,
    });
    s.answer(recall(1));
    expect(offers(s, 'callOff')).toHaveLength(1);
    s.answer(recall(1));
    expect(offers(s, 'callOff')).toEqual([]);
    expect(s.world.movement.engaged.every((seats) => seats === 0)).toBe(true);
    expect(s.ships(0, 'black_sea')).toEqual({ submarine: 2 });
  });

  test('ATK-9.4 Submarines may keep out of a fight after all', () => {
    const s = planning(europe());
    s.answer(...sail('submarine', 'black_sea', 'eastern_mediterranean', 2));
    s.answer({ do: 'engage', sea: 'eastern_mediterranean', target: 1 });
    s.answer({ do: 'callOff', sea: 'eastern_mediterranean', target: 1 }, DECLARE);
    expect(s.said('log.navalBattle')).toEqual([]);
    expect(s.ships(0, 'eastern_mediterranean')).toEqual({ submarine: 2 });
  });

  test('ATK-R9 after a refusal what was declared stays', () => {
    const s = planning(europe());
    s.answer(...cross('infantry', 'ukraine', 'turkey', ['black_sea'], 1));
    s.answer(...march('tank', 'ukraine', 'eastern_europe', 1));
    s.fleet(1, 'black_sea', { destroyer: 1 }).answer(DECLARE);
    s.answer({ do: 'deny' });
    expect(s.step).toBe('plan');
    expect(s.world.movement.marches.length).toBe(5);
    expect(offers(s, 'takeBack')).toEqual([]);
  });
});
