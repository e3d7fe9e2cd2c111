import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../board.ts';
import { ACTIONS } from '../data/actions.ts';
import type { Choice } from '../flow.ts';
import { DISCARDED } from '../position.ts';
import { emissionsOf, freeFactories, needOf, tepPrice, wasteOf } from '../table.ts';
import { Situation, THREE } from '../testing/situation.ts';

const play = (number: string): Choice => ({ do: 'play', card: `CA-${number}` as 'CA-01' });

/** The first player produces and holds these cards; nobody else can object. */
function holding(cards: readonly string[], part: 1 | 2 = 1): Situation {
  const s = new Situation(THREE).given({
    round: 2,
    tokens: [5, 5, 5],
    stock: [5, 5, 5],
    vp: [5, 5, 5],
    fed: [1, 1, 1],
    co2: 9,
    red: 1,
  });
  s.hand(0, ...cards.map((number) => `CA-${number}` as 'CA-01')).turnOf(0, part);
  return s.when({ step: 'produce' });
}

describe('playing cards', () => {
  test('VEN-18.2 VEN-18.3 VEN-18.4 any number in one’s own turn; the card goes under the deck', () => {
    const s = holding(['01', '03']);
    s.answer(play('01'), play('03'));
    expect([s.world.tokens[0], s.world.stock[0], s.count(0, 'caPlayed')]).toEqual([7, 7, 2]);
    expect(s.world.cards[0]).toBe(DISCARDED);
    expect(s.cards(0)).toEqual([]);
    expect(s.faults).toEqual([]);
  });

  test('VEN-18.4 cards for the round or the game stay face up', () => {
    const s = holding(['06', '19']);
    s.answer({ do: 'playAt', card: 'CA-06', territory: 'NAM' }, play('19'));
    expect([s.world.cards[5], s.world.cards[18]]).toEqual([0, 0]);
  });

  test('VEN-18.6 VEN-20.1 CA-02 VP count at once and never fall below 0', () => {
    const s = holding(['02']).given({ vp: [0, 5, 5] });
    s.answer(play('02'));
    expect([s.world.tokens[0], s.world.vp[0]]).toEqual([8, 0]);
  });

  test('VEN-15.2 VEN-24.1 the bank gives no more than it has', () => {
    const s = holding(['01']).given({ tokens: [12, 12, 11] });
    s.answer(play('01'));
    expect([s.world.tokens[0], s.world.bank]).toEqual([13, 0]);
  });

  test('VEN-18.7 VEN-22.2 VEN-R1 VEN-R2 who could hold a card for a moment is asked; the first in order is heard', () => {
    const s = new Situation(THREE).given({
      round: 2,
      stock: [9, 9, 9],
      tokens: [5, 5, 5],
      order: [1, 2, 0],
      place: -1,
      turn: 3,
    });
    s.hand(0, 'CA-20').hand(2, 'CA-33');
    s.world.fish[0] = 0;
    s.when({ step: 'turn' });
    expect([s.step, s.asked]).toEqual(['react', [0, 2]]);
    s.from(0, { do: 'playSea', card: 'CA-20', ocean: 'northAtlantic' });
    s.from(2, { do: 'playOn', card: 'CA-33', target: 1 }).pass('turn');
    expect([s.world.co2, s.world.fish[0]]).toEqual([1, 0]);
    expect([s.step, s.asked]).toEqual(['react', [0]]);
    s.from(0, { do: 'playSea', card: 'CA-20', ocean: 'northAtlantic' });
    expect([s.world.fish[0], s.world.vp[0]]).toEqual([2, 1]);
  });

  test('VEN-18.7 nobody is asked about cards that all have seen', () => {
    const s = new Situation(THREE).given({ round: 2, place: -1, turn: 3 }).hand(1, 'CA-01');
    ACTIONS.forEach((action, card) => {
      if (action.when !== 'anyTurn') return;
      s.world.cards[card] = DISCARDED;
      s.g.secret.actions = s.g.secret.actions.filter((other) => other !== card);
    });
    s.when({ step: 'turn' });
    expect(s.step).toBe('produce');
  });

  test('VEN-18.2 VEN-R8 CA-35 a Veto strikes the card just played, and cannot be vetoed itself', () => {
    const s = new Situation(THREE)
      .given({ round: 2, tokens: [5, 5, 5] })
      .hand(0, 'CA-01')
      .hand(1, 'CA-35')
      .hand(2, 'CA-03');
    s.turnOf(0).when({ step: 'produce' });
    s.answer(play('01'));
    expect([s.step, s.asked]).toEqual(['react', [1, 2]]);
    s.from(1, play('35')).from(2, { do: 'pass' });
    expect([s.step, s.world.tokens[0]]).toEqual(['produce', 5]);
    expect([s.world.cards[0], s.world.cards[34]]).toEqual([DISCARDED, DISCARDED]);
    expect([s.count(0, 'caPlayed'), s.count(1, 'caPlayed')]).toEqual([1, 1]);
  });
});

describe('economy', () => {
  test('CA-11 CA-34 cost a token', () => {
    const s = holding(['11', '34']);
    s.tanks('EUR', 1, 1);
    s.answer({ do: 'playTank', card: 'CA-11', territory: 'EUR', target: 1 });
    expect([s.tanks('EUR', 1), s.world.tokens[0]]).toEqual([0, 4]);
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
  });

  test('CA-18 farms of this round are clean', () => {
    const s = holding(['18']);
    s.answer(play('18'), { do: 'build', plant: 'farm', territory: 'NAM', on: 'h2o' });
    expect(s.world.co2).toBe(9);
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
    expect(s.refusal({ do: 'buyRation', target: 1 })).toBeNull();
    s.answer({ do: 'playOn', card: 'CA-22', target: 1 });
    expect(s.refusal({ do: 'buyRation', target: 1 })).not.toBeNull();
  });

  test('CA-23 CA-24 a cartel sells dearer, free trade needs no link', () => {
    const s = holding(['23', '24']).given({ stock: [9, 20, 20] });
    s.answer(play('23'));
    expect([tepPrice(s.world, 0), tepPrice(s.world, 1)]).toEqual([2, 1]);
    expect(s.refusal({ do: 'buyRation', target: 2 })).not.toBeNull();
    s.answer(play('24'));
    expect(s.refusal({ do: 'buyRation', target: 2 })).toBeNull();
    expect(s.refusal({ do: 'buyTep', from: 'OCE', to: 'NAM' })).toBeNull();
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

describe('cards of war and peace', () => {
  const attack: Choice = { do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 };
  /** The first player may attack, these hold cards. */
  const war = (hands: Readonly<Record<number, string>>) => {
    const s = new Situation(THREE).given({ round: 2, tokens: [9, 9, 9], stock: [1, 5, 3] }).turnOf(0);
    for (const [seat, card] of Object.entries(hands)) s.hand(Number(seat), `CA-${card}` as 'CA-01');
    return s.when({ step: 'wars' });
  };
  const WON = [1, 6, 1, 2, 2, 2];

  test('CA-05 a Peace Envoy cancels the attack, returns the cost and locks the target', () => {
    const s = war({ 1: '05' }).answer(attack);
    expect(s.asked).toEqual([1]);
    s.answer(play('05'));
    expect([s.step, s.world.combat, s.world.tokens[0]]).toEqual(['war', null, 9]);
    expect(s.refusedBy(attack)).toBe('VEN-9.5.10');
  });

  test('CA-06 Blue Helmets protect a territory, but not from rebellion', () => {
    const s = holding(['06']);
    s.colony('EUR', 2);
    s.answer({ do: 'playAt', card: 'CA-06', territory: 'EUR' });
    s.when({ step: 'wars' });
    expect(s.refusedBy(attack)).toBe('VEN-18.8');
    s.turnOf(1).when({ step: 'wars' });
    expect(s.refusal({ do: 'rebel', territory: 'EUR' })).toBeNull();
  });

  test('CA-07 mobilisation adds three dice of people', () => {
    const s = war({ 1: '07' }).answer(attack).dice(2, 2, 2, 2, 2, 2).answer(play('07'));
    expect(s.world.combat?.people).toEqual([3, 6]);
  });

  test('CA-08 Air Support rolls one’s own dice again, before hits are applied', () => {
    const s = war({ 0: '08' }).dice(2, 2, 2, 2, 2, 2).answer(attack).pass('rolled');
    expect([s.step, s.asked]).toEqual(['react', [0]]);
    s.dice(1, 6, 1).answer(play('08'));
    expect(s.step).toBe('colonise');
  });

  test('CA-09 VEN-9.9.14 Guerrilla rebels in anybody’s turn, without paying', () => {
    const s = new Situation(THREE)
      .given({ round: 2, tokens: [9, 9, 9], place: -1, turn: 3 })
      .hand(1, 'CA-09');
    s.colony('EUR', 2);
    s.when({ step: 'turn' });
    expect(s.asked).toEqual([1]);
    s.dice(...WON).answer({ do: 'playAt', card: 'CA-09', territory: 'EUR' });
    expect([s.colony('EUR'), s.world.tokens[1], s.step]).toEqual([-1, 9, 'produce']);
  });

  test('CA-10 VEN-9.10.7 VEN-R4 Military Aid joins either side without a pact', () => {
    const s = war({ 2: '10' });
    s.tanks('RUS', 2, 1);
    s.answer(attack);
    expect(s.asked).toEqual([2]);
    s.answer({ do: 'playSide', card: 'CA-10', side: 'attacker' });
    expect([s.step, s.asked]).toEqual(['join', [2]]);
    s.answer({ do: 'joinTank', territory: 'RUS' });
    expect(s.world.tokens[0]).toBe(7);
    s.dice(3, 3, 3, 2, 2, 2).answer({ do: 'ready' });
    expect(s.step).toBe('colonise');
  });

  test('CA-12 a spy reads an objective, alone', () => {
    const s = holding(['12']).objectives('CO-A01', 'CO-P05', 'CO-N10');
    s.answer({ do: 'playOn', card: 'CA-12', target: 1 });
    expect(s.view(0).private?.spied[1]).toBe(s.g.private[1].objective);
    expect(s.view(2).private?.spied[1]).toBe(-1);
  });

  test('CA-31 a victory is celebrated, in attack and in defence', () => {
    const s = war({ 0: '31' })
      .dice(...WON)
      .answer(attack)
      .pass('won');
    s.answer(play('31'));
    expect(s.world.vp[0]).toBe(2);
    const held = war({ 1: '31' }).dice(2, 2, 2, 1, 6, 1).answer(attack).pass('won');
    held.answer(play('31'));
    expect(held.world.vp[1]).toBe(2);
  });

  test('CA-32 scorched earth burns all TEP and denies the refund', () => {
    const s = war({ 1: '32' })
      .dice(...WON)
      .answer(attack)
      .pass()
      .answer({ do: 'colonise' });
    expect(s.asked).toEqual([1]);
    s.answer(play('32'));
    expect([s.tep('EUR'), s.world.consumed, s.world.tokens[0]]).toEqual([0, 2, 7]);
    expect(s.colony('EUR')).toBe(0);
  });

  test('CA-04 a Humanitarian Corridor chooses the host', () => {
    const s = war({ 0: '04' })
      .dice(...WON)
      .answer(attack)
      .pass('migrant');
    expect([s.step, s.asked]).toEqual(['react', [0]]);
    s.answer({ do: 'playAt', card: 'CA-04', territory: 'NAM' });
    expect(s.world.migrants[TERRITORY_OF.NAM]).toBe(1);
    expect(s.world.migrants.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(s.world.vp[0]).toBe(2);
  });

  test('CA-37 a cease-fire is imposed after the hits', () => {
    const s = war({ 2: '37' }).dice(1, 2, 2, 2, 2, 2).answer(attack);
    expect([s.step, s.asked, s.world.combat?.people[1]]).toEqual(['react', [2], 2]);
    s.answer(play('37'));
    expect([s.step, s.world.combat]).toEqual(['war', null]);
  });

  test('CA-40 VEN-9.10.1 a Secret Treaty is a pact in the middle of the turns, if the other agrees', () => {
    const s = holding(['40']);
    s.answer({ do: 'playPact', card: 'CA-40', target: 2, terms: 'both' });
    expect(s.asked).toEqual([2]);
    s.answer({ do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id });
    expect([s.world.pacts[2], s.world.pacts[12], s.world.treaty]).toEqual([3, 3, -1]);
    const refused = holding(['40']);
    refused.answer({ do: 'playPact', card: 'CA-40', target: 2, terms: 'both' });
    refused.answer({ do: 'refuseDeal', partner: 0, deal: refused.world.deals.open[0].id });
    expect([refused.world.pacts[2], refused.world.treaty]).toEqual([0, -1]);
  });

  test('VEN-18.8 where a card contradicts a rule, the card wins: Early Warning against what concerns everybody', () => {
    const s = new Situation(THREE)
      .given({ round: 2, tokens: [5, 5, 5] })
      .hand(0, 'CA-36')
      .waiting('CI-16');
    s.when({ step: 'events', left: 1 }).answer(play('36'));
    expect(s.world.tokens).toEqual([5, 3, 3]);
  });
});
