import { teller } from '@entente/engine';
import { testWords } from '@entente/testing';
import { expect, test } from 'vitest';
import { limit } from '../game.ts';
import { words } from './index.ts';

testWords(limit, new URL('..', import.meta.url));

test.each(['en', 'it', 'de'] as const)('sums of money are written as in %s', (language) => {
  const wrong = language === 'en' ? /[\d#}]\s?\$/ : /\$[\d#{]|[\d#}](?!\u00a0)\s?\$/;
  expect(Object.entries(words[language]).filter(([, text]) => wrong.test(text))).toEqual([]);
});

test.each([
  ['en', 'You need 1 unit of renewables and have none.'],
  ['it', 'Serve 1 unità di risorse rinnovabili, ma non ne hai.'],
  ['de', 'Du brauchst 1 Einheit Erneuerbare, hast aber nichts davon.'],
] as const)('a refusal says what is missing, %s', (language, text) => {
  const refusal = {
    code: 'refuse.stock',
    rule: 'LIM-1.4.7',
    with: { resource: 'renewable', need: 1, have: 0 },
  };
  expect(teller(limit, language).refusal(refusal)).toBe(text);
});

test('a number in a refusal is no seat', () => {
  const refusal = { code: 'refuse.unrest', rule: 'LIM-0.6.4', with: { by: 2, unrest: 10 } };
  expect(teller(limit, 'en', () => 'Ann').refusal(refusal)).toContain('by 2');
});
