import { describe, expect, test } from 'vitest';
import { INDUSTRIAL, RENEWABLE } from '../../position.ts';
import { placeTile } from '../../queries.ts';
import { make, Situation } from '../../testing/situation.ts';

const KEEP = { do: 'keepCards' } as const;
const farming = { do: 'remove', card: 'P02' } as const;
const planning = { do: 'remove', card: 'P06' } as const;

describe('cards that may be taken off the table at any moment', () => {
  test('LIM-1.4.15 planning ends before the growth that it would skip, even after passing', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 2, R: 2, I: 2, cards: ['P06'], passed: true });
    s.when({ step: 'removal', moment: 'growth' }, { step: 'economicGrowth' });
    expect([s.step, s.g.asked, s.offered]).toEqual(['removal', [0], [KEEP, planning]]);
    s.answer(planning);
    expect(s.nation(0)).toMatchObject({ factories: [3, 3, 1], unrest: 8, permanents: [] });
    expect(s.told.slice(0, 2)).toEqual([
      { say: 'log.removed', args: { seat: 0, card: 'P06' } },
      { say: 'log.unrestByCard', args: { seat: 0, card: 'P06', way: 'up', by: 2, unrest: 8 } },
    ]);
  });

  test('LIM-1.4.15 farming ends before growth, which makes its loss good, or before production', () => {
    const s = new Situation(2);
    make(s.nation(0), { column: 1, R: 3, stock: { R: 0, F: 4 }, cards: ['P02'] });
    s.when({ step: 'removal', moment: 'growth' }, { step: 'economicGrowth' }).answer(farming);
    expect(s.nation(0).factories[RENEWABLE]).toBe(3);
    const late = new Situation(2);
    make(late.nation(0), { R: 5, stock: { R: 0, F: 4 }, cards: ['P02', 'P06'], unrest: 10 });
    late.when({ step: 'removal', moment: 'production' }, { step: 'production', turn: 0, stage: 0 });
    expect(late.offered).toEqual([KEEP, farming]);
    late.answer(farming);
    expect([late.step, late.nation(0).stock[RENEWABLE], late.nation(0).stock[INDUSTRIAL]]).toEqual([
      'rest',
      5,
      2,
    ]);
  });

  test('LIM-1.4.15 planning ends after public order, so that its unrest makes no riot', () => {
    const s = new Situation(2);
    make(s.nation(0), { unrest: 9, cards: ['P06'], sol: [1, 1, 1, 1, 1] });
    s.when({ step: 'publicOrder' }, { step: 'removal', moment: 'order' }, { step: 'classStruggle' });
    s.answer(planning);
    expect([s.heard('log.riot'), s.nation(0).unrest, s.nation(0).destab]).toEqual([false, 11, 1]);
  });

  test('LIM-1.4.15 after a crisis too, before the next one', () => {
    const s = new Situation(2);
    placeTile(s.world, 'financial');
    make(s.nation(1), { cards: ['P02'] });
    s.when({ step: 'financialCrisis', stage: 0 }, { step: 'ecologicalCrisis' });
    expect([s.step, s.g.asked, s.offered]).toEqual(['removal', [1], [KEEP, farming]]);
  });

  test('LIM-1.4.15 whenever a nation is asked something alone', () => {
    const s = new Situation(2);
    s.world.alliances.economic.group = [1, 1];
    make(s.nation(0), { people: 3, stock: { R: 2 }, cards: ['P02'] });
    s.when({ step: 'food' });
    expect(s.offered).toEqual([{ do: 'callAllies' }, { do: 'standAlone' }, farming]);
    s.answer(farming);
    expect([s.step, s.asked[0], s.offered]).toEqual([
      'askAllies',
      0,
      [{ do: 'callAllies' }, { do: 'standAlone' }],
    ]);
    expect(s.nation(0)).toMatchObject({ factories: [1, 1, 1], permanents: [] });
  });

  test('LIM-1.4.15 an attacked nation may do it before it resists', () => {
    const s = new Situation(2);
    s.g.private[0].hand = ['E08'];
    make(s.nation(0), { stock: { M: 3 } });
    make(s.nation(1), { stock: { M: 3 }, cards: ['P06'] });
    s.when({ step: 'politicalTurn', seat: 0, cards: 0, withdrawn: [] }).answer({ do: 'play', card: 'E08' });
    expect([s.step, s.asked[0], s.offered]).toEqual([
      'resistance',
      1,
      [{ do: 'resist' }, { do: 'yield' }, planning],
    ]);
  });

  test('LIM-1.4.15 LIM-R3 nobody is asked without such a card, or when its price does not fit', () => {
    const s = new Situation(2);
    make(s.nation(0), { cards: ['S01'] });
    make(s.nation(1), { cards: ['P06'], unrest: 10 });
    for (const moment of ['growth', 'production', 'order', 'crisis'] as const)
      expect(s.when({ step: 'removal', moment }).step).toBe('rest');
  });

  test('LIM-1.4.15 all who may are asked at the same time, and both cards may go', () => {
    const s = new Situation(2);
    make(s.nation(0), { R: 3, cards: ['P02', 'P06'] });
    make(s.nation(1), { R: 3, cards: ['P02'] });
    s.when({ step: 'removal', moment: 'growth' });
    expect(s.g.asked).toEqual([0, 1]);
    s.from(0, planning, farming).from(1, KEEP);
    expect(s.world.nations.map(({ permanents }) => permanents)).toEqual([[], ['P02']]);
    expect(s.g.private[0].under[1]).toEqual(['P06', 'P02']);
  });
});
