import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../data/board.ts';
import type { Ground, Plant } from '../../data/terms.ts';
import type { Territory } from '../../data/territories.ts';
import type { Choice } from '../../flow.ts';
import { venonta } from '../../game.ts';
import { injects } from '../../injects.ts';
import type { VenontaOptions } from '../../position.ts';
import { freeFactories } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

const build = (plant: Plant, territory: Territory, on: Ground = 'h2o'): Choice => ({
  do: 'build',
  plant,
  territory,
  on,
});
const restore = (plant: Plant, territory: Territory, on: Ground = 'h2o'): Choice => ({
  do: 'restore',
  plant,
  territory,
  on,
});

/** The first player produces, in turn I of round 2. */
function producing(part: 1 | 2 = 1, options: Partial<VenontaOptions> = {}): Situation {
  return new Situation(THREE, options)
    .given({ round: 2, tokens: [12, 12, 12], stock: [3, 3, 3], fed: [1, 1, 1] })
    .turnOf(0, part);
}

describe('the turn', () => {
  test('VEN-9.1.1 VEN-9.1.4 VEN-0.4.5 production, combats, movement; every step may be skipped', () => {
    const s = new Situation(THREE).given({ tokens: [12, 12, 12] });
    s.tanks('NAM', 0, 1);
    s.when({ step: 'firstTurn' }).pass();
    expect([s.step, s.asked]).toEqual(['produce', [0]]);
    s.answer({ do: 'endProduction' });
    expect(s.step).toBe('war');
    s.answer({ do: 'endWar' });
    expect([s.step, s.world.phase]).toEqual(['march', 10]);
    s.answer({ do: 'endTurn' }).pass();
    expect([s.step, s.asked]).toEqual(['produce', [1]]);
    s.answer({ do: 'endProduction' }, { do: 'endWar' }).pass();
    s.answer({ do: 'endProduction' }, { do: 'endWar' }).pass();
    expect([s.step, s.asked, s.world.turn]).toEqual(['feed', [0], 2]);
  });

  test('VEN-9.1.2 VEN-9.2.10 any number of actions in any order while tokens last', () => {
    const s = producing()
      .given({ tokens: [6, 0, 0] })
      .when({ step: 'produce' });
    s.answer(build('farm', 'NAM'), build('farm', 'SUD'), build('farm', 'NAM'));
    expect(s.world.tokens[0]).toBe(0);
    expect(s.refusedBy(build('farm', 'NAM'))).toBe('VEN-9.2.10');
  });
});

describe('building', () => {
  test('VEN-9.2.11 VEN-9.2.3 VEN-9.2.4 a farm costs 2 tokens, 1 CO2, and feeds at once (case 2)', () => {
    const s = producing()
      .given({ population: [5, 5, 5], tokens: [4, 0, 0] })
      .when({ step: 'produce' });
    s.answer(build('farm', 'NAM'), build('farm', 'NAM'));
    expect(s.world.stock[0]).toBe(5);
    expect(s.world.tokens[0]).toBe(0);
    expect(s.world.co2).toBe(2);
    expect(s.count(0, 'farmsBuilt')).toBe(2);
    expect(s.count(0, 'emitted')).toBe(2);
  });

  test('VEN-0.1.7 VEN-9.2.11 farms stand only on discs with water', () => {
    const s = producing()
      .given({ tokens: [12, 0, 0] })
      .when({ step: 'produce' });
    s.answer(build('farm', 'MES'), build('farm', 'MES'));
    expect(s.refusedBy(build('farm', 'MES'))).toBe('VEN-9.2.11');
  });

  test('VEN-9.2.12 VEN-9.2.5 VEN-9.2.6 the farm must be of an earlier turn (case 3)', () => {
    const s = producing().discs('NAM', 'forest', 'forest', 'forest', 'forest', 'factory');
    s.when({ step: 'produce' });
    s.answer(build('farm', 'NAM'));
    expect(s.refusedBy(build('intensive', 'NAM'))).toBe('VEN-9.2.6');
    s.turnOf(0, 2).when({ step: 'produce' });
    const free = freeFactories(s.world, 0);
    const { co2 } = s.world;
    const [stock] = s.world.stock;
    s.answer(build('intensive', 'NAM'));
    expect(s.world.stock[0]).toBe(stock + 2);
    expect(s.world.co2).toBe(co2 + 1);
    expect(freeFactories(s.world, 0)).toBe(free - 1);
    expect(s.plantsOn('NAM')[0]).toBe('intensive');
  });

  test('VEN-9.2.2 one action for each disc and turn (case 4)', () => {
    const s = producing().when({ step: 'produce' });
    s.answer(build('farm', 'MES'));
    expect(s.refusedBy(restore('farm', 'MES'))).toBe('VEN-9.2.2');
  });

  test('VEN-9.2.7 VEN-9.2.14 one factory and one intensive farm leave nothing for a tank (case 5)', () => {
    const s = producing().discs('NAM', 'intensive', 'factory').when({ step: 'produce' });
    expect(s.refusedBy({ do: 'tank', territory: 'NAM' })).toBe('VEN-9.2.7');
    const other = producing().discs('NAM', 'factory').when({ step: 'produce' });
    other.answer({ do: 'tank', territory: 'NAM' });
    expect(other.tanks('NAM', 0)).toBe(1);
    expect(other.world.tokens[0]).toBe(10);
    expect(other.refusedBy({ do: 'tank', territory: 'NAM' })).toBe('VEN-9.2.7');
  });

  test('VEN-9.2.13 VEN-9.2.8 a factory stands on any forest disc, also with water', () => {
    const s = producing().when({ step: 'produce' });
    s.answer(build('factory', 'NAM', 'dry'), build('factory', 'NAM', 'h2o'));
    expect(s.world.tokens[0]).toBe(6);
    expect(s.world.co2).toBe(2);
    expect(s.refusedBy(build('factory', 'NAM', 'dry'))).not.toBeNull();
    expect(s.plantsOn('NAM')).toEqual(['factory', 'forest', 'forest', 'forest', 'factory']);
  });

  test('CO-N10 farms, intensive farms and factories count as built, tanks do not', () => {
    const s = producing().discs('NAM', 'farm', 'factory').when({ step: 'produce' });
    s.answer(build('farm', 'SUD'), build('intensive', 'NAM'), build('factory', 'SUD', 'dry'));
    s.answer({ do: 'tank', territory: 'NAM' });
    expect([s.count(0, 'built'), s.count(0, 'farmsBuilt')]).toEqual([3, 1]);
  });

  test('VEN-9.2.9 a tank appears where a controlled factory stands, also in a colony', () => {
    const s = producing().discs('EUR', 'factory');
    s.colony('EUR', 0);
    s.when({ step: 'produce' });
    expect(s.refusedBy({ do: 'tank', territory: 'NAM' })).not.toBeNull();
    s.answer({ do: 'tank', territory: 'EUR' });
    expect(s.tanks('EUR', 0)).toBe(1);
  });

  test('VEN-0.1.2 VEN-9.2.1 VEN-9.9.1 VEN-9.9.2 nobody changes the discs of a colony; its factories serve the coloniser', () => {
    const s = producing().discs('EUR', 'factory');
    s.colony('EUR', 0);
    expect(freeFactories(s.world, 0)).toBe(1);
    expect(freeFactories(s.world, 1)).toBe(0);
    s.when({ step: 'produce' });
    expect(s.refusal(build('farm', 'EUR'))).not.toBeNull();
    s.turnOf(1).when({ step: 'produce' });
    expect(s.refusedBy(build('farm', 'EUR'))).toBe('VEN-9.2.1');
  });

  test('VEN-0.1.13 VEN-9.9.15 who has lost all territories still plays', () => {
    const s = producing();
    for (const land of THREE[0]) s.world.coloniser[TERRITORY_OF[land]] = 1;
    s.when({ step: 'produce' });
    expect(s.asked).toEqual([0]);
    s.answer({ do: 'endProduction' });
  });
});

describe('going back', () => {
  test('VEN-9.3.6 VEN-9.3.1 VEN-9.3.4 a farm becomes forest: 1 token, CO2 and stock 1 less, never below 0', () => {
    const s = producing()
      .given({ co2: 3, stock: [0, 0, 0] })
      .discs('NAM', 'farm')
      .when({ step: 'produce' });
    s.answer(restore('farm', 'NAM'));
    expect([s.world.tokens[0], s.world.co2, s.world.stock[0]]).toEqual([11, 2, 0]);
    expect(s.count(0, 'reforested')).toBe(1);
    expect(s.count(0, 'emitted')).toBe(0);
    const cool = producing().given({ co2: 0 }).discs('NAM', 'farm').when({ step: 'produce' });
    cool.answer(restore('farm', 'NAM'));
    expect(cool.world.co2).toBe(0);
  });

  test('VEN-9.3.7 VEN-9.3.2 an intensive farm goes back in two turns', () => {
    const s = producing()
      .given({ co2: 3, stock: [5, 0, 0] })
      .discs('NAM', 'intensive', 'factory')
      .when({ step: 'produce' });
    s.answer(restore('intensive', 'NAM'));
    expect([s.world.tokens[0], s.world.co2, s.world.stock[0]]).toEqual([11, 3, 3]);
    expect(s.plantsOn('NAM')[0]).toBe('farm');
    expect(s.refusedBy(restore('farm', 'NAM'))).toBe('VEN-9.2.2');
  });

  test('VEN-9.3.8 VEN-9.3.3 a factory goes unless an intensive farm needs it', () => {
    const s = producing().given({ co2: 3 }).discs('NAM', 'intensive', 'factory').when({ step: 'produce' });
    expect(s.refusedBy(restore('factory', 'NAM'))).toBe('VEN-9.3.3');
    const free = producing().given({ co2: 3 }).discs('NAM', 'factory').when({ step: 'produce' });
    free.answer(restore('factory', 'NAM'));
    expect([free.world.tokens[0], free.world.co2]).toEqual([10, 2]);
    expect(free.count(0, 'factoriesRemoved')).toBe(1);
  });

  test('VEN-9.3.5 VEN-12.4 a red space draws one event, once (case 11)', () => {
    const s = producing().given({ co2: 9 }).when({ step: 'produce' });
    s.answer(build('farm', 'NAM'));
    expect([s.world.co2, s.world.waiting]).toEqual([10, 1]);
    s.turnOf(0, 2).when({ step: 'produce' });
    s.answer(restore('farm', 'NAM'));
    expect(s.world.co2).toBe(9);
    s.answer(build('farm', 'SUD'));
    expect([s.world.co2, s.world.waiting]).toEqual([10, 1]);
  });

  test('VEN-12.4 an event from outside waits like any other, as long as there is one', () => {
    const s = producing().given({ co2: 3 }).when({ step: 'produce' });
    const events = s.g.secret.events.length;
    new Referee(venonta, new SeededChance(1)).inject(s.g, 'event');
    expect([s.world.waiting, s.g.secret.waiting.length, s.g.secret.events.length]).toEqual([
      1,
      1,
      events - 1,
    ]);
    expect(s.faults).toEqual([]);
    s.answer(build('farm', 'NAM'));
    expect(injects.event.may(s.g)).toBe(true);
    s.g.secret.events = [];
    expect(injects.event.may(s.g)).toBe(false);
  });

  test('VEN-R11 the oldest of discs alike goes back, the youngest is upgraded', () => {
    const s = producing().given({ round: 3 }).discs('NAM', 'farm', 'farm', 'factory').turnOf(0);
    const at = TERRITORY_OF.NAM * 5;
    s.world.since[at] = 2;
    s.world.since[at + 1] = 1;
    s.when({ step: 'produce' }).answer(build('intensive', 'NAM'), restore('farm', 'NAM'));
    expect(s.plantsOn('NAM').slice(0, 2)).toEqual(['intensive', 'forest']);
  });

  test('VEN-24.6 a farm of this round that goes back is no reforestation', () => {
    const s = producing().given({ co2: 0 }).when({ step: 'produce' });
    s.answer(build('farm', 'NAM'));
    s.turnOf(0, 2).when({ step: 'produce' });
    s.answer(restore('farm', 'NAM'));
    expect(s.world.tokens[0]).toBe(9);
    expect(s.world.co2).toBe(0);
    expect(s.count(0, 'reforested')).toBe(0);
  });
});

describe('readings', () => {
  test('VEN-9.2.14 a factory of this turn builds a tank in it', () => {
    const s = producing().when({ step: 'produce' });
    s.answer(build('factory', 'NAM', 'dry'), { do: 'tank', territory: 'NAM' });
    expect([s.tanks('NAM', 0), s.world.tokens[0]]).toEqual([1, 7]);
  });

  test('VEN-R23 VEN-9.2.2 a farm becomes a factory in one step, once a turn', () => {
    const s = producing().discs('NAM', 'farm').given({ co2: 5 }).when({ step: 'produce' });
    s.answer({ do: 'convert', territory: 'NAM' });
    expect(s.plantsOn('NAM')[0]).toBe('factory');
    expect([s.world.tokens[0], s.world.co2, s.world.stock[0], s.count(0, 'built')]).toEqual([9, 6, 2, 1]);
    s.answer(build('farm', 'NAM'));
    expect(s.refusedBy({ do: 'convert', territory: 'NAM' })).toBe('VEN-9.2.2');
    expect(s.refusal({ do: 'convert', territory: 'SUD' })).not.toBeNull();
    const poor = producing()
      .discs('NAM', 'farm')
      .given({ tokens: [2, 0, 0] })
      .when({ step: 'produce' });
    expect(poor.refusedBy({ do: 'convert', territory: 'NAM' })).toBe('VEN-9.2.10');
    const viaForest = producing(1, { changeOfUse: 'viaForest' }).discs('NAM', 'farm');
    expect(viaForest.when({ step: 'produce' }).refusal({ do: 'convert', territory: 'NAM' })).not.toBeNull();
  });
});

describe('own resources', () => {
  test('VEN-16.1 VEN-16.2 VEN-0.1.8 one TEP a turn between own territories, linked or not', () => {
    const s = producing().when({ step: 'produce' });
    s.answer({ do: 'transfer', from: 'NAM', to: 'WAF' });
    expect([s.tep('NAM'), s.tep('WAF')]).toEqual([1, 3]);
    expect(s.refusedBy({ do: 'transfer', from: 'NAM', to: 'WAF' })).toBe('VEN-16.2');
  });

  test('VEN-9.9.4 VEN-9.9.5 a levy takes a ration or a TEP or both, each once a round', () => {
    const s = producing();
    s.colony('EUR', 0);
    s.when({ step: 'produce' });
    s.answer({ do: 'levyRation', territory: 'EUR' });
    expect([s.world.stock[0], s.world.stock[1], s.world.external[1]]).toEqual([4, 2, 1]);
    expect([s.tep('EUR'), s.count(0, 'tepLevied'), s.count(0, 'foodLevied')]).toEqual([2, 0, 1]);
    expect(s.refusedBy({ do: 'levyRation', territory: 'EUR' })).toBe('VEN-9.9.4');
    s.turnOf(0, 2).when({ step: 'produce' });
    expect(s.refusedBy({ do: 'levyRation', territory: 'EUR' })).toBe('VEN-9.9.4');
    s.answer({ do: 'levyTep', territory: 'EUR', to: 'NAM' });
    expect([s.tep('EUR'), s.tep('NAM'), s.world.stock[1], s.count(0, 'tepLevied')]).toEqual([1, 3, 2, 1]);
    expect(s.refusedBy({ do: 'levyTep', territory: 'EUR', to: 'NAM' })).toBe('VEN-9.9.4');
  });

  test('VEN-9.9.4 with the option a levy is of all there is, once a round', () => {
    const s = producing(1, { levy: 'together' });
    s.colony('EUR', 0);
    s.when({ step: 'produce' });
    expect(s.refusal({ do: 'levyRation', territory: 'EUR' })).not.toBeNull();
    expect(s.refusal({ do: 'levyTep', territory: 'EUR', to: 'NAM' })).not.toBeNull();
    s.answer({ do: 'levy', territory: 'EUR', to: 'NAM' });
    expect([s.world.stock[0], s.world.stock[1], s.world.external[1]]).toEqual([4, 2, 1]);
    expect([s.tep('EUR'), s.tep('NAM')]).toEqual([1, 3]);
    expect([s.count(0, 'tepLevied'), s.count(0, 'foodLevied')]).toEqual([1, 1]);
    expect(s.refusedBy({ do: 'levyRation', territory: 'EUR' })).toBe('VEN-9.9.4');
    const dry = producing(1, { levy: 'together' });
    dry.colony('EUR', 0);
    dry.tep('EUR', 0);
    dry.when({ step: 'produce' });
    expect(dry.refusal({ do: 'levy', territory: 'EUR', to: 'NAM' })).not.toBeNull();
    dry.answer({ do: 'levyRation', territory: 'EUR' });
    expect(dry.world.stock[0]).toBe(4);
  });

  test('VEN-15.1 what is paid goes to the bank', () => {
    const s = producing()
      .given({ tokens: [12, 0, 0] })
      .when({ step: 'produce' });
    s.answer(build('farm', 'NAM'));
    expect(s.world.bank).toBe(26);
  });
});
