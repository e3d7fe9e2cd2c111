// npm start: install, build, and open the tables. PORT says where, DATA where they are kept: docs/operating.md.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

ensureInstalled(root);
ensureBuilt(root);
ensureWebBuilt(root);
await import(pathToFileURL(join(root, 'dist/server.js')).href);
