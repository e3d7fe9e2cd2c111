/** `./entente upgrade --dry-run`: what this build would do to the tables of a database. Changes nothing. */
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { useDigest } from '@entente/engine';
import { inWords, type Outlook, outlooksOf, type TableFate } from './outlook.ts';
import { ReadOnlyDatabase } from './read-only.ts';

const WORDS: Readonly<Record<TableFate, string>> = {
  same: 'have the newest rules',
  moves: 'move over to the newest rules, which play them alike',
  stays: 'stay with their older rules',
  may: 'stay with their older rules until their people agree on the newest',
  takes: 'have not begun and take the newest rules',
  broken: 'BROKEN',
};

const [place = '', ...flags] = process.argv.slice(2);
try {
  const outlooks = await look(place);
  const broken = outlooks.filter(({ fate }) => fate === 'broken');
  console.log(flags.includes('--json') ? JSON.stringify(outlooks, null, 2) : report(outlooks, broken));
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 2;
}

async function look(at: string): Promise<Outlook[]> {
  useDigest((text) => hash('sha256', text));
  const database = new ReadOnlyDatabase(at);
  try {
    return await outlooksOf(database, fileURLToPath(new URL('rules', import.meta.url)));
  } finally {
    await database.close();
  }
}

function report(all: readonly Outlook[], broken: readonly Outlook[]): string {
  const counts = new Map<string, number>();
  for (const { game, version, fate } of all) {
    const line = `${`${game}@${version}`.padEnd(16)} ${WORDS[fate]}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([line, count]) => `${`${count}`.padStart(6)}  ${line}`);
  const faults = broken.map(inWords);
  const sum = `${all.length} tables, ${broken.length} broken. Nothing was changed.`;
  return [...lines, ...faults, sum].join('\n');
}
