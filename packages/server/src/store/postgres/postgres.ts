import { setTimeout as wait } from 'node:timers/promises';
import { type Expression, Kysely, PostgresDialect, type SqlBool, sql, type Transaction } from 'kysely';
import { codesOf, isListed, sittersOf } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { SharedStore } from '../shared.ts';
import {
  isTrouble,
  isUncertain,
  NotStored,
  type Outcome,
  type Progress,
  StoreFault,
  type Write,
} from '../store.ts';
import { PATIENCE, type Patience, poolOf } from './connections.ts';
import { Ear, PRESENT } from './ear.ts';

const CHANNEL = 'entente';
/** A notification has room for 8,000 characters, and a statement for 65,535 parameters. */
const MOST_AT_ONCE = 200;
/** Milliseconds. */
const ASK_AGAIN_AFTER = 100;
const CONNECTION_FAILURE = '08006';
/** In a notification, before the id of a person; what has none is a table. */
const PERSON = '@';
/** Before the name of a limit of which somebody has spent a point. */
const SPENT = '#';
/** Before something that is said to all processes and kept by none. */
const SHOUT = '!';

/** For more than one process. Commits notify the other processes. */
export class PostgresStore extends SharedStore {
  protected readonly db: Kysely<Schema>;
  private readonly listeners: ((table: string | null) => void)[] = [];
  private readonly personListeners: ((person: string) => void)[] = [];
  private readonly spentListeners: ((limit: string, name: string) => void)[] = [];
  private readonly shoutListeners: ((from: string, text: string) => void)[] = [];
  private readonly ear: Ear;
  private readonly url: string;
  private readonly patience: Patience;

  constructor(url: string, patience: Patience = PATIENCE) {
    super();
    this.url = url;
    this.patience = patience;
    this.db = databaseAt(url, patience);
    this.ear = new Ear(url, CHANNEL, this.self, patience);
    this.ear.onHeard = (payload) => this.hear(payload);
    this.ear.onMissed = () => this.tell(null);
  }

  /** May be tried again when the database is not there. */
  override async open(): Promise<void> {
    // Changing what is stored may take long.
    const unhurried = { ...this.patience, statement: 0, pause: 0, silence: 0 };
    const db = databaseAt(this.url, unhurried);
    try {
      await this.migrate(db);
    } finally {
      await db.destroy();
    }
    await this.ear.open();
  }

  override async close(): Promise<void> {
    await this.ear.close();
    await super.close();
  }

  now(): number {
    return this.ear.now();
  }

  /** Who does not hear what others do shows tables as they were. */
  override async ping(): Promise<void> {
    if (!this.ear.hears) throw new StoreFault('other processes are not heard', CONNECTION_FAILURE);
    await super.ping();
  }

  /** Whoever is there has a lock in the database, which ends with them. */
  protected override hasLeft(): Expression<SqlBool> {
    return sql<SqlBool>`not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${PRESENT}
        and objid::bigint = hashtext(lease_by)::bigint & 4294967295)`;
  }

  async progress(tables: readonly string[]): Promise<ReadonlyMap<string, Progress>> {
    if (tables.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('tables')
      .select((of) => [
        'id',
        'rev',
        of
          .selectFrom('entries')
          .whereRef('entries.table_id', '=', 'tables.id')
          .select(({ fn }) => fn.max('seq').as('seq'))
          .as('seq'),
        of
          .selectFrom('talk')
          .whereRef('talk.table_id', '=', 'tables.id')
          .select(({ fn }) => fn.max('number').as('number'))
          .as('number'),
      ])
      .where('id', 'in', tables)
      .execute();
    return new Map(
      rows.map(({ id, rev, seq, number }) => [
        id,
        { rev, entries: seq === null ? 0 : Number(seq) + 1, talk: Number(number ?? 0) },
      ]),
    );
  }

  private hear(payload: string): void {
    const [from, ...names] = payload.split(' ');
    if (from === this.self) return;
    if (names[0]?.startsWith(SHOUT)) {
      const text = names.join(' ').slice(SHOUT.length);
      for (const listener of this.shoutListeners) listener(from, text);
      return;
    }
    if (names[0]?.startsWith(SPENT)) {
      const [limit, name = ''] = names;
      for (const listener of this.spentListeners) listener(limit.slice(SPENT.length), name);
      return;
    }
    for (const name of names) {
      if (!name.startsWith(PERSON)) this.tell(name);
      else for (const listener of this.personListeners) listener(name.slice(PERSON.length));
    }
  }

  private tell(table: string | null): void {
    for (const listener of this.listeners) listener(table);
  }

  onChange(listener: (table: string | null) => void): void {
    this.listeners.push(listener);
  }

  async tellAbout(person: string): Promise<void> {
    await this.notify(PERSON + person);
  }

  async tellSpent(limit: string, name: string): Promise<void> {
    await this.notify(`${SPENT}${limit} ${name}`);
  }

  onSpent(listener: (limit: string, name: string) => void): void {
    this.spentListeners.push(listener);
  }

  async shout(text: string): Promise<void> {
    await this.notify(SHOUT + text);
  }

  onShout(listener: (from: string, text: string) => void): void {
    this.shoutListeners.push(listener);
  }

  private async notify(what: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${this.self} ${what}`})`.execute(this.db);
  }

  onPerson(listener: (person: string) => void): void {
    this.personListeners.push(listener);
  }

  /** All at once; and one by one when somebody else was faster at one of them. */
  async commit(writes: readonly Write[]): Promise<Outcome[]> {
    if (writes.length > MOST_AT_ONCE)
      return this.apart([writes.slice(0, MOST_AT_ONCE), writes.slice(MOST_AT_ONCE)]);
    try {
      await this.together(writes);
      return writes.map(() => true);
    } catch (fault) {
      if (!(fault instanceof Conflict) && !isDuplicate(fault)) throw fault;
      return writes.length === 1 ? [false] : this.apart(writes.map((write) => [write]));
    }
  }

  /** What becomes of one part says nothing about the others. */
  private async apart(parts: readonly (readonly Write[])[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const part of parts)
      outcomes.push(
        ...(await this.commit(part).catch((fault: unknown) => part.map(() => new NotStored(fault)))),
      );
    return outcomes;
  }

  /** All or nothing, and it is known which, as far as the database can still be asked. */
  private async together(writes: readonly Write[]): Promise<void> {
    let isPut = false;
    try {
      await this.db.transaction().execute(async (db) => {
        await this.put(db, writes);
        isPut = true;
      });
    } catch (fault) {
      if (!isUncertain(fault)) throw fault;
      // It ended before it was to be committed, or while it was.
      if (!isPut || !(await this.areStored(writes, fault)))
        throw new StoreFault(fault instanceof Error ? fault.message : '', CONNECTION_FAILURE);
    }
  }

  /** After a transaction whose end was not heard. Throws the fault when nobody can tell in time. */
  private async areStored(writes: readonly Write[], fault: unknown): Promise<boolean> {
    // One stands for all. Those that leave no trace are promised to nobody.
    const write =
      writes.find(({ entries, talk = [] }) => entries.length + talk.length > 0) ??
      writes.find(({ doc }) => doc !== undefined);
    if (write === undefined) return false;
    for (const end = performance.now() + this.patience.silence; performance.now() < end; ) {
      try {
        const isStored = await this.isStored(write);
        if (isStored === null) break;
        return isStored;
      } catch (why) {
        if (!isTrouble(why)) throw why;
        await wait(ASK_AGAIN_AFTER);
      }
    }
    throw fault;
  }

  /**
   * Only what is stored tells: after a crash the database gives the number of a lost transaction to another one. Null when somebody has
   * changed it since.
   */
  private async isStored({ table, rev, seq, entries, talk = [], doc }: Write): Promise<boolean | null> {
    return this.db.transaction().execute(async (db) => {
      // Who is still writing there is waited for.
      const row = await db
        .selectFrom('tables')
        .select(['rev', 'doc'])
        .where('id', '=', table)
        .forUpdate()
        .executeTakeFirst();
      const [first] = entries;
      if (first !== undefined) {
        const there = await db
          .selectFrom('entries')
          .select(['command', 'entry'])
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .executeTakeFirst();
        return there?.command === first.command && there.entry === JSON.stringify(first.entry);
      }
      const [said] = talk;
      if (said !== undefined) {
        const there = await db
          .selectFrom('talk')
          .select('body')
          .where('table_id', '=', table)
          .where('number', '=', said.line.number)
          .executeTakeFirst();
        return there?.body === JSON.stringify(said.line);
      }
      if (row === undefined || row.rev === rev) return false;
      return row.rev === rev + 1 && row.doc === JSON.stringify(doc) ? true : null;
    });
  }

  private async put(db: Transaction<Schema>, writes: readonly Write[]): Promise<void> {
    // In one order everywhere, so that two processes never wait for each other in a circle.
    const ids = [...new Set(writes.map(({ table }) => table))].sort();
    const rows = await db
      .selectFrom('tables')
      .select(['id', 'rev'])
      .where('id', 'in', ids)
      .orderBy('id')
      .forUpdate()
      .execute();
    const revs = new Map(rows.map(({ id, rev }) => [id, rev]));
    for (const write of writes) {
      if (revs.get(write.table) !== write.rev) throw new Conflict();
    }
    const entries = writes.flatMap(({ table, seq, entries: list, now }) =>
      list.map(({ entry, command }, index) => ({
        table_id: table,
        seq: seq + index,
        command,
        entry: JSON.stringify(entry),
        at: now,
      })),
    );
    if (entries.length > 0) await db.insertInto('entries').values(entries).execute();
    for (const write of writes) await this.rest(db, write);
    await sql`select pg_notify(${CHANNEL}, ${[this.self, ...ids].join(' ')})`.execute(db);
  }

  private async rest(db: Transaction<Schema>, write: Write): Promise<void> {
    const { table, doc, clocks, watch, snapshot, talk, now } = write;
    if (doc !== undefined || clocks !== undefined || watch !== undefined) {
      await db
        .updateTable('tables')
        .set({
          ...(doc === undefined
            ? {}
            : { rev: write.rev + 1, doc: JSON.stringify(doc), listed: isListed(doc), changed: now }),
          ...(clocks === undefined ? {} : { clocks: JSON.stringify(clocks) }),
          ...(watch === undefined
            ? {}
            : { wake_at: watch.wakeAt, lease_by: watch.leaseBy, lease_until: watch.leaseUntil }),
        })
        .where('id', '=', table)
        .execute();
    }
    if (doc !== undefined) {
      await db.deleteFrom('codes').where('table_id', '=', table).execute();
      await db.insertInto('codes').values(codesOf(doc)).execute();
      await db.deleteFrom('sitters').where('table_id', '=', table).execute();
      await db.insertInto('sitters').values(sittersOf(doc)).execute();
    }
    if (talk !== undefined && talk.length > 0) {
      const rows = talk.map(({ line, speaker }) => ({
        table_id: table,
        number: line.number,
        body: JSON.stringify(line),
        person: speaker,
      }));
      await db.insertInto('talk').values(rows).execute();
    }
    if (snapshot !== undefined) {
      await db
        .insertInto('snapshots')
        .values({ table_id: table, body: snapshot })
        .onConflict((on) => on.column('table_id').doUpdateSet({ body: snapshot }))
        .execute();
    }
  }
}

const databaseAt = (url: string, patience: Patience): Kysely<Schema> =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: poolOf(url, patience) }) });

/** Somebody else was faster. */
class Conflict extends Error {}

const isDuplicate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '23505';
