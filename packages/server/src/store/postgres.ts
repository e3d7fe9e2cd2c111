import { randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { codesOf, isListed, sittersOf } from './rows.ts';
import type { Schema } from './schema.ts';
import { SharedStore } from './shared.ts';
import type { Write } from './store.ts';

const CHANNEL = 'entente';
/** A notification has room for 8,000 characters, and a statement for 65,535 parameters. */
const MOST_AT_ONCE = 200;
const RECONNECT_AFTER = 1000;
/** In a notification, before the id of a person; what has none is a table. */
const PERSON = '@';
/** Before something that is said to all processes and kept by none. */
const SHOUT = '!';

/** For more than one process. Commits notify the other processes. */
export class PostgresStore extends SharedStore {
  protected readonly db: Kysely<Schema>;
  private readonly pool: pg.Pool;
  private readonly self = randomBytes(6).toString('hex');
  private readonly listeners: ((table: string | null) => void)[] = [];
  private readonly personListeners: ((person: string) => void)[] = [];
  private readonly shoutListeners: ((from: string, text: string) => void)[] = [];
  private ear: pg.Client | null = null;
  private readonly url: string;
  private closing = false;

  constructor(url: string) {
    super();
    this.url = url;
    this.pool = new pg.Pool({ connectionString: url, max: 8 });
    // A connection that breaks while nobody uses it is replaced by the next query.
    this.pool.on('error', () => {});
    this.db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: this.pool }) });
  }

  override async open(): Promise<void> {
    await super.open();
    await this.listen();
  }

  override async close(): Promise<void> {
    this.closing = true;
    await this.ear?.end();
    await super.close();
  }

  private async listen(): Promise<void> {
    const ear = new pg.Client({ connectionString: this.url });
    ear.on('notification', ({ payload = '' }) => this.hear(payload));
    ear.on('error', () => {
      if (this.closing || this.ear !== ear) return;
      this.ear = null;
      this.listenLater();
    });
    await ear.connect();
    await ear.query(`listen ${CHANNEL}`);
    this.ear = ear;
  }

  private hear(payload: string): void {
    const [from, ...names] = payload.split(' ');
    if (from === this.self) return;
    if (names[0]?.startsWith(SHOUT)) {
      const text = names.join(' ').slice(SHOUT.length);
      for (const listener of this.shoutListeners) listener(from, text);
      return;
    }
    for (const name of names) {
      if (!name.startsWith(PERSON)) this.tell(name);
      else for (const listener of this.personListeners) listener(name.slice(PERSON.length));
    }
  }

  private listenLater(): void {
    setTimeout(() => {
      if (this.closing) return;
      this.listen().then(
        // Whatever was said in the meantime was not heard.
        () => this.tell(null),
        () => this.listenLater(),
      );
    }, RECONNECT_AFTER).unref();
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
  async commit(writes: readonly Write[]): Promise<boolean[]> {
    if (writes.length > MOST_AT_ONCE) {
      const first = await this.commit(writes.slice(0, MOST_AT_ONCE));
      return [...first, ...(await this.commit(writes.slice(MOST_AT_ONCE)))];
    }
    try {
      await this.together(writes);
      return writes.map(() => true);
    } catch (fault) {
      if (!(fault instanceof Conflict) && !isDuplicate(fault)) throw fault;
      if (writes.length === 1) return [false];
    }
    const done: boolean[] = [];
    for (const write of writes) done.push(...(await this.commit([write])));
    return done;
  }

  private async together(writes: readonly Write[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
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
    });
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
    if (talk !== undefined) {
      const body = JSON.stringify(talk);
      const person = write.speaker ?? null;
      await db.insertInto('talk').values({ table_id: table, number: talk.number, body, person }).execute();
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

/** Somebody else was faster. */
class Conflict extends Error {}

const isDuplicate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '23505';
