import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built server. */
    built: string;
  }
}

const source = join(import.meta.dirname, '..');

/**
 * Builds the server and its threads once for all tests, as `npm start` would: threads and processes cannot run
 * TypeScript. Vitest calls it, and what it returns at the end.
 */
export default async function makeBundle(project: TestProject): Promise<() => void> {
  // Inside the package, so that what is not bundled is found in node_modules.
  mkdirSync(join(source, '../dist'), { recursive: true });
  const folder = mkdtempSync(join(source, '../dist/test-'));
  const server = build({
    entryPoints: {
      server: join(source, 'main.ts'),
      upgrade: join(source, 'upgrade/main.ts'),
      backup: join(source, 'backup/main.ts'),
      'bot-worker': join(source, 'bots/worker.ts'),
      'store-thread': join(source, 'store/sqlite/thread.ts'),
      'experiment-thread': join(source, 'lab/worker.ts'),
    },
    outdir: join(folder, 'dist'),
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    format: 'esm',
    external: ['@nats-io/transport-node', '@resvg/resvg-js', 'libsql', 'pg', 'pino', 'piscina'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
  const root = join(source, '../../..');
  // As `npm run build` does; a script, not a part of the server.
  const { makeRules } = await import(pathToFileURL(join(root, 'scripts/lib/release/rules.mjs')).href);
  await Promise.all([server, makeRules(root, join(folder, 'dist/rules'))]);
  project.provide('built', join(folder, 'dist'));
  return () => rmSync(folder, { recursive: true, force: true });
}

export const bundle = () => ({
  server: join(inject('built'), 'server.js'),
  upgrade: join(inject('built'), 'upgrade.js'),
  backup: join(inject('built'), 'backup.js'),
  botWorker: pathToFileURL(join(inject('built'), 'bot-worker.js')),
  experimentThread: pathToFileURL(join(inject('built'), 'experiment-thread.js')),
  storeThread: pathToFileURL(join(inject('built'), 'store-thread.js')),
  rules: join(inject('built'), 'rules'),
});
