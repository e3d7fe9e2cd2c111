import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { shortNames } from './build/class-names.ts';
import { withoutCounting } from './build/kit.ts';
import { languages } from './build/languages.ts';
import { lessons } from './build/lessons.ts';
import { outsideAlias, ownPackages } from './build/outside.ts';
import { rulePlaces } from './build/rule-places.ts';
import { serviceWorker } from './build/service-worker.ts';
import { titles } from './build/titles.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where a server for development listens. */
const server = 'http://127.0.0.1:8080';

/** What every table needs, on a page and in the worker that plays it. */
const ENGINE =
  /engine\/src\/(referee|position|default|choices|same|options|chance\/seeded|words\/teller|table\/table)\.ts/;

/** Small things of most pages, and the covers of games; not what only a few pages share. */
const PARTS =
  /packages\/(web\/src\/(ui|seats|settings|titles|cover)\/(?!KeyList|QrCode|key-list|length|useLength|CopyButton|copy|clipboard|Choice|choice|AllTitles|TitleRows|title-rows|TitleCards|title-cards|TitleFacts|title-facts|useStart|invite-friends)|shelf\/src\/(outside-)?pages|games\/.*\/page\.ts$)/;

export default defineConfig({
  root,
  plugins: [
    ownPackages(),
    react(),
    languages(),
    withoutCounting(),
    titles(),
    lessons(),
    rulePlaces(),
    serviceWorker(),
  ],
  // React has had it for years; the router brings it along for older ones.
  resolve: {
    alias: [{ find: 'use-sync-external-store/shim/index.js', replacement: 'react' }, ...outsideAlias],
  },
  css: { modules: { generateScopedName: shortNames(root) } },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    // A worker has no document to put links into, and it loads the same games as the page.
    modulePreload: false,
    rolldownOptions: {
      input: {
        index: `${root}index.html`,
        worker: `${root}src/local/worker.ts`,
        thinker: `${root}src/think/worker.ts`,
        experimenter: `${root}src/lab/worker.ts`,
        odds: `${root}../games/attack/board/odds.worker.ts`,
      },
      output: {
        // Many small parts that are needed together: one by one they would be sixty requests before a game begins.
        // What a worker needs comes first, so that no part of a page goes with it.
        codeSplitting: {
          groups: [
            {
              name: 'shelf',
              test: /packages\/shelf\/src\/(index|outside)\.ts|engine\/src\/words\/format|words\/later|preload-helper/,
            },
            { name: 'engine', test: ENGINE },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
            { name: 'parts', test: PARTS, minShareCount: 2 },
          ],
        },
        entryFileNames: ({ name }) => (name === 'index' ? 'assets/[name]-[hash].js' : '[name].js'),
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '^/rules/.*mjs$': server } },
});
