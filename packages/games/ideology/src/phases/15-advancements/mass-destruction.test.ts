import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

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
    expect(s.told.find(({ say }) => say === 'log.usedWmd')?.args.lost).toBe(4);
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

  test('IDEO-15.4.3 by option one card of the target goes in each sector', () => {
    const s = china({ wmd: 'one' }).when({ step: 'conflicts' }).answer(use);
    expect([s.cards('china', 'imperialism'), s.cards('china', 'communism')]).toEqual([
      [2, 1, 0],
      [0, 1, 0],
    ]);
    expect(s.discards('imperialism')).toEqual([1, 1, 1]);
    expect(s.faults).toEqual([]);
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
