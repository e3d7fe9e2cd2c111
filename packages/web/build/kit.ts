import type { Plugin } from 'vite';

const COUNTED = /\/packages\/games\/[^/]+\/src\/conservation\.ts$/;

/** What a game counts for the property kit is asked for in tests and by `entente fuzz`; a page need not carry it. */
export function withoutCounting(): Plugin {
  return {
    name: 'entente-without-counting',
    enforce: 'pre',
    load: (id) =>
      COUNTED.test(id) ? 'export const conserved = () => ({});\nexport const faults = () => [];' : undefined,
  };
}
