import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { cross, DECLARE, march, planning, refusal, sail } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

const ALLOW: Choice = { do: 'allow' };
const DENY: Choice = { do: 'deny' };
const LANE = ['northwest_atlantic', 'northeast_atlantic'] as const;

/** Seat 0 in the Eastern United States, seat 1 in Spain, seat 2 far away. */
function atlantic(): Situation {
  const s = new Situation(3);
  s.nation(0, 'communism', 'eastern_us', { eastern_us: { infantry: 3, tank: 2, plane: 1 } });
  s.nation(1, 'fascism', 'spain', { spain: { infantry: 1 }, france: { infantry: 2 } });
  return s.nation(2, 'monarchy', 'japan', {});
}

const infantry = (count = 2) => cross('infantry', 'eastern_us', 'spain', [...LANE], count);
const plane = () => cross('plane', 'eastern_us', 'spain', [...LANE]);

describe('safe passage', () => {
  test('ATK-8.1 ATK-8.2 ATK-27.2 whoever has ships on the lane is asked', () => {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { destroyer: 1 })).answer(
      ...infantry(),
      DECLARE,
    );
    expect([s.step, s.asked, s.byDefault()]).toEqual(['passage', [2], DENY]);
    s.answer(ALLOW);
    expect(s.step).toBe('commit');
  });

  test('ATK-7.11 ATK-8.2 after a refusal the units may be planned anew, and the lane stays closed', () => {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { destroyer: 1 })).answer(
      ...infantry(),
      DECLARE,
      DENY,
    );
    expect([s.step, s.asked]).toEqual(['plan', [0]]);
    expect(s.units('eastern_us').infantry).toBe(3);
    expect(refusal(s, infantry(1))).toBe('ATK-8.2');
    // Tanks were not refused: they are no part of the new plan.
    expect(
      refusal(s, cross('tank', 'eastern_us', 'caribbean_islands', ['northwest_atlantic'])),
    ).not.toBeNull();
    expect(
      refusal(s, cross('infantry', 'eastern_us', 'caribbean_islands', ['northwest_atlantic'], 2)),
    ).toBeNull();
    expect(
      refusal(s, cross('infantry', 'eastern_us', 'caribbean_islands', ['northwest_atlantic'], 3)),
    ).not.toBeNull();
    s.answer(DECLARE);
    expect(s.owner('spain')).toBe(1);
  });

  test('ATK-7.11 ATK-R9 what was not refused stays as it was declared', () => {
    const s = atlantic().army(0, 'quebec', { infantry: 1 }).fleet(2, 'northeast_atlantic', { destroyer: 1 });
    s.fleet(0, 'labrador_sea', { destroyer: 1 });
    planning(s).answer(...march('tank', 'eastern_us', 'quebec'));
    s.answer(...sail('destroyer', 'labrador_sea', 'northwest_atlantic'), ...infantry(), DECLARE, DENY);
    expect(s.refusedBy({ do: 'from', region: 'quebec' })).toBe('ATK-7.11');
    expect(s.refusedBy({ do: 'fleet', sea: 'northwest_atlantic' })).not.toBeNull();
    s.answer(...march('infantry', 'eastern_us', 'quebec'), DECLARE);
    expect([s.units('quebec'), s.ships(0, 'northwest_atlantic')]).toEqual([
      { infantry: 2, tank: 1 },
      { destroyer: 1 },
    ]);
  });

  test('ATK-7.11 ATK-8.6 after a refusal ships without an order can be sent to fight for the crossing', () => {
    const s = new Situation(2);
    s.nation(0, 'communism', 'brazil', { brazil: { infantry: 3 } }).nation(1, 'fascism', 'spain', {});
    s.fleet(0, 'southwest_atlantic', { destroyer: 2 }).fleet(1, 'gulf_of_guinea', { destroyer: 1 });
    const lane = ['southwest_atlantic', 'gulf_of_guinea'] as const;
    const landing = cross('infantry', 'brazil', 'nigeria', [...lane], 2);
    planning(s).answer(...landing, DECLARE, DENY);
    expect(refusal(s, cross('infantry', 'brazil', 'nigeria', [...lane]))).toBe('ATK-8.2');
    s.answer(...sail('destroyer', 'southwest_atlantic', 'gulf_of_guinea', 2));
    s.rolls(6, 6, 6, 6, 1, 1).answer(...landing, DECLARE);
    expect(s.said('log.navalBattleWon')).toEqual([{ seat: 0, sea: 'gulf_of_guinea' }]);
    expect(s.said('log.invasion')).toMatchObject([{ seat: 0, region: 'nigeria' }]);
  });

  test('ATK-8.2 ATK-R9 who allowed a crossing is asked again when the plan has changed', () => {
    const s = atlantic()
      .fleet(2, 'northeast_atlantic', { destroyer: 1 })
      .fleet(1, 'caribbean_sea', { destroyer: 1 });
    const island = cross('tank', 'eastern_us', 'caribbean_islands', ['caribbean_sea']);
    planning(s).answer(...infantry(1), ...island, DECLARE);
    expect(s.asked).toEqual([2]);
    s.answer(ALLOW);
    expect(s.asked).toEqual([1]);
    s.answer(DENY);
    // The Tank joins a crossing that was allowed to one Infantry only.
    s.answer(...cross('tank', 'eastern_us', 'spain', [...LANE]), DECLARE);
    expect([s.step, s.asked]).toEqual(['passage', [2]]);
    const unchanged = planning(
      atlantic().fleet(2, 'northeast_atlantic', { destroyer: 1 }).fleet(1, 'caribbean_sea', { destroyer: 1 }),
    ).answer(...infantry(1), ...island, DECLARE, ALLOW, DENY, DECLARE);
    expect(unchanged.said('log.attack').length).toBe(1);
  });

  test('ATK-8.3 with several owners each must agree', () => {
    const s = atlantic()
      .fleet(2, 'northeast_atlantic', { destroyer: 1 })
      .fleet(1, 'northwest_atlantic', { carrier: 1 });
    planning(s).answer(...infantry(), DECLARE);
    expect(s.asked).toEqual([1]);
    s.answer(ALLOW);
    expect(s.asked).toEqual([2]);
    s.answer(DENY);
    expect(s.step).toBe('plan');
  });

  test('ATK-8.4 empty waters and Submarines need no permission', () => {
    const s = planning(atlantic()).answer(...infantry(), DECLARE);
    expect(s.step).toBe('commit');
    const t = planning(atlantic().fleet(2, 'northeast_atlantic', { submarine: 1 })).answer(
      ...infantry(),
      DECLARE,
    );
    expect(t.step).toBe('hostile');
  });

  test('ATK-8.5 ATK-29.14 a rival Destroyer refuses: Infantry cannot cross, a Plane can', () => {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { destroyer: 1 }));
    s.answer(...infantry(), DECLARE, DENY, DECLARE);
    expect(s.owner('spain')).toBe(1);
    const t = planning(atlantic().fleet(2, 'northeast_atlantic', { destroyer: 1 })).answer(
      ...plane(),
      DECLARE,
    );
    expect(t.said('log.attack').length).toBe(1);
  });
});

describe('crossings and naval battles', () => {
  /** Seat 0 crosses where it also attacks a Destroyer of seat 1. */
  function escorted(): Situation {
    const s = atlantic().fleet(1, 'northeast_atlantic', { destroyer: 1 });
    s.fleet(0, 'northwest_atlantic', { battleship: 1 });
    return planning(s).answer(
      ...infantry(),
      ...sail('battleship', 'northwest_atlantic', 'northeast_atlantic'),
      DECLARE,
    );
  }

  test('ATK-8.6 where the mover fights, nobody is asked; the troops land when the lane is safe', () => {
    const s = escorted();
    expect(s.step).not.toBe('passage');
    expect(s.said('log.navalBattle').length).toBe(1);
  });

  test('ATK-8.6 ATK-8.7 won: they land', () => {
    const s = atlantic()
      .fleet(1, 'northeast_atlantic', { destroyer: 1 })
      .fleet(0, 'northwest_atlantic', { destroyer: 1 });
    planning(s).answer(...infantry(), ...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
    s.rolls(6, 6, 1, 1).answer(DECLARE);
    expect(s.said('log.navalBattleWon')).toEqual([{ seat: 0, sea: 'northeast_atlantic' }]);
    expect(s.step).toBe('commit');
  });

  test('ATK-8.6 lost: they return to the region they came from', () => {
    const s = atlantic()
      .fleet(1, 'northeast_atlantic', { destroyer: 1 })
      .fleet(0, 'northwest_atlantic', { destroyer: 1 });
    planning(s).answer(...infantry(), ...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
    s.rolls(1, 1, 6, 6).answer(DECLARE);
    expect(s.said('log.turnedBack')).toEqual([{ seat: 0, unit: 'infantry', count: 2, region: 'eastern_us' }]);
    expect(s.units('eastern_us').infantry).toBe(3);
    expect(s.owner('spain')).toBe(1);
  });

  test('ATK-8.7 ATK-R3 ships that have retreated onto the lane make it unsafe', () => {
    const s = atlantic().fleet(1, 'northeast_atlantic', { destroyer: 1, battleship: 1 });
    s.fleet(0, 'northwest_atlantic', { battleship: 1 });
    planning(s).answer(
      ...infantry(),
      ...sail('battleship', 'northwest_atlantic', 'northeast_atlantic'),
      DECLARE,
    );
    s.rolls(3, 3, 3, 3, 3, 3).from(1, { do: 'usualLine' });
    expect(s.step).toBe('navalRetreat');
    s.answer({ do: 'stay' }, { do: 'retreatTo', sea: 'northwest_atlantic' });
    expect(s.said('log.turnedBack').length).toBe(1);
  });
});

describe('Submarines', () => {
  const FIRE: Choice = { do: 'openFire' };

  function raided(submarines: number, ...dice: number[]): Situation {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { submarine: submarines }));
    s.answer(...infantry(2), ...cross('tank', 'eastern_us', 'spain', [...LANE], 2), ...plane(), DECLARE);
    return s.rolls(...dice);
  }

  test('ATK-8.8 ATK-27.3 their owner says whether they are hostile; they cannot stop the crossing', () => {
    const s = raided(1);
    expect([s.asked, s.byDefault()]).toEqual([[2], { do: 'letPass' }]);
    s.answer({ do: 'letPass' });
    expect(s.step).toBe('commit');
  });

  test('ATK-8.9 ATK-27.4 each rolls a die, hits on 6, and their owner chooses who is lost', () => {
    const s = raided(2, 6, 5).answer(FIRE);
    expect(s.said('log.convoyAttacked')).toEqual([expect.objectContaining({ rolls: [6, 5], hits: 1 })]);
    expect([s.step, s.asked]).toEqual(['convoyHits', [2]]);
    expect(s.byDefault()).toMatchObject({ do: 'sink', unit: 'tank' });
    s.answer({ do: 'sink', march: 0, unit: 'infantry', from: 'eastern_us', to: 'spain' });
    expect(s.units('eastern_us').infantry).toBe(2);
  });

  test('ATK-8.10 Planes cannot be chosen', () => {
    const s = raided(1, 6).answer(FIRE);
    expect(s.open().map((choice) => (choice.do === 'sink' ? choice.unit : choice))).toEqual([
      'infantry',
      'tank',
    ]);
  });

  test('ATK-8.11 each fires once, whatever the number of lanes', () => {
    const s = planning(atlantic().fleet(2, 'northwest_atlantic', { submarine: 1 }));
    s.answer(
      ...infantry(1),
      ...cross('tank', 'eastern_us', 'caribbean_islands', ['northwest_atlantic'], 1),
      DECLARE,
    );
    s.rolls(1).answer(FIRE);
    expect(s.said('log.convoyAttacked').length).toBe(1);
    expect(s.step).not.toBe('hostile');
  });

  test('ATK-17.5 Improved Torpedoes hit on 5', () => {
    const s = planning(
      atlantic().fleet(2, 'northeast_atlantic', { submarine: 1 }).knows(2, 'improved_torpedoes'),
    );
    s.answer(...infantry(2), DECLARE)
      .rolls(5)
      .answer(FIRE);
    expect(s.said('log.sankUnit').length).toBe(1);
  });

  test('ATK-8.12 ATK-27.5 ATK-20.9 then Destroyers hit them on 5 and Carriers on 4', () => {
    const s = atlantic().fleet(2, 'northeast_atlantic', { submarine: 3 });
    s.fleet(0, 'northeast_atlantic', { destroyer: 1, carrier: 1 });
    planning(s)
      .answer(...infantry(2), DECLARE)
      .rolls(1, 1, 1)
      .answer(FIRE);
    expect([s.step, s.asked, s.byDefault()]).toEqual(['antiSubmarine', [0], { do: 'fire' }]);
    s.rolls(5, 4).answer({ do: 'fire' });
    expect(s.ships(2, 'northeast_atlantic')).toEqual({ submarine: 1 });
  });

  test('ATK-20.11 ATK-30.10 firing back is optional, and Submarines that let pass are safe', () => {
    const s = atlantic()
      .fleet(2, 'northeast_atlantic', { submarine: 1 })
      .fleet(0, 'northeast_atlantic', { destroyer: 2 });
    planning(s)
      .answer(...infantry(2), DECLARE)
      .rolls(1)
      .answer(FIRE, { do: 'hold' });
    expect(s.ships(2, 'northeast_atlantic')).toEqual({ submarine: 1 });
    const t = atlantic()
      .fleet(2, 'northeast_atlantic', { submarine: 1 })
      .fleet(0, 'northeast_atlantic', { destroyer: 2 });
    planning(t).answer(...infantry(2), DECLARE, { do: 'letPass' });
    expect(t.step).toBe('commit');
  });

  test('ATK-8.13 when all of them are lost there is no attack', () => {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { submarine: 3 }));
    s.answer(...infantry(2), DECLARE)
      .rolls(6, 6, 1)
      .answer(FIRE);
    expect(s.units('eastern_us').infantry).toBe(1);
    expect(s.owner('spain')).toBe(1);
    expect(s.said('log.attack')).toEqual([]);
  });

  test('ATK-8.14 a retreat after a landing needs no permission and draws no fire', () => {
    const s = planning(atlantic().fleet(2, 'northeast_atlantic', { submarine: 1 }));
    s.answer(...infantry(2), DECLARE, { do: 'letPass' })
      .rolls(6, 6, 6, 6)
      .answer({ do: 'commitAll' });
    s.answer({ do: 'retreat' });
    expect(s.units('eastern_us').infantry).toBe(3);
    expect(s.said('log.convoyAttacked')).toEqual([]);
  });
});
