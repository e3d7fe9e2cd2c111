import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

const words = { say: 'land', with: {} };
const part = (id: string, points: number | null) => ({ id, name: words, how: words, values: [9, points] });

test('what brought points and what cost some is told, also what is new and what has gone', () => {
  const before = [part('land', 3), part('money', 5), part('army', 1), part('schools', 2)];
  const after = [part('land', 4), part('seas', null), part('army', 1), part('schools', 2), part('peace', 2)];
  expect(changesOf(before, after, 1).map(({ id, by }) => [id, by])).toEqual([
    ['money', -5],
    ['peace', 2],
    ['land', 1],
  ]);
});
