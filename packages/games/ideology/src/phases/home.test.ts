import { describe, expect, test } from 'vitest';
import { FIVE, Situation } from '../testing/situation.ts';

const CARDS_OF = 15;

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
    const s = new Situation(['fascism', 'communism']).holds('communism', { tactics: CARDS_OF });
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
