import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const source = join(import.meta.dirname, '..');

export interface Bundle {
  readonly server: string;
  readonly botWorker: URL;
  readonly storeThread: URL;
  remove(): void;
}

/** The server and the bots' thread as `npm start` would build them: threads and processes cannot run TypeScript. */
export async function makeBundle(): Promise<Bundle> {
  // Inside the package, so that what is not bundled is found in node_modules.
  mkdirSync(join(source, '../dist'), { recursive: true });
  const folder = mkdtempSync(join(source, '../dist/test-'));
  await build({
    entryPoints: {
      server: join(source, 'main.ts'),
      'bot-worker': join(source, 'bots/worker.ts'),
      'store-thread': join(source, 'store/sqlite/thread.ts'),
    },
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: ['libsql', 'pg', 'pino', 'piscina'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  return {
    server: join(folder, 'dist/server.js'),
    botWorker: pathToFileURL(join(folder, 'dist/bot-worker.js')),
    storeThread: pathToFileURL(join(folder, 'dist/store-thread.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
