import { teller, view } from '@entente/engine';
import { RandomTable, testSketch } from '@entente/testing';
import { expect, test } from 'vitest';
import { venonta } from './game.ts';

testSketch(venonta, { every: 50, most: 9 });

test('it shows one’s own objective and cards, and nobody else’s', () => {
  const table = new RandomTable(venonta, 3);
  table.play(30);
  const { say } = teller(venonta, 'en');
  expect(venonta.sketch?.(view(venonta, table.position, 1), say)).toContain('Your cards');
  expect(venonta.sketch?.(view(venonta, table.position, 'spectator'), say)).not.toContain('Your cards');
});
