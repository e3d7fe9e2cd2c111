/** What would become of every stored table with the rules of this build. Reads only. */
import type { Entry } from '@entente/engine';
import { HistoryDiffers, playAlike } from '@entente/table';
import { loadGames } from '../games.ts';
import { Rules } from '../rules.ts';
import type { StoredEntry, WholeTable } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { LiveTable } from '../tables/live-table.ts';
import { renewed } from '../tables/new-table.ts';
import { playedBy } from '../tables/table-loader.ts';
import type { ReadOnlyDatabase } from './read-only.ts';

/** A table as it is in the database; texts, because they may be broken. */
export interface RawTable {
  readonly id: string;
  readonly doc: string;
  readonly entries: readonly { readonly entry: string; readonly hash: string | null }[];
}

/**
 * `same`: it has the newest rules. `moves`: it goes on by newer rules that play it alike. `stays`: it keeps its older rules.
 * `may`: so does this one, unless its people agree on the newest. `takes`: it has not begun and takes the newest rules.
 * `broken`: it cannot be played or shown.
 */
export type TableFate = 'same' | 'moves' | 'stays' | 'may' | 'takes' | 'broken';

export interface Outlook {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly version: number;
  readonly phase: string;
  readonly fate: TableFate;
  /** Why it is broken. */
  readonly why?: string;
}

/** Rules of this build and of a database, for some work. */
export async function withRules<Result>(
  database: ReadOnlyDatabase,
  folder: string,
  work: (rules: Rules) => Promise<Result>,
): Promise<Result> {
  const rules = new Rules(await loadGames(), folder, database.rules);
  try {
    if (await database.hasRules()) await rules.open();
    return await work(rules);
  } finally {
    rules.close();
  }
}

/** @param folder that of the rules of this build */
export const outlooksOf = (database: ReadOnlyDatabase, folder: string): Promise<Outlook[]> =>
  withRules(database, folder, async (rules) => {
    const outlooks: Outlook[] = [];
    for await (const table of database.tables()) outlooks.push(await outlookOf(rules, table));
    return outlooks;
  });

async function outlookOf(rules: Rules, raw: RawTable): Promise<Outlook> {
  let doc: TableDoc;
  let entries: StoredEntry[];
  try {
    doc = JSON.parse(raw.doc) as TableDoc;
    entries = raw.entries.map(({ entry, hash }) => ({
      entry: JSON.parse(entry) as Entry,
      command: null,
      ...(hash === null ? {} : { hash }),
    }));
  } catch (fault) {
    const why = `It cannot be read: ${(fault as Error).message}`;
    return { id: raw.id, name: '', game: '', version: 0, phase: '', fate: 'broken', why };
  }
  return outlookOfTable(rules, doc, entries);
}

export async function outlookOfTable(rules: Rules, doc: TableDoc, entries: StoredEntry[]): Promise<Outlook> {
  const { id, name, game, version, phase } = doc;
  const about = { id, name, game, version, phase };
  try {
    return { ...about, ...(await fateOf(rules, doc, entries)) };
  } catch (fault) {
    const words = (fault as Error).message;
    return { ...about, fate: 'broken', why: fault instanceof HistoryDiffers ? words : `It fails: ${words}` };
  }
}

async function fateOf(
  rules: Rules,
  doc: TableDoc,
  entries: StoredEntry[],
): Promise<Pick<Outlook, 'fate' | 'why'>> {
  const newest = rules.newest.get(doc.game);
  if (newest === undefined) return { fate: 'broken', why: `There is no game ${doc.game} in this build.` };
  const isLobby = doc.phase === 'lobby' && entries.length === 0;
  if (isLobby && renewed(doc, newest).version === newest.version)
    return { fate: doc.version === newest.version ? 'same' : 'takes' };
  const played = await playedBy(rules, doc);
  if (played.game === null)
    return { fate: 'broken', why: `Version ${doc.version} of ${doc.game} is not kept in this build.` };
  const { play } = new LiveTable(wholeTable(doc, entries), played);
  if (doc.version === newest.version) return { fate: 'same' };
  const isRunning = doc.phase === 'running' || doc.phase === 'paused';
  if (!isRunning || play === null) return { fate: 'stays' };
  if (doc.former === undefined && playAlike(played.game, newest, play.beginning, play.entries))
    return { fate: 'moves' };
  return { fate: play.noMoveTo(newest) === null ? 'may' : 'stays' };
}

/** A table with nothing but its arrangement and its log. */
export const wholeTable = (doc: TableDoc, entries: StoredEntry[]): WholeTable => ({
  ...{ doc, entries, rev: 0, clocks: null, snapshot: null, talk: [], changed: 0 },
  lease: { wakeAt: null, leaseBy: null, leaseUntil: null },
});

export const inWords = ({ id, name, game, version, phase, why = '' }: Outlook): string =>
  `BROKEN  ${id}${name === '' ? '' : ` “${name}”`}, ${game}@${version}, ${phase}: ${why}`;
