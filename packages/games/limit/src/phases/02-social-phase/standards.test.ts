import { expect, test } from 'vitest';
import { make, Situation } from '../../testing/situation.ts';

test('LIM-0.5.4 LIM-R1 a step that leaves no choice is made between two that do, and the answers after it still fit', () => {
  const s = new Situation(1);
  // One step leaves two classes to choose from, then only one may fall, then two may again.
  make(s.nation(0), { sol: [4, 4, 2, 2, 2] });
  s.when({ step: 'standards', steps: [-4], reasons: ['goods'] });
  s.answer({ do: 'lower', class: 'B' }, { do: 'lower', class: 'A' });
  expect(s.offered).toEqual([
    { do: 'lower', class: 'B' },
    { do: 'lower', class: 'E' },
  ]);
  s.answer({ do: 'lower', class: 'B' });
  expect(s.offered).toEqual([
    { do: 'lower', class: 'A' },
    { do: 'lower', class: 'E' },
  ]);
  s.answer({ do: 'lower', class: 'E' });
  expect([s.step, s.nation(0).sol]).toEqual(['rest', [3, 2, 2, 2, 1]]);
});

test('LIM-0.5.4 LIM-R1 forced steps count among those to be made', () => {
  const s = new Situation(1);
  make(s.nation(0), { sol: [2, 2, 1, 1, 1] });
  s.when({ step: 'standards', steps: [3], reasons: ['progress'] });
  s.answer({ do: 'raise', class: 'C' }, { do: 'raise', class: 'D' }, { do: 'raise', class: 'E' });
  expect([s.step, s.nation(0).sol]).toEqual(['rest', [2, 2, 2, 2, 2]]);
});
