import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { attack, indonesia } from '../../testing/conflicts.ts';
import { Situation } from '../../testing/situation.ts';

const PASS: Choice = { do: 'pass' };

describe('resolution', () => {
  test('IDEO-8.3.1 IDEO-8.3.2 IDEO-8.3.3 IDEO-8.3.4 IDEO-8.3.5 IDEO-8.3.6 the example of the rulebook (T-8.3)', () => {
    const s = indonesia().answer(attack('indonesia', 'economic'));
    expect([s.step, s.asked]).toEqual(['defend', ['imperialism']]);
    s.answer({ do: 'cancel' });
    expect([s.step, s.asked, s.discards('imperialism')]).toEqual(['press', ['fascism'], [0, 1, 0]]);
    s.answer({ do: 'attackAgain' });
    expect([s.cards('indonesia', 'fascism'), s.cards('indonesia', 'imperialism')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect([s.discards('fascism'), s.discards('imperialism')]).toEqual([
      [0, 3, 0],
      [0, 2, 0],
    ]);
    expect([s.hand('fascism'), s.hand('imperialism')]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    expect(s.faults).toEqual([]);
  });

  test('IDEO-8.3.4 after a cancelled attack the attacker may end the conflict', () => {
    const s = indonesia().answer(attack('indonesia', 'economic'), { do: 'cancel' }, { do: 'giveUp' });
    expect(s.cards('indonesia', 'imperialism')).toEqual([0, 1, 0]);
    expect([s.step, s.hand('fascism')]).toEqual(['conflict', [0, 1, 0]]);
  });

  test('IDEO-8.3.2 the defender may give way although he could cancel', () => {
    const s = indonesia().answer(attack('indonesia', 'economic'));
    expect(s.open()).toEqual([{ do: 'cancel' }, { do: 'concede' }]);
    s.answer({ do: 'concede' });
    expect([s.cards('indonesia', 'fascism'), s.hand('imperialism')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
  });

  test('IDEO-8.3.7 the number of cards in a sector stays', () => {
    const s = indonesia();
    s.region('indonesia', null, { imperialism: [0, 2, 0], communism: [0, 1, 0] });
    s.answer(attack('indonesia', 'economic'), { do: 'concede' });
    expect([s.cards('indonesia'), s.cards('indonesia', 'imperialism')]).toEqual([
      [0, 3, 0],
      [0, 1, 0],
    ]);
  });

  test('IDEO-8.3.8 IDEO-R1 without a card of the type one can only give way; without any card nobody asks', () => {
    const s = indonesia();
    s.hand('imperialism', [3, 0, 2]);
    s.answer(attack('indonesia', 'economic'));
    expect([s.step, s.open()]).toEqual(['defend', [{ do: 'concede' }]]);
    expect(s.refusedBy({ do: 'cancel' })).toBe('IDEO-8.3.8');
    const t = indonesia();
    t.hand('imperialism', [0, 0, 0]);
    t.answer(attack('indonesia', 'economic'));
    expect([t.step, t.cards('indonesia', 'fascism')]).toEqual(['conflict', [0, 1, 0]]);
  });

  test('IDEO-R1 an attacker with other cards only is asked, and can only stop', () => {
    const s = indonesia(3);
    s.hand('fascism', [1, 3, 0]);
    s.answer(attack('indonesia', 'economic'), { do: 'cancel' });
    expect([s.step, s.open()]).toEqual(['press', [{ do: 'giveUp' }]]);
  });

  test('IDEO-8.3.9 nobody else is asked', () => {
    const s = indonesia();
    s.hand('communism', [0, 5, 0]);
    s.answer(attack('indonesia', 'economic'));
    expect(s.asked).toEqual(['imperialism']);
    s.answer({ do: 'cancel' });
    expect(s.asked).toEqual(['fascism']);
  });

  test('IDEO-8.3.10 the attack card counts nowhere until it has won', () => {
    const s = indonesia().answer(attack('indonesia', 'economic'));
    expect([s.cards('indonesia'), s.cards('indonesia', 'fascism')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
    expect(s.faults).toEqual([]);
  });

  test('IDEO-8.3.11 the next conflict waits for the next action and pays again (T-8.5)', () => {
    const s = indonesia(7);
    s.region('indonesia', null, { imperialism: [0, 2, 0] });
    s.answer(attack('indonesia', 'economic'), { do: 'concede' });
    expect(s.asked).toEqual(['imperialism']);
    s.answer(PASS);
    expect([s.asked, s.hand('fascism')]).toEqual([['fascism'], [0, 4, 0]]);
    s.answer(attack('indonesia', 'economic'));
    expect(s.hand('fascism')).toEqual([0, 1, 0]);
  });
});

describe('rules of ideologies', () => {
  /** Communism attacks the culture of Capitalism in Cuba. */
  function cuba(attractiveCulture: 'turn' | 'conflict' = 'turn'): Situation {
    const s = new Situation(['communism', 'capitalism'], { attractiveCulture });
    s.region('cuba', 'capitalism', { capitalism: [1, 1, 2] });
    s.hand('communism', [0, 0, 9]);
    return s.when({ step: 'conflicts' }).answer(attack('cuba', 'cultural'));
  }

  test('IDEO-14.1.2 Capitalism cancels the first cultural attack card of a turn without a card', () => {
    const s = cuba();
    expect(s.open()).toEqual([{ do: 'cancelFree' }, { do: 'concede' }]);
    s.answer({ do: 'cancelFree' });
    expect([s.step, s.discards('communism'), s.discards('capitalism')]).toEqual([
      'press',
      [0, 0, 2],
      [0, 0, 0],
    ]);
    s.answer({ do: 'attackAgain' });
    expect(s.cards('cuba', 'communism')).toEqual([0, 0, 1]);
    s.answer(attack('cuba', 'cultural'));
    expect(s.cards('cuba', 'communism')).toEqual([0, 0, 2]);
  });

  test('IDEO-14.1.2 by option once in every conflict, and not against other types', () => {
    const s = cuba('conflict').answer(
      { do: 'cancelFree' },
      { do: 'attackAgain' },
      attack('cuba', 'cultural'),
    );
    expect(s.open()).toContainEqual({ do: 'cancelFree' });
    s.hand('communism', [0, 9, 0]);
    s.hand('capitalism', [1, 0, 0]);
    s.when({ step: 'conflicts' }).answer(attack('cuba', 'economic'));
    expect(s.open()).toEqual([{ do: 'concede' }]);
  });

  test('IDEO-14.1.5 Isolationism restricts neither defence nor weapons', () => {
    const s = new Situation(['capitalism', 'communism']).holds('capitalism', { wmd: 1 });
    s.relation('capitalism', 'communism', 'war');
    s.when({ step: 'conflict' });
    expect(s.refusedBy({ do: 'useWmd', region: 'russia', target: 1 })).toBeNull();
    s.hand('communism', [3, 0, 0]);
    s.hand('capitalism', [1, 0, 0]);
    s.world.order = [1, 0];
    s.when({ step: 'conflicts' }).answer(attack('united-states', 'military', 0));
    expect(s.open()).toContainEqual({ do: 'cancel' });
  });

  /** Fascism strikes at the military of Imperialism in France. */
  function france(defenders: number): Situation {
    const s = new Situation(['fascism', 'imperialism']).region('france', null, { imperialism: [2, 0, 0] });
    s.relation('fascism', 'imperialism', 'war');
    s.hand('fascism', [6, 0, 0]);
    s.hand('imperialism', [defenders, 0, 3]);
    return s.when({ step: 'conflicts' }).answer(attack('france', 'military'));
  }

  test('IDEO-14.3.2 the first military attack card of Fascism takes two cards to cancel (T-D.11)', () => {
    expect(france(1).refusedBy({ do: 'cancel' })).toBe('IDEO-8.3.8');
    const s = france(3).answer({ do: 'cancel' });
    expect([s.discards('imperialism'), s.discards('fascism')]).toEqual([
      [2, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('IDEO-14.3.3 later attack cards and later conflicts take one, until the next turn', () => {
    const s = france(5).answer({ do: 'cancel' }, { do: 'attackAgain' }, { do: 'cancel' });
    expect(s.discards('imperialism')).toEqual([3, 0, 0]);
    s.answer({ do: 'giveUp' }, PASS, attack('france', 'military'), { do: 'cancel' });
    expect(s.discards('imperialism')).toEqual([4, 0, 0]);
    s.when({ step: 'resource' });
    expect(s.world.used).toEqual([0, 0]);
  });

  test('IDEO-14.5.2 IDEO-8.3.7 Islamic Fundamentalism may discard both cards instead of replacing', () => {
    const make = () => {
      const s = new Situation(['fundamentalism', 'communism']).region('iraq', 'communism', {
        communism: [0, 2, 0],
      });
      s.hand('fundamentalism', [0, 3, 0]);
      return s.when({ step: 'conflicts' }).answer(attack('iraq', 'economic'));
    };
    const s = make();
    expect([s.step, s.asked]).toEqual(['victory', ['fundamentalism']]);
    s.answer({ do: 'destroy' });
    expect([s.cards('iraq'), s.discards('fundamentalism'), s.discards('communism')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ]);
    const t = make().answer({ do: 'replace' });
    expect([t.cards('iraq', 'fundamentalism'), t.cards('iraq', 'communism')]).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    expect([s.faults, t.faults]).toEqual([[], []]);
  });
});
