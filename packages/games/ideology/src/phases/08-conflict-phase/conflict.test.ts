import { teller, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import type { IdeologyId } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { ideology } from '../../game.ts';
import { attack, indonesia } from '../../testing/conflicts.ts';
import { FIVE, Situation } from '../../testing/situation.ts';

const PASS: Choice = { do: 'pass' };

describe('what may be started', () => {
  test('IDEO-8.1.1 IDEO-8.1.2 IDEO-8.1.4 against a card of the type at a region, with none of one’s own there', () => {
    const s = indonesia();
    s.hand('fascism', [4, 4, 4]);
    expect(s.open()).toContainEqual(attack('indonesia', 'economic'));
    expect(s.refusedBy(attack('indonesia', 'cultural'))).not.toBeNull();
    expect(s.refusedBy(attack('indonesia', 'economic', 2))).not.toBeNull();
    expect(s.refusedBy(attack('indonesia', 'economic', 0))).not.toBeNull();
  });

  test('IDEO-8.1.3 in a region that is independent, the defender’s, a third’s or one’s own', () => {
    const s = new Situation(['fascism', 'imperialism', 'communism']);
    s.region('france', null, { imperialism: [0, 1, 0] });
    s.region('russia', 'communism', { imperialism: [0, 1, 0] });
    s.region('germany', 'fascism', { imperialism: [0, 1, 0] });
    s.hand('fascism', [0, 5, 0]);
    s.when({ step: 'conflict' });
    for (const region of ['france', 'russia', 'germany', 'great-britain'] as const)
      expect(s.refusedBy(attack(region, 'economic'))).toBeNull();
  });

  test.each([
    ['peace', ['cultural'], { military: 'IDEO-8.1.7', economic: 'IDEO-8.1.6', cultural: null }],
    ['neutral', ['economic', 'cultural'], { military: 'IDEO-8.1.7', economic: null, cultural: null }],
    ['war', ['military', 'economic', 'cultural'], { military: null, economic: null, cultural: null }],
  ] as const)(
    'IDEO-8.1.5 IDEO-8.1.6 IDEO-8.1.7 at %s these are allowed: %s (T-8.1)',
    (relation, _types, rules) => {
      const s = new Situation(['fascism', 'imperialism']).region('france', null, { imperialism: [1, 1, 1] });
      s.relation('fascism', 'imperialism', relation);
      s.hand('fascism', [5, 5, 5]);
      s.when({ step: 'conflict' });
      for (const influence of ['military', 'economic', 'cultural'] as const)
        expect(s.refusedBy(attack('france', influence))).toBe(rules[influence]);
    },
  );

  test('IDEO-8.1.8 only the state between attacker and defender counts, not who controls the region', () => {
    const s = new Situation(['fascism', 'imperialism', 'communism']);
    s.region('russia', 'communism', { imperialism: [1, 0, 0] });
    s.relation('fascism', 'imperialism', 'war');
    s.relation('fascism', 'communism', 'peace');
    s.hand('fascism', [5, 0, 0]);
    s.when({ step: 'conflict' });
    expect(s.refusedBy(attack('russia', 'military'))).toBeNull();
    expect(s.refusedBy(attack('russia', 'military', 2))).toBe('IDEO-8.1.7');
  });
});

describe('penalties', () => {
  /** Cards needed for an attack: the smallest hand that allows it. */
  function price(s: Situation, choice: Extract<Choice, { do: 'attack' }>): number {
    const attacker = s.asked[0];
    for (let count = 1; count < 9; count++) {
      s.hand(attacker, [count, count, count]);
      if (s.refusedBy(choice) === null) return count - 1;
      expect(s.refusedBy(choice)).toBe('IDEO-8.2.7');
    }
    return 9;
  }

  test('IDEO-8.2.2 IDEO-8.2.3 distance costs a card, but never in an own region', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.region('indonesia', null, { imperialism: [0, 1, 0] }).region('cuba', 'fascism', {
      imperialism: [0, 1, 0],
    });
    s.hand('fascism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('indonesia', 'economic'))).toBe(1);
    expect(price(s, attack('cuba', 'economic'))).toBe(0);
  });

  test.each([
    [0, 2],
    [1, 1],
    [2, 0],
    [3, 0],
  ])(
    'IDEO-8.2.4 IDEO-8.2.5 IDEO-15.2.1 against two Industry, %i of one’s own cost %i (T-8.2)',
    (own, cost) => {
      const s = new Situation(['fascism', 'imperialism']).region('france', null, { imperialism: [1, 1, 0] });
      s.holds('fascism', { industry: own }).holds('imperialism', { industry: 2 });
      s.relation('fascism', 'imperialism', 'war');
      s.hand('fascism', [1, 1, 1]);
      s.when({ step: 'conflict' });
      expect(price(s, attack('france', 'economic'))).toBe(cost);
      expect(price(s, attack('france', 'military'))).toBe(0);
      expect(s.held('fascism', 'industry')).toBe(own);
    },
  );

  test.each([
    ['military', 'tactics'],
    ['economic', 'industry'],
    ['cultural', 'patriotism'],
  ] as const)('IDEO-8.2.4 %s conflicts compare %s', (influence, advancement) => {
    const s = new Situation(['communism', 'imperialism']).region('china', null, { imperialism: [1, 1, 1] });
    s.relation('communism', 'imperialism', 'war');
    s.holds('imperialism', { [advancement]: 3 });
    s.hand('communism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('china', influence))).toBe(3);
  });

  test('IDEO-15.3.1 the advancement that cancels distance does so in conflicts, unless by option only abroad', () => {
    for (const reach of ['everywhere', 'foreign'] as const) {
      const s = new Situation(['imperialism', 'fascism'], { reach });
      s.region('china', null, { fascism: [0, 1, 0] }).holds('imperialism', { innovation: 1 });
      s.hand('imperialism', [1, 1, 1]);
      s.when({ step: 'conflict' });
      expect(price(s, attack('china', 'economic'))).toBe(reach === 'everywhere' ? 0 : 1);
    }
  });

  test('IDEO-14.1.4 IDEO-8.2.6 Capitalism pays a military card more in a region of level 2 or more', () => {
    const s = new Situation(['capitalism', 'communism']).region('cuba', null, { communism: [1, 0, 0] });
    s.relation('capitalism', 'communism', 'war');
    s.hand('capitalism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('cuba', 'military'))).toBe(0);
    s.level('cuba', 2);
    expect(price(s, attack('cuba', 'military'))).toBe(1);
  });

  test('IDEO-14.2.3 IDEO-14.2.4 Communism pays an economic card more where it is distant, with Innovation too (T-D.10)', () => {
    const s = new Situation(['communism', 'imperialism']);
    s.region('cuba', null, { imperialism: [0, 1, 1] }).region('china', null, { imperialism: [0, 1, 0] });
    s.hand('communism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('cuba', 'economic'))).toBe(2);
    expect(price(s, attack('cuba', 'cultural'))).toBe(1);
    expect(price(s, attack('china', 'economic'))).toBe(0);
    s.holds('communism', { innovation: 1 });
    expect(price(s, attack('cuba', 'economic'))).toBe(1);
  });

  test.each([
    ['developed', 0],
    ['conflict', 1],
  ] as const)(
    'IDEO-14.3.4 IDEO-R5 Fascism pays a cultural card more in regions of others (%s: at level 1 %i)',
    (culturalWeakness, atLevel1) => {
      const s = new Situation(['fascism', 'imperialism'], { culturalWeakness });
      s.region('france', null, { imperialism: [0, 1, 1] });
      s.region('germany', 'fascism', { imperialism: [0, 0, 1] });
      s.hand('fascism', [1, 1, 1]);
      s.when({ step: 'conflict' });
      expect(price(s, attack('france', 'cultural'))).toBe(1);
      expect(price(s, attack('france', 'economic'))).toBe(0);
      expect(price(s, attack('germany', 'cultural'))).toBe(0);
      s.level('france', 1);
      expect(price(s, attack('france', 'cultural'))).toBe(atLevel1);
    },
  );

  test('IDEO-14.4.3 IDEO-14.4.4 Imperialism pays for distance in conflicts; by option a cultural card more at level 1', () => {
    const tuned = new Situation(['imperialism', 'fascism']).region('cuba', null, { fascism: [0, 1, 1] });
    tuned.hand('imperialism', [1, 1, 1]);
    tuned.when({ step: 'conflict' });
    expect(price(tuned, attack('cuba', 'cultural'))).toBe(1);
    const s = new Situation(['imperialism', 'fascism'], { colonialResistance: 'conflict' });
    s.region('cuba', null, { fascism: [0, 1, 1] }).region('france', null, { fascism: [0, 0, 1] });
    s.hand('imperialism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('cuba', 'economic'))).toBe(1);
    expect(price(s, attack('cuba', 'cultural'))).toBe(2);
    expect(price(s, attack('france', 'cultural'))).toBe(0);
    s.level('cuba', 2);
    expect(price(s, attack('cuba', 'cultural'))).toBe(1);
  });

  test.each([
    ['cultural', 'economic'],
    ['economic', 'cultural'],
  ] as const)(
    'IDEO-14.5.3 IDEO-R5 Islamic Fundamentalism pays a %s card more in a region of level 2 or more',
    (dear, cheap) => {
      const s = new Situation(['fundamentalism', 'fascism'], { closedSociety: dear });
      s.region('iraq', null, { fascism: [0, 1, 1] });
      s.level('iraq', 1);
      s.hand('fundamentalism', [1, 1, 1]);
      s.when({ step: 'conflict' });
      expect([price(s, attack('iraq', dear)), price(s, attack('iraq', cheap))]).toEqual([0, 0]);
      s.level('iraq', 2);
      expect([price(s, attack('iraq', dear)), price(s, attack('iraq', cheap))]).toEqual([1, 0]);
    },
  );

  test('IDEO-8.2.7 IDEO-8.2.1 the penalties and an attack card must be in hand (T-8.4)', () => {
    expect(indonesia(2).refusedBy(attack('indonesia', 'economic'))).toBe('IDEO-8.2.7');
    const s = indonesia(3).answer(attack('indonesia', 'economic'));
    expect([s.hand('fascism'), s.discards('fascism')]).toEqual([
      [0, 0, 0],
      [0, 2, 0],
    ]);
    expect(s.told.find(({ say }) => say === 'log.attacked')?.args).toMatchObject({
      distance: 1,
      behind: 1,
      surcharge: 0,
    });
  });
});

test('IDEO-3.1.7 IDEO-16.7 the phase ends when all have passed in a row', () => {
  const s = new Situation(FIVE);
  for (const id of FIVE) s.hand(id, [1, 1, 1]);
  s.when({ step: 'conflicts' });
  for (const id of FIVE) {
    expect(s.asked).toEqual([id]);
    s.answer(PASS);
  }
  expect(s.step).toBe('diplomacy');
});

test.each([
  ['a conflict', { do: 'attack', region: 'germany', influence: 'cultural', target: 0 }],
  ['a weapon', { do: 'useWmd', region: 'germany', target: 0 }],
] as const)('IDEO-3.1.7 %s begins the count of passes anew', (_, action) => {
  const s = new Situation(['fascism', 'imperialism']);
  s.relation('fascism', 'imperialism', 'war');
  s.hand('imperialism', [0, 0, 5]);
  s.holds('imperialism', { wmd: 2 }).when({ step: 'conflicts' }).answer(action);
  expect([s.step, s.asked]).toEqual(['conflict', ['imperialism']]);
  s.answer(PASS);
  expect(s.step).toBe('diplomacy');
});

test('IDEO-8.2.6 IDEO-8.2.1 what the ideology pays on top is discarded with the rest', () => {
  const s = new Situation(['fascism', 'imperialism']).region('france', null, { imperialism: [0, 0, 1] });
  s.hand('fascism', [0, 0, 3]);
  s.hand('imperialism', [1, 0, 0]);
  s.when({ step: 'conflict' });
  s.answer({ do: 'attack', region: 'france', influence: 'cultural', target: 1 });
  expect([s.hand('fascism'), s.discards('fascism')]).toEqual([
    [0, 0, 1],
    [0, 0, 1],
  ]);
});

test('IDEO-8.4.1 the question speaks of weapons only to players who have one', () => {
  const s = new Situation(['fascism', 'imperialism']).holds('imperialism', { wmd: 1 });
  s.when({ step: 'conflict' });
  const asked = (id: IdeologyId) => teller(ideology, 'en').prompt(view(ideology, s.g, s.seat(id)));
  expect(asked('fascism')).toBe('Start a conflict or pass.');
  expect(asked('imperialism')).toBe('Start a conflict, use a Weapon of Mass Destruction, or pass.');
});
