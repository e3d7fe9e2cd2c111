import { kindOfQuestion } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ideology } from '../../game.ts';
import { attack } from '../../testing/conflicts.ts';
import { Situation } from '../../testing/situation.ts';

const kind = (s: Situation) => kindOfQuestion(ideology, s.g);

describe('a single answer is open where everybody can tell it', () => {
  test('IDEO-5.1.2 who has traded as much as allowed can only end, and all have counted along', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [2, 1, 0]);
    s.when({ step: 'trading' });
    expect(kind(s)).toBe('other');
    s.answer({ do: 'trade', influence: 'military' });
    expect(s.open()).toEqual([{ do: 'endTrade' }]);
    expect(kind(s)).toBe('open');
  });

  test('IDEO-8.1.7 IDEO-17.3 against whom there is peace no hand of cards can fight for military influence', () => {
    const s = new Situation(['fascism', 'imperialism']);
    for (const region of ['great-britain', 'germany'] as const)
      s.region(region, region === 'germany' ? 'fascism' : 'imperialism', {
        imperialism: [1, 0, 0],
        fascism: [0, 0, 0],
      });
    s.relation('fascism', 'imperialism', 'peace');
    s.hand('fascism', [5, 5, 5]);
    s.when({ step: 'conflict' });
    expect(s.open()).toEqual([{ do: 'pass' }]);
    expect(kind(s)).toBe('open');
    s.relation('fascism', 'imperialism', 'war');
    expect(kind(s)).toBe('quietPass');
  });

  test('IDEO-8.2.2 IDEO-17.3 a hand that is too small for the penalties is seen by all', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.region('great-britain', 'imperialism', { imperialism: [0, 0, 0] });
    s.region('indonesia', null, { imperialism: [0, 1, 0] });
    s.relation('fascism', 'imperialism', 'war');
    s.hand('fascism', [0, 1, 0]);
    s.when({ step: 'conflict' });
    expect(s.refusedBy(attack('indonesia', 'economic'))).not.toBeNull();
    expect(kind(s)).toBe('open');
  });

  test('IDEO-17.7 of a type that lies open altogether nobody can hold a card', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.hand('fascism', [0, 4, 0]);
    s.hand('imperialism', [0, 4, 0]);
    s.region('france', null, { imperialism: [0, 1, 0] });
    s.relation('fascism', 'imperialism', 'war');
    s.when({ step: 'conflict' }).answer(attack('france', 'economic'));
    expect(s.step).toBe('defend');
    expect(kind(s)).toBe('quietPass');
    const at = 3 + 1;
    s.world.discards[at] += s.hand('imperialism')[1] + s.deck('imperialism')[1];
    s.g.secret.decks[at] = 0;
    s.g.private[1].hand = [4, 0, 0];
    expect(s.open()).not.toContainEqual({ do: 'cancel' });
    expect(kind(s)).toBe('open');
  });
});

test('IDEO-17.2 a single answer that follows from hidden cards stays a question, or a pass that takes as long as any other', () => {
  const s = new Situation(['fascism', 'imperialism']);
  s.region('france', null, { imperialism: [0, 1, 0] });
  s.region('great-britain', 'imperialism', { imperialism: [0, 0, 0] });
  s.relation('fascism', 'imperialism', 'war');
  s.hand('fascism', [5, 0, 0]);
  s.when({ step: 'conflict' });
  expect(s.open()).toEqual([{ do: 'pass' }]);
  expect(kind(s)).toBe('quietPass');
});
