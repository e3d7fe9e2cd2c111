import { defaultOptions, momentOf } from '@entente/engine';
import { expect, test } from 'vitest';
import { attack } from '../game.ts';
import type { Attack } from '../position.ts';

const rolled = (args: object) =>
  momentOf<Attack>(
    attack,
    {
      say: 'log.rolled',
      with: { seat: 0, infantry: 0, tank: 0, artillery: 0, plane: 0, blank: 0, hits: 1, ...args },
    },
    defaultOptions(attack, 2),
    [],
  )?.rolls?.[0];

test('ATK-10.6 the die that hits shows a unit that fights, also of a single one', () => {
  const roll = rolled({ infantry: 1, tank: 1, force: [0, 1, 0, 0] });
  expect(roll?.dice).toEqual([
    { face: 'infantry', hit: false },
    { face: 'tank', hit: true },
  ]);
});

test('what could be expected of the units that roll goes with their dice', () => {
  expect(rolled({ tank: 2, force: [0, 2, 0, 0] })?.expected).toBeGreaterThan(0);
  expect(rolled({ tank: 2 })).not.toHaveProperty('expected');
});
