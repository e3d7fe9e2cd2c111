// npm run build: bundle the command and the server into dist/, and the page into packages/web/dist/.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { namesIn, Refused } from './lib/outside.mjs';
import { root } from './lib/root.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

ensureInstalled(root);
try {
  await build(root, namesIn(process.env.GAMES));
} catch (fault) {
  if (fault instanceof Refused) console.error(fault.message);
  // Otherwise the bundler has said what is wrong.
  process.exit(1);
}
if (process.env.npm_lifecycle_event === 'build') ensureWebBuilt(root);
