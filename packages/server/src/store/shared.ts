import { randomBytes } from 'node:crypto';
import type { Entry } from '@entente/engine';
import { type Expression, type Kysely, Migrator, type Selectable, type SqlBool, sql } from 'kysely';
import { AccountStore, SESSION_LASTS } from './accounts.ts';
import type { StoredChair, TableDoc } from './doc.ts';
import { migrations } from './migrations.ts';
import { NoticeStore } from './notices.ts';
import { codesOf, isListed, rulesInDoc, sittersOf, whole } from './rows.ts';
import type { Schema } from './schema.ts';
import {
  type Finished,
  isTrouble,
  type Known,
  type ListedTable,
  type Outcome,
  type Person,
  type Progress,
  type Rules,
  type Session,
  type Store,
  type StoredTable,
  type Talk,
  Unreadable,
  type WholeTable,
  type Write,
} from './store.ts';

/** That a session is used is written down no more often than this, in milliseconds. */
const USED_EVERY = 10 * 60_000;

/** Where there is no room for this, there is none for what people do. */
const A_PAGE = 'x'.repeat(5000);

const isHeld = ({ person, bot }: StoredChair): boolean => person !== null && bot === null;

/** What both kinds of stores do alike, in SQL that both understand. */
export abstract class SharedStore implements Store {
  readonly self = randomBytes(8).toString('hex');
  protected abstract readonly db: Kysely<Schema>;

  abstract now(): number;
  abstract progress(tables: readonly string[]): Promise<ReadonlyMap<string, Progress>>;
  abstract commit(writes: readonly Write[]): Promise<Outcome[]>;
  abstract onChange(listener: (table: string | null) => void): void;
  abstract tellAbout(person: string): Promise<void>;
  abstract onPerson(listener: (person: string) => void): void;
  abstract tellSpent(limit: string, name: string): Promise<void>;
  abstract onSpent(listener: (limit: string, name: string) => void): void;
  abstract shout(text: string): Promise<void>;
  abstract onShout(listener: (from: string, text: string) => void): void;

  get accounts(): AccountStore {
    return new AccountStore(this.db);
  }

  get notices(): NoticeStore {
    return new NoticeStore(this.db);
  }

  async open(): Promise<void> {
    await this.migrate(this.db);
  }

  protected async migrate(db: Kysely<Schema>): Promise<void> {
    const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
    if (error !== undefined) throw error instanceof Error ? error : new Error(JSON.stringify(error));
  }

  async close(): Promise<void> {
    await this.db.destroy();
  }

  async ping(): Promise<void> {
    const name = `ping ${this.self}`;
    await this.db.transaction().execute(async (db) => {
      await db.insertInto('house').values({ name, body: A_PAGE }).execute();
      await db.deleteFrom('house').where('name', '=', name).execute();
    });
  }

  async addPerson(person: Person, tokenHash: string, session: Session): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const { id, name, seen } = person;
      await db.insertInto('people').values({ id, name, seen }).execute();
      await new AccountStore(db).addSession(id, tokenHash, session);
    });
  }

  async personOf(tokenHash: string, now: number): Promise<Known | null> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'name', 'seen', 'sessions.id as session', 'used', 'renewed'])
      .where('hash', '=', tokenHash)
      .executeTakeFirst();
    if (row === undefined || Number(row.used) < now - SESSION_LASTS) return null;
    if (Number(row.used) < now - USED_EVERY) await this.noteUse(tokenHash, now);
    const { id, name, session } = row;
    return { id, name, seen: Number(row.seen), session, renewed: Number(row.renewed) };
  }

  /** Where nothing can be written, people are known all the same. */
  private async noteUse(tokenHash: string, used: number): Promise<void> {
    try {
      await this.db.updateTable('sessions').set({ used }).where('hash', '=', tokenHash).execute();
    } catch (fault) {
      if (!isTrouble(fault)) throw fault;
    }
  }

  async people(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
    return rows.map(({ id, name, seen }) => ({ id, name, seen: Number(seen) }));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async sawPerson(id: string, now: number): Promise<void> {
    await this.db.updateTable('people').set({ seen: now }).where('id', '=', id).execute();
  }

  async addTable(doc: TableDoc, now: number): Promise<void> {
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

  async table(id: string): Promise<WholeTable | null> {
    const row = await this.db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();
    if (row === undefined) return null;
    const entries = await this.db
      .selectFrom('entries')
      .select(['entry', 'command'])
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
        entries: entries.map(({ entry, command }) => ({ entry: JSON.parse(entry) as Entry, command })),
        snapshot: snapshot?.body ?? null,
        talk: talk.map(({ body }) => JSON.parse(body) as Talk),
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

  async tablesOf(person: string, most: number): Promise<ListedTable[]> {
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

  async finished(most: number): Promise<Finished[]> {
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

  /** Is whoever has promised to look after a table gone? As far as that is known sooner than by their silence. */
  protected hasLeft(): Expression<SqlBool> {
    return sql<SqlBool>`false`;
  }

  async claim(now: number, until: number, games: readonly Rules[]): Promise<string[]> {
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
    watch: { wakeAt: whole(row.wake_at), leaseBy: row.lease_by, leaseUntil: whole(row.lease_until) },
    changed: Number(row.changed),
  };
}
