import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../data/board.ts';
import type { EventId } from '../../data/events.ts';
import { RED } from '../../data/tables.ts';
import type { VenontaOptions } from '../../position.ts';
import { tepPrice } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

/** Nobody is resilient or holds a card; the event strikes what the dice say. */
function struck(
  event: EventId,
  dice: number[],
  prepare: (s: Situation) => void = () => {},
  options: Partial<VenontaOptions> = {},
): Situation {
  const s = new Situation(THREE, options).given({
    round: 2,
    stock: [5, 5, 5],
    tokens: [5, 5, 5],
    population: [8, 8, 8],
  });
  prepare(s);
  s.waiting(event);
  s.dice(...dice).when({ step: 'events', left: 1 });
  return s;
}

/** North America, Europe, South Asia. */
const LANDS = [1, 4, 9];

describe('CO2 that an event brings', () => {
  test.each([
    ['CI-09', LANDS, 3],
    ['CI-03', LANDS, 3],
    ['CI-15', [], 2],
  ] as const)('%s is told', (event, dice, co2) => {
    const s = struck(event, [...dice]);
    const told = s.told.filter(({ say }) => say === 'log.co2Rose').map(({ args }) => args);
    expect([s.world.co2, told.at(-1)?.co2]).toEqual([co2, co2]);
    expect(told.reduce((sum, { count }) => sum + Number(count), 0)).toBe(co2);
  });
});

describe('phase 6', () => {
  test('VEN-6.1 VEN-6.2 VEN-6.10 cards drawn before are applied one by one, in order', () => {
    const s = new Situation(THREE).given({ round: 2, stock: [5, 5, 5] }).waiting('CI-20', 'CI-15');
    s.when({ step: 'events', left: 2 });
    expect(s.told.filter(({ say }) => say === 'log.event').map(({ args }) => args.event)).toEqual([
      'CI-20',
      'CI-15',
    ]);
    expect([s.world.co2, s.world.stock]).toEqual([2, [4, 4, 4]]);
    expect(s.world.applied).toHaveLength(2);
    expect(s.faults).toEqual([]);
  });

  test('VEN-6.3 a d12 three times, repeats rolled again (case 19)', () => {
    const s = struck('CI-01', [4, 4, 9, 12]);
    expect(s.told[0].args.territory).toEqual(['EUR', 'SAS', 'OCE']);
    expect(s.world.stock).toEqual([5, 4, 3]);
  });

  test('VEN-6.4 an ocean by a d6', () => {
    const s = struck('CI-21', [4]);
    expect(s.world.fish).toEqual([5, 2, 3, 5, 6, 2]);
  });

  test('VEN-6.5 VEN-20.3 VEN-0.1.14 only VP above CO2 make resilient (case 13)', () => {
    const s = new Situation(THREE)
      .given({ round: 2, stock: [5, 5, 5], co2: 20, vp: [21, 20, 0] })
      .waiting('CI-01');
    s.dice(...LANDS).when({ step: 'events', left: 1 });
    expect(s.asked).toEqual([0]);
    s.answer({ do: 'ignore' });
    expect(s.world.stock).toEqual([5, 4, 4]);
  });

  test('VEN-6.5 a resilient player may bear it', () => {
    const s = new Situation(THREE).given({ round: 2, stock: [5, 5, 5], vp: [1, 0, 0] }).waiting('CI-01');
    s.dice(...LANDS)
      .when({ step: 'events', left: 1 })
      .answer({ do: 'suffer' });
    expect(s.world.stock).toEqual([4, 4, 4]);
  });

  test('VEN-6.6 what concerns everybody cannot be ignored', () => {
    const s = new Situation(THREE).given({ round: 2, stock: [5, 5, 5], vp: [9, 9, 9] }).waiting('CI-20');
    s.when({ step: 'events', left: 1 });
    expect(s.world.stock).toEqual([4, 4, 4]);
  });

  test('VEN-6.7 rations and people of the owner, tanks and factories of the controller, nothing below its least', () => {
    const s = struck('CI-11', LANDS, (it) => {
      it.colony('EUR', 2);
      it.tanks('EUR', 2, 1);
      it.tanks('EUR', 1, 1);
    });
    expect([s.tanks('EUR', 2), s.tanks('EUR', 1)]).toEqual([0, 1]);
    const epidemic = struck('CI-17', [], (it) => it.given({ population: [1, 8, 8] }));
    expect(epidemic.world.population).toEqual([1, 7, 7]);
    const locusts = struck('CI-08', LANDS, (it) => it.given({ stock: [1, 5, 5] }));
    expect(locusts.world.stock).toEqual([0, 3, 3]);
  });

  test('VEN-6.8 VEN-11.1.9 lost rations are external losses', () => {
    expect(struck('CI-08', LANDS, (it) => it.given({ stock: [1, 5, 5] })).world.external).toEqual([1, 2, 2]);
  });

  test('VEN-6.9 CO2 of an event can draw the next one, for the next round', () => {
    const s = struck('CI-15', [], (it) => it.given({ co2: RED[0] - 1 }));
    expect([s.world.co2, s.world.waiting, s.world.applied.length]).toEqual([11, 1, 1]);
    expect(s.step).toBe('rest');
  });

  test('VEN-24.9 who has nothing to lose loses nothing, unless the card says so', () => {
    expect(struck('CI-02', LANDS).world.stock).toEqual([5, 5, 5]);
    expect(struck('CI-04', LANDS).world.stock).toEqual([4, 4, 4]);
  });

  test('VEN-24.10 two events of the land roll for themselves, and can strike the same territory', () => {
    const s = new Situation(THREE).given({ round: 2, stock: [9, 9, 9] }).waiting('CI-01', 'CI-08');
    s.dice(...LANDS, 1, 2, 3).when({ step: 'events', left: 2 });
    expect(s.world.stock).toEqual([9 - 1 - 6, 8, 8]);
  });

  test('VEN-24.11 every card tests for itself who is resilient', () => {
    const s = new Situation(THREE)
      .given({ round: 2, stock: [5, 5, 5], co2: 3, vp: [5, 0, 0] })
      .waiting('CI-15', 'CI-01');
    s.dice(...LANDS).when({ step: 'events', left: 2 });
    expect(s.step).toBe('rest');
    expect(s.world.stock).toEqual([4, 4, 4]);
  });

  test('VEN-18.2 Early Warning, kept from an earlier round, keeps even a common event away', () => {
    const s = new Situation(THREE)
      .given({ round: 2, stock: [5, 5, 5] })
      .hand(1, 'CA-36')
      .hand(2, 'CA-01')
      .waiting('CI-20');
    s.when({ step: 'events', left: 1 });
    expect(s.asked).toEqual([1, 2]);
    s.from(1, { do: 'play', card: 'CA-36' }).from(2, { do: 'suffer' });
    expect(s.world.stock).toEqual([4, 5, 4]);
    expect(s.count(1, 'caPlayed')).toBe(1);
  });
});

describe('what events do', () => {
  test('CI-02 a flood takes a farm, intensive first, and its rations', () => {
    const s = struck('CI-02', LANDS, (it) => it.discs('NAM', 'farm', 'intensive').discs('EUR', 'farm'));
    expect([s.plantsOn('NAM')[0], s.plantsOn('NAM')[1], s.plantsOn('EUR')[0]]).toEqual([
      'farm',
      'forest',
      'forest',
    ]);
    expect(s.world.stock).toEqual([2, 4, 5]);
    expect(s.world.co2).toBe(0);
  });

  test('CI-03 fires add CO2 where forests stand', () => {
    const all = ['factory', 'factory', 'factory', 'factory', 'factory'] as const;
    expect(struck('CI-03', LANDS, (it) => it.discs('NAM', ...all)).world.co2).toBe(2);
  });

  test('CI-04 a cyclone takes a factory; the controller picks which, if they differ', () => {
    const s = struck('CI-04', LANDS, (it) =>
      it.discs('NAM', 'factory', 'forest', 'forest', 'forest', 'factory'),
    );
    expect([s.step, s.asked]).toEqual(['loss', [0]]);
    s.answer({ do: 'lose', territory: 'NAM', disc: 5 });
    expect(s.plantsOn('NAM')).toEqual(['factory', 'forest', 'forest', 'forest', 'forest']);
    expect(s.world.stock).toEqual([5, 4, 4]);
  });

  test('CI-04 VEN-6.5 VEN-6.7 a coloniser that ignores a cyclone saves its factories, not the rations of the owner', () => {
    const ignored = (...plants: 'factory'[]) => {
      const s = new Situation(THREE).given({ round: 2, stock: [5, 5, 5], vp: [1, 0, 0] }).waiting('CI-04');
      s.discs('EUR', ...plants).colony('EUR', 0);
      return s.dice(4, 9, 10).when({ step: 'events', left: 1 }).answer({ do: 'ignore' });
    };
    expect(ignored('factory').plantsOn('EUR')[0]).toBe('factory');
    expect(ignored('factory').world.stock).toEqual([5, 5, 3]);
    expect(ignored().world.stock).toEqual([5, 4, 3]);
  });

  test('CI-05 CI-16 tokens return', () => {
    expect(struck('CI-05', LANDS).world.tokens).toEqual([4, 4, 4]);
    const crisis = struck('CI-16', []);
    expect([crisis.world.tokens, crisis.world.bank]).toEqual([[3, 3, 3], 27]);
  });

  test('CI-06 an epidemic takes population', () => {
    expect(struck('CI-06', [1, 2, 4]).world.population).toEqual([6, 7, 8]);
  });

  test('CI-07 a disc with water and without a farm dries out, else a ration is lost', () => {
    const s = struck('CI-07', [6, 1, 9], (it) => it.discs('MEN', 'farm'));
    expect(s.world.h2o.slice(TERRITORY_OF.NAM * 5, TERRITORY_OF.NAM * 5 + 5)).toEqual([0, 1, 1, 1, 0]);
    expect(s.world.stock).toEqual([5, 4, 5]);
  });

  test('CI-09 wells burn', () => {
    const s = struck('CI-09', LANDS, (it) => it.tep('EUR', 0));
    expect([s.tep('NAM'), s.tep('SAS'), s.world.co2]).toEqual([1, 1, 2]);
    expect(s.world.consumed).toBe(4);
  });

  test('VEN-R9 CI-10 CI-14 people leave, and no card can say where to', () => {
    const refugees = struck('CI-10', [2, 12, 8], (it) => it.given({ stock: [1, 3, 5] }).hand(0, 'CA-04'));
    refugees.answer({ do: 'suffer' });
    expect(refugees.world.migrants.reduce((sum, count) => sum + count, 0)).toBe(1);
    const water = struck('CI-14', [1, 6, 11], (it) => it.given({ stock: [1, 3, 5] }));
    expect(water.world.migrants.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(water.world.stock).toEqual([0, 2, 4]);
  });

  test('CI-14 VEN-R20 the discs that have water now count, after drought and irrigation', () => {
    const leaving = (water: number[]) => {
      const s = struck('CI-14', [10, 11, 5], (it) => {
        it.given({ stock: [9, 5, 5] });
        for (const land of ['EAS', 'SEA', 'RUS'] as const)
          it.world.h2o.splice(TERRITORY_OF[land] * 5, 5, ...water);
      });
      return s.told.filter(({ say }) => say === 'log.migrant').length;
    };
    expect(leaving([1, 1, 1, 0, 0])).toBe(0);
    expect(leaving([1, 1, 0, 0, 0])).toBe(3);
  });

  test('CI-11 without a tank an earthquake takes a factory', () => {
    const s = struck('CI-11', LANDS, (it) => it.discs('NAM', 'factory'));
    expect(s.plantsOn('NAM')[0]).toBe('forest');
  });

  test('CI-12 intensive farms become farms', () => {
    const s = struck('CI-12', LANDS, (it) => it.discs('NAM', 'intensive', 'intensive'));
    expect(s.plantsOn('NAM').slice(0, 2)).toEqual(['farm', 'farm']);
    expect(s.world.stock[0]).toBe(1);
  });

  test('CI-13 VEN-9.9.10 an uprising frees colonies, else costs a token; tanks leave', () => {
    const s = struck('CI-13', LANDS, (it) => {
      it.colony('EUR', 0);
      it.tanks('EUR', 0, 1);
    });
    expect([s.colony('EUR'), s.world.colonists[0]]).toEqual([-1, 3]);
    expect([s.step, s.asked]).toEqual(['retreat', [0]]);
    s.answer({ do: 'retreat', to: 'NAM' });
    expect(s.tanks('NAM', 0)).toBe(1);
    expect(s.world.tokens).toEqual([4, 5, 4]);
  });

  test('CI-18 CI-19 fuel is dearer and the seas are closed until the round ends', () => {
    expect(tepPrice(struck('CI-18', []).world, 0)).toBe(2);
    const s = struck('CI-19', [])
      .given({ stock: [20, 20, 20] })
      .turnOf(0)
      .when({ step: 'produce' });
    expect(s.refusal(s.buying(1))).toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'EUR', to: 'NAM' })).not.toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'MEN', to: 'WAF' })).toBeNull();
  });

  test('CI-22 CI-23 CI-24 CI-26 fish die, never more than there are', () => {
    expect(struck('CI-22', [1]).world.fish[0]).toBe(3);
    expect(struck('CI-23', [2]).world.fish[1]).toBe(0);
    expect(struck('CI-24', []).world.fish).toEqual([4, 1, 2, 7, 5, 1]);
    expect(struck('CI-26', [6]).world.fish[5]).toBe(0);
  });

  test('CI-25 CI-26 every territory on the ocean costs its owner a ration', () => {
    expect(struck('CI-25', [4]).world.stock).toEqual([3, 4, 3]);
    expect(struck('CI-26', [1]).world.stock).toEqual([2, 3, 5]);
  });

  test('VEN-6.5 VEN-R10 Early Warning does not keep fire from adding CO2, resilience does', () => {
    const warned = new Situation(THREE).given({ round: 2 }).hand(0, 'CA-36').waiting('CI-03');
    warned
      .dice(...LANDS)
      .when({ step: 'events', left: 1 })
      .answer({ do: 'play', card: 'CA-36' });
    expect(warned.world.co2).toBe(3);
    const resilient = new Situation(THREE).given({ round: 2, vp: [1, 0, 0] }).waiting('CI-03');
    resilient
      .dice(...LANDS)
      .when({ step: 'events', left: 1 })
      .answer({ do: 'ignore' });
    expect(resilient.world.co2).toBe(2);
  });
});

describe('CI-06 CI-17 people who die, by option', () => {
  test.each([
    ['people', [5, 5, 5], [5, 5, 5]],
    ['rations', [4, 4, 4], [5, 5, 5]],
    ['tokens', [5, 5, 5], [4, 4, 4]],
  ] as const)('%s', (epidemics, stock, tokens) => {
    for (const [event, dice] of [
      ['CI-06', LANDS],
      ['CI-17', []],
    ] as const) {
      const s = struck(event, [...dice], () => {}, { epidemics });
      expect([s.world.population, s.world.stock, s.world.tokens]).toEqual([[7, 7, 7], stock, tokens]);
      if (epidemics === 'rations') expect(s.world.external).toEqual([1, 1, 1]);
    }
  });
});
