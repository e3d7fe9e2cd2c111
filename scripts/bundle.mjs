// npm run bundle -- FOLDER: everything that a server needs, in an empty folder, without sources or development packages.
// There, `node dist/server.js` opens the tables, and `node dist/entente.js` is the command.

import { ensureBuilt } from './lib/build.mjs';
import { bundle } from './lib/bundle.mjs';
import { ensureInstalled, giveUp } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) giveUp('Type: npm run bundle -- FOLDER');
ensureInstalled(root);
ensureBuilt(root);
ensureWebBuilt(root);
const trouble = bundle(root, folder);
if (trouble !== null) giveUp(trouble);
console.log(`The server is in ${folder}. Start it there with: node dist/server.js`);
