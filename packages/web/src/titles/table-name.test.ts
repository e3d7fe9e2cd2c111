import { expect, test } from 'vitest';
import { tableName } from './table-name.ts';

const created = new Date(2026, 10, 16, 22, 26).getTime();

test.each([
  ['en', ['en-GB', 'en'], 'Monday 22:26'],
  ['it', ['it'], 'lunedì 22:26'],
  ['de', ['en-GB'], 'Montag um 22:26'],
] as const)(
  'a table without a name is called by the time it was made, in the words of the reader: %s',
  (language, spoken, said) => {
    expect(tableName({ name: '', created }, language, spoken).replaceAll(/[,\s]+/g, ' ')).toMatch(
      new RegExp(said.replace(' um', '( um)?')),
    );
  },
);

test('the name that its host gave stays as it is', () => {
  expect(tableName({ name: 'Monday 10:26 PM', created }, 'de', ['de'])).toBe('Monday 10:26 PM');
});
