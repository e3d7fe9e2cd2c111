import { expect, test } from 'vitest';
import { checkGame } from '../kit/check.ts';
import { souk } from '../testing/souk.ts';
import { checkWords } from '../words/check.ts';

test('a game with deals holds all properties', () => {
  const { faults } = checkGame(souk, { games: 60 });
  expect(faults.map(({ property, words }) => `${property}: ${words}`)).toEqual([]);
});

test('it has words only for its own goods and clauses', () => {
  const source = `do: 'rob' do: 'end' 'log.robbed' 'refuse.guarded' 'refuse.gift' 'closed' 'deal.coin' 'deal.date'`;
  expect(checkWords(souk, [source])).toEqual([]);
});
