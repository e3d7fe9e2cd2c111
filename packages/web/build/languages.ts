import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** Where a game, or the engine, gathers its words in all languages. */
const WORDS = /\/packages\/(?:games\/[^/]+\/src\/words|engine\/src\/words\/own)\/index\.ts$/;
const LANGUAGE = /^\.\/(en|it|de)(?:\/index)?\.ts$/;
const MARK = '\0language ';
const later = fileURLToPath(new URL('../src/words/later.ts', import.meta.url));

/**
 * Games and the engine bring their words in every language, but a reader reads one. In the pages the dictionaries
 * are empty until `fetchGameWords` fills one.
 */
export function languages(): Plugin {
  return {
    name: 'entente-languages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !WORDS.test(importer)) return undefined;
      const language = LANGUAGE.exec(source)?.[1];
      if (language === undefined) return undefined;
      return `${MARK}${language} ${fileURLToPath(new URL(source, pathToFileURL(importer)))}`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return undefined;
      const [language] = id.slice(MARK.length).split(' ');
      const file = id.slice(MARK.length + language.length + 1);
      return [
        `import { later } from ${JSON.stringify(later)};`,
        `const load = async () => (await import(${JSON.stringify(file)})).${language};`,
        `export const ${language} = later(${JSON.stringify(language)}, load);`,
      ].join('\n');
    },
  };
}
