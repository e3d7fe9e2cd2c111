/** `./entente upgrade --dry-run`: what this build would do to the tables of a database. Changes nothing. */
import { hash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { useDigest } from '@entente/engine';
import { loadGames } from '../games.ts';
import { Rules } from '../rules.ts';
import { type Outlook, outlookOf, type TableFate } from './outlook.ts';
import { ReadOnlyDatabase } from './read-only.ts';

const WORDS: Readonly<Record<TableFate, string>> = {
  same: 'have the newest rules',
  moves: 'move over to the newest rules, which play them alike',
  stays: 'stay with their older rules',
  takes: 'have not begun and take the newest rules',
  broken: 'BROKEN',
};

const [place = '', ...flags] = process.argv.slice(2);
try {
  const outlooks = await look(place);
  const broken = outlooks.filter(({ fate }) => fate === 'broken');
  console.log(flags.includes('--json') ? JSON.stringify(outlooks, null, 2) : inWords(outlooks, broken));
  process.exitCode = broken.length > 0 ? 1 : 0;
} catch (fault) {
  console.error((fault as Error).message);
  process.exitCode = 2;
}

async function look(at: string): Promise<Outlook[]> {
  useDigest((text) => hash('sha256', text));
  const database = new ReadOnlyDatabase(at);
  const folder = fileURLToPath(new URL('rules', import.meta.url));
  const rules = new Rules(await loadGames(), folder, database.rules);
  try {
    if (await database.hasRules()) await rules.open();
    const outlooks: Outlook[] = [];
    for await (const table of database.tables()) outlooks.push(await outlookOf(rules, table));
    return outlooks;
  } finally {
    rules.close();
    await database.close();
  }
}

function inWords(all: readonly Outlook[], broken: readonly Outlook[]): string {
  const counts = new Map<string, number>();
  for (const { game, version, fate } of all) {
    const line = `${`${game}@${version}`.padEnd(16)} ${WORDS[fate]}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  const lines = [...counts]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([line, count]) => `${`${count}`.padStart(6)}  ${line}`);
  const faults = broken.map(({ id, name, game, version, phase, why }) => {
    const called = name === '' ? '' : ` “${name}”`;
    return `BROKEN  ${id}${called}, ${game}@${version}, ${phase}: ${why ?? ''}`;
  });
  const sum = `${all.length} tables, ${broken.length} broken. Nothing was changed.`;
  return [...lines, ...faults, sum].join('\n');
}
