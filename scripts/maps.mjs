// node scripts/maps.mjs: draw the maps of the games anew, after a change in packages/web/build/maps.
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './lib/root.mjs';

process.chdir(root);
// Beside the packages that it imports, so that they are found.
const folder = mkdtempSync(join(root, 'node_modules', '.maps-'));
const outfile = join(folder, 'maps.mjs');
try {
  await build({
    entryPoints: ['packages/web/build/maps/main.ts'],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
  });
  await import(outfile);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
