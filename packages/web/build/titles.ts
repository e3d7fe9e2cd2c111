import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

const NAME = 'virtual:titles';

/**
 * What the first page says about every game on the shelf, taken from the games when the pages are built: so the
 * first page need not load any game, and nothing is written twice.
 */
export function titles(): Plugin {
  return {
    name: 'entente-titles',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    async load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const entry = fileURLToPath(new URL('./all-titles.ts', import.meta.url));
      const { module } = await runnerImport<typeof import('./all-titles.ts')>(entry);
      return `export const titles = ${JSON.stringify(module.titles)};`;
    },
  };
}
