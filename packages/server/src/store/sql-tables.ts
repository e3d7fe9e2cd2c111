import type { Entry } from '@entente/engine';
import { type Expression, type Kysely, type Selectable, type SqlBool, sql } from 'kysely';
import { codesOf, isListed, rulesInDoc, sittersOf, whole } from './rows.ts';
import type { Schema } from './schema.ts';
import {
  type FinishedGame,
  type GameVersion,
  type ListedTable,
  type StoredTable,
  type StoredTalk,
  type TableProgress,
  type TableStore,
  Unreadable,
  type WholeTable,
  type Write,
  type WriteResult,
} from './store.ts';
import type { StoredChair, TableDoc } from './table-doc.ts';

const isHeld = ({ person, bot }: StoredChair): boolean => person !== null && bot === null;

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
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const entries = await this.db
      .selectFrom('entries')
      .select(['entry', 'command', 'hash'])
      .where('table_id', '=', id)
      .orderBy('seq')
      .execute();
    const snapshot = await this.db
      .selectFrom('snapshots')
      .select('body')
      .where('table_id', '=', id)
      .executeTakeFirst();
    const talk = await this.db
      .selectFrom('talk')
      .select('body')
      .where('table_id', '=', id)
      .orderBy('number')
      .execute();
    try {
      return {
        ...storedTable(row),
        entries: entries.map(({ entry, command, hash }) => ({
          entry: JSON.parse(entry) as Entry,
          command,
          ...(hash === null ? {} : { hash }),
        })),
        snapshot: snapshot?.body ?? null,
        talk: talk.map(({ body }) => JSON.parse(body) as StoredTalk),
      };
    } catch (fault) {
      if (!(fault instanceof SyntaxError)) throw fault;
      throw new Unreadable(`table ${id} cannot be read: ${fault.message}`);
    }
  }

  async byCode(code: string): Promise<{ table: string; seat: number | null } | null> {
    const row = await this.db.selectFrom('codes').selectAll().where('code', '=', code).executeTakeFirst();
    return row === undefined ? null : { table: row.table_id, seat: row.seat };
  }

  async ofPerson(person: string, most: number): Promise<ListedTable[]> {
    const rows = await this.db
      .selectFrom('sitters')
      .innerJoin('tables', 'tables.id', 'sitters.table_id')
      .selectAll('tables')
      .where('person', '=', person)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map(listedTable);
  }

  async listed(most: number): Promise<ListedTable[]> {
    const rows = await this.db
      .selectFrom('tables')
      .selectAll()
      .where('listed', '=', 1)
      .orderBy('changed', 'desc')
      .limit(most)
      .execute();
    return rows.map(listedTable);
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
    const took = new Map(times.map(({ table_id, first, last }) => [table_id, Number(last) - Number(first)]));
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

const listedTable = ({ id, doc, changed }: Selectable<Schema['tables']>): ListedTable => ({
  id,
  doc: readDoc(doc),
  changed: Number(changed),
});

/** Null when it is no JSON: one such row must not spoil the list that it is in. */
function readDoc(text: string): TableDoc | null {
  try {
    return JSON.parse(text) as TableDoc;
  } catch {
    return null;
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
