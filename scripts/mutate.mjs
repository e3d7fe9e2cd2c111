// npm run mutate: small faults are planted in the engine and in one game; tests that pass all the same are missing something.
//
//   npm run mutate                        an hour: half of it for each subject; the survivors go to docs/mutants.md
//   npm run mutate -- engine              only this one
//   npm run mutate -- --minutes 20        shorter
//   npm run mutate -- --seed 7            other places
//
// It works on a copy of the last commit, so the sources themselves are never touched.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled, giveUp } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { copyOf } from './mutate/copy.mjs';
import { report } from './mutate/report.mjs';
import { linesOf, sample } from './mutate/sample.mjs';
import { mutate } from './mutate/stryker.mjs';
import { SUBJECTS } from './mutate/subjects.mjs';

const MINUTE = 60_000;
/** Places that are tried in one run of Stryker. */
const BATCH = 24;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
const seed = Number(values.seed);
if (!(minutes > 0)) giveUp(`--minutes must be a number above 0, not “${values.minutes}”.`);
if (!Number.isSafeInteger(seed)) giveUp(`--seed must be a whole number, not “${values.seed}”.`);
const strange = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
if (strange)
  giveUp(`There is nothing called “${strange}” to mutate. There is: ${Object.keys(SUBJECTS).join(', ')}.`);
const names = positionals.length > 0 ? positionals : Object.keys(SUBJECTS);

ensureInstalled(root);
ensureInstalled(join(root, 'scripts/mutate'));
const folder = mkdtempSync(join(tmpdir(), 'entente-mutate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.on('SIGINT', () => process.exit(130));
const copy = copyOf(root, folder);

/** @type {Record<string, import('./mutate/report.mjs').Mutant[]>} */
const found = {};
for (const name of names) {
  const subject = SUBJECTS[name];
  const places = sample(linesOf(copy, subject), seed);
  const end = Date.now() + (minutes * MINUTE) / names.length;
  found[name] = [];
  // The last batch must end in time, too: it takes as long as the longest so far.
  for (let longest = 0; places.length > 0 && Date.now() + longest < end; ) {
    const begin = Date.now();
    found[name].push(...(await mutate(copy, subject, places.splice(0, BATCH), end - begin)));
    longest = Math.max(longest, Date.now() - begin);
    const survivors = found[name].filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    console.log(`${name}: ${found[name].length} mutants, ${survivors.length} survived`);
  }
}
writeFileSync(join(root, 'docs/mutants.md'), report(found, seed));
console.log('The survivors are in docs/mutants.md.');
