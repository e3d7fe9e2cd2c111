import { type Alias, type Plugin, runnerImport } from 'vite';
import { ownPackages } from './outside.ts';

/**
 * `virtual:<name>` and its parts `virtual:<name>/<part>`, written from a module of the sources when the pages are built.
 * @param entry the file of that module
 * @param write the code of the whole, or of a part
 */
export function virtualModule<Module>(
  name: string,
  entry: string,
  write: (module: Module, part: string | undefined) => string,
): Plugin {
  const id = `virtual:${name}`;
  let alias: Alias[] = [];
  let read: Promise<Module> | null = null;
  const readEntry = async () =>
    (await runnerImport<Module>(entry, { resolve: { alias }, plugins: [ownPackages()] })).module;
  return {
    name: `entente-${name}`,
    configResolved(config) {
      // The shelf is the one that the page is built with.
      ({ alias } = config.resolve);
    },
    resolveId: (asked) => (asked.startsWith(id) ? `\0${asked}` : undefined),
    async load(asked) {
      if (!asked.startsWith(`\0${id}`)) return undefined;
      read ??= readEntry();
      return write(await read, asked.split('/').at(1));
    },
  };
}
