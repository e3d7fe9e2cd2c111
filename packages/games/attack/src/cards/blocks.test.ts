import { describe, expect, test } from 'vitest';
import { KIND_OF, NON_AGGRESSION_PACT } from '../data/cards/political.ts';
import type { PoliticalCard } from '../data/terms.ts';
import type { AttackOptions } from '../position.ts';
import { Situation } from '../testing/situation.ts';

const act = { do: 'act', action: 'play_political_cards' } as const;
const play = (card: PoliticalCard) => ({ do: 'playCard', card }) as const;
const block = (card: PoliticalCard) => ({ do: 'block', card }) as const;
const LET = { do: 'noBlock' } as const;

/** Seat 1 plays cards; everybody else holds War Bonds, and more where the test says so. */
function table(options: Partial<AttackOptions> = {}): Situation {
  return new Situation(4, options)
    .nation(0, 'communism', 'ukraine', {})
    .nation(1, 'fascism', 'japan', {})
    .nation(2, 'monarchy', 'brazil', {})
    .nation(3, 'democracy', 'spain', {})
    .neutral('korea', 'fascism')
    .holds(0, 'war_bonds')
    .holds(2, 'war_bonds')
    .holds(3, 'war_bonds')
    .funds(1, 0, 9);
}
const spyOn = (s: Situation, target: number, card: PoliticalCard = 'spy') =>
  s.holds(1, card).turn(1).answer(act, play(card), { do: 'aimAt', target });

describe('BLOCK cards', () => {
  test('ATK-15.8 ATK-15.7 ATK-4.9 Counter Espionage cancels a Spy without oil, also for a player who is not the target', () => {
    const s = spyOn(table().holds(3, 'counter_espionage'), 0);
    s.from(0, LET).from(2, LET).from(3, block('counter_espionage'));
    expect([s.hand(0), s.hand(1), s.hand(3)]).toEqual([['war_bonds'], [], ['war_bonds']]);
    expect(s.world.oil[3]).toBe(0);
    expect(s.faults).toEqual([]);
  });

  test('ATK-15.8 a ring is stopped by a Double Agent only', () => {
    const s = spyOn(table().holds(3, 'counter_espionage', 'double_agent'), 0, 'spy_ring');
    expect(s.refusedBy(block('counter_espionage'), 3)).toBe('ATK-15.8');
    expect(s.refusedBy(block('double_agent'), 3)).toBeNull();
  });

  test('ATK-15.9 a Double Agent turns the theft round', () => {
    const s = spyOn(
      table().holds(2, 'double_agent').holds(1, 'puppet_regime', 'puppet_regime'),
      0,
      'spy_ring',
    );
    s.from(0, LET).from(2, block('double_agent')).from(3, LET);
    expect([s.hand(0), s.hand(1), s.hand(2)]).toEqual([
      ['war_bonds'],
      [],
      ['puppet_regime', 'puppet_regime', 'war_bonds'],
    ]);
  });

  test('ATK-26.1 all know who stopped a card until the turn is over, though every hand is as large as before', () => {
    const s = spyOn(table().holds(2, 'double_agent').holds(1, 'puppet_regime'), 0, 'spy');
    expect(s.world.blocker).toBe(-1);
    s.from(0, LET).from(2, block('double_agent')).from(3, LET);
    expect(s.world.blocker).toBe(2);
    s.answer({ do: 'endTurn' });
    expect(s.world.blocker).toBe(-1);
  });

  test('ATK-15.10 the first clockwise from the active player plays his BLOCK, the others keep theirs', () => {
    const s = spyOn(table().holds(0, 'counter_espionage').holds(2, 'counter_espionage'), 3);
    s.from(0, block('counter_espionage')).from(3, LET).from(2, block('counter_espionage'));
    expect([s.hand(2), s.hand(0)]).toEqual([['war_bonds'], ['war_bonds', 'counter_espionage']]);
    expect(s.said('log.blocked')).toEqual([{ seat: 2, card: 'counter_espionage', stopped: 'spy' }]);
  });

  test('ATK-15.10 a BLOCK cannot be blocked', () => {
    const s = spyOn(table().holds(0, 'counter_espionage').holds(1, 'double_agent'), 0);
    s.from(0, block('counter_espionage')).from(2, LET).from(3, LET);
    expect(s.step).toBe('chooseCard');
  });

  test('ATK-15.11 a cancelled card is discarded and its Eagle counts, unless the table says otherwise', () => {
    for (const [cancelledEagles, eagles] of [
      ['count', 1],
      ['lost', 0],
    ] as const) {
      const s = table({ cancelledEagles }).holds(0, 'diplomatic_protest').holds(1, 'treaty_of_alliance');
      s.turn(1).answer(act, play('treaty_of_alliance'), { do: 'win', region: 'korea' });
      s.from(0, block('diplomatic_protest')).from(2, LET).from(3, LET);
      expect([s.owner('korea'), s.world.eagles, s.hand(1)]).toEqual(['fascism', eagles, []]);
    }
  });

  test('ATK-26.7 ATK-27.6 everybody with a card and his capital is asked, whatever the card is', () => {
    const s = spyOn(table(), 0);
    expect(s.asked).toEqual([0, 2, 3]);
    expect(s.byDefault(2)).toEqual(LET);
    const poor = table().army(1, 'brazil', { infantry: 1 });
    poor.g.private[3].political.fill(0);
    expect(spyOn(poor, 0).asked).toEqual([0]);
  });

  test('ATK-26.7 nobody is asked when every card that could block lies on the discards', () => {
    const all = table();
    const spent = (s: Situation, card: PoliticalCard) => {
      s.world.discards[KIND_OF[card]] = s.g.secret.political[KIND_OF[card]];
      s.g.secret.political[KIND_OF[card]] = 0;
      return s;
    };
    expect(spyOn(spent(all, 'counter_espionage'), 0).step).toBe('blockCard');
    expect(spyOn(spent(spent(table(), 'counter_espionage'), 'double_agent'), 0).step).toBe('chooseCard');
  });

  test('ATK-15.5 without his capital nobody blocks', () => {
    const s = spyOn(table().holds(2, 'counter_espionage').army(1, 'brazil', { infantry: 1 }), 0);
    expect(s.asked).toEqual([0, 3]);
  });

  test('ATK-15.6 cards that nothing can block are not asked about', () => {
    const s = table().holds(1, 'war_bonds').turn(1).answer(act, play('war_bonds'));
    expect([s.step, s.world.pp[1]]).toEqual(['act', 10]);
  });

  test('ATK-R22 what the others would have answered stays with them', () => {
    const s = spyOn(table().holds(0, 'counter_espionage').holds(2, 'counter_espionage'), 3);
    s.from(0, block('counter_espionage')).from(2, block('counter_espionage')).from(3, LET);
    expect(s.told.some(({ args }) => args.seat === 0)).toBe(false);
  });
});

describe('BLOCK cards against Moves', () => {
  /** Seat 1 attacks Korea, which belongs to seat 2, and Vladivostok, a Minor Neutral. */
  function invasion(): Situation {
    return table()
      .army(2, 'korea', { infantry: 1 })
      .army(1, 'manchuria', { infantry: 5 })
      .holds(3, 'non_aggression_pact');
  }
  const march = (s: Situation) =>
    s
      .turn(1)
      .answer({ do: 'act', action: 'move' }, { do: 'from', region: 'manchuria' })
      .answer({ do: 'march', unit: 'infantry', from: 'manchuria', to: 'korea', count: 3 })
      .answer({ do: 'declare' });

  test('ATK-27.7 ATK-15.6 a pact cancels one attack; the attackers stay', () => {
    const s = march(invasion());
    expect([s.step, s.asked, s.byDefault(0)]).toEqual(['blockMove', [0, 2, 3], LET]);
    expect(s.open(3)).toEqual([LET, { do: 'pact', region: 'korea' }]);
    s.from(0, LET).from(2, LET).from(3, { do: 'pact', region: 'korea' });
    expect([s.owner('korea'), s.units('manchuria'), s.hand(3)]).toEqual([2, { infantry: 5 }, ['war_bonds']]);
    expect(s.faults).toEqual([]);
  });

  test('ATK-27.7 ATK-R22 two pacts save two regions, but one region only once', () => {
    const twice = (second: 'korea' | 'vladivostok') => {
      const s = invasion().holds(0, 'non_aggression_pact').army(2, 'vladivostok', { infantry: 1 });
      s.turn(1).answer({ do: 'act', action: 'move' });
      for (const to of ['korea', 'vladivostok'] as const)
        s.answer(
          { do: 'from', region: 'manchuria' },
          { do: 'march', unit: 'infantry', from: 'manchuria', to, count: 2 },
        );
      s.answer({ do: 'declare' }).from(2, LET);
      return s.from(0, { do: 'pact', region: second }).from(3, { do: 'pact', region: 'korea' });
    };
    const both = twice('vladivostok');
    expect([both.hand(0), both.hand(3), both.said('log.attack')]).toEqual([['war_bonds'], ['war_bonds'], []]);
    const once = twice('korea');
    expect([once.hand(0), once.hand(3)]).toEqual([['war_bonds', 'non_aggression_pact'], ['war_bonds']]);
    expect(once.said('log.attack')).toEqual([{ seat: 1, target: 2, region: 'vladivostok' }]);
  });

  test('ATK-15.6 other BLOCK cards do not stop Moves', () => {
    const s = march(invasion().holds(0, 'double_agent'));
    expect(s.refusedBy(block('double_agent'), 0)).toBe('ATK-15.6');
  });

  test('ATK-27.7 a Move that attacks no player is nobody’s business', () => {
    const s = invasion();
    s.neutral('korea', 'fascism');
    expect(march(s).step).not.toBe('blockMove');
  });
});

test('ATK-26.7 nobody is asked about a Move when both Non-Aggression Pacts lie on the discards', () => {
  const s = table().army(2, 'korea', { infantry: 1 }).army(1, 'manchuria', { infantry: 5 });
  s.world.discards[NON_AGGRESSION_PACT] = s.g.secret.political[NON_AGGRESSION_PACT];
  s.g.secret.political[NON_AGGRESSION_PACT] = 0;
  s.turn(1).answer({ do: 'act', action: 'move' }, { do: 'from', region: 'manchuria' });
  s.answer({ do: 'march', unit: 'infantry', from: 'manchuria', to: 'korea', count: 3 }, { do: 'declare' });
  expect(s.step).toBe('commit');
});
