import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Alias, Plugin } from 'vite';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const here = fileURLToPath(new URL('../src/main.tsx', import.meta.url));

/** The folder in which the build has written the shelf of games from outside; without any, it is not set. */
const folder = process.env.ENTENTE_OUTSIDE;

/** Instead of the empty lists of the shelf. */
export const outsideAlias: Alias[] =
  folder === undefined
    ? []
    : ['outside', 'outside-pages'].map((name) => ({
        find: `@entente/shelf/${name}`,
        replacement: join(folder, `${name}.ts`),
      }));

/** What a game from outside imports by name is found here, as if it were a package of this repository. */
export function ownPackages(): Plugin {
  return {
    name: 'entente-own-packages',
    enforce: 'pre',
    resolveId(source, importer) {
      const isName = /^[@a-z]/.test(source) && !source.startsWith('virtual:');
      if (!isName || importer === undefined || importer.startsWith(repository)) return undefined;
      return importer.startsWith('/') ? this.resolve(source, here, { skipSelf: true }) : undefined;
    },
  };
}
