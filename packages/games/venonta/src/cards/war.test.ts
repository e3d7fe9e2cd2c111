import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../data/board.ts';
import type { Choice } from '../flow.ts';
import { holding, play } from '../testing/cards.ts';
import { Situation, THREE } from '../testing/situation.ts';

const nothing = {
  give_ration: 0,
  get_ration: 0,
  give_token: 0,
  get_token: 0,
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'round',
} as const;

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

  test('CA-05 VEN-R24 a Peace Envoy is the owner’s: for its colony too, and not its coloniser’s', () => {
    const s = war({ 1: '05', 2: '03' });
    s.colony('EUR', 2);
    s.answer(attack);
    expect(s.asked).toContain(1);
    expect(s.refusal(play('05'), 1)).toBeNull();
    const coloniser = war({ 2: '05' });
    coloniser.colony('EUR', 2);
    coloniser.answer(attack);
    expect(coloniser.refusal(play('05'), 2)).not.toBeNull();
    const liberation = war({ 1: '05' }).turnOf(1);
    liberation.colony('EUR', 2);
    liberation.when({ step: 'wars' }).answer({ do: 'attack', from: 'RUS', to: 'EUR', tanks: 0 });
    if (liberation.step === 'react') expect(liberation.refusal(play('05'), 1)).not.toBeNull();
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

  test('CA-08 Air Support, played at the declaration, throws misses of the first roll again', () => {
    const s = war({ 0: '08' }).answer(attack);
    expect([s.step, s.asked]).toEqual(['react', [0]]);
    s.dice(...[1, 2, 2, 2, 2, 2], ...[6, 1]).answer(play('08'));
    expect(s.step).toBe('colonise');
    const later = war({ 0: '08' })
      .answer(attack)
      .dice(...[2, 2, 2, 2, 2, 2], ...[2, 2, 6], ...[2, 2, 2, 2, 2])
      .answer(play('08'), { do: 'rollOn' });
    expect(later.world.combat?.people).toEqual([3, 2]);
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

  test('CA-37 a cease-fire, agreed on at the declaration, comes after the first roll unless that decides', () => {
    const s = war({ 2: '37' }).answer(attack);
    expect([s.step, s.asked]).toEqual(['react', [2]]);
    s.dice(1, 2, 2, 2, 2, 2).answer(play('37'));
    expect([s.step, s.world.combat, s.world.tokens[0]]).toEqual(['war', null, 7]);
    const decided = war({ 2: '37' })
      .answer(attack)
      .dice(...WON)
      .answer(play('37'));
    expect(decided.step).toBe('colonise');
  });

  test('CA-37 CA-08 nobody is asked after a roll', () => {
    const s = war({ 0: '08', 2: '37' }).answer(attack).dice(1, 2, 2, 2, 2, 2).pass();
    expect([s.step, s.asked]).toEqual(['carryOn', [0]]);
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

  test('CA-40 VEN-9.4.1 a Secret Treaty cannot be answered by a trade: its two need not be active', () => {
    const s = new Situation(THREE)
      .given({ round: 2, place: -1, turn: 3, tokens: [9, 9, 9], stock: [9, 9, 9] })
      .hand(1, 'CA-40');
    s.when({ step: 'turn' }).answer({ do: 'playPact', card: 'CA-40', target: 2, terms: 'both' });
    const answer = { ...nothing, do: 'counterDeal', partner: 1, deal: s.world.deals.open[0].id } as const;
    expect([s.world.active, s.asked]).toEqual([0, [2]]);
    expect(s.refusal({ ...answer, give_ration: 1, get_token: 1 })).not.toBeNull();
    expect(s.refusal({ ...answer, give_token: 1, getItems: ['RUS'] })).not.toBeNull();
    expect(s.refusal({ ...answer, vow: 'peace' })).toBeNull();
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
