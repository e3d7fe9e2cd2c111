/** Puts the tables of a backup back to an earlier time. Entries and lines of talk have a time; arrangements do not. */
import type { Entry } from '@entente/engine';
import type { Rules } from '../rules.ts';
import type { StoredEntry } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { copyDoc } from '../tables/acts/arrange.ts';
import { followRules } from '../tables/acts/resign.ts';
import { newClocks } from '../tables/clock.ts';
import { LiveTable } from '../tables/live-table.ts';
import { allRulesOf, sealedVersion } from '../tables/new-table.ts';
import { playedBy } from '../tables/table-loader.ts';
import { wholeTable } from '../upgrade/outlook.ts';
import type { BackupFile } from './backup-file.ts';

/** Everything that belongs to a table, by the name of its column. */
const OF_A_TABLE = [
  ['entries', 'table_id'],
  ['logs', 'table_id'],
  ['lines', 'table_id'],
  ['snapshots', 'table_id'],
  ['talk', 'table_id'],
  ['codes', 'table_id'],
  ['sitters', 'table_id'],
  ['invitations', 'table_id'],
  ['jobs', 'table_id'],
  ['tables', 'id'],
] as const;

/** @param to in milliseconds since 1970 */
export async function rewind(file: BackupFile, to: number, rules: Rules): Promise<void> {
  await file.unpackLogs(to);
  const docs = file.rows<{ doc: string }>('select doc from tables').flatMap(({ doc }) => readDoc(doc) ?? []);
  const later = new Set(docs.filter(({ created }) => created > to).map(({ id }) => id));
  for (const id of later)
    for (const [table, column] of OF_A_TABLE)
      if (file.has(table)) file.run(`delete from ${table} where ${column} = ?`, id);
  file.run("delete from talk where json_extract(body, '$.at') > ?", to);
  if (file.has('jobs')) file.run('delete from jobs where at > ?', to);
  for (const doc of docs) {
    if (later.has(doc.id)) continue;
    const next = isCut(file, doc.id, to) ? await goBack(file, doc, rules) : doc;
    const rematch = next.rematch !== null && later.has(next.rematch) ? null : next.rematch;
    file.run('update tables set doc = ? where id = ?', JSON.stringify({ ...next, rematch }), doc.id);
  }
  file.run('update tables set changed = ? where changed > ?', to, to);
  file.file.exec('vacuum');
}

/** Takes away the entries from the first one on that is later. */
function isCut(file: BackupFile, id: string, to: number): boolean {
  const [{ first }] = file.rows<{ first: number | null }>(
    'select min(seq) as first from entries where table_id = ? and at > ?',
    id,
    to,
  );
  if (first === null) return false;
  file.run('delete from entries where table_id = ? and seq >= ?', id, first);
  return true;
}

/**
 * The game is as its log says, and waits in a pause until its people go on, with full clocks. Nobody is asked for
 * anything before that.
 */
async function goBack(file: BackupFile, doc: TableDoc, rules: Rules): Promise<TableDoc> {
  const { id, pace, chairs } = doc;
  const { result: _, ...rest } = doc;
  const entries = entriesOf(file, id);
  const next: TableDoc = {
    ...copyDoc({ ...rest, phase: 'paused', ended: null, window: null, proposal: null, moving: null }),
    ...rulesAfter(doc, entries),
    chairs: chairs.map((chair) => ({ ...chair, missed: null, opening: [] })),
  };
  const { game, play } = new LiveTable(wholeTable(next, entries), await playedBy(rules, next));
  if (game !== null && play !== null) followRules(next, game, play.position);
  const clocks = newClocks(pace, chairs.length);
  file.run('delete from snapshots where table_id = ?', id);
  if (file.has('jobs')) file.run('delete from jobs where table_id = ?', id);
  file.run(
    'update tables set clocks = ?, wake_at = null, lease_by = null, lease_until = null where id = ?',
    clocks === null ? null : JSON.stringify(clocks),
    id,
  );
  return next;
}

/** A table that loses the entry by which it moved over to newer rules has those before it again. */
function rulesAfter(
  doc: TableDoc,
  entries: readonly StoredEntry[],
): Pick<TableDoc, 'version' | 'rules' | 'former' | 'begun'> | null {
  const { former = [] } = doc;
  const moves = entries.filter(({ entry }) => 'rules' in entry).length;
  if (moves === former.length) return null;
  const { version, hash = null } = allRulesOf(doc)[moves];
  return { version, rules: hash, former: former.slice(0, moves), begun: sealedVersion(doc) };
}

const entriesOf = (file: BackupFile, id: string): StoredEntry[] =>
  file
    .rows<{ entry: string }>('select entry from entries where table_id = ? order by seq', id)
    .map(({ entry }) => ({ entry: JSON.parse(entry) as Entry, command: null }));

/** Null for one that cannot be read: it stays as it is. */
function readDoc(text: string): TableDoc | null {
  try {
    return JSON.parse(text) as TableDoc;
  } catch {
    return null;
  }
}
