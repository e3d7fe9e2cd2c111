import { completeOptions } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { RULEBOOK_VIEW, WORLD_VIEWS, weightsOf } from '../../data/scoring.ts';
import { limit } from '../../game.ts';
import { FOSSIL, INDUSTRIAL, MILITARY, RENEWABLE } from '../../position.ts';
import { make, Situation } from '../../testing/situation.ts';
import { join } from '../03-international-phase/alliances/groups.ts';
import { pointsOf, score } from './score.ts';
import { allScores } from './scorings.ts';

const RULEBOOK = weightsOf(RULEBOOK_VIEW);

const END = { step: 'endOfGame' } as const;

describe('resilience test', () => {
  test('LIM-4.1.1 food, consumption and production are repeated with their shortages', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, sol: [2, 2, 2, 2, 2], stock: { R: 5, I: 0, F: 0 }, R: 1, I: 5, M: 1 });
    s.when(END).answer({ do: 'closeFactory', factory: 'industrial' });
    const nation = s.nation(0);
    expect(nation.population).toBe(4);
    // Famine +3 and one industrial level, goods +6 for three levels, fossil +2 for the level that cannot run.
    expect(nation.factories[INDUSTRIAL]).toBe(3);
    expect(nation.unrest + nation.destab).toBe(6 + 3 + 6 + 2);
    expect(nation.sol).toEqual([2, 2, 1, 1, 1]);
    expect(nation.stock[INDUSTRIAL]).toBe(3);
  });

  test('LIM-4.1.1 it brings no crises and no growth', () => {
    const s = new Situation(2);
    s.world.destabReserve = 0;
    make(s.nation(0), { pollution: 12, people: 2, stock: { R: 5 } });
    s.when(END);
    expect(s.world.crises).toEqual({ financial: 0, ecological: 0, military: 0 });
    expect(s.nation(0).population).toBe(2);
    expect(s.nation(0).money).toBe(5);
  });

  test('LIM-4.1.2 the column is class C’s standard now, and storage is not repeated', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 2, sol: [3, 3, 3, 3, 3], stock: { R: 30, I: 7 }, column: 1, R: 1, I: 1 });
    s.when(END);
    expect(s.nation(0).stock[RENEWABLE]).toBe(30 - 2 + 1);
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(7 - 2 + 1);
  });

  test('LIM-4.1.3 permanent cards apply, and allies may help', () => {
    const s = new Situation(2);
    join(s.world, 0, 1, 'economic');
    make(s.nation(0), { people: 10, stock: { R: 3 }, cards: ['S12'] });
    make(s.nation(1), { people: 1, stock: { R: 6 } });
    s.when(END);
    expect([s.step, s.asked[0]]).toEqual(['askAllies', 0]);
    s.answer({ do: 'callAllies' }, { do: 'help', amount: 2 });
    expect(s.nation(0).population).toBe(5);
    expect(s.g.outcome).not.toBe(null);
  });

  test('LIM-4.1.4 pollution, destabilisation and military of the test count', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 2, stock: { R: 2, F: 8, M: 1 }, I: 4, M: 2 });
    s.when(END);
    expect([s.nation(0).pollution, s.nation(0).stock[MILITARY], s.nation(0).stock[FOSSIL]]).toEqual([
      1, 3, 7,
    ]);
    expect(s.g.outcome?.scores[0]).toBe(3 * 1 + 0 + 25 + 1 - 2);
  });

  test('LIM-4.3.5 it may be left out, or run twice', () => {
    const stocks = (['none', 'once', 'twice'] as const).map((resilience) => {
      const s = new Situation(2, { resilience });
      make(s.nation(0), { people: 1, stock: { R: 5 }, R: 1 });
      s.when(END);
      return s.nation(0).stock[MILITARY];
    });
    expect(stocks).toEqual([0, 1, 2]);
  });
});

describe('score', () => {
  /** The nation of the rulebook's example. */
  function example(): Situation {
    const s = new Situation(2, { resilience: 'none' });
    s.world.crises = { financial: 2, ecological: 1, military: 1 };
    make(s.nation(0), { people: 30, sol: [3, 3, 3, 2, 2], money: 154, territories: 4, stock: { M: 4 } });
    make(s.nation(0), { pollution: 5, destab: 8 });
    return s;
  }

  test('EX-09 LIM-4.2.1 LIM-4.2.2 LIM-4.2.3 LIM-4.2.4 LIM-4.2.5 LIM-4.2.6 32 + 15 + 20 + 1 - 18 = 50', () => {
    const s = example();
    expect(pointsOf(s.nation(0), 4, RULEBOOK)).toEqual({
      happiness: 32,
      money: 15,
      territories: 20,
      military: 1,
      pollution: -10,
      destabilisation: -8,
    });
    expect(score(s.g, 0, RULEBOOK)).toBe(50);
    s.when(END);
    expect(s.g.outcome?.scores[0]).toBe(50);
  });

  test('LIM-4.2.6 a clean and stable nation loses nothing', () => {
    const s = new Situation(2);
    expect(pointsOf(s.nation(0), 0, RULEBOOK)).toMatchObject({ pollution: 0, destabilisation: 0 });
  });

  test('LIM-4.2.2 the demographic index of every population', () => {
    const s = new Situation(2);
    const index = [1, 2, 3, 5, 10, 20, 30, 50, 100].map((people) => {
      make(s.nation(0), { people, sol: [1, 1, 1, 1, 1] });
      return pointsOf(s.nation(0), 0, RULEBOOK).happiness / 3;
    });
    expect(index).toEqual([1, 1, 1, 2, 2, 3, 4, 5, 5]);
  });

  test('LIM-9.8 the value of the population counts, not its level', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 20, sol: [1, 1, 1, 1, 1] });
    expect(pointsOf(s.nation(0), 0, RULEBOOK).happiness).toBe(9);
  });

  test('DT-14 LIM-4.2.3 from five crises on money is worth nothing', () => {
    const s = new Situation(2);
    make(s.nation(0), { money: 154 });
    const points = [0, 4, 5, 6].map((crises) => pointsOf(s.nation(0), crises, RULEBOOK).money);
    expect(points).toEqual([75, 15, 0, 0]);
  });

  test('LIM-4.2.7 LIM-0.1.4 the highest score wins, equal scores share the win, and scores may be negative', () => {
    const s = new Situation(3, { resilience: 'none' });
    make(s.nation(2), { pollution: 40 });
    s.when(END);
    expect(s.g.outcome?.winners).toEqual([0, 1]);
    expect(s.g.outcome?.scores[2]).toBeLessThan(0);
  });

  test('LIM-4.3.1 LIM-4.3.2 LIM-4.3.3 LIM-4.3.4 LIM-4.3.6 all scorings side by side', () => {
    const s = example();
    s.when(END);
    const scores = allScores(s.g);
    const ours = Object.fromEntries(Object.entries(scores).map(([name, [mine]]) => [name, mine]));
    expect(ours).toMatchObject({
      militarist: 50 - 1 + 4,
      pacifist: 50 - 1,
      egalitarian: 50 - 32 + 6 * 4,
      elitist: 50 - 32 + 9 * 4,
      ecologist: 50 - 10,
      productivist: 50 + 5,
      peacemaker: 50 - 8,
      realist: 50 + 8,
      steadyMoney: 50 - 15 + 30,
      smallMoney: 50 - 15 + 30,
      bigMoney: 50 - 15 + 30,
      noResilience: 50,
    });
  });

  test('LIM-4.3.5 LIM-4.3.6 scorings with another number of tests start from before the test', () => {
    const ends = (['none', 'once', 'twice'] as const).map((resilience) => {
      const s = new Situation(2, { resilience });
      for (const seat of [0, 1]) make(s.nation(seat), { people: 1, R: 1, M: 3, stock: { R: 9, M: 0 } });
      s.when(END);
      const { rulebook, noResilience, doubleResilience } = allScores(s.g);
      expect(rulebook).toEqual(s.g.outcome?.scores);
      return [noResilience, rulebook, doubleResilience].map(([points]) => points - noResilience[0]);
    });
    // Three military, one point, for each test.
    expect(ends).toEqual([
      [0, 0, 2],
      [0, 1, 2],
      [0, 2, 2],
    ]);
  });

  test('LIM-4.3.6 several weights together', () => {
    const s = new Situation(2, { resilience: 'none', military: 'none', pollution: 4, money: 'steady' });
    make(s.nation(0), { money: 40, pollution: 3, stock: { M: 9 } });
    s.when(END);
    const [ours] = s.g.outcome?.scores ?? [];
    expect(ours).toBe(3 + 2 * 4 + 5 * 5 - 4 * 3);
  });

  test('LIM-4.3.6 every view of the world is a named set, and as many can be mixed', () => {
    expect(Object.keys(limit.sets ?? {})).toEqual(['firstReadings', ...Object.keys(WORLD_VIEWS)]);
    for (const set of Object.values(limit.sets ?? {}))
      expect(completeOptions(limit, set, 4)).toMatchObject({ ok: true });
  });

  test('LIM-5.14 alone, more than 100 points are a triumph', () => {
    const reasons = [26, 27].map((tens) => {
      const s = new Situation(1, { resilience: 'none' });
      make(s.nation(0), { money: 10 * tens - 10 * 12, sol: [1, 1, 1, 1, 1] });
      s.when(END);
      return [s.g.outcome?.scores[0], s.g.outcome?.reason, s.g.outcome?.winners];
    });
    expect(reasons).toEqual([
      [98, 'solo', []],
      [103, 'soloTriumph', [0]],
    ]);
  });

  test('LIM-5.14 LIM-3.9.2 alone, a game that four crises have ended is not called seen through', () => {
    const poor = new Situation(1, { resilience: 'none' });
    poor.world.crises = { financial: 1, ecological: 1, military: 2 };
    poor.when(END);
    expect(poor.g.outcome).toMatchObject({ reason: 'soloCrises', winners: [] });
  });
});
