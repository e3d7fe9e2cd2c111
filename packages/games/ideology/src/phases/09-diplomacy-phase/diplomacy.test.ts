import { describe, expect, test } from 'vitest';
import { type IdeologyId, RELATIONS, type Relation } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { Situation } from '../../testing/situation.ts';

const KEEP: Choice = { do: 'keepRest' };
const propose = (target: number, relation: Relation): Choice => ({ do: 'propose', target, relation });

function two(now: Relation = 'neutral', ids: readonly IdeologyId[] = ['fascism', 'communism']): Situation {
  const s = new Situation(ids);
  s.relation(ids[0], ids[1], now);
  return s.when({ step: 'diplomacy' }, { step: 'foreign' });
}

describe('the more hostile proposal counts', () => {
  for (const [one, mine] of RELATIONS.entries()) {
    for (const [other, theirs] of RELATIONS.entries()) {
      test(`IDEO-9.1.4 IDEO-9.1.6 IDEO-9.1.1 ${mine} and ${theirs} (T-9.1)`, () => {
        const s = two().from('fascism', propose(1, mine)).from('communism', propose(0, theirs));
        expect(s.relation('fascism', 'communism')).toBe(RELATIONS[Math.max(one, other)]);
        expect(s.relation('communism', 'fascism')).toBe(RELATIONS[Math.max(one, other)]);
      });
    }
  }

  test('IDEO-9.1.7 a state may change by more than one step', () => {
    expect(
      two('peace')
        .from('fascism', propose(1, 'war'))
        .from('communism', KEEP)
        .relation('fascism', 'communism'),
    ).toBe('war');
    const s = two('war').from('fascism', propose(1, 'peace')).from('communism', propose(0, 'peace'));
    expect(s.relation('fascism', 'communism')).toBe('peace');
  });
});

describe('how it is done', () => {
  test('IDEO-9.1.2 IDEO-9.1.3 IDEO-17.6 IDEO-3.1.3 everybody proposes to everybody in secret, and all is shown together', () => {
    const s = new Situation(['fascism', 'communism', 'capitalism']).when({ step: 'diplomacy' });
    expect(s.asked).toEqual(['fascism', 'communism', 'capitalism']);
    s.from('fascism', propose(2, 'war'), propose(1, 'peace'));
    expect([s.asked, s.relation('fascism', 'capitalism')]).toEqual([['communism', 'capitalism'], 'neutral']);
    expect(s.view('capitalism').answers).toEqual([]);
    expect(s.view('capitalism').public.proposals).toEqual(s.world.proposals);
    expect(s.world.proposals.every((each) => each === 1)).toBe(true);
    s.from('communism', propose(0, 'peace'), KEEP).from('capitalism', KEEP);
    expect(s.relation('fascism', 'capitalism')).toBe('war');
    expect(s.relation('fascism', 'communism')).toBe('peace');
    expect(s.relation('communism', 'capitalism')).toBe('neutral');
    expect(s.heard('log.relation')).toBe(true);
  });

  test('IDEO-9.1.2 one proposal for each other player, none for oneself', () => {
    const s = new Situation(['fascism', 'communism', 'capitalism']).when({ step: 'diplomacy' });
    s.from('fascism', propose(1, 'war'));
    expect(s.refusedBy(propose(1, 'peace'), 'fascism')).not.toBeNull();
    expect(s.refusedBy(propose(0, 'peace'), 'fascism')).not.toBeNull();
    expect(s.refusedBy(propose(2, 'peace'), 'fascism')).toBeNull();
  });

  test.each(RELATIONS)('IDEO-9.1.5 IDEO-16.7 who proposes nothing proposes the present state, %s', (now) => {
    const s = two(now).from('fascism', KEEP).from('communism', KEEP);
    expect(s.relation('fascism', 'communism')).toBe(now);
  });

  test('IDEO-9.1.9 promises do not bind: after Peace, War may be proposed at once', () => {
    expect(two('peace').refusedBy(propose(1, 'war'), 'fascism')).toBeNull();
  });

  test('IDEO-9.1.8 a war declared now is fought in the next Conflict Phase, so none in the first turn (T-D.9)', () => {
    const s = new Situation(['fascism', 'communism']);
    s.hand('fascism', [6, 0, 0]);
    const blow: Choice = { do: 'attack', region: 'russia', influence: 'military', target: 1 };
    s.when({ step: 'conflicts' });
    expect(s.refusedBy(blow)).toBe('IDEO-8.1.7');
    s.answer({ do: 'pass' });
    s.from('fascism', propose(1, 'war')).from('communism', KEEP);
    expect(s.world.turn).toBe(1);
    s.hand('fascism', [6, 0, 0]);
    s.when({ step: 'conflicts' });
    expect(s.refusedBy(blow)).toBeNull();
  });
});

test('IDEO-14.1.3 Capitalism proposes War only where there is War already, but others may declare it', () => {
  const ids: readonly IdeologyId[] = ['capitalism', 'communism'];
  expect(two('neutral', ids).refusedBy(propose(1, 'war'), 'capitalism')).toBe('IDEO-14.1.3');
  expect(two('peace', ids).refusedBy(propose(1, 'war'), 'capitalism')).toBe('IDEO-14.1.3');
  expect(two('war', ids).refusedBy(propose(1, 'war'), 'capitalism')).toBeNull();
  const s = two('neutral', ids).from('capitalism', KEEP).from('communism', propose(0, 'war'));
  expect(s.relation('capitalism', 'communism')).toBe('war');
});
