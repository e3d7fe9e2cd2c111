// npm run build: bundle the command into dist/.
import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

ensureInstalled(root);
try {
  await build(root);
} catch {
  // The bundler has said what is wrong.
  process.exit(1);
}
