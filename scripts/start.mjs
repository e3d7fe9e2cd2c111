// npm start: install, build, and open the tables. PORT says where, DATA where they are kept, GAMES which
// other games there are: docs/operating.md.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { built, ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

ensureInstalled(root);
ensureBuilt(root);
process.env.WEB ||= ensureWebBuilt(root);
process.env.DATA ||= join(root, 'data');
await import(pathToFileURL(join(root, built(), 'server.js')).href);
