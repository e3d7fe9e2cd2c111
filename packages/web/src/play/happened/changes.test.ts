import { expect, test } from 'vitest';
import { changeInWords, changesOf } from './changes.ts';

const words = { say: 'land', with: {} };
const part = (id: string, points: number | null, pieces: Record<string, number> = {}) => ({
  id,
  name: { say: id, with: {} },
  how: words,
  values: [9, points],
  pieces: [[], Object.entries(pieces).map(([say, points]) => ({ name: { say, with: {} }, points }))],
});

test('what brought points and what cost some is told, also what is new and what has gone', () => {
  const before = [part('land', 3), part('money', 5), part('army', 1), part('schools', 2)];
  const after = [part('land', 4), part('seas', null), part('army', 1), part('schools', 2), part('peace', 2)];
  expect(changesOf(before, after, 1).map(({ id, by }) => [id, by])).toEqual([
    ['money', -5],
    ['peace', 2],
    ['land', 1],
  ]);
});

test('a change names the places that it came from', () => {
  const told = (before: ReturnType<typeof part>, after: ReturnType<typeof part>) =>
    changesOf([before], [after], 1).map((change) => changeInWords(change, ({ say }) => say));
  expect(told(part('land', 3, { Spain: 3 }), part('land', 4, { Spain: 3, Peru: 1 }))).toEqual([
    'land +1 (Peru)',
  ]);
  expect(told(part('land', 4, { Spain: 3, Peru: 1 }), part('land', 5, { Spain: 5 }))).toEqual([
    'land +1 (Spain +2, Peru −1)',
  ]);
  expect(told(part('land', 3, { A: 1, B: 1, C: 1 }), part('land', 6, { A: 2, B: 2, C: 2 }))).toEqual([
    'land +3',
  ]);
  expect(told(part('land', 3, { Spain: 3 }), part('land', 3, { Peru: 3 }))).toEqual([
    'land ±0 (Peru +3, Spain −3)',
  ]);
});
