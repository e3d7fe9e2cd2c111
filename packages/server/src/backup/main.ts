/** `./entente backup` and `./entente restore`. */
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { useDigest } from '@entente/engine';
import { inWords } from '../upgrade/outlook.ts';
import { type BackupReport, makeBackup } from './backup.ts';
import { restore } from './restore.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, replace: { type: 'boolean' }, json: { type: 'boolean' } },
});
const [act, place, path] = positionals;
const rules = fileURLToPath(new URL('rules', import.meta.url));
useDigest((text) => hash('sha256', text));
try {
  const report = act === 'backup' ? await makeBackup(place, path, rules) : await restored();
  console.log(values.json ? JSON.stringify(report, null, 2) : told(report));
  process.exitCode = report.broken.length > 0 ? 1 : 0;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 2;
}

function restored(): Promise<BackupReport> {
  const to = values.to === undefined ? null : Number(values.to);
  return restore({ path, place, to, replace: values.replace === true, rules });
}

function told({ file, made, tables, entries, people, broken }: BackupReport): string {
  const what = `${tables} tables with ${entries} entries, ${people} people, as of ${new Date(made).toISOString()}`;
  const done = act === 'backup' ? `${file}: ${what}.` : `Restored from ${file}: ${what}.`;
  const checked =
    broken.length === 0 ? 'Every game in it can be played.' : `${broken.length} cannot be played:`;
  return [done, checked, ...broken.map(inWords)].join('\n');
}
