import { expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { placesOf, withoutLists } from './places.ts';

test('a list of IDs says nothing about where a rule happens, a comment or a refusal does', () => {
  const source = [
    '/** AB-1: one. */',
    "rules: ['AB-2', ...['AB-3'], // AB-4",
    "  'AB-5'],",
    "const RULES: readonly string[] = ['AB-6'];",
    "refuse('AB-7', [1]);",
    "rules: [/** AB-8: a rule of a card. */ { id: 'one' }, { id: 'two', rule: 'AB-9' }],",
    "rules: [/* AB-0 */ 'AB-0'],",
  ].join('\n');
  const left = withoutLists(source);
  expect(left.match(/AB-\d/g)).toEqual(['AB-1', 'AB-7', 'AB-8', 'AB-9']);
  expect(left.split('\n')).toHaveLength(7);
});

test('a worked example has nothing to execute, and no place is asked for', () => {
  const rules = placesOf(titleNamed('limit')).map(({ rule }) => rule);
  expect(rules.filter((rule) => /^(EX|DT)-/.test(rule))).toEqual([]);
  expect(rules).toContain('LIM-0.1.1');
});
