import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { DECLARE, march, planning, refusal, sail } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

function seas(): Situation {
  const s = new Situation(3);
  s.nation(0, 'monarchy', 'great_britain', { great_britain: { infantry: 2 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 2 } });
  return s.nation(2, 'communism', 'japan', { japan: { infantry: 2 } });
}

const ON: Choice = {
  do: 'sailOn',
  sailing: 0,
  ship: 'destroyer',
  port: 'northwest_atlantic',
  sea: 'northeast_atlantic',
  into: 'western_mediterranean',
  count: 1,
};

describe('sailing', () => {
  test('ATK-9.1 ATK-9.10 each ship one or two sea areas, each on its own', () => {
    const s = planning(seas().fleet(0, 'northwest_atlantic', { destroyer: 2, carrier: 1 }));
    s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic', 2));
    s.answer({ do: 'fleet', sea: 'northeast_atlantic' }, ON);
    expect(refusal(s, [{ do: 'fleet', sea: 'western_mediterranean' }, { do: 'back' }])).not.toBeNull();
    s.answer(DECLARE);
    expect(s.ships(0, 'northeast_atlantic')).toEqual({ destroyer: 1 });
    expect(s.ships(0, 'western_mediterranean')).toEqual({ destroyer: 1 });
    expect(s.ships(0, 'northwest_atlantic')).toEqual({ carrier: 1 });
  });

  test('ATK-9.2 through waters with other players’ ships', () => {
    const s = seas()
      .fleet(0, 'northwest_atlantic', { destroyer: 1 })
      .fleet(1, 'northeast_atlantic', { battleship: 1 });
    planning(s).answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
    s.answer({ do: 'fleet', sea: 'northeast_atlantic' }, ON, DECLARE);
    expect(s.said('log.navalBattle')).toEqual([]);
    expect(s.ships(0, 'western_mediterranean')).toEqual({ destroyer: 1 });
  });

  test('ATK-9.3 ATK-28.9 ending beside another’s ships is a battle', () => {
    const s = seas()
      .fleet(0, 'northwest_atlantic', { destroyer: 1 })
      .fleet(1, 'northeast_atlantic', { destroyer: 1 });
    planning(s)
      .answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'))
      .rolls(6, 6, 1, 1)
      .answer(DECLARE);
    expect(s.said('log.navalBattle')).toEqual([{ seat: 0, target: 1, sea: 'northeast_atlantic' }]);
    expect(s.faults).toEqual([]);
  });

  test('ATK-9.4 Submarines may end anywhere in peace, or attack', () => {
    const start = () =>
      planning(
        seas()
          .fleet(0, 'northwest_atlantic', { submarine: 2 })
          .fleet(1, 'northeast_atlantic', { destroyer: 1 }),
      ).answer(...sail('submarine', 'northwest_atlantic', 'northeast_atlantic', 2));
    const peace = start().answer(DECLARE);
    expect(peace.said('log.navalBattle')).toEqual([]);
    expect(peace.faults).toEqual([]);
    const war = start()
      .answer({ do: 'engage', sea: 'northeast_atlantic', target: 1 })
      .rolls(1, 1, 1, 1, 6, 6);
    war.answer(DECLARE);
    expect(war.said('log.navalBattle')).toEqual([{ seat: 0, target: 1, sea: 'northeast_atlantic' }]);
    expect(war.ships(0, 'northeast_atlantic')).toEqual({ submarine: 1 });
  });

  test('ATK-9.5 ATK-27.8 ships may end beside Submarines; their owner decides whether there is a battle', () => {
    const start = () =>
      planning(
        seas()
          .fleet(0, 'northwest_atlantic', { destroyer: 1 })
          .fleet(1, 'northeast_atlantic', { submarine: 1 }),
      ).answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'), DECLARE);
    const s = start();
    expect([s.step, s.asked, s.byDefault()]).toEqual(['giveBattle', [1], { do: 'avoidBattle' }]);
    s.answer({ do: 'avoidBattle' });
    expect(s.said('log.navalBattle')).toEqual([]);
    const t = start().rolls(1, 1, 6, 6).answer({ do: 'giveBattle' });
    expect(t.ships(0, 'northeast_atlantic')).toEqual({});
  });

  test('ATK-2.10 round the world', () => {
    const s = planning(seas().fleet(0, 'east_pacific', { destroyer: 1 }));
    expect(refusal(s, sail('destroyer', 'east_pacific', 'central_pacific'))).toBeNull();
  });
});

describe('canals', () => {
  const SUEZ = sail('destroyer', 'eastern_mediterranean', 'red_sea');
  const fleet = () => seas().fleet(0, 'eastern_mediterranean', { destroyer: 1, submarine: 1 });

  test('ATK-9.8 ATK-29.17 through a Minor Neutral exactly with its government', () => {
    expect(refusal(planning(fleet().neutral('egypt_sudan', 'monarchy')), SUEZ)).toBeNull();
    expect(refusal(planning(fleet().neutral('egypt_sudan', 'democracy')), SUEZ)).toBe('ATK-9.8');
  });

  test('ATK-28.5 when its government changes the canal opens at once', () => {
    const s = planning(fleet().neutral('egypt_sudan', 'democracy'));
    expect(refusal(s, SUEZ)).toBe('ATK-9.8');
    expect(refusal(s.neutral('egypt_sudan', 'monarchy'), SUEZ)).toBeNull();
  });

  test('ATK-9.9 one’s own canal is free', () => {
    const s = planning(fleet().army(0, 'egypt_sudan', { infantry: 1 })).answer(...SUEZ, DECLARE);
    expect(s.ships(0, 'red_sea')).toEqual({ destroyer: 1 });
  });

  test('ATK-9.7 ATK-27.1 another owner is asked and may refuse', () => {
    const s = planning(fleet().army(1, 'egypt_sudan', { infantry: 1 })).answer(...SUEZ, DECLARE);
    expect([s.step, s.asked, s.byDefault()]).toEqual(['canalPermission', [1], { do: 'deny' }]);
    s.answer({ do: 'deny' });
    expect(s.step).toBe('plan');
    expect(refusal(s, SUEZ)).toBe('ATK-9.7');
    s.answer(DECLARE);
    expect(s.ships(0, 'eastern_mediterranean')).toEqual({ destroyer: 1, submarine: 1 });
  });

  test('ATK-9.9 Submarines need permission, too', () => {
    const s = planning(fleet().army(1, 'egypt_sudan', { infantry: 1 }));
    s.answer(...sail('submarine', 'eastern_mediterranean', 'red_sea'), DECLARE);
    expect(s.step).toBe('canalPermission');
    s.answer({ do: 'allow' });
    expect(s.ships(0, 'red_sea')).toEqual({ submarine: 1 });
  });

  test('ATK-9.6 the canal is one of two steps, Panama as well as Suez', () => {
    const s = seas().fleet(0, 'caribbean_sea', { destroyer: 1 }).neutral('panama', 'monarchy');
    planning(s).answer(...sail('destroyer', 'caribbean_sea', 'east_pacific'), {
      do: 'fleet',
      sea: 'east_pacific',
    });
    expect(s.open().some((choice) => choice.do === 'sailOn' && choice.into === 'central_pacific')).toBe(true);
  });

  test('ATK-28.11 a canal region that is conquered in the same move opens the canal from then on, not for that move', () => {
    const s = fleet().army(1, 'egypt_sudan', { infantry: 1 }).army(0, 'libya', { infantry: 4 });
    planning(s).answer(...SUEZ, ...march('infantry', 'libya', 'egypt_sudan', 3), DECLARE, { do: 'deny' });
    expect(refusal(s, SUEZ)).toBe('ATK-9.7');
    s.rolls(1, 6, 6).answer(DECLARE, { do: 'commitAll' });
    expect([s.owner('egypt_sudan'), s.ships(0, 'red_sea')]).toEqual([0, {}]);
    expect(refusal(planning(s), SUEZ)).toBeNull();
  });
});
