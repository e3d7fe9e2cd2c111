import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../../data/actions.ts';
import { TERRITORY_OF } from '../../data/board.ts';
import { OBJECTIVES } from '../../data/objectives/index.ts';
import type { Territory } from '../../data/territories.ts';
import { productionOf } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

describe('phases 1 to 3', () => {
  test('VEN-1.1 VEN-0.4.1 VEN-0.4.3 VEN-2.1 a new round: fifty years later, the table of population', () => {
    const s = new Situation(THREE).given({ population: [1, 9, 6], co2: 7 });
    s.when({ step: 'calendar' });
    expect([s.world.round, s.world.co2Before]).toEqual([2, 7]);
    expect(s.told[0]).toEqual({ say: 'log.round', args: { round: 2, year: 2000 } });
    expect(s.world.population).toEqual([8, 8, 8]);
    expect(s.told.map(({ say }) => say)).toEqual([
      ...['log.round', 'log.repopulated', 'log.harvested', 'log.income', 'log.order', 'log.drew'],
    ]);
    expect([s.world.phase, s.step]).toEqual([8, 'exchange']);
  });

  test('VEN-2.2 Family Planning makes the table value smaller, within 1 to 10', () => {
    const s = new Situation(THREE).given({ round: 3, populationMod: [-1, 0, -20] });
    s.when({ step: 'repopulation' });
    expect(s.world.population).toEqual([9, 10, 1]);
  });

  test('VEN-2.3 VEN-17.7 migrants who were fed leave, the others stay', () => {
    const s = new Situation(THREE);
    s.world.guests[TERRITORY_OF.EUR] = 2;
    s.world.migrants[TERRITORY_OF.EUR] = 1;
    s.when({ step: 'repopulation' });
    expect(s.world.guests[TERRITORY_OF.EUR]).toBe(0);
    expect(s.world.migrants[TERRITORY_OF.EUR]).toBe(1);
  });

  test('VEN-3.1 VEN-3.2 VEN-3.3 VEN-0.1.9 VEN-0.1.10 VEN-9.9.3 stocks become production, also of colonies', () => {
    const s = new Situation(THREE).given({ stock: [9, 0, 1], external: [3, 1, 0], fed: [1, 1, 1] });
    s.discs('NAM', 'farm', 'intensive', 'factory');
    s.colony('NAM', 1);
    s.when({ step: 'harvest' });
    expect(s.world.stock).toEqual([4 + 1 + 3, 4, 4]);
    expect(s.world.external).toEqual([0, 0, 0]);
    expect(s.world.fed).toEqual([0, 0, 0]);
    expect(productionOf(s.world, { ...s.g.options, food: 'two' }, 0)).toBe(12);
  });
});

describe('phase 4', () => {
  test('VEN-4.1 VEN-4.2 VEN-4.3 VEN-4.4 a factory is supplied from its territory or a linked one, or lost (case 9)', () => {
    const s = new Situation([
      ['NAM', 'MES', 'SUD', 'WAF'],
      ['SAS', 'RUS', 'EUR', 'EAF'],
      ['EAS', 'SEA', 'OCE', 'MEN'],
    ]);
    s.given({ round: 2, co2: 5 }).discs('SAS', 'factory').discs('NAM', 'factory');
    s.tep('SAS', 0);
    s.tep('RUS', 1);
    s.tep('NAM', 0);
    s.tep('MES', 0);
    s.tep('SUD', 0);
    s.when({ step: 'consumption' });
    expect(s.asked).toEqual([0, 1]);
    expect(s.refusedBy({ do: 'supply', territory: 'NAM', from: 'WAF' }, 0)).not.toBeNull();
    expect(s.refusedBy({ do: 'supply', territory: 'NAM', from: 'MES' }, 0)).toBe('VEN-4.2');
    s.from(0, { do: 'abandon', territory: 'NAM', on: 'h2o' });
    s.from(1, { do: 'supply', territory: 'SAS', from: 'RUS' });
    expect(s.plantsOn('NAM')[0]).toBe('forest');
    expect(s.plantsOn('SAS')[0]).toBe('factory');
    expect(s.tep('RUS')).toBe(0);
    expect(s.world.co2).toBe(5);
  });

  test('VEN-0.4.4 VEN-4.3 VEN-4.7 all decide at once; what is burnt is counted in the world', () => {
    const s = new Situation(THREE)
      .given({ round: 2 })
      .discs('NAM', 'factory', 'factory')
      .discs('SAS', 'factory');
    s.when({ step: 'harvest' }, { step: 'consumption' });
    expect([s.world.phase, s.asked]).toEqual([4, [0, 2]]);
    s.from(2, { do: 'abandon', territory: 'SAS', on: 'h2o' });
    expect(s.plantsOn('SAS')[0]).toBe('factory');
    s.from(0, { do: 'supplyAll' });
    expect(s.plantsOn('SAS')[0]).toBe('forest');
    expect(s.world.consumed).toBe(2);
    expect(s.tep('NAM')).toBe(0);
  });

  test.each([
    ['a linked TEP is left to those who have no other', 2, { NAM: 0, MES: 1, EUR: 0, RUS: 2, MEN: 0 }],
    ['even TEP of the same territory goes elsewhere', 1, { NAM: 0, MES: 0, EUR: 1, RUS: 0, MEN: 1 }],
  ])('VEN-4.1 VEN-4.2 as many factories as possible are supplied: %s', (_what, count, tep) => {
    const s = new Situation([['NAM', 'MES', 'EUR', 'RUS', 'MEN'], ['SUD', 'WAF'], ['SAS']]);
    s.given({ round: 2 }).discs('NAM', 'factory');
    s.discs('EUR', ...Array.from({ length: count }, () => 'factory' as const));
    for (const [land, left] of Object.entries(tep)) s.tep(land as Territory, left);
    s.when({ step: 'consumption' }).answer({ do: 'supplyAll' });
    const plants = [...s.plantsOn('NAM'), ...s.plantsOn('EUR')];
    expect(plants.filter((plant) => plant === 'factory')).toHaveLength(1 + count);
    expect(Object.keys(tep).map((land) => s.tep(land as Territory))).toEqual([0, 0, 0, 0, 0]);
  });

  test('VEN-4.3 VEN-R22 of two factories the player chooses which to lose; by default one on water goes', () => {
    const two = () => {
      const s = new Situation(THREE).given({ round: 2 });
      s.discs('MEN', 'factory', 'factory');
      s.tep('MEN', 1);
      for (const land of ['EUR', 'RUS', 'EAF'] as const) s.tep(land, 0);
      return s.when({ step: 'consumption' });
    };
    const dry = two();
    dry.from(1, { do: 'abandon', territory: 'MEN', on: 'dry' });
    expect(dry.refusal({ do: 'abandon', territory: 'MEN', on: 'dry' }, 1)).not.toBeNull();
    dry.from(1, { do: 'supply', territory: 'MEN', from: 'MEN' });
    expect(dry.plantsOn('MEN').slice(0, 2)).toEqual(['factory', 'forest']);
    expect(two().from(1, { do: 'supplyAll' }).plantsOn('MEN').slice(0, 2)).toEqual(['forest', 'factory']);
  });

  test('VEN-4.5 VEN-4.6 nothing is bought or carried, and TEP of a colony stays there', () => {
    const s = new Situation(THREE).given({ round: 2 }).discs('EUR', 'factory').discs('NAM', 'factory');
    s.colony('EUR', 0);
    s.tep('EUR', 0);
    s.tep('NAM', 0);
    s.tep('MES', 0);
    s.tep('SUD', 0);
    s.tep('WAF', 1);
    s.when({ step: 'consumption' });
    expect(s.asked).toEqual([0]);
    expect(s.open().every(({ do: what }) => ['supplyAll', 'supply', 'abandon'].includes(what))).toBe(true);
    s.from(0, { do: 'supplyAll' });
    expect(s.plantsOn('EUR')[0]).toBe('factory');
    expect(s.tep('WAF')).toBe(0);
    expect(s.plantsOn('NAM')[0]).toBe('forest');
    const colony = new Situation(THREE).given({ round: 2 }).discs('NAM', 'factory');
    colony.colony('EUR', 0);
    colony.tep('NAM', 0);
    for (const land of ['MES', 'SUD', 'WAF'] as const) colony.tep(land, 0);
    colony.when({ step: 'consumption' });
    expect(colony.refusedBy({ do: 'supply', territory: 'NAM', from: 'EUR' })).not.toBeNull();
  });

  test('VEN-4.8 VEN-24.5 too many intensive farms fall back, the stock stays', () => {
    const s = new Situation(THREE).given({ round: 2, stock: [9, 9, 9] });
    s.discs('NAM', 'intensive', 'factory').discs('SUD', 'intensive').discs('EUR', 'intensive');
    s.colony('EUR', 2);
    s.when({ step: 'fallBacks' });
    expect(s.open()).toEqual([
      { do: 'fallBack', territory: 'NAM' },
      { do: 'fallBack', territory: 'SUD' },
    ]);
    s.answer({ do: 'fallBack', territory: 'SUD' });
    expect(s.plantsOn('SUD')[0]).toBe('farm');
    expect(s.plantsOn('NAM')[0]).toBe('intensive');
    expect(s.plantsOn('EUR')[0]).toBe('farm');
    expect(s.world.stock).toEqual([9, 9, 9]);
  });

  test('VEN-4.9 VEN-0.4.2 the first round goes from objectives to the turns: nothing is consumed', () => {
    const s = new Situation(THREE).discs('NAM', 'factory');
    s.when({ step: 'firstTurn' });
    s.pass();
    expect(s.step).toBe('produce');
    expect(s.world.consumed).toBe(0);
    expect(s.world.turn).toBe(1);
  });
});

describe('phase 5', () => {
  test('VEN-5.1 VEN-5.2 VEN-5.3 VEN-15.3 tokens return, then territories yield', () => {
    const s = new Situation(THREE)
      .given({ tokens: [20, 3, 0] })
      .discs('NAM', 'factory')
      .discs('EUR', 'factory');
    s.colony('EUR', 0);
    s.colony('SAS', 0);
    s.when({ step: 'redistribution' });
    expect(s.world.tokens).toEqual([3 + 2 + 2 + 2 + 2 + 1, 1 + 2 + 2 + 2, 1 + 2 + 2 + 2]);
    expect(s.world.bank).toBe(36 - 12 - 7 - 7);
  });
});

describe('phase 7', () => {
  test('VEN-7.1 VEN-7.2 most VP first, then who had an aggressive objective (case 14)', () => {
    const s = new Situation(THREE).given({ vp: [9, 12, 12], lastGroup: [0, 2, 0] });
    s.when({ step: 'order' });
    expect(s.world.order).toEqual([2, 1, 0]);
  });

  test('VEN-7.3 VEN-7.4 then factories, then the order as it was', () => {
    const s = new Situation(THREE).given({ order: [2, 1, 0] }).discs('NAM', 'factory');
    s.when({ step: 'order' });
    expect(s.world.order).toEqual([0, 2, 1]);
  });
});

describe('phase 8', () => {
  test('VEN-8.2 up to two cards are exchanged, once', () => {
    const s = new Situation(THREE);
    s.when({ step: 'cards' });
    expect(s.asked).toEqual([0]);
    const [one, two, three] = s.cards(0);
    s.answer({ do: 'swap', card: one });
    expect(s.refusedBy({ do: 'swap', card: one })).not.toBeNull();
    s.answer({ do: 'swap', card: two });
    expect(s.asked).toEqual([1]);
    expect(s.cards(0)).toHaveLength(3);
    expect(s.cards(0)).toContain(three);
    expect(s.g.private[0].put.map((card) => ACTIONS[card].id)).toEqual([one, two]);
  });

  test('VEN-18.5 when the deck runs out, the cards under it are shuffled', () => {
    const s = new Situation(THREE);
    const under = s.g.secret.actions.splice(0, 38);
    for (const card of under.slice(0, 30)) s.world.cards[card] = 6;
    s.g.private[1].put = under.slice(30);
    s.when({ step: 'cards' });
    expect(s.cards(0)).toHaveLength(3);
    expect(s.g.secret.actions).toHaveLength(37);
    expect(s.world.cards.every((place) => place === -1)).toBe(true);
    expect(s.g.private[1].put).toEqual([]);
    expect(s.faults).toEqual([]);
  });

  test('VEN-8.3 VEN-8.4 VEN-8.5 VEN-19.2 players and one face down, taken in order by their backs', () => {
    const s = new Situation(THREE, { actionCards: false });
    s.when({ step: 'cards' });
    expect(s.world.table).toHaveLength(4);
    const fronts = s.g.secret.table.slice();
    s.answer(s.open()[1]);
    expect(s.g.private[0].objective).toBe(fronts[1]);
    expect(s.world.group[0]).toBe(s.world.table[1]);
    expect(s.open()).toHaveLength(3);
    s.answer(s.open()[0], s.open()[1]);
    expect(s.step).toBe('talk');
    const left = fronts.filter((card) => !s.g.private.some(({ objective }) => objective === card));
    expect(s.g.secret.objectives.at(-1)).toBe(left[0]);
  });

  test('VEN-8.3 with the option to look, the chooser reads what is left', () => {
    const s = new Situation(THREE, { actionCards: false, objectiveDraft: 'look' });
    s.when({ step: 'cards' });
    const ids = s.g.secret.table.map((card) => OBJECTIVES[card].id);
    expect(s.open()).toEqual(ids.map((objective) => ({ do: 'takeSeen', objective })));
    expect(s.view(1).private?.read).toEqual([-1, -1, -1, -1]);
    s.answer(s.open()[2]);
    expect(s.view(1).private?.read.filter((card) => card >= 0)).toHaveLength(3);
  });

  test('VEN-8.7 VEN-9.10.1 VEN-9.10.2 then pacts are offered, all at once, and bind both until the round ends', () => {
    const s = new Situation(THREE);
    s.when({ step: 'talk', talk: 0 });
    const nothing = {
      give_ration: 0,
      get_ration: 0,
      give_token: 0,
      get_token: 0,
      giveItems: [],
      getItems: [],
    };
    s.from(
      0,
      { do: 'offerDeal', partner: 1, ...nothing, vow: 'defence', ask: 'none', until: 'round' },
      { do: 'endTalk' },
    );
    s.from(1, { do: 'endTalk' }).from(2, { do: 'endTalk' });
    expect(s.asked).toContain(1);
    const { id } = s.world.deals.open[0];
    for (const seat of s.asked.slice()) {
      if (seat === 1) s.from(1, { do: 'acceptDeal', partner: 0, deal: id }, { do: 'endTalk' });
      else s.from(seat, { do: 'endTalk' });
    }
    expect(s.world.pacts[1]).toBe(1);
    expect(s.world.pacts[6]).toBe(1);
    expect(s.world.deals.ledger).toHaveLength(2);
  });

  test('VEN-9.10.1 a pact is not made in a turn', () => {
    const s = new Situation(THREE).turnOf(0).when({ step: 'bargain' });
    const nothing = {
      give_ration: 0,
      get_ration: 0,
      give_token: 0,
      get_token: 0,
      giveItems: [],
      getItems: [],
    };
    const pact = {
      do: 'offerDeal',
      partner: 1,
      ...nothing,
      vow: 'both',
      ask: 'none',
      until: 'round',
    } as const;
    expect(s.refusal(pact)).not.toBeNull();
    expect(s.refusal({ ...pact, vow: 'peace' })).toBeNull();
  });
});
