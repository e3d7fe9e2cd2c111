import { expect, test } from 'vitest';
import { parseMarkdown } from './markdown.ts';
import { languageFor, rulesOf } from './rulebook.ts';
import { search } from './search.ts';

test('rules are read in the language of the reader, else in English', async () => {
  expect(languageFor({ en: 1, de: 1 }, 'de')).toBe('de');
  expect(languageFor({ en: 1, de: 1 }, 'it')).toBe('en');
  expect(languageFor({ en: 1 }, 'en')).toBe('en');
  expect(await rulesOf('chess', 'en')).toBeNull();
});

test.each([
  ['en', 'The players take turns'],
  ['it', 'I giocatori si alternano'],
  ['de', 'Die Spieler sind abwechselnd am Zug'],
] as const)('the rules of tic-tac-toe in %s', async (language, words) => {
  const rules = await rulesOf('tic-tac-toe', language);
  expect(rules?.language).toBe(language);
  expect(rules?.text).toContain(words);
});

test('a search finds rules whatever the accents, capitals and apostrophes', () => {
  const blocks = parseMarkdown('# Città\n\n- **AB-1** L’attività è finita.\n- **AB-2** Die Größe zählt.');
  const found = (text: string) =>
    search(blocks, text).flatMap((block) => (block.kind === 'item' ? [block.rule] : []));
  expect(found("l'attivita")).toEqual(['AB-1']);
  expect(found('GRÖSSE zahlt')).toEqual(['AB-2']);
  expect(found('ab-2')).toEqual(['AB-2']);
  expect(search(blocks, ' ')).toBe(blocks);
});
