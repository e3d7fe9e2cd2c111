import { randomBytes } from 'node:crypto';
import { anyGame, type Entry } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { createTable } from '@entente/protocol';
import { newId } from '../ids.ts';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import type { Store, StoredEntry, Write } from '../store/store.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { newTable } from '../tables/new-table.ts';
import { REAL_WORLD } from '../world.ts';
import { TestPostgres } from './postgres.ts';
import { ServerFolder } from './server-folder.ts';

export interface KeptStore {
  open(): Store;
  leave(): Promise<void>;
}

/** The stores of both databases, empty: each has to pass the same tests. */
export const STORES: Readonly<Record<string, () => Promise<KeptStore>>> = {
  SQLite: async () => {
    const folder = new ServerFolder();
    return {
      open: () => new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD),
      leave: () => folder.leave(),
    };
  },
  Postgres: async () => {
    const postgres = await TestPostgres.start();
    return { open: () => new PostgresStore(postgres.url, REAL_WORLD), leave: () => postgres.stop() };
  },
};

export const NOW = 1_800_000_000_000;

export function makeTable(over: Partial<TableDoc> = {}): TableDoc {
  const wish = createTable.parse({ game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] });
  return {
    ...newTable(anyGame(goofspiel), wish, { id: newId(REAL_WORLD), name: 'Ann' }, REAL_WORLD, NOW),
    ...over,
  };
}

export const entry = (card: number, command: string | null = null): StoredEntry => ({
  entry: { seat: 0, choice: { do: 'bid', card }, seal: randomBytes(4).toString('hex') } as Entry,
  command,
});

export const write = (doc: TableDoc, rev: number, seq: number, more: Partial<Write> = {}): Write => ({
  table: doc.id,
  rev,
  seq,
  entries: [],
  now: NOW,
  ...more,
});
