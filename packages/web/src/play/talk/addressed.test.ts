import { expect, test } from 'vitest';
import { addressed } from './addressed.ts';

test('a question names its player', () => {
  expect(addressed('Cobalt', 'Which card do you bid?')).toBe('Cobalt: Which card do you bid?');
  expect(addressed('Your turn', '')).toBe('Your turn');
});

test.each([
  ['Cobalt', 'Cobalt: with which forces do you join the attacker?'],
  ['Your turn', 'Your turn: play two cards, or pass.'],
  ['Tocca a te', 'Tocca a te: gioca due carte o passa.'],
  ['Du bist am Zug', 'Du bist am Zug: Spiele zwei Karten oder passe.'],
])('nobody is addressed twice: %s', (who, what) => {
  expect(addressed(who, what)).toBe(what);
});
