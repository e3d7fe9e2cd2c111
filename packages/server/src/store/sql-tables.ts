import type { Entry } from '@entente/engine';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { READER, READS_PACKED } from './migrations.ts';
import { type LogRow, packLog, unpackLog } from './packed-log.ts';
import { codesOf, isListed, rulesInDoc, sittersOf, whole } from './rows.ts';
import type { Schema } from './schema.ts';
import {
  type Clocks,
  type FinishedGame,
  type GameVersion,
  type ListedTable,
  type StoredEntry,
  type StoredLine,
  type StoredTable,
  type StoredTalk,
  type TableNews,
  type TableProgress,
  type TableStore,
  Unreadable,
  type WholeTable,
  type Write,
  type WriteResult,
} from './store.ts';
import type { StoredChair, TableDoc } from './table-doc.ts';

const isHeld = ({ person, bot }: StoredChair): boolean => person !== null && bot === null;

/** Everything that is stored of a table besides its arrangement. */
const PARTS_OF_TABLE = [
  'entries',
  'logs',
  'lines',
  'snapshots',
  'talk',
  'codes',
  'sitters',
  'invitations',
  'reports',
  'jobs',
] as const;

/** What both databases do alike with tables, in SQL that both understand. */
export abstract class SqlTables implements TableStore {
  protected readonly db: Kysely<Schema>;
  protected readonly self: string;

  constructor(db: Kysely<Schema>, self: string) {
    this.db = db;
    this.self = self;
  }

  abstract progress(tables: readonly string[]): Promise<ReadonlyMap<string, TableProgress>>;
  abstract commit(writes: readonly Write[]): Promise<WriteResult[]>;

  async add(doc: TableDoc, now: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db
        .insertInto('tables')
        .values({
          id: doc.id,
          rev: 1,
          listed: isListed(doc),
          doc: JSON.stringify(doc),
          clocks: null,
          wake_at: null,
          lease_by: null,
          lease_until: null,
          changed: now,
        })
        .execute();
      await db.insertInto('codes').values(codesOf(doc)).execute();
      const sitters = sittersOf(doc);
      if (sitters.length > 0) await db.insertInto('sitters').values(sitters).execute();
    });
  }

  async load(id: string): Promise<WholeTable | null> {
    const row = await this.row(id);
    if (row === null) return null;
    const log = await this.log(id);
    const lease = await this.lease(id);
    if (lease === undefined) return null;
    const snapshot = await this.db
      .selectFrom('snapshots')
      .select('body')
      .where('table_id', '=', id)
      .executeTakeFirst();
    const talk = await this.talk(id, 0);
    return readable(id, async () => ({
      ...storedTable({ ...row, ...lease }),
      entries: (typeof log === 'string' ? await unpackLog(log) : log).map(storedEntry),
      snapshot: snapshot?.body ?? null,
      talk: talk.map(storedTalk),
    }));
  }

  async since(id: string, known: Omit<TableProgress, 'rev'>): Promise<TableNews | null> {
    const row = await this.row(id);
    if (row === null) return null;
    const log = await this.rows(this.db, id, known.entries);
    const lease = await this.lease(id);
    if (lease === undefined) return null;
    const talk = await this.talk(id, known.talk);
    return readable(id, async () => ({
      ...storedTable({ ...row, ...lease }),
      entries: log.map(storedEntry),
      talk: talk.map(storedTalk),
    }));
  }

  private async row(id: string): Promise<Selectable<Schema['tables']> | null> {
    return (await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }

  /** To be read after the log: a write that goes on from this log goes on from this lease, too. */
  private lease(id: string): Promise<LeaseRow | undefined> {
    return this.db
      .selectFrom('tables')
      .select(['wake_at', 'lease_by', 'lease_until'])
      .where('id', '=', id)
      .executeTakeFirst();
  }

  private async talk(id: string, after: number): Promise<{ body: string }[]> {
    return this.db
      .selectFrom('talk')
      .select('body')
      .where('table_id', '=', id)
      .where('number', '>', after)
      .orderBy('number')
      .execute();
  }

  /** First as entries: when there are none any more, they have just been packed. */
  private async log(id: string): Promise<string | LogRow[]> {
    const rows = await this.rows(this.db, id);
    if (rows.length > 0) return rows;
    const log = await this.db.selectFrom('logs').select('body').where('table_id', '=', id).executeTakeFirst();
    return log?.body ?? [];
  }

  private async rows(db: Kysely<Schema>, id: string, from = 0): Promise<LogRow[]> {
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'entry', 'command', 'at', 'hash'])
      .where('table_id', '=', id)
      .where('seq', '>=', from)
      .orderBy('seq')
      .execute();
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  }

  async remove(id: string): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('tables').where('id', '=', id).execute();
      for (const part of PARTS_OF_TABLE) await db.deleteFrom(part).where('table_id', '=', id).execute();
    });
  }

  async unpacked(before: number, most: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('doc', 'like', '%"phase":"over"%')
      .where('changed', '<', before)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('entries').select('seq').whereRef('entries.table_id', '=', 'tables.id')),
      )
      .orderBy('changed')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  async pack(id: string): Promise<boolean> {
    const read = await this.rows(this.db, id);
    const last = read.at(-1);
    if (last === undefined) return false;
    const body = await packLog(read);
    if (body === null) return false;
    return this.db.transaction().execute(async (db) => {
      const { numDeletedRows } = await db
        .deleteFrom('entries')
        .where('table_id', '=', id)
        .where('seq', '<=', last.seq)
        .executeTakeFirst();
      // Another process was faster.
      if (numDeletedRows < BigInt(read.length)) return false;
      const log = { entries: read.length, first_at: read[0].at, last_at: last.at, body };
      await db
        .insertInto('logs')
        .values({ table_id: id, ...log })
        .execute();
      await db.deleteFrom('snapshots').where('table_id', '=', id).execute();
      await db
        .updateTable('house')
        .set({ body: READS_PACKED })
        .where('name', '=', READER)
        .where('body', '<', READS_PACKED)
        .execute();
      return true;
    });
  }

  async byCode(code: string): Promise<{ table: string; seat: number | null } | null> {
    const row = await this.db.selectFrom('codes').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : { table: row.table_id, seat: row.seat };
  }

  async ofPerson(person: string, most: number): Promise<ListedTable[]> {
    const rows = await this.list()
      .innerJoin('sitters', 'sitters.table_id', 'tables.id')
      .where('sitters.person', '=', person)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map(listedTable);
  }

  async listed(most: number): Promise<ListedTable[]> {
    const rows = await this.list().where('listed', '=', 1).orderBy('changed', 'desc').limit(most).execute();
    return rows.map(listedTable);
  }

  async byIds(ids: readonly string[]): Promise<ListedTable[]> {
    if (ids.length === 0) return [];
    return (await this.list().where('tables.id', 'in', ids).execute()).map(listedTable);
  }

  /** With what tells whether a line is that of the table as it is. */
  private list() {
    return this.db
      .selectFrom('tables')
      .leftJoin('lines', 'lines.table_id', 'tables.id')
      .select(['tables.id', 'rev', 'doc', 'clocks', 'changed', 'lines.body as line'])
      .select((of) => [
        of
          .selectFrom('entries')
          .whereRef('entries.table_id', '=', 'tables.id')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .as('seq'),
        of.selectFrom('logs').whereRef('logs.table_id', '=', 'tables.id').select('logs.entries').as('packed'),
      ]);
  }

  async keepLines(lines: readonly StoredLine[], wrong: readonly string[]): Promise<void> {
    if (lines.length > 0)
      await this.db
        .insertInto('lines')
        .values(lines.map((line) => ({ table_id: line.table, body: JSON.stringify(line) })))
        .onConflict((on) => on.column('table_id').doUpdateSet({ body: ({ ref }) => ref('excluded.body') }))
        .execute();
    if (wrong.length > 0) await this.db.deleteFrom('lines').where('table_id', 'in', wrong).execute();
  }

  async finished(most: number): Promise<FinishedGame[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('doc')
      .where('doc', 'like', '%"phase":"over"%')
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    const docs = rows
      .flatMap(({ doc }) => readDoc(doc) ?? [])
      .filter(({ ended, from, chairs }) => ended === null && from === null && chairs.some(isHeld));
    if (docs.length === 0) return [];
    const times = await this.db
      .selectFrom('entries')
      .select(({ fn }) => ['table_id', fn.min('at').as('first'), fn.max('at').as('last')])
      .where(
        'table_id',
        'in',
        docs.map(({ id }) => id),
      )
      .groupBy('table_id')
      .execute();
    const packed = await this.db
      .selectFrom('logs')
      .select(['table_id', 'first_at as first', 'last_at as last'])
      .where(
        'table_id',
        'in',
        docs.map(({ id }) => id),
      )
      .execute();
    const took = new Map(
      [...times, ...packed].map(({ table_id, first, last }) => [table_id, Number(last) - Number(first)]),
    );
    return docs.flatMap(({ id, game, chairs, pace }) => {
      const time = took.get(id);
      if (time === undefined) return [];
      return [{ game, seats: chairs.length, people: chairs.filter(isHeld).length, pace, took: time }];
    });
  }

  /** Is the process that holds the lease known to be dead before the lease ends? */
  protected hasLeft(): Expression<SqlBool> {
    return sql<SqlBool>`false`;
  }

  async claim(now: number, until: number, games: readonly GameVersion[]): Promise<string[]> {
    const due = await this.db
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '<=', now)
      .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now), this.hasLeft()]))
      .where((or) => or.or(games.map((rules) => or('doc', 'like', `%${rulesInDoc(rules)}%`))))
      .orderBy('wake_at')
      .limit(100)
      .execute();
    const claimed: string[] = [];
    for (const { id } of due) {
      const { numUpdatedRows } = await this.db
        .updateTable('tables')
        .set({ lease_by: this.self, lease_until: until })
        .where('id', '=', id)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now), this.hasLeft()]))
        .executeTakeFirst();
      if (numUpdatedRows === 1n) claimed.push(id);
    }
    return claimed;
  }
}

type LeaseRow = Pick<Selectable<Schema['tables']>, 'wake_at' | 'lease_by' | 'lease_until'>;

interface ListRow extends Pick<Selectable<Schema['tables']>, 'id' | 'rev' | 'doc' | 'clocks' | 'changed'> {
  readonly line: string | null;
  readonly seq: number | null;
  readonly packed: number | null;
}

function listedTable({ id, rev, doc, clocks, changed, line, seq, packed }: ListRow): ListedTable {
  const kept = line === null ? null : (JSON.parse(line) as StoredLine);
  const entries = seq === null ? Number(packed ?? 0) : Number(seq) + 1;
  return {
    id,
    doc: readDoc(doc),
    clocks: clocks === null ? null : (JSON.parse(clocks) as Clocks),
    changed: Number(changed),
    line: kept?.rev === rev && kept.entries === entries ? kept : null,
  };
}

/** Null when it is no JSON: one such row must not spoil the list that it is in. */
function readDoc(text: string): TableDoc | null {
  try {
    return JSON.parse(text) as TableDoc;
  } catch {
    return null;
  }
}

const storedEntry = ({ entry, command, hash }: LogRow): StoredEntry => ({
  entry: JSON.parse(entry) as Entry,
  command,
  ...(hash === null ? {} : { hash }),
});

const storedTalk = ({ body }: { readonly body: string }): StoredTalk => JSON.parse(body) as StoredTalk;

async function readable<Result>(id: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (fault) {
    if (!(fault instanceof SyntaxError)) throw fault;
    throw new Unreadable(`table ${id} cannot be read: ${fault.message}`);
  }
}

function storedTable(row: Selectable<Schema['tables']>): StoredTable {
  return {
    rev: row.rev,
    doc: JSON.parse(row.doc) as TableDoc,
    clocks: row.clocks === null ? null : (JSON.parse(row.clocks) as StoredTable['clocks']),
    lease: { wakeAt: whole(row.wake_at), leaseBy: row.lease_by, leaseUntil: whole(row.lease_until) },
    changed: Number(row.changed),
  };
}
