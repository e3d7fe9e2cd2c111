// What ./entente runs: install and build if needed, then become the command itself. Running the bundle
// in this very process leaves arguments, terminal, signals and exit code to it.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

ensureInstalled(root);
ensureBuilt(root);
await import(pathToFileURL(join(root, built(), 'entente.js')).href);
