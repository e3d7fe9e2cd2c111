import { type Expression, type Kysely, type SqlBool, sql, type Transaction } from 'kysely';
import { type World, wait } from '../../world.ts';
import { codesOf, isListed, sittersOf } from '../rows.ts';
import type { Schema } from '../schema.ts';
import { SqlTables } from '../sql-tables.ts';
import {
  isTrouble,
  isUncertain,
  NotStored,
  StoreFault,
  type TableProgress,
  type Write,
  type WriteResult,
} from '../store.ts';
import type { PostgresBus } from './bus.ts';
import { PRESENT } from './bus-connection.ts';
import { CONNECTION_FAILURE, type DatabaseTimeouts } from './connections.ts';

/** A notification has room for 8,000 characters, and a statement for 65,535 parameters. */
const MOST_AT_ONCE = 200;
/** Milliseconds. */
const ASK_AGAIN_AFTER = 100;

/** Tables that several processes share. A commit tells the others which tables it has changed. */
export class PostgresTables extends SqlTables {
  private readonly bus: PostgresBus;
  private readonly timeouts: DatabaseTimeouts;
  private readonly world: World;

  constructor(db: Kysely<Schema>, self: string, bus: PostgresBus, timeouts: DatabaseTimeouts, world: World) {
    super(db, self);
    this.world = world;
    this.bus = bus;
    this.timeouts = timeouts;
  }

  /** A live process holds a lock in the database, which ends with it. */
  protected override hasLeft(): Expression<SqlBool> {
    return sql<SqlBool>`not exists (
      select from pg_locks
      where locktype = 'advisory' and classid = ${PRESENT}
        and objid::bigint = hashtext(lease_by)::bigint & 4294967295)`;
  }

  async progress(tables: readonly string[]): Promise<ReadonlyMap<string, TableProgress>> {
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

  /** All at once; or one by one when another process was faster at one of them. */
  async commit(writes: readonly Write[]): Promise<WriteResult[]> {
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

  /** One part may fail while the others are stored. */
  private async apart(parts: readonly (readonly Write[])[]): Promise<WriteResult[]> {
    const outcomes: WriteResult[] = [];
    for (const part of parts)
      outcomes.push(
        ...(await this.commit(part).catch((fault: unknown) => part.map(() => new NotStored(fault)))),
      );
    return outcomes;
  }

  /** All or nothing; and the caller learns which, if the database can still tell. */
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
    this.bus.tablesAreStored([...new Set(writes.map(({ table }) => table))]);
  }

  /** After a transaction whose end is unknown. Throws the fault when the database cannot tell in time. */
  private async areStored(writes: readonly Write[], fault: unknown): Promise<boolean> {
    // One write tells for all. A write that leaves no trace was promised to nobody.
    const write =
      writes.find(({ entries, talk = [] }) => entries.length + talk.length > 0) ??
      writes.find(({ doc }) => doc !== undefined);
    if (write === undefined) return false;
    for (const end = this.world.ticks() + this.timeouts.silence; this.world.ticks() < end; ) {
      try {
        const isStored = await this.isStored(write);
        if (isStored === null) break;
        return isStored;
      } catch (why) {
        if (!isTrouble(why)) throw why;
        await wait(this.world, ASK_AGAIN_AFTER);
      }
    }
    throw fault;
  }

  /**
   * Only the stored data can tell: after a crash the database reuses the number of a lost transaction. Null when the table has
   * changed since.
   */
  private async isStored({ table, rev, seq, entries, talk = [], doc }: Write): Promise<boolean | null> {
    return this.db.transaction().execute(async (db) => {
      // Waits for a process that is still writing there.
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
      if ((await isLogMissed(db, write)) || (await isTalkMissed(db, write))) throw new Conflict();
    }
    const entries = writes.flatMap(({ table, seq, entries: list, now }) =>
      list.map(({ entry, command, hash = null }, index) => ({
        table_id: table,
        seq: seq + index,
        command,
        entry: JSON.stringify(entry),
        at: now,
        hash,
      })),
    );
    if (entries.length > 0) await db.insertInto('entries').values(entries).execute();
    for (const write of writes) await this.rest(db, write);
    await this.bus.tellTablesChanged(db, ids);
  }

  private async rest(db: Transaction<Schema>, write: Write): Promise<void> {
    const { table, doc, clocks, lease, snapshot, talk, now } = write;
    if (doc !== undefined || clocks !== undefined || lease !== undefined) {
      await db
        .updateTable('tables')
        .set({
          ...(doc === undefined
            ? {}
            : { rev: write.rev + 1, doc: JSON.stringify(doc), listed: isListed(doc), changed: now }),
          ...(clocks === undefined ? {} : { clocks: JSON.stringify(clocks) }),
          ...(lease === undefined
            ? {}
            : { wake_at: lease.wakeAt, lease_by: lease.leaseBy, lease_until: lease.leaseUntil }),
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
    if (snapshot === null) await db.deleteFrom('snapshots').where('table_id', '=', table).execute();
    else if (snapshot !== undefined) {
      await db
        .insertInto('snapshots')
        .values({ table_id: table, body: snapshot })
        .onConflict((on) => on.column('table_id').doUpdateSet({ body: snapshot }))
        .execute();
    }
  }
}

/** Has the writer not seen all entries? Where it adds some, their numbers collide. */
async function isLogMissed(db: Transaction<Schema>, { table, seq, entries }: Write): Promise<boolean> {
  if (entries.length > 0) return false;
  const later = await db
    .selectFrom('entries')
    .select('seq')
    .where('table_id', '=', table)
    .where('seq', '>=', seq)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Has the writer not seen all that was said? Numbers of lines follow the time, so they would not collide. */
async function isTalkMissed(db: Transaction<Schema>, { table, talk = [], said }: Write): Promise<boolean> {
  if (talk.length === 0 || said === undefined) return false;
  const later = await db
    .selectFrom('talk')
    .select('number')
    .where('table_id', '=', table)
    .where('number', '>', said)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** Another process was faster. */
class Conflict extends Error {}

const isDuplicate = (fault: unknown): boolean =>
  fault instanceof Error && 'code' in fault && fault.code === '23505';
