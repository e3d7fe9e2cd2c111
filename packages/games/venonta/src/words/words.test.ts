import { teller } from '@entente/engine';
import { testWords } from '@entente/testing';
import { describe, expect, test } from 'vitest';
import { venonta } from '../game.ts';
import { words } from './index.ts';

testWords(venonta, new URL('..', import.meta.url));

describe.each(['en', 'it', 'de'] as const)('the words of Venonta, %s', (language) => {
  const entries = Object.entries(words[language]);

  test('differ from English, except where a name is the same everywhere', () => {
    if (language === 'en') return;
    const english: Readonly<Record<string, string>> = words.en;
    const same = entries.filter(([key, text]) => text === english[key] && /^(prompt|refuse|log)\./.test(key));
    expect(same).toEqual([]);
  });
});

test.each([
  ['en', 'That takes 3 tokens; you have 1.'],
  ['it', 'Ci vogliono 3 gettoni; ne hai 1.'],
  ['de', 'Das kostet 3 Marken; du hast 1.'],
] as const)('a refusal says what is missing, %s', (language, text) => {
  const refusal = { code: 'refuse.tokens', rule: 'VEN-9.2.10', with: { need: 3, have: 1 } };
  expect(teller(venonta, language).refusal(refusal)).toBe(text);
});

test.each([
  ['en', 'Europe: farm (irrigated)', 'Europe: factory (dry land)'],
  ['it', 'Europa: coltivazione (con acqua)', 'Europa: fabbrica (senz’acqua)'],
  ['de', 'Europa: Feld (mit Wasser)', 'Europa: Fabrik (ohne Wasser)'],
] as const)('building says where, what and on which ground, %s', (language, wet, dry) => {
  const { say } = teller(venonta, language);
  const farm = { do: 'build', plant: 'farm', territory: 'EUR', on: 'h2o' };
  const factory = { do: 'build', plant: 'factory', territory: 'EUR', on: 'dry' };
  expect([farm, factory].map((choice) => say({ say: 'choice.build', with: choice }))).toEqual([wet, dry]);
});
