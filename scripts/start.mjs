// npm start: install, build, and play in the terminal.
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';

ensureInstalled(root);
ensureBuilt(root);
if (process.stdin.isTTY) {
  process.argv.splice(2, 0, 'play');
  await import('./entente.mjs');
} else {
  console.log('Entente is ready. To play in a terminal: ./entente play');
}
