import { teller, view } from '@entente/engine';
import { RandomTable, testSketch } from '@entente/testing';
import { expect, test } from 'vitest';
import { attack } from './game.ts';

testSketch(attack, { every: 150, most: 7 });

test('it shows one’s own cards, and nobody else’s', () => {
  const table = new RandomTable(attack, 3);
  table.play(30);
  const { say } = teller(attack, 'en');
  expect(attack.sketch?.(view(attack, table.position, 1), say)).toContain('Your political cards');
  expect(attack.sketch?.(view(attack, table.position, 'spectator'), say)).not.toContain(
    'Your political cards',
  );
});
