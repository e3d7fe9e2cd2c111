import { teller } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../data/board.ts';
import { venonta } from '../../game.ts';
import type { VenontaOptions } from '../../position.ts';
import { needOf } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

/** The second player of three feeds its people: 8 to feed, 6 rations. */
function hungry(external = 0): Situation {
  return new Situation(THREE)
    .given({
      round: 2,
      population: [8, 8, 8],
      stock: [8, 6, 3],
      tokens: [5, 5, 5],
      vp: [9, 9, 9],
      external: [0, external, 0],
    })
    .turnOf(1, 2);
}

describe('feeding', () => {
  test('VEN-11.1.1 VEN-11.2.1 turn II begins with feeding, then goes on like turn I', () => {
    const s = hungry()
      .given({ stock: [8, 9, 3], tokens: [5, 0, 5] })
      .when({ step: 'feed' }, { step: 'produce' });
    expect(s.open().some(({ do: what }) => what === 'build')).toBe(false);
    s.answer({ do: 'feed', rations: 8 });
    expect(s.step).toBe('produce');
    expect(s.world.stock[1]).toBe(1);
  });

  test('VEN-11.1.2 VEN-17.1 VEN-17.2 people and migrants need a ration each', () => {
    const s = hungry();
    s.world.migrants[TERRITORY_OF.EUR] = 2;
    expect(needOf(s.world, 1)).toBe(10);
    expect(s.world.population[1]).toBe(8);
  });

  test('VEN-24.12 a ration lost to war before the feeding is an excuse', () => {
    const s = hungry()
      .given({ stock: [0, 8, 0], tokens: [9, 9, 9] })
      .turnOf(0, 2);
    s.when({ step: 'wars' })
      .dice(1, 6, 1, 2, 2, 2)
      .answer({ do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 });
    expect([s.world.stock[1], s.world.external[1]]).toEqual([7, 1]);
    s.turnOf(1, 2).when({ step: 'feed' }).answer({ do: 'feed', rations: 7 });
    expect([s.count(1, 'shortfall'), s.world.vp[1]]).toEqual([1, 9]);
  });

  test('VEN-11.1.3 before paying, rations can be bought and levied', () => {
    const s = hungry();
    s.colony('NAM', 1);
    s.when({ step: 'feed' });
    s.answer({ do: 'levyRation', territory: 'NAM' });
    expect(s.world.stock).toEqual([7, 7, 3]);
    s.answer(s.buying(0));
    s.answer({ do: 'acceptDeal', partner: 1, deal: s.world.deals.open[0].id });
    expect(s.world.stock).toEqual([6, 8, 3]);
  });

  test('VEN-11.1.4 VEN-11.1.5 it pays what it wants, up to need and stock; the default is all', () => {
    const s = hungry().when({ step: 'feed' });
    expect(s.refusal({ do: 'feed', rations: 7 })).not.toBeNull();
    expect(s.refusal({ do: 'feed', rations: 0 })).toBeNull();
    const plenty = hungry()
      .given({ stock: [0, 12, 0] })
      .when({ step: 'feed' });
    plenty.answer({ do: 'feed', rations: 8 });
    expect(plenty.count(1, 'shortfall')).toBe(0);
    expect(plenty.step).toBe('rest');
  });

  test('VEN-11.1.6 VEN-11.1.7 VEN-11.1.8 VEN-11.1.9 external losses excuse, else VP and tokens are lost (case 10)', () => {
    const excused = hungry(2).when({ step: 'feed' });
    excused.answer({ do: 'feed', rations: 6 });
    expect([excused.world.vp[1], excused.world.tokens[1]]).toEqual([9, 5]);
    expect(excused.count(1, 'shortfall')).toBe(2);
    expect(excused.step).toBe('hunger');
    const negligent = hungry(1).when({ step: 'feed' });
    negligent.answer({ do: 'feed', rations: 6 });
    expect([negligent.world.vp[1], negligent.world.tokens[1]]).toEqual([7, 3]);
    negligent.answer({ do: 'origin', territory: 'EUR' }).pass();
    expect(negligent.world.migrants.reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('VEN-11.1.7 at most 3 VP, and no more tokens than there are', () => {
    const s = hungry()
      .given({ stock: [8, 0, 3], tokens: [5, 5, 5] })
      .when({ step: 'feed' });
    s.answer({ do: 'feed', rations: 0 });
    expect([s.world.vp[1], s.world.tokens[1]]).toEqual([6, 0]);
  });

  describe('options that make hunger dearer', () => {
    const poor = (options: Partial<VenontaOptions>) =>
      new Situation(THREE, options)
        .given({ round: 2, population: [8, 8, 8], stock: [8, 2, 3], tokens: [5, 1, 5], vp: [9, 1, 9] })
        .turnOf(1, 2)
        .when({ step: 'feed' });

    test('VEN-20.1 VP below 0', () => {
      expect(poor({}).answer({ do: 'feed', rations: 2 }).world.vp[1]).toBe(0);
      const s = poor({ lowestPoints: 'below' }).answer({ do: 'feed', rations: 2 });
      expect([s.world.vp[1], s.faults]).toEqual([-2, []]);
    });

    test('VEN-11.1.7 tokens that are missing are owed, and paid from the next income', () => {
      const s = poor({ missingTokens: 'owed' }).answer({ do: 'feed', rations: 2 });
      expect([s.world.tokens[1], s.world.owed[1]]).toEqual([0, 5]);
      s.when({ step: 'redistribution' });
      expect([s.world.tokens[1], s.world.owed[1]]).toEqual([3, 0]);
      expect(s.faults).toEqual([]);
    });

    test('VEN-11.1.7 beyond 3 a VP for every two rations', () => {
      const s = poor({ hungerPoints: 'more' }).given({ vp: [9, 9, 9] });
      expect(s.answer({ do: 'feed', rations: 1 }).world.vp[1]).toBe(9 - 3 - 2);
    });

    test('VEN-11.1.4 rations kept back from hungry people spoil', () => {
      expect(poor({}).answer({ do: 'feed', rations: 0 }).world.stock[1]).toBe(2);
      expect(poor({ keptRations: 'spoil' }).answer({ do: 'feed', rations: 0 }).world.stock[1]).toBe(0);
    });
  });

  test('VEN-11.1.7 one missing ration is told as one', () => {
    const { say } = teller(venonta, 'en');
    const line = { say: 'log.fed', with: { seat: 0, rations: 7, need: 8, shortfall: 1 } };
    expect(say(line)).toMatch(/1 is missing/);
  });

  test('VEN-11.1.10 that others would not sell is no excuse', () => {
    const s = hungry()
      .given({ stock: [12, 6, 3] })
      .when({ step: 'feed' });
    s.answer(s.buying(0));
    s.answer({ do: 'refuseDeal', partner: 1, deal: s.world.deals.open[0].id }, { do: 'feed', rations: 6 });
    expect([s.world.external[1], s.world.vp[1]]).toEqual([0, 7]);
  });

  test('VEN-11.1.8 who withholds rations is negligent, whatever happened', () => {
    const s = hungry(9).when({ step: 'feed' });
    s.answer({ do: 'feed', rations: 5 });
    expect(s.world.vp[1]).toBe(6);
  });

  test('VEN-11.1.11 VEN-24.7 hunger takes no population', () => {
    const s = hungry().when({ step: 'feed' });
    s.answer({ do: 'feed', rations: 6 });
    expect(s.world.population[1]).toBe(8);
  });

  test('VEN-17.7 migrants count once, in the feeding', () => {
    const s = hungry().given({ stock: [8, 12, 3] });
    s.world.migrants[TERRITORY_OF.EUR] = 1;
    s.when({ step: 'feed' }).answer({ do: 'feed', rations: 9 });
    expect(s.count(1, 'migrantsFed')).toBe(1);
    expect([s.world.migrants[TERRITORY_OF.EUR], s.world.guests[TERRITORY_OF.EUR]]).toEqual([0, 1]);
    expect(needOf(s.world, 1)).toBe(8);
  });
});

describe('migrants', () => {
  test('VEN-17.3 VEN-17.4 VEN-17.6 VEN-R13 they go to a linked territory of the owner with most to spare', () => {
    const s = hungry()
      .given({ stock: [9, 6, 20] })
      .when({ step: 'migrant', from: 'RUS', byCard: false });
    expect(s.step).toBe('rest');
    expect(s.world.migrants[TERRITORY_OF.SAS] + s.world.migrants[TERRITORY_OF.EAS]).toBe(1);
    expect(s.world.external).toEqual([0, 0, 1]);
  });

  test('VEN-17.4 among equals the owner of the origin chooses', () => {
    const s = hungry()
      .given({ stock: [9, 6, 9] })
      .when({ step: 'migrant', from: 'RUS', byCard: false });
    expect(s.asked).toEqual([1]);
    s.answer({ do: 'host', territory: 'NAM' });
    expect(s.world.migrants[TERRITORY_OF.NAM]).toBe(1);
  });

  test('VEN-17.5 without such a territory there is no migrant', () => {
    const s = new Situation([['NAM', 'MES', 'SUD'], ['EUR'], ['RUS']]);
    s.when({ step: 'migrant', from: 'MES', byCard: false });
    expect(s.heard('log.migrantLost')).toBe(true);
  });
});
