import { describe, expect, test } from 'vitest';
import { ACTIONS } from '../data/actions.ts';
import { DISCARDED, type VenontaOptions } from '../position.ts';
import { holding, play } from '../testing/cards.ts';
import { Situation, THREE } from '../testing/situation.ts';

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

  describe('VEN-18.2 VEN-R1 cards for any turn, at any time of it', () => {
    const opening = (options: Partial<VenontaOptions> = {}) =>
      new Situation(THREE, options)
        .given({ round: 2, stock: [9, 9, 9], tokens: [9, 9, 9], place: -1, turn: 3 })
        .hand(1, 'CA-28')
        .hand(2, 'CA-01')
        .when({ step: 'turn' });
    const factory = { do: 'build', plant: 'factory', territory: 'NAM', on: 'dry' } as const;
    const strike = { do: 'playOn', card: 'CA-28', target: 0 } as const;

    test('a seat that holds one may wait: it is asked again after every action, until it says no', () => {
      const s = opening().from(2, { do: 'pass' }).from(1, { do: 'watch' });
      expect([s.step, s.asked]).toEqual(['produce', [0]]);
      s.answer(factory);
      expect([s.step, s.asked]).toEqual(['react', [1]]);
      s.from(1, { do: 'watch' }).answer({ do: 'endProduction' }).from(1, { do: 'pass' });
      expect([s.step, s.asked]).toEqual(['war', [0]]);
      s.answer({ do: 'endWar' });
      expect(s.step).toBe('react');
      expect(s.world.active).toBe(1);
    });

    test('a General Strike answers a new factory before its tank is built', () => {
      const s = opening().from(2, { do: 'pass' }).from(1, { do: 'watch' });
      s.answer(factory).from(1, strike).pass();
      expect([s.step, s.asked]).toEqual(['produce', [0]]);
      expect(s.refusedBy({ do: 'tank', territory: 'NAM' })).toBe('VEN-9.2.7');
    });

    test('a seat that holds none cannot wait, and with the option nobody can', () => {
      expect(opening().refusal({ do: 'watch' }, 2)).not.toBeNull();
      expect(opening({ reactions: 'turnStart' }).refusal({ do: 'watch' }, 1)).not.toBeNull();
    });

    test('it is asked after a combat, not within', () => {
      const s = opening().from(2, { do: 'pass' }).from(1, { do: 'watch' });
      s.answer({ do: 'endProduction' }).from(1, { do: 'watch' });
      s.answer({ do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 });
      s.dice(...[2, 2, 2, 2, 2, 2], ...[2, 2, 2, 2, 2, 2]).pass();
      s.answer({ do: 'rollOn' });
      expect([s.step, s.asked, s.world.combat]).toEqual(['react', [1], null]);
    });
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
