import { teller } from '@entente/engine';
import { testWords } from '@entente/testing';
import { expect, test } from 'vitest';
import { attack } from '../game.ts';

testWords(attack, new URL('..', import.meta.url));

test.each([
  ['en', 'The next action costs 3 oil; you have 2.'],
  ['it', 'La prossima azione costa 3 di petrolio; ne hai 2.'],
  ['de', 'Die nächste Aktion kostet 3 Öl; du hast 2.'],
] as const)('a refusal says what is missing, %s', (language, text) => {
  const refusal = { code: 'refuse.oil', rule: 'ATK-4.4', with: { price: 3, oil: 2 } };
  expect(teller(attack, language).refusal(refusal)).toBe(text);
});

test.each([
  ['en', 'Raid the Coral Sea route (4)'],
  ['it', 'Raid: Rotta del Mar dei Coralli (4)'],
  ['de', 'Überfall: Route im Korallenmeer (4)'],
] as const)('cards and places have names, %s', (language, text) => {
  const choice = { do: 'raidRoute', route: 'coral_sea' } as const;
  expect(teller(attack, language).choice(choice)).toBe(text);
});
