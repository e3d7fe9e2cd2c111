import { fileURLToPath } from 'node:url';
import { type Alias, type Plugin, runnerImport } from 'vite';
import { ownPackages } from './outside.ts';

const NAME = 'virtual:rule-places';
const entry = fileURLToPath(new URL('../../cli/src/rules/all-places.ts', import.meta.url));

type Places = typeof import('../../cli/src/rules/all-places.ts').places;

/** Where in the code each rule is, as `entente rules --index` says: taken from the sources when the pages are built. */
export function rulePlaces(): Plugin {
  let read: Promise<Places> | null = null;
  let alias: Alias[] = [];
  const all = async () =>
    (await runnerImport<{ places: Places }>(entry, { resolve: { alias }, plugins: [ownPackages()] })).module
      .places;
  return {
    name: 'entente-rule-places',
    configResolved(config) {
      ({ alias } = config.resolve);
    },
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined;
      read ??= all();
      const places = await read;
      const game = id.split('/').at(1);
      if (game !== undefined) return `export const places = ${JSON.stringify(places[game])};`;
      const games = Object.keys(places).filter((each) => places[each].length > 0);
      const loaders = games.map((each) => `${JSON.stringify(each)}: () => import('${NAME}/${each}')`);
      return `export const rulePlaces = {\n${loaders.join(',\n')}\n};`;
    },
  };
}
