import { describe, expect, test } from 'vitest';
import { REGION_OF } from './data/regions.ts';
import { IN_DECK, INDEPENDENT } from './position.ts';
import { advancementPoints, isFull, majority, maximum, tradingInfluence, unseen } from './queries.ts';
import { FIVE, Situation } from './testing/situation.ts';

const CUBA = REGION_OF.cuba;

describe('room in a sector', () => {
  test('IDEO-1.4.1 IDEO-1.4.3 a controlled region has room for twice its printed level', () => {
    const s = new Situation(FIVE).region('cuba', 'capitalism', {
      capitalism: [1, 1, 1],
      communism: [1, 0, 0],
    });
    s.level('cuba', 1);
    expect(maximum(s.world, s.g.options, CUBA)).toBe(2);
    expect([0, 1, 2].map((type) => isFull(s.world, s.g.options, CUBA, type))).toEqual([true, false, false]);
  });

  test('IDEO-1.4.2 IDEO-1.2.3 an independent region has room for its development level, or by option its printed one', () => {
    const s = new Situation(FIVE).region('cuba', null);
    s.level('cuba', 2);
    expect(maximum(s.world, s.g.options, CUBA)).toBe(2);
    expect(maximum(s.world, { ...s.g.options, independentMaximum: 'printed' }, CUBA)).toBe(1);
  });

  test('IDEO-1.4.4 cards above the maximum stay, and none is added (T-D.3)', () => {
    const s = new Situation(['fascism', 'imperialism', 'capitalism']);
    s.region('iran', 'fascism', { fascism: [3, 2, 2], imperialism: [2, 3, 2] });
    s.when({ step: 'assessment' }, { step: 'foreign' });
    expect([s.level('iran'), s.controller('iran'), s.cards('iran')]).toEqual([4, 'independent', [5, 5, 4]]);
    const t = new Situation(['fascism', 'imperialism']).region('iran', null, { imperialism: [5, 5, 4] });
    t.level('iran', 4);
    t.hand('fascism', [5, 5, 5]);
    t.when({ step: 'foreign' });
    for (const influence of ['military', 'economic', 'cultural'] as const) {
      expect(t.refusedBy({ do: 'extend', region: 'iran', influence })).toBe('IDEO-7.2.2');
    }
  });
});

describe('influence', () => {
  test('IDEO-1.5.1 IDEO-1.5.2 IDEO-15.4.1 Global Influence is the levels of one’s regions and the weapons held', () => {
    const s = new Situation(FIVE).region('cuba', 'capitalism');
    s.level('cuba', 2);
    expect(s.influence('capitalism')).toBe(5);
    expect(s.holds('capitalism', { wmd: 2 }).influence('capitalism')).toBe(7);
    expect(s.influence('communism')).toBe(3);
  });

  test('IDEO-1.6.1 IDEO-1.6.2 the majority is more than any other has, not more than all (T-D.5)', () => {
    const s = new Situation(FIVE).region('china', null, {
      capitalism: [3, 0, 0],
      communism: [0, 2, 0],
      fascism: [0, 1, 1],
    });
    expect(majority(s.world, REGION_OF.china, 5)).toBe(s.seat('capitalism'));
    s.region('china', null, { communism: [0, 3, 0] });
    expect(majority(s.world, REGION_OF.china, 5)).toBe(-1);
    expect(majority(s.region('cuba', null).world, CUBA, 5)).toBe(-1);
  });

  test('IDEO-5.1.1 Trading Influence is the number of regions with a card, whoever controls them', () => {
    const s = new Situation(FIVE);
    expect(tradingInfluence(s.world, s.seat('capitalism'))).toBe(1);
    s.region('cuba', null, { capitalism: [1, 0, 0] }).region('iran', 'fundamentalism', {
      capitalism: [2, 0, 1],
    });
    expect(tradingInfluence(s.world, s.seat('capitalism'))).toBe(3);
  });

  test('IDEO-12.2.2 IDEO-12.2.3 advancement points are 1 and 2 by level, and none for weapons', () => {
    const s = new Situation(FIVE).holds('capitalism', { tactics: 2, innovation: 1, wmd: 3 });
    expect(advancementPoints(s.world, s.seat('capitalism'))).toBe(4);
  });
});

test('IDEO-1.3.1 a region is in the deck, independent, or controlled', () => {
  const s = new Situation(FIVE).region('cuba', null);
  expect(s.world.controller[CUBA]).toBe(INDEPENDENT);
  expect(s.world.controller[REGION_OF.iran]).toBe(s.seat('fundamentalism'));
  expect(s.world.controller[REGION_OF.china]).toBe(IN_DECK);
});

test('IDEO-17.7 IDEO-1.1.2 a rival’s hand and deck together are known by type', () => {
  const s = new Situation(FIVE).region('cuba', null, { communism: [2, 0, 0] });
  s.hand('communism', [1, 4, 0]);
  const known = [0, 1, 2].map((type) => unseen(s.world, s.seat('communism'), type));
  expect(known).toEqual([10, 12, 12]);
  expect(s.hand('communism').map((count, type) => count + s.deck('communism')[type])).toEqual(known);
});

test('IDEO-17.7 IDEO-8.3.10 an attacking card lies open: it is in no hand and no deck', () => {
  const s = new Situation(['fascism', 'imperialism']);
  s.hand('fascism', [0, 2, 0]);
  s.hand('imperialism', [0, 1, 0]);
  s.when({ step: 'conflict' }).answer({
    do: 'attack',
    region: 'great-britain',
    influence: 'economic',
    target: 1,
  });
  const rest = s.hand('fascism')[1] + s.deck('fascism')[1];
  expect([s.step, s.hand('fascism')[1] < 2, unseen(s.world, 0, 1)]).toEqual(['defend', true, rest]);
});
