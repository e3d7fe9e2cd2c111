import { describe, expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { FIVE, Situation } from '../../testing/situation.ts';

const PASS: Choice = { do: 'pass' };
const military = { do: 'extend', region: 'indonesia', influence: 'military' } as const;

describe('a new region', () => {
  test('IDEO-7.1.1 the top card of the deck becomes independent, at its printed level and without cards', () => {
    const s = new Situation(FIVE);
    s.hand('capitalism', [1, 0, 0]);
    s.g.secret.regions.push(...s.g.secret.regions.splice(4, 1));
    const top = s.g.secret.regions[s.g.secret.regions.length - 1];
    const left = s.g.secret.regions.length;
    s.when({ step: 'newRegion' });
    expect(s.world.inPlay[5]).toBe(top);
    expect(s.world.controller[top]).toBe(-1);
    expect(s.g.secret.regions).toHaveLength(left - 1);
    expect(s.heard('log.revealed')).toBe(true);
  });

  test('IDEO-1.3.2 only that region changes its state', () => {
    const s = new Situation(FIVE);
    const before = s.world.controller.slice();
    s.when({ step: 'newRegion' });
    expect(s.world.controller.filter((state, region) => state !== before[region])).toEqual([-1]);
  });

  test('IDEO-7.1.2 IDEO-16.3 with an empty deck the phase goes on', () => {
    const s = new Situation(FIVE).region('indonesia', null);
    s.hand('capitalism', [2, 0, 0]);
    s.g.secret.regions = [];
    s.when({ step: 'newRegion' });
    expect([s.step, s.asked, s.world.inPlay.length]).toEqual(['foreign', ['capitalism'], 6]);
  });

  test('IDEO-16.5 the starting region of an absent ideology is an ordinary region of level 3', () => {
    const s = new Situation(['capitalism', 'communism']).region('iran', null, {
      capitalism: [3, 3, 0],
      communism: [0, 0, 3],
    });
    s.when({ step: 'assessment' });
    expect([s.controller('iran'), s.influence('capitalism')]).toEqual(['capitalism', 6]);
  });
});

describe('extending influence', () => {
  test('IDEO-7.2.1 IDEO-7.2.4 IDEO-7.3.1 one card is placed, one more paid for a distant region (T-7.1)', () => {
    const s = new Situation(['fascism', 'imperialism']).region('indonesia', null);
    s.hand('fascism', [2, 0, 0]);
    s.when({ step: 'foreign' }).answer(military);
    expect(s.cards('indonesia', 'fascism')).toEqual([1, 0, 0]);
    expect([s.hand('fascism'), s.discards('fascism')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('IDEO-7.2.5 who cannot pay may not extend (T-7.2)', () => {
    const s = new Situation(['fascism', 'imperialism']).region('indonesia', null);
    s.hand('fascism', [1, 5, 0]);
    s.when({ step: 'foreign' });
    expect(s.refusedBy(military)).toBe('IDEO-7.2.5');
    expect(s.refusedBy({ ...military, influence: 'cultural' })).toBe('IDEO-16.1');
  });

  test('IDEO-7.2.2 IDEO-18.3 a full sector takes no card (T-7.3)', () => {
    const s = new Situation(['communism', 'fascism', 'imperialism']);
    s.region('indonesia', null, { fascism: [1, 0, 0], imperialism: [0, 1, 0] });
    s.region('southeast-asia', 'communism', { communism: [1, 0, 0] });
    s.hand('communism', [1, 1, 1]);
    s.when({ step: 'foreign' });
    expect(s.open().filter((choice) => choice.do === 'extend')).toEqual([
      { ...military, influence: 'cultural' },
    ]);
  });

  test('IDEO-7.2.3 never to a region that any player controls, not even an own one', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.hand('fascism', [3, 0, 0]);
    s.when({ step: 'foreign' });
    for (const region of ['great-britain', 'germany'] as const)
      expect(s.refusedBy({ ...military, region })).toBe('IDEO-7.2.3');
  });

  test('IDEO-7.3.2 cards next door do not make a region near, control does', () => {
    const s = new Situation(['fascism', 'imperialism']).region('indonesia', null);
    s.region('australia', null, { fascism: [2, 1, 1] });
    s.hand('fascism', [1, 0, 0]);
    s.when({ step: 'foreign' });
    expect(s.refusedBy(military)).toBe('IDEO-7.2.5');
    s.region('australia', 'fascism');
    expect(s.refusedBy(military)).toBeNull();
  });

  test('IDEO-7.3.3 IDEO-15.3.1 IDEO-15.3.2 a level-2 advancement cancels distance for its type; one copy is enough', () => {
    const s = new Situation(['fascism', 'imperialism']).region('indonesia', null);
    s.hand('fascism', [1, 1, 1]);
    s.holds('fascism', { supremacy: 1 }).when({ step: 'foreign' });
    expect(s.refusedBy(military)).toBeNull();
    expect(s.refusedBy({ ...military, influence: 'economic' })).toBe('IDEO-7.2.5');
    s.holds('fascism', { supremacy: 3 }).answer(military);
    expect([s.discards('fascism'), s.cards('indonesia')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  describe('IDEO-14.4.4 IDEO-R5 Imperialism pays a cultural card more', () => {
    const there = (region: 'france' | 'egypt' | 'libya') =>
      ({ do: 'extend', region, influence: 'cultural' }) as const;
    /** France is near and of level 2, Egypt distant and of level 2, Libya distant and of level 1. */
    const table = (cultural: number, options = {}) => {
      const s = new Situation(['imperialism', 'fascism'], options);
      s.region('france', null).region('egypt', null).region('libya', null);
      s.hand('imperialism', [1, 2, cultural]);
      return s.when({ step: 'foreign' });
    };
    const needs = (region: 'france' | 'egypt' | 'libya', options = {}) =>
      [1, 2, 3].find((cultural) => table(cultural, options).refusedBy(there(region)) === null);

    test('in a distant region, also where it pays no distance penalty', () => {
      expect([needs('france'), needs('egypt'), needs('libya')]).toEqual([1, 3, 2]);
      const s = table(2).holds('imperialism', { propaganda: 1 });
      expect(s.refusedBy(there('egypt'))).toBeNull();
      s.answer(there('libya'));
      expect([s.hand('imperialism'), s.discards('imperialism'), s.cards('libya')]).toEqual([
        [1, 2, 0],
        [0, 0, 1],
        [0, 0, 1],
      ]);
    });

    test('for no other influence', () => {
      const s = table(1);
      expect(s.refusedBy({ ...there('libya'), influence: 'military' })).toBeNull();
      expect(s.refusedBy({ ...there('egypt'), influence: 'economic' })).toBeNull();
    });

    test('by option from level 2 on, at its present level', () => {
      const option = { colonialResistance: 'extend' };
      expect([needs('france', option), needs('egypt', option), needs('libya', option)]).toEqual([2, 3, 1]);
      const s = table(1, option);
      s.level('france', 1);
      expect(s.refusedBy(there('france'))).toBeNull();
    });

    test('by option not at all, but in conflicts', () => {
      const option = { colonialResistance: 'conflict' };
      expect([needs('france', option), needs('egypt', option), needs('libya', option)]).toEqual([1, 2, 1]);
    });
  });

  test('IDEO-14.4.4 IDEO-14.3.4 IDEO-7.2.5 a refusal names what cannot be paid: distance first, then the ideology’s own rule', () => {
    const there = { ...military, region: 'egypt', influence: 'cultural' } as const;
    const s = new Situation(['imperialism', 'fascism'], { culturalWeakness: 'extend' }).region('egypt', null);
    s.hand('imperialism', [0, 0, 1]);
    s.hand('fascism', [0, 0, 2]);
    s.when({ step: 'foreign' });
    expect(s.refusedBy(there)).toBe('IDEO-7.2.5');
    s.hand('imperialism', [0, 0, 2]);
    expect(s.refusedBy(there)).toBe('IDEO-14.4.4');
    s.hand('imperialism', [0, 0, 3]);
    expect(s.refusedBy(there)).toBeNull();
    s.answer(PASS);
    expect([s.asked, s.refusedBy(there)]).toEqual([['fascism'], 'IDEO-14.3.4']);
  });

  test('IDEO-14.4.2 Imperialism pays no distance to an independent region of level 1, at its present level (T-S.4)', () => {
    const s = new Situation(FIVE).region('central-asia', null);
    for (const id of FIVE) s.hand(id, [1, 0, 0]);
    const there = { ...military, region: 'central-asia' } as const;
    s.when({ step: 'foreign' });
    expect(s.refusedBy(there)).toBeNull();
    s.level('central-asia', 2);
    expect(s.refusedBy(there)).toBe('IDEO-7.2.5');
    s.level('central-asia', 1);
    s.answer(PASS);
    expect([s.asked, s.refusedBy(there)]).toEqual([['capitalism'], 'IDEO-7.2.5']);
    s.answer(PASS, PASS);
    expect([s.asked, s.refusedBy(there)]).toEqual([['communism'], null]);
    s.answer(PASS);
    expect([s.asked, s.refusedBy(there)]).toEqual([['fundamentalism'], null]);
  });

  test('IDEO-14.3.4 by option Fascism pays one more card to extend cultural influence, and none in conflicts', () => {
    const s = new Situation(['fascism', 'imperialism'], { culturalWeakness: 'extend' }).region(
      'france',
      null,
    );
    s.region('france', null, { imperialism: [0, 0, 1] });
    s.hand('fascism', [0, 0, 1]);
    s.when({ step: 'foreign' });
    const there = { do: 'extend', region: 'france', influence: 'cultural' } as const;
    expect(s.refusedBy(there)).toBe('IDEO-14.3.4');
    s.when({ step: 'conflict' });
    expect(s.refusedBy({ do: 'attack', region: 'france', influence: 'cultural', target: 1 })).toBeNull();
    s.hand('fascism', [0, 0, 2]);
    s.when({ step: 'foreign' }).answer(there);
    expect([s.hand('fascism'), s.discards('fascism')]).toEqual([
      [0, 0, 0],
      [0, 0, 1],
    ]);
  });

  test('IDEO-16.4 without regions everything is distant, and one plays on', () => {
    const s = new Situation(['fascism', 'imperialism']).region('france', null);
    s.region('germany', null, { fascism: [0, 0, 0] });
    s.hand('fascism', [2, 0, 0]);
    expect(s.influence('fascism')).toBe(0);
    s.when({ step: 'foreign' }).answer({ do: 'extend', region: 'germany', influence: 'military' });
    expect([s.hand('fascism'), s.discards('fascism')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
    s.when({ step: 'diplomacy' });
    expect(s.asked).toContain('fascism');
  });
});

describe('removing influence', () => {
  const remove = { do: 'remove', region: 'indonesia', influence: 'military' } as const;

  test('IDEO-7.4.1 IDEO-7.4.2 IDEO-7.4.4 an own card goes to the discard pile, without a card in hand', () => {
    const s = new Situation(['fascism', 'imperialism']).region('indonesia', null, {
      fascism: [1, 0, 0],
      imperialism: [0, 1, 0],
    });
    s.when({ step: 'foreign' });
    expect(s.refusedBy({ ...remove, influence: 'economic' })).not.toBeNull();
    s.answer(remove);
    expect([s.cards('indonesia'), s.hand('fascism'), s.discards('fascism')]).toEqual([
      [0, 1, 0],
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });

  test('IDEO-7.4.1 also from another’s region, whose level falls in the assessment (T-D.6)', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.region('cuba', 'imperialism', { imperialism: [2, 1, 2], fascism: [0, 1, 0] });
    s.level('cuba', 2);
    s.when({ step: 'foreign' }).answer({ do: 'remove', region: 'cuba', influence: 'economic' });
    s.when({ step: 'assessment' });
    expect([s.level('cuba'), s.controller('cuba')]).toEqual([1, 'imperialism']);
  });

  test('IDEO-7.4.3 not from a region of one’s own', () => {
    const s = new Situation(['fascism', 'imperialism']);
    s.hand('fascism', [1, 0, 0]);
    s.when({ step: 'foreign' });
    expect(s.refusedBy({ ...remove, region: 'germany' })).toBe('IDEO-7.4.3');
  });

  test('IDEO-16.8 IDEO-3.1.8 what was extended may be removed in the same phase, as another action', () => {
    const s = new Situation(['fascism', 'imperialism']).region('france', null);
    s.hand('fascism', [1, 0, 0]);
    s.when({ step: 'foreign' });
    s.answer({ do: 'extend', region: 'france', influence: 'military' });
    expect(s.asked).toEqual(['fascism']);
    s.answer({ do: 'remove', region: 'france', influence: 'military' });
    expect([s.cards('france'), s.discards('fascism')]).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
});

describe('round and round', () => {
  const both = () => {
    const s = new Situation(['fascism', 'imperialism']).region('france', null);
    s.hand('fascism', [3, 3, 0]);
    s.hand('imperialism', [3, 3, 0]);
    return s.when({ step: 'foreign' });
  };
  const extend = (influence: 'military' | 'economic'): Choice => ({
    do: 'extend',
    region: 'france',
    influence,
  });

  test('IDEO-3.1.5 one action, then the next player (T-S.5)', () => {
    const s = both().answer(extend('military'));
    expect(s.asked).toEqual(['imperialism']);
    s.answer(extend('economic'));
    expect(s.asked).toEqual(['fascism']);
  });

  test('IDEO-3.1.6 who has passed may act again when his turn comes (T-D.7)', () => {
    const s = both().answer(extend('military'), PASS, extend('economic'));
    expect([s.step, s.asked]).toEqual(['foreign', ['imperialism']]);
    s.answer(extend('military'));
    expect(s.asked).toEqual(['fascism']);
  });

  test.each([
    ['extending influence', extend('military')],
    ['removing it', { do: 'remove', region: 'france', influence: 'cultural' }],
  ] as const)('IDEO-3.1.7 %s begins the count of passes anew', (_, action) => {
    const s = both().region('france', null, { imperialism: [0, 0, 1] });
    s.answer(PASS, action, PASS);
    expect([s.step, s.asked]).toEqual(['foreign', ['imperialism']]);
    s.answer(PASS);
    expect(s.step).toBe('conflict');
  });

  test('IDEO-3.1.7 the phase is over when all have passed in a row (T-D.7)', () => {
    const s = both().answer(extend('military'), PASS);
    expect(s.step).toBe('foreign');
    s.answer(PASS);
    expect(s.step).toBe('conflict');
  });

  test('IDEO-16.13 every action uses up a card, so the phase ends', () => {
    const s = both();
    for (let count = 0; s.step === 'foreign'; count++) {
      const [act] = s.open();
      s.answer(act);
      expect(count).toBeLessThan(60);
    }
    expect(
      s
        .hand('fascism')
        .concat(s.hand('imperialism'))
        .filter((left) => left > 1),
    ).toEqual([]);
  });

  test('IDEO-3.1.2 IDEO-16.7 everybody with a card is asked, and may always pass', () => {
    const s = new Situation(FIVE);
    for (const id of FIVE) s.hand(id, [1, 1, 1]);
    s.when({ step: 'foreign' });
    const asked: string[] = [];
    while (s.step === 'foreign') {
      asked.push(s.asked[0]);
      s.answer(PASS);
    }
    expect(asked).toEqual(FIVE);
  });
});
