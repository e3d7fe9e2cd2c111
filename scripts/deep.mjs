// npm run deep: what takes too long for npm test, for the night. The last line is "N passed, N failed".
//
//   npm run deep              every part, one after the other
//   npm run deep -- fuzz      only this one
//   npm run deep -- --list    what there is
//
// A part ends within 45 minutes. Stopped half way it goes on where it was, as long as the sources are the same: what is
// done is kept in .deep/, which git ignores.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { partsMeant } from './lib/deep/arguments.mjs';
import { FOLDER } from './lib/deep/folder.mjs';
import { PARTS } from './lib/deep/parts.mjs';
import { runPart } from './lib/deep/run.mjs';
import { ensureInstalled, giveUp } from './lib/install.mjs';
import { closingLine } from './lib/report.mjs';
import { root } from './lib/root.mjs';
import { ensureWebBuilt } from './lib/web.mjs';

const meant = partsMeant(process.argv.slice(2), Object.keys(PARTS));
if ('wrong' in meant) giveUp(meant.wrong);
if (meant.list) for (const name of meant.parts) console.log(`${name}: ${PARTS[name].what}`);
else await runAll(meant.parts);

/** @param {string[]} names */
async function runAll(names) {
  ensureInstalled(root);
  ensureBuilt(root);
  // A bundle has the page in it.
  if (names.includes('hosting')) ensureWebBuilt(root);
  const sources = createHash('sha256')
    .update(readFileSync(join(root, 'dist/sources.json')))
    .digest('hex');
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stopping.abort());
  const how = { folder: FOLDER, sources, say: console.log, signal: stopping.signal };
  const counts = [];
  for (const name of names) {
    if (stopping.signal.aborted) break;
    const count = await runPart(name, PARTS[name], how);
    counts.push(count);
    if (names.length > 1) console.log(`${name}: ${closingLine([count])}`);
  }
  console.log(closingLine(counts));
  process.exitCode = stopping.signal.aborted ? 130 : counts.some(({ failed }) => failed > 0) ? 1 : 0;
}
