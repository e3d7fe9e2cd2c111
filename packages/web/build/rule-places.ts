import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const entry = fileURLToPath(new URL('../../cli/src/rules/all-places.ts', import.meta.url));

type AllPlaces = typeof import('../../cli/src/rules/all-places.ts');

/** Where in the code each rule is, as `entente rules --index` says: taken from the sources when the pages are built. */
export const rulePlaces = (): Plugin =>
  virtualModule<AllPlaces>('rule-places', entry, ({ places }, game) => {
    if (game !== undefined) return `export const places = ${JSON.stringify(places[game])};`;
    const games = Object.keys(places).filter((each) => places[each].length > 0);
    const loaders = games.map(
      (each) => `${JSON.stringify(each)}: () => import('virtual:rule-places/${each}')`,
    );
    return `export const rulePlaces = {\n${loaders.join(',\n')}\n};`;
  });
