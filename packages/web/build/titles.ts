import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const entry = fileURLToPath(new URL('./all-titles.ts', import.meta.url));
const later = fileURLToPath(new URL('../src/words/later.ts', import.meta.url));

type AllTitles = typeof import('./all-titles.ts');
type Titles = AllTitles['titles'];

/**
 * What the first page says about every game on the shelf, taken from the games when the pages are built: so the
 * first page need not load any game, and nothing is written twice. Like those of games, its words come in one language.
 */
export const titles = (): Plugin =>
  virtualModule<AllTitles>('titles', entry, ({ titles: all }, language) =>
    language === undefined ? withoutWords(all) : wordsOf(all, language),
  );

function withoutWords(all: Titles): string {
  const languages = Object.keys(all[0].words);
  return [
    `import { later } from ${JSON.stringify(later)};`,
    ...languages.map((language) => `const ${language} = () => import('virtual:titles/${language}');`),
    'const words = (id) => ({',
    ...languages.map(
      (language) => `  ${language}: later('${language}', async () => (await ${language}()).words[id]),`,
    ),
    '});',
    `export const titles = ${JSON.stringify(all.map(({ words: _, ...rest }) => rest))}.map((title) => ({`,
    '  ...title,',
    '  words: words(title.id),',
    '}));',
  ].join('\n');
}

const wordsOf = (all: Titles, language: string): string =>
  `export const words = ${JSON.stringify(Object.fromEntries(all.map(({ id, words }) => [id, words[language]])))};`;
