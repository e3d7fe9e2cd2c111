import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './root.mjs';

/**
 * Runs a program in TypeScript that is no part of what is shipped.
 *
 * @param {string} entry its file, below the root
 */
export async function runTool(entry) {
  process.chdir(root);
  // Beside the packages that it imports, so that they are found.
  const folder = mkdtempSync(join(root, 'node_modules', '.tool-'));
  const outfile = join(folder, 'tool.mjs');
  try {
    await build({
      entryPoints: [entry],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      jsx: 'automatic',
      // A binary.
      external: ['@resvg/resvg-js'],
      logLevel: 'warning',
      banner: {
        // Packages in the old module format call `require`.
        js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
      },
    });
    await import(outfile);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
