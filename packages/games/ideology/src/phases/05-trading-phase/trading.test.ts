import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

describe('Trading Phase', () => {
  test('IDEO-5.1.2 one may trade from none up to Trading Influence (T-5.1)', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [2, 1, 0]);
    s.when({ step: 'trading' });
    expect(s.open()).toContainEqual({ do: 'endTrade' });
    s.answer({ do: 'trade', influence: 'military' });
    expect(s.refusedBy({ do: 'trade', influence: 'military' })).toBe('IDEO-5.1.2');
    expect(s.open()).toEqual([{ do: 'endTrade' }]);
  });

  test('IDEO-5.1.3 IDEO-5.1.4 IDEO-5.1.6 as many cards are drawn, from one’s own deck, when all discards are chosen', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', null, { capitalism: [1, 0, 0] });
    s.hand('capitalism', [2, 0, 0]);
    s.deck('capitalism', [0, 0, 9]);
    s.when({ step: 'trading' }).answer({ do: 'trade', influence: 'military' });
    expect(s.hand('capitalism')).toEqual([1, 0, 0]);
    s.answer({ do: 'trade', influence: 'military' }, { do: 'endTrade' });
    expect(s.hand('capitalism')).toEqual([0, 0, 2]);
    expect(s.discards('capitalism')).toEqual([2, 0, 0]);
    expect(s.hand('communism')).toEqual([0, 0, 0]);
  });

  test('IDEO-5.1.5 a reshuffle can bring the traded cards back', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [1, 0, 0]);
    s.deck('capitalism', [0, 0, 0]);
    s.when({ step: 'trading' }).answer({ do: 'trade', influence: 'military' }, { do: 'endTrade' });
    expect(s.hand('capitalism')).toEqual([1, 0, 0]);
    expect(s.discards('capitalism')).toEqual([0, 0, 0]);
  });

  test('IDEO-3.1.4 IDEO-5.1.4 everybody has one go, in turn order, and finishes it', () => {
    const s = new Situation(['fascism', 'communism', 'capitalism']);
    for (const id of ['fascism', 'communism', 'capitalism'] as const) s.hand(id, [1, 1, 1]);
    s.world.order = [2, 0, 1];
    s.when({ step: 'trading' });
    const asked: string[] = [];
    while (s.step === 'trade') {
      asked.push(s.asked[0]);
      s.answer({ do: 'endTrade' });
    }
    expect(asked).toEqual(['capitalism', 'fascism', 'communism']);
    expect(s.step).toBe('develop');
  });
});
