import { describe, expect, test } from 'vitest';
import type { CardId } from '../data/cards/index.ts';
import { FOSSIL, INDUSTRIAL, type Star } from '../position.ts';
import { play, turnWith } from '../testing/cards.ts';
import type { Situation } from '../testing/situation.ts';

/** Alone at the turn with this card, in a generation that gives the star nation its values. */
function alone(card: CardId, generation: number, own: Parameters<typeof turnWith>[1]): Situation {
  const s = turnWith([card, 'S11'], own, {}, 1);
  s.world.generation = generation;
  return s;
}

function star(s: Situation): Star {
  if (s.world.star === null) throw new Error('no star nation');
  return s.world.star;
}

describe('cards aimed at the star nation', () => {
  test('LIM-5.3 LIM-5.4 E11 reads its standard of living in this generation', () => {
    const taken = [1, 2, 4, 7].map((generation) => {
      const s = alone('E11', generation, { money: 0 });
      s.answer(play('E11'));
      expect([star(s).money, s.step]).toEqual([40 - s.nation(0).money, 'politicalTurn']);
      return s.nation(0).money;
    });
    expect(taken).toEqual([0, 10, 20, 30]);
  });

  test('LIM-5.3 LIM-5.4 LIM-7.3.3 E07 takes money by its population, as far as it has any', () => {
    const taken = [3, 5, 7].map((generation) => {
      const s = alone('E07', generation, { money: 0 });
      s.answer(play('E07'));
      expect(s.step).toBe('politicalTurn');
      return [s.nation(0).money, star(s).money];
    });
    expect(taken).toEqual([
      [5, 35],
      [20, 20],
      [40, 0],
    ]);
  });

  test('LIM-5.3 LIM-5.4 P07 pays it by its industry, which runs and pollutes it', () => {
    const s = alone('P07', 6, { money: 12, stock: { I: 0, F: 3 } });
    s.answer(play('P07'));
    expect([s.nation(0).money, s.nation(0).stock[INDUSTRIAL], s.nation(0).stock[FOSSIL]]).toEqual([2, 10, 1]);
    expect(star(s)).toMatchObject({ money: 50, pollution: 1 });
    expect(alone('P07', 6, { money: 9 }).refusedBy(play('P07'))).toBe('LIM-1.4.7');
  });

  test('LIM-5.4 P05 hands it pollution', () => {
    const s = alone('P05', 1, { money: 20, pollution: 3 });
    s.answer(play('P05'), { do: 'passPollution', amount: 2 });
    expect([s.nation(0).pollution, star(s).pollution]).toEqual([1, 2]);
  });

  test('LIM-5.4 LIM-5.8 E03 and E06 take or raze its territory; it has no factory to lose', () => {
    const annexed = alone('E03', 1, { stock: { M: 10 } });
    annexed.answer(play('E03'));
    expect([annexed.nation(0).territories, star(annexed).territories, annexed.step]).toEqual([
      6,
      4,
      'politicalTurn',
    ]);
    const razed = alone('E06', 1, { stock: { M: 10 } });
    razed.answer(play('E06'));
    expect(star(razed)).toMatchObject({ territories: 4, pollution: 3 });
    expect([razed.world.limit.territories, razed.step]).toEqual([1, 'politicalTurn']);
  });

  test('LIM-5.8 it resists with the military of this generation, and pays nothing', () => {
    const territories = [10, 11].map((force) => {
      const s = alone('E03', 4, { stock: { M: 11 } });
      s.answer(play('E03'), { do: 'force', amount: force });
      return s.nation(0).territories;
    });
    expect(territories).toEqual([5, 6]);
  });
});
