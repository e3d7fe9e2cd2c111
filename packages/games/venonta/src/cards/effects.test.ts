import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../data/board.ts';
import { DISCARDED } from '../position.ts';
import { emissionsOf, freeFactories, needOf, tepPrice, wasteOf } from '../queries.ts';
import { holding, play } from '../testing/cards.ts';

describe('economy', () => {
  test('CA-11 VEN-R16 CA-34 cost a token; Sabotage destroys a tank as a combat does (CO-A06)', () => {
    const s = holding(['11', '34']);
    s.tanks('EUR', 1, 1);
    s.answer({ do: 'playTank', card: 'CA-11', territory: 'EUR', target: 1 });
    expect([s.tanks('EUR', 1), s.world.tokens[0]]).toEqual([0, 4]);
    expect([s.count(0, 'tanksDestroyed'), s.count(1, 'tanksLost')]).toEqual([1, 0]);
    s.answer({ do: 'playTep', card: 'CA-34', from: 'EUR', to: 'NAM' });
    expect([s.tep('EUR'), s.tep('NAM'), s.world.tokens[0]]).toEqual([1, 3, 3]);
    const poor = holding(['34']).given({ tokens: [0, 5, 5] });
    expect(poor.refusal({ do: 'playTep', card: 'CA-34', from: 'EUR', to: 'NAM' })).not.toBeNull();
  });

  test('CA-13 one factory is cheaper and clean', () => {
    const s = holding(['13']);
    s.answer(play('13'), { do: 'build', plant: 'factory', territory: 'NAM', on: 'dry' });
    expect([s.world.tokens[0], s.world.co2, s.count(0, 'emitted')]).toEqual([3, 9, 0]);
    s.answer({ do: 'build', plant: 'factory', territory: 'SUD', on: 'dry' });
    expect([s.world.tokens[0], s.world.co2]).toEqual([0, 10]);
  });

  test('CA-14 VEN-24.14 a factory with Renewable Energy burns no TEP and emits nothing; the card is lost with it', () => {
    const s = holding(['14']).discs('NAM', 'factory');
    s.answer({ do: 'playAt', card: 'CA-14', territory: 'NAM' });
    expect(emissionsOf(s.world, s.g.options, 0)).toBe(0);
    s.answer({ do: 'restore', plant: 'factory', territory: 'NAM', on: 'h2o' });
    expect(s.world.cards[13]).toBe(DISCARDED);
    const other = holding(['14']).discs('NAM', 'factory');
    other.answer({ do: 'playAt', card: 'CA-14', territory: 'NAM' });
    other.when({ step: 'consumption' });
    expect(other.plantsOn('NAM')[0]).toBe('factory');
    expect(other.tep('NAM')).toBe(2);
  });

  test('CA-15 CO2 goes back', () => {
    const s = holding(['15']);
    s.answer(play('15'));
    expect([s.world.co2, s.world.vp[0]]).toEqual([7, 6]);
  });

  test('CA-16 a farm becomes forest without paying', () => {
    const s = holding(['16']).discs('NAM', 'farm');
    s.answer({ do: 'playAt', card: 'CA-16', territory: 'NAM' });
    expect([s.plantsOn('NAM')[0], s.world.tokens[0], s.world.co2, s.world.stock[0], s.world.vp[0]]).toEqual([
      'forest',
      5,
      8,
      4,
      6,
    ]);
    expect(s.count(0, 'reforested')).toBe(1);
  });

  test('CA-17 a dry disc gets water', () => {
    const s = holding(['17']);
    s.answer({ do: 'playAt', card: 'CA-17', territory: 'NAM' });
    expect(s.world.h2o[TERRITORY_OF.NAM * 5 + 4]).toBe(1);
    const later = holding(['17']).discs('EUR', 'forest', 'forest', 'forest', 'factory');
    later.world.owner[TERRITORY_OF.EUR] = 0;
    later.answer({ do: 'restore', plant: 'factory', territory: 'EUR', on: 'dry' });
    later.answer({ do: 'playAt', card: 'CA-17', territory: 'EUR' });
    expect(later.world.h2o.slice(TERRITORY_OF.EUR * 5, TERRITORY_OF.EUR * 5 + 5)).toEqual([1, 1, 1, 0, 1]);
  });

  test('CA-18 farms of this round are clean', () => {
    const s = holding(['18']);
    s.answer(play('18'), { do: 'build', plant: 'farm', territory: 'NAM', on: 'h2o' });
    expect(s.world.co2).toBe(9);
  });

  test('VEN-R18 a farm that was planted without CO2 takes CO2 along when it becomes forest', () => {
    const s = holding(['18']);
    s.answer(play('18'), { do: 'build', plant: 'farm', territory: 'NAM', on: 'h2o' });
    s.turnOf(0, 2).when({ step: 'produce' });
    s.answer({ do: 'restore', plant: 'farm', territory: 'NAM', on: 'h2o' });
    expect(s.world.co2).toBe(8);
  });

  test('CA-19 one waste less', () => {
    const s = holding(['19']).discs('NAM', 'factory', 'factory');
    s.answer(play('19'));
    expect(wasteOf(s.world, 0)).toBe(1);
  });

  test('CA-20 VEN-13.4 fish come back, not above their starting number', () => {
    const s = holding(['20']);
    s.world.fish[1] = 1;
    s.answer({ do: 'playSea', card: 'CA-20', ocean: 'southAtlantic' });
    expect([s.world.fish[1], s.world.vp[0]]).toEqual([2, 6]);
  });

  test('CA-22 nobody trades with an embargoed player', () => {
    const s = holding(['22']).given({ stock: [9, 20, 9] });
    expect(s.refusal(s.buying(1))).toBeNull();
    s.answer({ do: 'playOn', card: 'CA-22', target: 1 });
    expect(s.refusal(s.buying(1))).not.toBeNull();
  });

  test('CA-23 CA-24 a cartel sells dearer, free trade needs no link', () => {
    const s = holding(['23', '24']).given({ stock: [9, 20, 20] });
    s.answer(play('23'));
    expect([tepPrice(s.world, 0), tepPrice(s.world, 1)]).toEqual([2, 1]);
    expect(s.refusal(s.buying(2))).not.toBeNull();
    s.answer(play('24'));
    expect(s.refusal(s.buying(2))).toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'OCE', to: 'NAM' })).toBeNull();
  });

  test('CA-24 whoever holds it, trades with it need no link and no open sea', () => {
    const s = holding([]).given({ freeTrade: [0, 0, 1] });
    expect(s.refusal({ do: 'buyTep', from: 'OCE', to: 'NAM' })).toBeNull();
    expect(s.refusal({ do: 'sellTep', from: 'NAM', to: 'OCE' })).toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'MEN', to: 'NAM' })).not.toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'EUR', to: 'NAM' })).toBeNull();
    s.given({ closedSeas: 1 });
    expect(s.refusal({ do: 'buyTep', from: 'OCE', to: 'NAM' })).toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'EUR', to: 'NAM' })).not.toBeNull();
  });

  test('CA-25 TEP for rations, or rations for TEP already consumed', () => {
    const s = holding(['25']);
    expect(s.refusal({ do: 'playBread', card: 'CA-25', territory: 'NAM' })).not.toBeNull();
    s.answer({ do: 'playFuel', card: 'CA-25', territory: 'NAM' });
    expect([s.tep('NAM'), s.world.consumed, s.world.stock[0]]).toEqual([1, 1, 7]);
    const other = holding(['25']);
    other.tep('EUR', 1);
    other.answer({ do: 'playBread', card: 'CA-25', territory: 'NAM' });
    expect([other.tep('NAM'), other.world.consumed, other.world.stock[0]]).toEqual([3, 0, 3]);
  });

  test('CA-27 VEN-2.2 a smaller population from the next repopulation on', () => {
    const s = holding(['27']);
    s.answer(play('27'));
    s.when({ step: 'repopulation' });
    expect(s.world.population).toEqual([7, 8, 8]);
  });

  test('CA-28 a strike leaves no free factory', () => {
    const s = holding(['28']).discs('EUR', 'factory');
    expect(freeFactories(s.world, 1)).toBe(1);
    s.answer({ do: 'playOn', card: 'CA-28', target: 1 });
    expect(freeFactories(s.world, 1)).toBe(0);
  });

  test('CA-29 CA-30 peace is praised', () => {
    const s = holding(['29', '30'], 2);
    s.answer(play('29'), play('30'));
    expect(s.world.vp[0]).toBe(10);
    const warlike = holding(['29', '30'], 2);
    warlike.count(0, 'combatsStarted', 1);
    warlike.answer(play('29'), play('30'));
    expect(warlike.world.vp[0]).toBe(6);
    expect(holding(['30']).refusal(play('30'))).not.toBeNull();
  });

  test('CA-33 a forest is logged at another’s expense', () => {
    const s = holding(['33']);
    s.answer({ do: 'playOn', card: 'CA-33', target: 1 });
    expect([s.world.co2, s.count(1, 'emitted'), s.count(0, 'emitted')]).toEqual([10, 1, 0]);
  });

  test('CA-38 rations are given away for VP', () => {
    const s = holding(['38']);
    s.answer({ do: 'playGift', card: 'CA-38', target: 2, rations: 2 });
    expect([s.world.stock, s.world.vp[0]]).toEqual([[3, 5, 7], 7]);
  });
});

describe('feeding cards', () => {
  const hungry = (card: string) => {
    const s = holding([card], 2).given({ population: [8, 8, 8], fed: [0, 0, 0] });
    return s.when({ step: 'feed' });
  };

  test('CA-21 fish become rations', () => {
    const s = hungry('21');
    expect(s.refusal({ do: 'playSea', card: 'CA-21', ocean: 'indian' })).not.toBeNull();
    s.answer({ do: 'playSea', card: 'CA-21', ocean: 'arctic' });
    expect([s.world.fish[5], s.world.stock[0]]).toEqual([1, 7]);
  });

  test('CA-26 two rations fewer are needed', () => {
    const s = hungry('26');
    s.answer(play('26'));
    expect(needOf(s.world, 0)).toBe(6);
    s.answer({ do: 'feed', rations: 5 });
    expect(s.count(0, 'shortfall')).toBe(1);
  });

  test('CA-39 two missing rations count as supplied', () => {
    const s = hungry('39');
    s.answer(play('39'), { do: 'feed', rations: 5 });
    expect(s.count(0, 'shortfall')).toBe(1);
  });

  test('VEN-18.2 feeding cards are of no use elsewhere', () => {
    expect(holding(['26']).refusal(play('26'))).not.toBeNull();
  });
});
