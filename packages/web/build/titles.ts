import { fileURLToPath } from 'node:url';
import { type Alias, type Plugin, runnerImport } from 'vite';
import { ownPackages } from './outside.ts';

const NAME = 'virtual:titles';
const later = fileURLToPath(new URL('../src/words/later.ts', import.meta.url));

type Titles = typeof import('./all-titles.ts').titles;

/**
 * What the first page says about every game on the shelf, taken from the games when the pages are built: so the
 * first page need not load any game, and nothing is written twice. Like those of games, its words come in one language.
 */
export function titles(): Plugin {
  let read: Promise<Titles> | null = null;
  let alias: Alias[] = [];
  const all = async () => {
    const entry = fileURLToPath(new URL('./all-titles.ts', import.meta.url));
    const { module } = await runnerImport<typeof import('./all-titles.ts')>(entry, {
      resolve: { alias },
      plugins: [ownPackages()],
    });
    return module.titles;
  };
  return {
    name: 'entente-titles',
    configResolved(config) {
      // The shelf is the one that the page is built with.
      ({ alias } = config.resolve);
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      read ??= all();
      const language = id.split('/').at(1);
      return language === undefined ? withoutWords(await read) : wordsOf(await read, language);
    },
  };
}

function withoutWords(all: Titles): string {
  const languages = Object.keys(all[0].words);
  return [
    `import { later } from ${JSON.stringify(later)};`,
    ...languages.map((language) => `const ${language} = () => import('${NAME}/${language}');`),
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
