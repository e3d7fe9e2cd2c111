import { describe, expect, test } from 'vitest';
import type { Region } from '../data/regions.ts';
import type { Influence } from '../data/terms.ts';
import type { Choice } from '../flow.ts';
import { FIVE, Situation } from '../testing/situation.ts';

const PASS: Choice = { do: 'pass' };

/** Seat 0 attacks seat 1, unless told. */
const attack = (region: Region, influence: Influence, target = 1) =>
  ({ do: 'attack', region, influence, target }) as const;

/** The example of the rulebook: Fascism goes for the economic card of Imperialism in Indonesia. */
function indonesia(fascistCards = 4): Situation {
  const s = new Situation(['fascism', 'imperialism', 'communism']);
  s.region('indonesia', null, { imperialism: [0, 1, 0] });
  s.holds('fascism', { industry: 1 }).holds('imperialism', { industry: 2 });
  s.hand('fascism', [0, fascistCards, 0]);
  s.hand('imperialism', [0, 1, 0]);
  return s.when({ step: 'conflicts' });
}

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

  test('IDEO-14.3.4 Fascism pays a cultural card more in a region that it does not control', () => {
    const s = new Situation(['fascism', 'imperialism']).region('france', null, { imperialism: [0, 0, 1] });
    s.region('germany', 'fascism', { imperialism: [0, 0, 1] });
    s.hand('fascism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('france', 'cultural'))).toBe(1);
    expect(price(s, attack('germany', 'cultural'))).toBe(0);
  });

  test('IDEO-14.4.3 IDEO-14.4.4 Imperialism pays for distance in conflicts, and a cultural card more at level 1', () => {
    const s = new Situation(['imperialism', 'fascism']);
    s.region('cuba', null, { fascism: [0, 1, 1] }).region('france', null, { fascism: [0, 0, 1] });
    s.hand('imperialism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('cuba', 'economic'))).toBe(1);
    expect(price(s, attack('cuba', 'cultural'))).toBe(2);
    expect(price(s, attack('france', 'cultural'))).toBe(0);
    s.level('cuba', 2);
    expect(price(s, attack('cuba', 'cultural'))).toBe(1);
  });

  test('IDEO-14.5.3 Islamic Fundamentalism pays an economic card more in a region of level 2 or more', () => {
    const s = new Situation(['fundamentalism', 'fascism']).region('iraq', null, { fascism: [0, 1, 0] });
    s.hand('fundamentalism', [1, 1, 1]);
    s.when({ step: 'conflict' });
    expect(price(s, attack('iraq', 'economic'))).toBe(0);
    s.level('iraq', 2);
    expect(price(s, attack('iraq', 'economic'))).toBe(1);
  });

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

describe('weapons of mass destruction', () => {
  const use = { do: 'useWmd', region: 'china', target: 1 } as const;

  function china(options = {}): Situation {
    const s = new Situation(['fascism', 'imperialism', 'communism'], options);
    s.region('china', 'imperialism', { imperialism: [3, 2, 1], communism: [0, 1, 0] });
    s.level('china', 2);
    s.relation('fascism', 'imperialism', 'war');
    return s.holds('fascism', { wmd: 1 });
  }

  test('IDEO-15.4.3 IDEO-15.4.4 IDEO-8.4.1 the target loses half of its cards in each sector, rounded up (T-D.12)', () => {
    const s = china().when({ step: 'conflicts' });
    expect(s.asked).toEqual(['fascism']);
    s.hand('imperialism', [5, 5, 5]);
    s.answer(use);
    expect([s.cards('china', 'imperialism'), s.cards('china', 'communism')]).toEqual([
      [1, 1, 0],
      [0, 1, 0],
    ]);
    expect([s.discards('imperialism'), s.discards('fascism')]).toEqual([
      [2, 1, 1],
      [0, 0, 0],
    ]);
    expect([s.step, s.asked]).toEqual(['conflict', ['imperialism']]);
    expect(s.faults).toEqual([]);
  });

  test('IDEO-15.4.5 IDEO-1.5.2 a used weapon goes back and no longer counts', () => {
    const s = china();
    expect(s.influence('fascism')).toBe(4);
    const left = s.world.supply[6];
    s.when({ step: 'conflicts' }).answer(use);
    expect([s.influence('fascism'), s.world.supply[6]]).toEqual([3, left + 1]);
  });

  test('IDEO-15.4.6 level and control follow in the assessment', () => {
    const s = china().when({ step: 'conflicts' }).answer(use);
    s.region('china', 'imperialism', { imperialism: [1, 1, 0] });
    expect([s.level('china'), s.controller('china')]).toEqual([2, 'imperialism']);
    s.when({ step: 'assessment' });
    expect([s.level('china'), s.controller('china')]).toEqual([1, 'imperialism']);
  });

  test('IDEO-15.4.2 it is an act of war, and needs a card of the target there', () => {
    const s = china().when({ step: 'conflicts' });
    expect(s.refusedBy({ ...use, target: 2 })).toBe('IDEO-15.4.2');
    expect(s.refusedBy({ ...use, region: 'germany' })).not.toBeNull();
  });

  test('IDEO-15.4.3 by option everything in the region goes', () => {
    const s = china({ wmd: 'all' }).when({ step: 'conflicts' }).answer(use);
    expect(s.cards('china')).toEqual([0, 0, 0]);
    expect([s.discards('imperialism'), s.discards('communism')]).toEqual([
      [3, 2, 1],
      [0, 1, 0],
    ]);
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
