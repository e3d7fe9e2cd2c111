import { defineConfig } from 'vitest/config';

/** What runs anywhere keeps nothing outside its own objects: its files of tests can share what they import. */
const PURE = [
  'engine',
  'games',
  'bots',
  'analysis',
  'lab',
  'pictures',
  'protocol',
  'shelf',
  'table',
  'testing',
  'web',
  'world3',
].map((name) => `packages/${name}/**/*.test.ts`);

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Kept rules are run as they are.
    server: { deps: { external: [/\/releases\//] } },
    passWithNoTests: true,
    // Every core: by default one of two would stand idle.
    maxWorkers: '100%',
    // Only a fault takes this long, however busy the machine is. Tests that start servers are more patient still.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'processes',
          include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...PURE, '**/node_modules/**', '**/dist/**'],
          globalSetup: 'packages/server/src/testing/bundle.ts',
        },
      },
    ],
  },
});
