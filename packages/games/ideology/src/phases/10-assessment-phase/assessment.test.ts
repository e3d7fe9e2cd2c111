import { describe, expect, test } from 'vitest';
import type { Region } from '../../data/regions.ts';
import type { IdeologyId } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { type Cards, FIVE, Situation } from '../../testing/situation.ts';

type At = Partial<Record<IdeologyId, Cards>>;

/** One region with these cards, at this level, after an assessment. */
function assessed(id: Region, controller: IdeologyId | null, cards: At, level?: number): Situation {
  const s = new Situation(['capitalism', 'fascism', 'imperialism']).region(id, controller, cards);
  if (level !== undefined) s.level(id, level);
  return s.when({ step: 'assessment' });
}

describe('development levels', () => {
  test('IDEO-10.1.1 IDEO-1.2.3 the smallest sector, all owners together (T-10.1)', () => {
    const s = assessed('russia', 'capitalism', { capitalism: [4, 5, 4], fascism: [1, 0, 0] });
    expect(s.level('russia')).toBe(4);
  });

  test('IDEO-10.1.2 IDEO-18.4 at least 1, also with an empty sector', () => {
    expect(assessed('russia', 'capitalism', { capitalism: [5, 0, 5] }).level('russia')).toBe(1);
  });

  test('IDEO-10.1.3 up or down by any amount', () => {
    expect(assessed('russia', 'capitalism', { capitalism: [6, 6, 6] }, 3).level('russia')).toBe(6);
    expect(assessed('russia', 'capitalism', { capitalism: [2, 6, 6] }, 6).level('russia')).toBe(2);
  });

  test('IDEO-10.1.4 independent regions keep theirs', () => {
    const s = assessed('russia', null, { capitalism: [1, 1, 1], fascism: [1, 1, 0] }, 3);
    expect([s.level('russia'), s.controller('russia')]).toEqual([3, 'independent']);
  });
});

describe('loss of control', () => {
  test('IDEO-10.2.1 IDEO-10.2.2 a tie is no majority: the region becomes independent with its cards and level (T-D.2)', () => {
    const s = assessed('cuba', 'capitalism', { capitalism: [2, 1, 0], fascism: [0, 1, 2] });
    expect([s.level('cuba'), s.controller('cuba'), s.cards('cuba')]).toEqual([2, 'independent', [2, 2, 2]]);
    s.hand('capitalism', [2, 2, 2]);
    s.when({ step: 'foreign' });
    expect(s.open().filter((choice) => choice.do === 'extend')).toEqual([]);
  });

  test('IDEO-10.2.3 the majority keeps control with one card left (T-F.3)', () => {
    const s = assessed('russia', 'capitalism', { capitalism: [1, 0, 0] }, 3);
    expect([s.level('russia'), s.controller('russia')]).toEqual([1, 'capitalism']);
  });

  test('IDEO-10.2.4 without any card a region becomes independent, at level 1 (T-F.4)', () => {
    const s = assessed('russia', 'capitalism', {}, 3);
    expect([s.level('russia'), s.controller('russia')]).toEqual([1, 'independent']);
  });

  test('IDEO-10.2.5 starting regions are not protected', () => {
    const s = new Situation(['capitalism', 'fascism']);
    s.region('germany', 'fascism', { fascism: [1, 1, 1], capitalism: [2, 2, 1] });
    s.when({ step: 'assessment' });
    expect([s.controller('germany'), s.influence('fascism')]).toEqual(['capitalism', 0]);
  });
});

describe('gain of control', () => {
  test('IDEO-10.3.1 IDEO-10.3.4 a full independent region goes to the majority, with its level (T-10.2)', () => {
    const s = assessed('australia', null, {
      imperialism: [1, 1, 1],
      fascism: [1, 1, 0],
      capitalism: [0, 0, 1],
    });
    expect([s.controller('australia'), s.influence('imperialism')]).toEqual(['imperialism', 5]);
  });

  test('IDEO-10.3.2 IDEO-10.3.5 one that has just become independent passes on in the same phase (T-D.1)', () => {
    const s = assessed('cuba', 'capitalism', { capitalism: [1, 1, 0], fascism: [1, 1, 2] });
    expect([s.level('cuba'), s.controller('cuba'), s.influence('fascism')]).toEqual([2, 'fascism', 5]);
    expect([s.heard('log.lost'), s.heard('log.gained')]).toEqual([true, true]);
  });

  test('IDEO-10.3.3 not while a sector has room, nor without a majority (T-D.4)', () => {
    expect(assessed('cuba', null, { capitalism: [1, 1, 0] }).controller('cuba')).toBe('independent');
    const cards: At = { capitalism: [1, 0, 0], fascism: [0, 1, 0], imperialism: [0, 0, 1] };
    expect(assessed('cuba', null, cards).controller('cuba')).toBe('independent');
  });

  test('IDEO-1.3.2 IDEO-10.2.3 three against two and two is enough to keep (T-D.5)', () => {
    const s = assessed('france', 'capitalism', {
      capitalism: [1, 1, 1],
      fascism: [1, 1, 0],
      imperialism: [1, 0, 1],
    });
    expect(s.controller('france')).toBe('capitalism');
  });
});

describe('after the assessment', () => {
  const convert = (influence: 'military' | 'cultural'): Choice => ({
    do: 'convert',
    region: 'china',
    influence,
    target: 1,
  });

  test('IDEO-10.4.1 IDEO-14.2.2 Communism replaces others’ cards in its regions with hand cards of the type', () => {
    const s = new Situation(['communism', 'fascism']);
    s.region('china', 'communism', { communism: [2, 2, 2], fascism: [1, 0, 1] });
    s.region('france', null, { fascism: [1, 0, 0] });
    s.hand('communism', [1, 4, 0]);
    s.when({ step: 'assessment' });
    expect([s.step, s.asked]).toEqual(['convert', ['communism']]);
    expect(s.open()).toEqual([convert('military'), { do: 'finish' }]);
    expect(s.refusedBy(convert('cultural'))).toBe('IDEO-16.1');
    s.answer(convert('military'));
    expect([s.cards('china', 'communism'), s.cards('china', 'fascism'), s.discards('fascism')]).toEqual([
      [3, 2, 2],
      [0, 0, 1],
      [1, 0, 0],
    ]);
    expect(s.faults).toEqual([]);
  });

  test('IDEO-14.2.2 nobody else may, and Communism is not asked without a card or a target', () => {
    const s = new Situation(['fascism', 'imperialism', 'communism']);
    s.region('france', 'fascism', { fascism: [2, 2, 2], imperialism: [1, 0, 0] });
    s.hand('fascism', [3, 3, 3]);
    s.hand('communism', [1, 1, 1]);
    s.when({ step: 'assessment' });
    expect(s.told.filter(({ say }) => say === 'log.replaced')).toEqual([]);
    expect(s.step).not.toBe('convert');
  });

  test('IDEO-R2 IDEO-14.2.2 by option Communism exchanges own cards, one for each card of its hand', () => {
    const s = new Situation(['communism', 'fascism'], { totalitarianism: 'swap' });
    s.region('russia', 'communism', { communism: [5, 3, 6] });
    s.hand('communism', [0, 1, 1]);
    s.when({ step: 'assessment' });
    const swap = { do: 'swap', region: 'russia', influence: 'military', into: 'economic' } as const;
    expect(s.step).toBe('swap');
    expect(s.refusedBy({ ...swap, into: 'cultural' })).toBe('IDEO-6.2.2');
    s.answer(swap);
    expect([s.cards('russia'), s.hand('communism')]).toEqual([
      [4, 4, 6],
      [1, 0, 1],
    ]);
    expect(s.refusedBy({ ...swap, influence: 'economic', into: 'military' })).toBe('IDEO-R2');
    expect(s.faults).toEqual([]);
  });

  test('IDEO-R2 a card that was just taken up is not laid down again, elsewhere neither', () => {
    const s = new Situation(['communism', 'fascism'], { totalitarianism: 'swap' });
    s.region('china', 'communism', { communism: [1, 1, 1] });
    s.hand('communism', [1, 2, 0]);
    s.when({ step: 'assessment' });
    const swap = { do: 'swap', region: 'russia', influence: 'cultural', into: 'economic' } as const;
    const back = { ...swap, region: 'china', influence: 'military', into: 'cultural' } as const;
    expect(s.refusedBy(back)).toBe('IDEO-16.1');
    expect(s.g.flow.at(-1)).toMatchObject({ left: 3 });
    s.answer(swap);
    expect(s.g.flow.at(-1)).toMatchObject({ left: 2 });
    expect(s.hand('communism')).toEqual([1, 1, 1]);
    expect(s.refusedBy(back)).toBe('IDEO-R2');
    s.answer({ ...swap, region: 'china', influence: 'economic', into: 'military' });
    expect(s.hand('communism')).toEqual([0, 2, 1]);
    expect(s.refusedBy({ ...swap, region: 'china' })).toBeNull();
    s.answer({ ...swap, region: 'china' });
    expect(s.open()).toEqual([{ do: 'finish' }]);
    expect(s.faults).toEqual([]);
  });
});

test('IDEO-18.5 IDEO-18.6 afterwards controllers have majorities, and no full region waits for its majority', () => {
  const s = new Situation(FIVE)
    .region('cuba', 'capitalism', { communism: [2, 2, 1], capitalism: [0, 0, 1] })
    .region('china', null, { communism: [2, 2, 0], fascism: [0, 0, 2] })
    .region('iraq', 'fundamentalism', { fundamentalism: [1, 0, 0], imperialism: [0, 1, 0] });
  s.when({ step: 'assessment' });
  const states = (['cuba', 'china', 'iraq'] as const).map((region) => s.controller(region));
  expect(states).toEqual(['communism', 'communism', 'independent']);
});
