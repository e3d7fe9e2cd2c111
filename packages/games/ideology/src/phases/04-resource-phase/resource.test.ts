import { describe, expect, test } from 'vitest';
import { FIVE, Situation } from '../../testing/situation.ts';

describe('Resource Phase', () => {
  test('IDEO-4.1.1 everybody draws up to Global Influence (T-4.1)', () => {
    const s = new Situation(FIVE).when({ step: 'resource' });
    expect(s.view('capitalism').facts.hands).toEqual([3, 3, 3, 3, 3]);
    expect(s.step).toBe('trade');
  });

  test('IDEO-4.1.4 IDEO-18.9 a card kept is a card less to draw (T-4.2)', () => {
    const s = new Situation(FIVE);
    s.hand('capitalism', [1, 0, 0]);
    s.when({ step: 'resource' });
    expect(s.hand('capitalism').reduce((sum, count) => sum + count)).toBe(3);
    expect(
      s.told.find(({ say, args }) => say === 'log.drawn' && args.seat === s.seat('capitalism'))?.args.count,
    ).toBe(2);
  });

  test('IDEO-4.1.2 IDEO-4.1.3 IDEO-16.7 who has more discards cards of his choice, and must', () => {
    const s = new Situation(FIVE);
    s.hand('fascism', [2, 2, 1]);
    s.when({ step: 'resource' });
    expect([s.step, s.asked]).toEqual(['cutDown', ['fascism']]);
    expect(s.open()).toEqual(
      ['military', 'economic', 'cultural'].map((influence) => ({ do: 'discard', influence })),
    );
    s.answer({ do: 'discard', influence: 'cultural' });
    expect(s.refusedBy({ do: 'discard', influence: 'cultural' })).toBe('IDEO-16.1');
    s.answer({ do: 'discard', influence: 'economic' });
    expect(s.hand('fascism')).toEqual([2, 1, 0]);
    expect(s.discards('fascism')).toEqual([0, 1, 1]);
    expect(s.step).toBe('trade');
  });

  test('IDEO-3.1.3 all cut down at the same time; nobody sees the other’s answer', () => {
    const s = new Situation(FIVE);
    s.hand('fascism', [4, 0, 0]);
    s.hand('communism', [0, 4, 0]);
    s.when({ step: 'cutDown' });
    expect(s.asked).toEqual(['fascism', 'communism']);
    s.from('communism', { do: 'discard', influence: 'economic' });
    expect(s.discards('communism')).toEqual([0, 0, 0]);
    expect(s.view('fascism').answers).toEqual([]);
    s.from('fascism', { do: 'discard', influence: 'military' });
    expect([s.discards('communism'), s.discards('fascism')]).toEqual([
      [0, 1, 0],
      [1, 0, 0],
    ]);
  });

  test('IDEO-4.2.1 the last card brings the discards back at once, in the middle of a draw (T-F.1)', () => {
    const s = new Situation(FIVE);
    s.deck('capitalism', [1, 0, 0]);
    const at = s.seat('capitalism') * 3;
    s.world.discards.splice(at, 3, 0, 6, 0);
    s.when({ step: 'resource' });
    expect(s.hand('capitalism')).toEqual([1, 2, 0]);
    expect(s.deck('capitalism')).toEqual([0, 4, 0]);
    expect(s.discards('capitalism')).toEqual([0, 0, 0]);
  });

  test('IDEO-4.2.1 also when no more is drawn', () => {
    const s = new Situation(FIVE);
    s.hand('capitalism', [2, 0, 0]);
    s.deck('capitalism', [0, 0, 1]);
    s.world.discards[s.seat('capitalism') * 3] = 5;
    s.when({ step: 'resource' });
    expect([s.deck('capitalism'), s.discards('capitalism')]).toEqual([
      [5, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('IDEO-4.2.2 an empty deck is filled from the discards when cards are drawn again', () => {
    const s = new Situation(FIVE);
    s.deck('capitalism', [0, 0, 0]);
    s.world.discards[s.seat('capitalism') * 3 + 1] = 2;
    s.when({ step: 'resource' });
    expect(s.hand('capitalism')).toEqual([0, 2, 0]);
    expect(s.deck('capitalism')).toEqual([0, 0, 0]);
  });

  test('IDEO-4.2.3 IDEO-16.2 IDEO-16.3 without deck and discards a hand stays as small as it is (T-F.2)', () => {
    const s = new Situation(FIVE);
    s.region('china', 'capitalism').region('india', 'capitalism');
    for (const region of ['united-states', 'china', 'india'] as const)
      s.level(region, region === 'india' ? 3 : 4);
    s.hand('capitalism', [4, 4, 0]);
    s.deck('capitalism', [0, 0, 0]);
    expect(s.influence('capitalism')).toBe(11);
    s.when({ step: 'resource' });
    expect(s.hand('capitalism')).toEqual([4, 4, 0]);
    expect(s.step).toBe('trade');
  });
});
