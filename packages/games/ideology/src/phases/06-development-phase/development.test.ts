import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

describe('Development Phase', () => {
  test('IDEO-6.1.1 IDEO-6.2.1 IDEO-6.2.2 IDEO-18.3 cards go to own regions while there is room (T-6.1)', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [4, 0, 0]);
    s.when({ step: 'develop' });
    const place = { do: 'place', region: 'united-states', influence: 'military' } as const;
    s.answer(place, place, place);
    expect(s.cards('united-states', 'capitalism')).toEqual([6, 3, 3]);
    expect(s.refusedBy(place)).toBe('IDEO-6.2.2');
    expect(s.refusedBy({ ...place, region: 'russia' })).not.toBeNull();
    expect(s.refusedBy({ ...place, influence: 'economic' })).toBe('IDEO-16.1');
  });

  test('IDEO-6.2.2 cards of others fill a sector too', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.region('united-states', 'capitalism', { communism: [3, 0, 0] });
    s.hand('capitalism', [1, 0, 0]);
    s.when({ step: 'develop' });
    expect(s.refusedBy({ do: 'place', region: 'united-states', influence: 'military' })).toBe('IDEO-6.2.2');
  });

  test('IDEO-6.2.3 IDEO-6.2.4 placing at home costs nothing else and changes no level before the assessment (T-S.2)', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.hand('capitalism', [1, 1, 1]);
    s.when({ step: 'develop' }, { step: 'assessment' });
    for (const influence of ['military', 'economic', 'cultural'] as const)
      s.answer({ do: 'place', region: 'united-states', influence });
    expect([s.cards('united-states'), s.level('united-states')]).toEqual([[4, 4, 4], 3]);
    expect(s.discards('capitalism')).toEqual([0, 0, 0]);
    s.answer({ do: 'finish' });
    expect(s.level('united-states')).toBe(4);
  });

  test('IDEO-6.3.1 IDEO-6.3.2 IDEO-6.3.3 IDEO-15.2.2 a chain of purchases in one go (T-6.2)', () => {
    const s = new Situation(['imperialism', 'communism']).holds('imperialism', { patriotism: 1 });
    s.hand('imperialism', [2, 0, 0]);
    const before = s.world.supply.slice();
    s.when({ step: 'develop' });
    expect(s.refusedBy({ do: 'buy', advancement: 'propaganda' })).toBe('IDEO-6.3.1');
    s.answer({ do: 'buy', advancement: 'tactics' }, { do: 'buy', advancement: 'propaganda' });
    expect(s.world.held.slice(0, 7)).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(s.world.supply).toEqual(before.map((left, kind) => left + (kind === 2 ? 1 : kind === 5 ? -1 : 0)));
    expect(s.discards('imperialism')).toEqual([2, 0, 0]);
  });

  test('IDEO-6.3.1 Technological Supremacy in the first turn, and a lone card changes no level (T-S.3)', () => {
    const s = new Situation(['fascism', 'communism']).holds('fascism', { tactics: 1 });
    s.hand('fascism', [1, 2, 0]);
    s.when({ step: 'develop' }, { step: 'assessment' });
    s.answer(
      { do: 'buy', advancement: 'industry' },
      { do: 'buy', advancement: 'supremacy' },
      { do: 'place', region: 'germany', influence: 'military' },
      { do: 'finish' },
    );
    expect([s.held('fascism', 'supremacy'), s.held('fascism', 'tactics')]).toEqual([1, 0]);
    expect([s.cards('germany'), s.level('germany')]).toEqual([[4, 3, 3], 3]);
  });

  test('IDEO-6.3.4 any number of copies may be held', () => {
    const s = new Situation(['fascism', 'communism']);
    s.hand('fascism', [4, 0, 0]);
    s.when({ step: 'develop' });
    s.answer({ do: 'buy', advancement: 'tactics' }, { do: 'buy', advancement: 'tactics' });
    expect(s.held('fascism', 'tactics')).toBe(2);
  });

  test('IDEO-6.3.5 IDEO-16.3 an empty pile sells nothing', () => {
    const s = new Situation(['fascism', 'communism']).holds('communism', { tactics: 15 });
    s.hand('fascism', [2, 0, 0]);
    s.when({ step: 'develop' });
    expect(s.refusedBy({ do: 'buy', advancement: 'tactics' })).toBe('IDEO-6.3.5');
  });

  test('IDEO-16.1 one type does not stand in for another', () => {
    const s = new Situation(['fascism', 'communism']);
    s.hand('fascism', [1, 5, 0]);
    s.when({ step: 'develop' });
    expect(s.refusedBy({ do: 'buy', advancement: 'tactics' })).toBe('IDEO-16.1');
  });

  test('IDEO-6.3.6 IDEO-15.4.1 a weapon can be bought without a card in hand, but in this phase only', () => {
    const s = new Situation(['fascism', 'communism']);
    s.holds('fascism', { supremacy: 1, innovation: 1, propaganda: 1 });
    s.when({ step: 'development' });
    expect(s.asked).toEqual(['fascism']);
    s.answer({ do: 'buy', advancement: 'wmd' });
    expect([s.influence('fascism'), s.held('fascism', 'supremacy')]).toEqual([4, 0]);
    s.holds('fascism', { supremacy: 1, innovation: 1, propaganda: 1 });
    s.hand('fascism', [1, 1, 1]);
    for (const step of ['foreign', 'conflict'] as const) {
      s.when({ step });
      expect(s.open().some((choice) => choice.do === 'buy')).toBe(false);
    }
  });
});
