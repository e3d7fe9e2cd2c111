import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'bench/**/*.test.ts', 'scripts/**/*.test.mjs'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Kept rules are run as they are.
    server: { deps: { external: [/\/releases\//] } },
    passWithNoTests: true,
    // Every core: by default one of two would stand idle.
    maxWorkers: '100%',
    // Only a fault takes this long, however busy the machine is. Tests that start servers are more patient still.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
