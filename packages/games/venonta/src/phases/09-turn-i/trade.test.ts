import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { rationPrice, rationsPrice, surplusOf, tepPrice } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

type Offer = Extract<Choice, { do: 'offerDeal' }>;

const offer = (partner: number, fields: Partial<Offer>): Offer => ({
  do: 'offerDeal',
  partner,
  give_ration: 0,
  get_ration: 0,
  give_token: 0,
  get_token: 0,
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'round',
  ...fields,
});

/** The first player may trade; player 1 owes 5 rations and has 7. */
function market(): Situation {
  return new Situation(THREE)
    .given({ round: 2, tokens: [10, 10, 10], population: [5, 5, 5], stock: [6, 7, 5] })
    .turnOf(0);
}

const accept = (s: Situation): Situation =>
  s.answer({ do: 'acceptDeal', partner: s.world.deals.open[0].from, deal: s.world.deals.open[0].id });
const refuse = (s: Situation): Situation =>
  s.answer({ do: 'refuseDeal', partner: s.world.deals.open[0].from, deal: s.world.deals.open[0].id });

describe('prices', () => {
  test('VEN-9.4.3 a TEP costs more the more has been consumed (case 6)', () => {
    const s = market();
    expect([0, 5, 6, 11, 12, 17, 18, 24].map((consumed) => tepPrice(s.given({ consumed }).world, 1))).toEqual(
      [1, 1, 2, 2, 3, 3, 4, 4],
    );
  });

  test('VEN-9.4.4 VEN-9.4.5 a ration costs more the less the seller can spare (case 7)', () => {
    expect([9, 4, 3, 2, 1, 0, -3].map(rationPrice)).toEqual([1, 1, 2, 2, 3, 4, 4]);
    const s = market();
    expect(surplusOf(s.world, 1)).toBe(2);
    expect(rationsPrice(s.world, 1, 2)).toBe(2 + 3);
    s.when({ step: 'produce' });
    s.answer(s.buying(1));
    accept(s);
    expect(s.world.tokens).toEqual([8, 12, 10]);
    s.answer(s.buying(1));
    accept(s);
    expect(s.world.tokens).toEqual([5, 15, 10]);
    expect(s.world.stock).toEqual([8, 5, 5]);
    expect(surplusOf(s.given({ fed: [0, 1, 0] }).world, 1)).toBe(5);
  });
});

describe('trades', () => {
  test('VEN-9.4.1 VEN-9.4.2 VEN-11.1.12 the active player proposes, the other is free to refuse', () => {
    const s = market().when({ step: 'produce' });
    s.answer(s.selling(1));
    expect(s.asked).toEqual([1]);
    refuse(s);
    expect(s.asked).toEqual([0]);
    expect(s.world.stock).toEqual([6, 7, 5]);
  });

  test('VEN-9.4.10 a refused offer is not repeated unchanged', () => {
    const s = market().when({ step: 'produce' });
    s.answer(s.buying(1));
    refuse(s);
    expect(s.refusal(s.buying(1))?.code).toBe('refuse.dealAgain');
    expect(s.refusal(s.selling(1))).toBeNull();
  });

  test('VEN-9.4.10 nor by another way of asking: how long a promise would last means nothing without one', () => {
    const s = market().when({ step: 'produce' });
    s.answer(s.buying(1));
    refuse(s);
    s.answer({ do: 'barter' });
    for (const until of ['round', 'game'] as const)
      expect(s.refusal(offer(1, { give_token: 2, get_ration: 1, until }))?.code).toBe('refuse.dealAgain');
    expect(s.refusal(offer(1, { give_token: 2, get_ration: 1, ask: 'green' }))).toBeNull();
  });

  test('VEN-R14 a trade that was accepted counts for nothing; after six that were not, the reason is told', () => {
    const s = market()
      .given({ tokens: [20, 8, 8], stock: [1, 20, 9] })
      .when({ step: 'produce' });
    for (let bought = 0; bought < 7; bought++) accept(s.answer(s.buying(1)));
    expect(s.world.stock[0]).toBe(8);
    refuse(s.answer({ do: 'sellTep', from: 'WAF', to: 'EUR' }));
    expect(s.world.deals.offers[0]).toBe(1);
    s.world.deals.offers[0] = 6;
    expect(s.refusal({ do: 'sellTep', from: 'NAM', to: 'EUR' })).toMatchObject({
      code: 'refuse.dealEnough',
      rule: 'VEN-R14',
      with: { most: 6 },
    });
    expect(s.refusal({ do: 'barter' })?.code).toBe('refuse.dealEnough');
  });

  test('VEN-R14 a promise that was accepted does count: there is no end of them', () => {
    const s = market().when({ step: 'bargain' });
    accept(s.answer(offer(1, { vow: 'peace', until: 'round' })));
    expect(s.world.deals.offers[0]).toBe(1);
  });

  test('VEN-11.1.12 VEN-11.2.1 who has fed its people may still buy and sell rations', () => {
    const s = market()
      .given({ fed: [1, 1, 1], turn: 4 })
      .turnOf(0, 2)
      .when({ step: 'produce' });
    expect(s.refusal(s.selling(1))).toBeNull();
    accept(s.answer(s.buying(1)));
    expect(s.world.stock).toEqual([7, 6, 5]);
  });

  test('VEN-9.4.6 rations need a link between any two territories', () => {
    const realms = [
      ['NAM', 'MES', 'SUD'],
      ['EUR', 'RUS', 'MEN'],
      ['WAF', 'EAF', 'SAS'],
      ['EAS', 'SEA', 'OCE'],
    ] as const;
    const s = new Situation(realms).given({ tokens: [9, 9, 9, 9], stock: [9, 9, 9, 9] }).turnOf(0);
    s.when({ step: 'produce' });
    expect(s.refusal(s.buying(1))).toBeNull();
    expect(s.refusal(s.buying(3))).not.toBeNull();
  });

  test('VEN-9.4.7 VEN-9.9.1 TEP goes between linked territories, from a free one; none of a colony is sold', () => {
    const s = market().when({ step: 'produce' });
    s.answer({ do: 'buyTep', from: 'EUR', to: 'WAF' });
    accept(s);
    expect([s.tep('EUR'), s.tep('WAF'), s.world.tokens[0]]).toEqual([1, 3, 9]);
    expect(s.refusal({ do: 'buyTep', from: 'SAS', to: 'NAM' })).not.toBeNull();
    const colony = market();
    colony.colony('EUR', 2);
    colony.when({ step: 'produce' });
    expect(colony.refusal({ do: 'buyTep', from: 'EUR', to: 'WAF' })).not.toBeNull();
  });

  test('VEN-9.4.8 VEN-11.1.3 barter must be of equal value (case 8)', () => {
    const s = market().when({ step: 'bargain' });
    expect(s.refusal(offer(1, { getItems: ['EUR'], get_token: 1, give_ration: 1 }))?.rule).toBe('VEN-9.4.8');
    s.given({ stock: [7, 7, 5] });
    expect(s.refusal(offer(1, { getItems: ['EUR'], get_token: 1, give_ration: 1 }))).toBeNull();
    expect(s.refusal(offer(1, { getItems: ['EUR'], give_ration: 1 }))?.rule).toBe('VEN-9.4.8');
    s.answer(offer(1, { getItems: ['EUR'], get_token: 1, give_ration: 1 }));
    expect(s.asked).toEqual([1]);
    accept(s);
    expect(s.world.stock).toEqual([6, 8, 5]);
    expect(s.tep('EUR')).toBe(1);
    expect([s.count(0, 'unitsSold'), s.count(0, 'unitsBought'), s.count(0, 'unitsTraded')]).toEqual([
      1, 1, 2,
    ]);
    expect(s.count(0, 'foodSold')).toBe(1);
  });

  test('VEN-R6 bargained TEP goes where the buyer’s factories want it', () => {
    const s = market().discs('WAF', 'factory', 'factory', 'factory').when({ step: 'bargain' });
    s.answer(offer(1, { give_token: 1, getItems: ['EUR'] }));
    accept(s);
    expect([s.tep('NAM'), s.tep('WAF')]).toEqual([2, 3]);
  });

  test('VEN-9.4.9 in a round two players trade a good in one direction only', () => {
    const s = market().when({ step: 'produce' });
    s.answer(s.buying(1));
    accept(s);
    expect(s.refusal(s.selling(1))).not.toBeNull();
    expect(s.refusal({ do: 'sellTep', from: 'WAF', to: 'EUR' })).toBeNull();
  });

  test('VEN-9.4.11 tokens are not given away', () => {
    const s = market().when({ step: 'bargain' });
    expect(s.refusal(offer(1, { give_token: 2 }))?.rule).toBe('VEN-9.4.11');
    expect(s.refusal(offer(1, { give_token: 2, get_token: 2 }))?.rule).toBe('VEN-9.4.11');
  });

  test('VEN-24.8 rations that one needs can be sold', () => {
    const s = market()
      .given({ stock: [6, 2, 5] })
      .when({ step: 'produce' });
    s.answer(s.buying(1));
    accept(s);
    expect(s.world.tokens).toEqual([6, 14, 10]);
    expect(s.world.stock[1]).toBe(1);
  });

  test('VEN-9.4.1 in feeding only rations are traded for', () => {
    const s = market().turnOf(0, 2).when({ step: 'bargain' });
    expect(s.refusal(offer(1, { give_token: 1, getItems: ['EUR'] }))?.rule).toBe('VEN-9.4.1');
    expect(s.refusal(offer(1, { give_token: 2, get_ration: 1 }))).toBeNull();
  });
});

describe('promises', () => {
  test('VEN-9.10.8 VEN-R14 a promise of peace is remembered, and broken by an attack', () => {
    const s = market().when({ step: 'bargain' });
    s.answer(offer(1, { vow: 'peace', ask: 'none', until: 'round' }));
    accept(s);
    expect(s.world.deals.ledger[0]).toMatchObject({ by: 0, to: 1, clause: 'peace', fate: 'standing' });
    s.when({ step: 'wars' });
    s.answer({ do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 });
    expect(s.world.deals.ledger[0].fate).toBe('broken');
  });

  test('VEN-9.4.2 a promise to build no factory is broken by building one', () => {
    const s = market().when({ step: 'bargain' });
    s.answer(offer(1, { vow: 'green', until: 'round' }));
    accept(s);
    s.when({ step: 'produce' }).answer({ do: 'build', plant: 'factory', territory: 'NAM', on: 'dry' });
    expect(s.world.deals.ledger[0].fate).toBe('broken');
  });
});
