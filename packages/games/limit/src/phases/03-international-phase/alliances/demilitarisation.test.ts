import { describe, expect, test } from 'vitest';
import { make, Situation } from '../../../testing/situation.ts';
import { mustDemilitarise } from './demilitarisation.ts';
import { join } from './groups.ts';

const STEP = { step: 'demilitarisation', stage: 0 } as const;

describe('demilitarisation', () => {
  test('LIM-3.8.1 it needs all nations in one military alliance, and happens once', () => {
    const s = new Situation(4);
    join(s.world, 0, 1, 'military');
    join(s.world, 2, 3, 'military');
    expect(mustDemilitarise(s.world)).toBe(false);
    join(s.world, 0, 2, 'military');
    expect(mustDemilitarise(s.world)).toBe(true);
    s.when(STEP);
    expect(mustDemilitarise(s.world)).toBe(false);
  });

  test('LIM-3.8.2 a military factory at level 4 or more first becomes an industrial level', () => {
    const s = new Situation(2);
    make(s.nation(0), { I: 3, M: 4 });
    make(s.nation(1), { I: 3, M: 3 });
    s.when(STEP);
    expect(s.nation(0).factories).toEqual([2, 4, 1]);
    expect(s.nation(1).factories).toEqual([2, 3, 1]);
  });

  test('LIM-3.8.3 then arms go, a class rises, unrest falls, and up to 2 destabilisation return', () => {
    const s = new Situation(2);
    make(s.nation(0), { M: 5, stock: { M: 12 }, sol: [3, 2, 1, 1, 1], unrest: 6, destab: 3 });
    make(s.nation(1), { stock: { M: 2 }, sol: [1, 1, 1, 1, 1], unrest: 1, destab: 1 });
    s.world.destabReserve = 4;
    s.when(STEP);
    expect([s.step, s.asked[0]]).toEqual(['standards', 0]);
    s.answer({ do: 'raise', class: 'C' });
    expect(s.offered).toEqual([{ do: 'returnDestab', count: '0 to 2' }]);
    s.answer({ do: 'returnDestab', count: 2 });
    expect([s.asked[0], s.offered]).toEqual([1, [{ do: 'returnDestab', count: '0 to 1' }]]);
    s.answer({ do: 'returnDestab', count: 0 });
    expect(s.step).toBe('rest');
    expect(s.world.nations.map(({ stock, factories }) => [stock[2], factories[2]])).toEqual([
      [0, 1],
      [0, 1],
    ]);
    expect(s.world.nations.map(({ sol }) => sol.join(''))).toEqual(['32211', '21111'].map((sol) => sol));
    expect(s.world.nations.map(({ unrest }) => unrest)).toEqual([5, 1]);
    expect(s.world.nations.map(({ destab }) => destab)).toEqual([1, 1]);
    expect(s.world.destabReserve).toBe(6);
  });

  test('LIM-3.8.4 a nation may leave afterwards and arm again', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'military');
    s.when(STEP);
    s.when({ step: 'allianceStep', turn: 0 }).answer({ do: 'leave', alliance: 'military' });
    expect(s.world.alliances.military.group).toEqual([0, 0]);
    s.when({ step: 'production', turn: 0, stage: 0 });
    expect(s.nation(0).stock[2]).toBe(1);
  });

  test('LIM-3.8.5 with two nations one military alliance suffices', () => {
    const s = new Situation(2);
    s.when({ step: 'allianceStep', turn: 0 }).answer(
      { do: 'propose', alliance: 'military', target: 1 },
      { do: 'consent' },
      { do: 'payFee', money: 2 },
    );
    expect(s.world.demilitarised).toBe(true);
  });
});
