import { describe, expect, test } from 'vitest';
import { REGION_OF } from '../../data/map.ts';
import type { LandUnit } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { attackFrom, balkans, marches, ownerOf, SYMBOL } from '../../testing/battles.ts';
import { cross, planning, sail } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';

const ALL: Choice = { do: 'commitAll' };
const hit = (unit: LandUnit, victim: LandUnit): Choice => ({ do: 'hit', unit, victim });
const { infantry: I, tank: T, artillery: A, plane: P, blank: X } = SYMBOL;

describe('commitment', () => {
  test('ATK-10.2 ATK-10.3 ATK-27.11 the attacker commits, then the defender, at least one unit each', () => {
    const s = balkans({ infantry: 2, tank: 1 }, { infantry: 2 });
    expect([s.step, s.asked, s.byDefault()]).toEqual(['commit', [0], ALL]);
    expect(s.refusedBy({ do: 'ready' })).not.toBeNull();
    s.answer({ do: 'commit', unit: 'infantry', count: 1 });
    expect(s.refusedBy({ do: 'commit', unit: 'infantry', count: 2 })).not.toBeNull();
    s.answer({ do: 'ready' });
    expect([s.step, s.asked]).toEqual(['commit', [1]]);
    expect(s.world.battle?.attacking).toEqual([1, 0, 0, 0]);
  });

  test('ATK-10.3 what is not committed neither rolls nor can be hit', () => {
    const s = balkans({ infantry: 3, plane: 1 }, { infantry: 2 });
    s.answer({ do: 'commit', unit: 'plane', count: 1 }, { do: 'ready' });
    // One Plane: one die.
    s.rolls(X, I, I).answer(ALL);
    expect(s.said('log.rolled')[0]).toMatchObject({ seat: 0, blank: 1, plane: 0 });
    expect(s.units('ukraine')).toEqual({ infantry: 4 });
    expect(s.step).toBe('press');
  });

  test('ATK-10.3 a new round brings new commitments', () => {
    const s = balkans({ infantry: 3 }, { infantry: 2 });
    s.rolls(X, X, X, X, X).answer(ALL, ALL, { do: 'pressOn' });
    expect([s.step, s.asked, s.world.battle?.round]).toEqual(['commit', [0], 2]);
    expect(s.world.battle?.attacking).toEqual([0, 0, 0, 0]);
  });
});

describe('dice and hits', () => {
  test('ATK-10.4 one die for each Infantry, Artillery and Plane, two for a Tank', () => {
    const s = balkans({ infantry: 2, tank: 2, artillery: 1, plane: 1 }, { infantry: 2 });
    s.answer(ALL, ALL);
    const [roll] = s.said('log.rolled');
    const { infantry, tank, artillery, plane, blank } = roll as Record<string, number>;
    expect(infantry + tank + artillery + plane + blank).toBe(8);
  });

  test('ATK-10.5 ATK-29.12 the defender rolls at least two dice, and one Infantry scores one hit', () => {
    const s = balkans({ infantry: 3 }, { infantry: 1 });
    s.rolls(X, X, X, I, I).answer(ALL);
    expect(s.said('log.rolled')[1]).toMatchObject({ seat: 1, infantry: 2, hits: 1 });
    expect(s.units('ukraine')).toEqual({ infantry: 3 });
  });

  test('ATK-10.6 ATK-1.4 a symbol counts only for a committed unit of its type; surplus does nothing', () => {
    const s = balkans({ infantry: 2 }, { infantry: 4 });
    s.rolls(T, P, X, X, X, X).answer(ALL, ALL);
    expect(s.said('log.rolled')[0]).toMatchObject({ hits: 0 });
  });

  test('ATK-10.7 a Tank rolls two dice and scores one hit at most', () => {
    const s = balkans({ tank: 2 }, { infantry: 6 });
    s.rolls(T, T, T, T, X, X, X, X, X, X).answer(ALL, ALL);
    expect(s.said('log.rolled')[0]).toMatchObject({ tank: 4, hits: 2 });
  });

  test('ATK-10.8 by option the attacker rolls first, and who falls does not roll', () => {
    const s = balkans({ infantry: 3 }, { infantry: 2 }, { order: 'attacker_first' });
    s.rolls(I, I, X).answer(ALL, ALL);
    expect(s.said('log.rolled').length).toBe(1);
    expect(ownerOf(s, 'balkans')).toBe(0);
  });

  test('ATK-10.8 by option the defender rolls first', () => {
    const s = balkans({ infantry: 2 }, { infantry: 2 }, { order: 'defender_first' });
    s.rolls(I, I).answer(ALL, ALL);
    expect(s.said('log.rolled')).toEqual([expect.objectContaining({ seat: 1, hits: 2 })]);
    expect(ownerOf(s, 'balkans')).toBe(1);
    expect(s.units('ukraine')).toEqual({ infantry: 1 });
  });

  test('ATK-10.8 both roll before anybody is taken off', () => {
    const s = balkans({ infantry: 2 }, { infantry: 2 });
    s.rolls(I, X, I, X).answer(ALL, ALL);
    expect(s.units('balkans')).toEqual({ infantry: 1 });
    expect(s.units('ukraine')).toEqual({ infantry: 2 });
  });

  test('ATK-5.10 a region where both sides fall at the same time belongs to nobody', () => {
    const s = balkans({ infantry: 2 }, { infantry: 2 }, { order: 'simultaneous' });
    s.rolls(I, I, I, I).answer(ALL, ALL);
    expect(s.owner('balkans')).toBe('fascism');
    expect(s.faults).toEqual([]);
  });
});

describe('victims', () => {
  /** The attacker has rolled these symbols; who may be hit? */
  function struck(defenders: Partial<Record<LandUnit, number>>, ...symbols: number[]): Situation {
    const s = balkans({ infantry: 2, tank: 1, artillery: 1, plane: 1 }, defenders);
    const dice = [...symbols, ...new Array<number>(6 - symbols.length).fill(X)];
    return s.rolls(...dice).answer(ALL, ALL);
  }

  test('ATK-10.9 ATK-27.12 the shooter chooses among the committed units of the other', () => {
    const s = struck({ infantry: 2, tank: 1, plane: 1 }, P);
    expect([s.step, s.asked]).toEqual(['assign', [0]]);
    expect(s.byDefault()).toEqual(hit('plane', 'plane'));
  });

  test('ATK-10.10 ATK-10.11 an Infantry hit follows the hierarchy', () => {
    const s = struck({ infantry: 1, tank: 1, artillery: 1, plane: 1 }, I, P);
    expect(s.refusedBy(hit('infantry', 'infantry'))).toBeNull();
    for (const unit of ['tank', 'artillery', 'plane'] as const)
      expect(s.refusedBy(hit('infantry', unit))).toBe('ATK-10.10');
    s.answer(hit('plane', 'infantry'));
    // Now the Tank is the first in line, and there is no choice left.
    expect(s.units('balkans')).not.toHaveProperty('tank');
  });

  test('ATK-10.12 a Tank hit may skip Infantry, and then takes the next type that is there', () => {
    const s = struck({ infantry: 1, artillery: 1, plane: 1 }, T);
    expect(s.open()).toEqual([hit('tank', 'infantry'), hit('tank', 'artillery')]);
  });

  test('ATK-10.13 an Artillery hit takes two Infantry or one, and one unit when there are not two', () => {
    const s = struck({ infantry: 3, tank: 1 }, A);
    expect(s.open()).toEqual([{ do: 'hitTwo' }, hit('artillery', 'infantry')]);
    s.answer({ do: 'hitTwo' });
    expect(s.units('balkans').infantry).toBe(1);
    const t = struck({ infantry: 1, tank: 1 }, A);
    // Only one unit can fall, so nobody is asked.
    expect(t.units('balkans')).toEqual({ tank: 1 });
  });

  test('ATK-10.14 a Plane hit takes any committed unit', () => {
    const s = struck({ infantry: 1, tank: 1, artillery: 1, plane: 1 }, P);
    expect(s.open().length).toBe(4);
    s.answer(hit('plane', 'artillery'));
    expect(s.units('balkans')).not.toHaveProperty('artillery');
  });

  test('ATK-10.14 against Anti-Aircraft hits of Planes follow the hierarchy', () => {
    const s = balkans({ infantry: 2, plane: 1 }, { infantry: 1, tank: 1 });
    s.knows(1, 'anti_aircraft').rolls(P, X, X).answer(ALL, ALL);
    expect(s.units('balkans')).toEqual({ tank: 1 });
  });

  test('ATK-10.15 hits are dealt out in any order', () => {
    const s = struck({ infantry: 2, tank: 1, artillery: 1 }, A, I, P);
    const kinds = s.open().map((choice) => (choice.do === 'hit' ? choice.unit : choice.do));
    expect(new Set(kinds)).toEqual(new Set(['infantry', 'artillery', 'hitTwo', 'plane']));
  });

  test('ATK-10.16 hits beyond the last committed unit are lost', () => {
    const s = balkans({ infantry: 3 }, { infantry: 4 });
    s.answer(ALL, { do: 'commit', unit: 'infantry', count: 1 }).rolls(I, I, I).answer({ do: 'ready' });
    expect(s.units('balkans')).toEqual({ infantry: 3 });
  });

  test('ATK-29.4 one tank and three plane symbols with one of each: two hits, on the Tank and on the Plane', () => {
    const s = balkans(
      { infantry: 1, tank: 1, artillery: 1, plane: 1 },
      { infantry: 1, tank: 1, artillery: 1, plane: 1 },
    );
    s.rolls(T, P, P, P, X).answer(ALL, ALL);
    expect(s.said('log.rolled')[0]).toMatchObject({ hits: 2 });
    s.answer(hit('tank', 'tank'), hit('plane', 'plane'));
    expect(s.units('balkans')).toEqual({ infantry: 1, artillery: 1 });
  });

  test('ATK-29.5 artillery and two infantry symbols: both Infantry, then the Tank and the Artillery', () => {
    const s = balkans({ infantry: 2, tank: 1, artillery: 1 }, { infantry: 2, tank: 1, artillery: 1 });
    s.rolls(A, I, I, X, X, X, X, X, X, X).answer(ALL, ALL, { do: 'hitTwo' });
    expect(ownerOf(s, 'balkans')).toBe(0);
    expect(s.units('balkans')).toEqual({ infantry: 2, tank: 1, artillery: 1 });
  });
});

describe('the end of a battle', () => {
  test('ATK-10.1 ATK-10.17 without defenders the region is conquered by all survivors', () => {
    const s = balkans({ infantry: 2, plane: 1 }, { infantry: 1 });
    s.answer({ do: 'commit', unit: 'infantry', count: 1 }).rolls(I).answer({ do: 'ready' });
    expect(ownerOf(s, 'balkans')).toBe(0);
    expect(s.units('balkans')).toEqual({ infantry: 2, plane: 1 });
    expect(s.units('ukraine')).toEqual({ infantry: 1 });
    expect(s.faults).toEqual([]);
  });

  test('ATK-10.17 without attackers the region is held', () => {
    const s = balkans({ infantry: 1 }, { infantry: 2 });
    s.rolls(X, I, X).answer(ALL);
    expect(ownerOf(s, 'balkans')).toBe(1);
    expect(s.units('ukraine')).toEqual({ infantry: 1 });
    expect(s.world.battle).toBeNull();
  });

  test('ATK-10.18 ATK-7.8 ATK-27.13 the attacker goes on or takes all survivors back where they came from', () => {
    const s = balkans({ infantry: 3 }, { infantry: 3 });
    s.rolls(X, X, X, I, X, X).answer(ALL, ALL);
    expect([s.asked, s.byDefault()]).toEqual([[0], { do: 'pressOn' }]);
    s.answer({ do: 'retreat' });
    expect(s.units('ukraine')).toEqual({ infantry: 3 });
    expect(ownerOf(s, 'balkans')).toBe(1);
  });

  test('ATK-10.19 the defender of a region is not asked to retreat', () => {
    const s = balkans({ infantry: 3 }, { infantry: 3 });
    s.rolls(X, X, X, X, X, X).answer(ALL, ALL, { do: 'pressOn' }, ALL, ALL);
    expect(s.told.filter(({ say }) => say === 'log.committed').length).toBe(4);
    expect(s.asked).toEqual([0]);
  });

  test('ATK-7.9 units from several regions join in one attack, and go back each to its own', () => {
    const s = new Situation(2);
    s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 3 }, turkey: { infantry: 1, tank: 1 } });
    s.nation(1, 'fascism', 'spain', { spain: { infantry: 1 }, balkans: { infantry: 4 } });
    s.when({ step: 'plan', blitzkrieg: false, anew: [] });
    s.answer(...marches('ukraine', 'balkans', { infantry: 2 }), ...marches('turkey', 'balkans', { tank: 1 }));
    s.answer({ do: 'declare' }).rolls(X, X, X, X, I, X, X, X).answer(ALL, ALL, { do: 'retreat' });
    expect([s.units('ukraine'), s.units('turkey')]).toEqual([{ infantry: 2 }, { infantry: 1, tank: 1 }]);
  });

  test('ATK-7.10 the attacker chooses the order of the battles', () => {
    const s = new Situation(2);
    s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 5 } });
    s.nation(1, 'fascism', 'spain', {
      spain: { infantry: 1 },
      balkans: { infantry: 2 },
      caucasus: { infantry: 2 },
    });
    s.when({ step: 'plan', blitzkrieg: false, anew: [] });
    s.answer(...marches('ukraine', 'balkans', { infantry: 2 }));
    s.answer(...marches('ukraine', 'caucasus', { infantry: 2 }), { do: 'declare' });
    expect([s.step, s.asked]).toEqual(['nextBattle', [0]]);
    s.answer({ do: 'attackAt', region: 'caucasus' });
    expect([s.step, s.world.battle?.region]).toEqual(['commit', REGION_OF.caucasus]);
  });

  test('ATK-23.1 ATK-23.4 whoever has no land unit left is out, and the game is over at once', () => {
    const s = new Situation(2);
    s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 5 } });
    s.nation(1, 'fascism', 'balkans', { balkans: { infantry: 1 } });
    attackFrom(s, 'ukraine', 'balkans', { infantry: 4 }).rolls(I, I, I, I).answer(ALL);
    expect(s.g.outcome).toMatchObject({ reason: 'elimination', winners: [0] });
  });

  test('ATK-R11 a conquest that eliminates a player is scored: region, card and token come first', () => {
    const s = new Situation(2);
    s.nation(0, 'fascism', 'ukraine', { ukraine: { infantry: 5 } });
    s.nation(1, 'communism', 'balkans', { balkans: { infantry: 3 } }).economy(1, 'oil_1');
    for (const region of s.world.government.keys())
      if (s.world.government[region] >= 0) s.world.government[region] = 1;
    attackFrom(s, 'ukraine', 'balkans', { infantry: 4 }).rolls(I, I, I, X).answer(ALL, ALL);
    expect(s.g.outcome).toEqual({ reason: 'elimination', scores: [2 * 2 + 1, 0], winners: [0] });
    expect(s.resources(0)).toEqual(['oil_1']);
  });

  test('ATK-22.2 ATK-22.4 a captured capital stays where it is and brings no further booty', () => {
    const s = new Situation(2, { booty: 'none' });
    s.nation(0, 'communism', 'ukraine', { ukraine: { infantry: 5 } });
    s.nation(1, 'fascism', 'balkans', { balkans: { infantry: 1 }, spain: { infantry: 1 } });
    const before = [...s.world.pp, ...s.world.oil];
    attackFrom(s, 'ukraine', 'balkans', { infantry: 4 }).rolls(I, I, I, I).answer(ALL);
    expect(s.world.owner[s.world.capitals[1]]).toBe(0);
    expect([...s.world.pp, ...s.world.oil]).toEqual(before);
  });
});

describe('the order of battles in a Move', () => {
  /** Seat 0 attacks by land, sends a fleet into battle and has troops waiting for it. */
  function war(): Situation {
    const s = new Situation(2);
    s.nation(0, 'communism', 'eastern_us', {
      eastern_us: { infantry: 4 },
      ukraine: { infantry: 3, tank: 1 },
    });
    s.nation(1, 'fascism', 'germany', { spain: { infantry: 1 }, balkans: { infantry: 1 } });
    s.fleet(0, 'northwest_atlantic', { battleship: 2 }).fleet(1, 'northeast_atlantic', { destroyer: 1 });
    planning(s).answer(...marches('ukraine', 'balkans', { infantry: 2, tank: 1 }));
    s.answer(...sail('battleship', 'northwest_atlantic', 'northeast_atlantic', 2));
    const lane = ['northwest_atlantic', 'northeast_atlantic'] as const;
    return s.answer(...cross('infantry', 'eastern_us', 'spain', [...lane], 3), { do: 'declare' });
  }
  const AT_SEA: Choice = { do: 'fightAt', sea: 'northeast_atlantic', target: 1 };
  const AT_LAND: Choice = { do: 'attackAt', region: 'balkans' };

  test('ATK-7.10 the mover may fight on land before an unrelated naval battle; a landing waits for its own', () => {
    const s = war();
    expect([s.step, s.asked, s.open()]).toEqual(['nextBattle', [0], [AT_SEA, AT_LAND]]);
    s.answer(AT_LAND);
    expect(s.world.battle?.region).toBe(REGION_OF.balkans);
  });

  test('ATK-7.10 ATK-8.6 after its naval battle the landing is one of the battles to choose from', () => {
    const s = war().rolls(6, 6, 6, 6, 1, 1).answer(AT_SEA);
    expect([s.step, s.open()]).toEqual(['nextBattle', [AT_LAND, { do: 'attackAt', region: 'spain' }]]);
  });

  test('ATK-7.10 a clock fights at sea first', () => {
    expect(war().byDefault()).toEqual(AT_SEA);
  });
});
