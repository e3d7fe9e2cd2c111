import type { AuditLine } from '@entente/protocol';
import { type Kysely, type Selectable, sql } from 'kysely';
import { whole } from './rows.ts';
import { type Schema, TABLES } from './schema.ts';
import type { ListedTable } from './store.ts';
import type { TableDoc } from './table-doc.ts';

export interface StoredPerson {
  readonly id: string;
  readonly name: string;
  readonly seen: number;
  readonly mail: string | null;
  readonly sessions: number;
  readonly tables: number;
  readonly blocked: number | null;
}

export interface StoredReport {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  readonly number: number;
  readonly person: string | null;
  readonly about: string | null;
  /** JSON. */
  readonly body: string;
  readonly settled: number | null;
  readonly answer: string | null;
}

export interface TroubledChannel {
  readonly id: string;
  readonly person: string;
  readonly kind: string;
  readonly on: boolean;
  readonly sent: number | null;
  readonly failed: number | null;
  readonly fault: string | null;
  readonly waiting: number;
  readonly due: number | null;
  readonly tries: number;
}

const PAGE = 500;

/** What only the operator of a server asks for. In SQL that both databases understand. */
export class OperatorStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Notes what is about to be done. */
  async note(line: Omit<AuditLine, 'done'>): Promise<void> {
    await this.db
      .insertInto('audit')
      .values({ ...line, done: 0 })
      .execute();
  }

  async noteDone(id: string): Promise<void> {
    await this.db.updateTable('audit').set({ done: 1 }).where('id', '=', id).execute();
  }

  async audit(most: number): Promise<AuditLine[]> {
    const rows = await this.db
      .selectFrom('audit')
      .selectAll()
      .orderBy('at', 'desc')
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map((row) => ({ ...row, at: Number(row.at), done: row.done === 1 }));
  }

  async block(person: string, since: number): Promise<void> {
    await this.db
      .insertInto('blocks')
      .values({ person, since })
      .onConflict((on) => on.doNothing())
      .execute();
  }

  async unblock(person: string): Promise<void> {
    await this.db.deleteFrom('blocks').where('person', '=', person).execute();
  }

  async isBlocked(person: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('blocks')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** By id, by address, or by a part of the name; those seen last come first. */
  async people(find: string, most: number): Promise<StoredPerson[]> {
    const part = `%${find.toLowerCase().replaceAll(/[%_]/g, '')}%`;
    const rows = await this.db
      .selectFrom('people')
      .leftJoin('mails', 'mails.person', 'people.id')
      .leftJoin('blocks', 'blocks.person', 'people.id')
      .select((of) => [
        'people.id',
        'people.name',
        'people.seen',
        'mails.address as mail',
        'blocks.since as blocked',
        of
          .selectFrom('sessions')
          .whereRef('sessions.person', '=', 'people.id')
          .select(({ fn }) => fn.countAll().as('count'))
          .as('sessions'),
        of
          .selectFrom('sitters')
          .whereRef('sitters.person', '=', 'people.id')
          .select(({ fn }) => fn.countAll().as('count'))
          .as('tables'),
      ])
      .where((or) =>
        or.or([
          or('people.id', '=', find),
          or('mails.address', '=', find.toLowerCase()),
          or(({ fn }) => fn<string>('lower', ['people.name']), 'like', part),
        ]),
      )
      .orderBy('people.seen', 'desc')
      .limit(most)
      .execute();
    return rows.map((row) => ({
      ...row,
      seen: Number(row.seen),
      sessions: Number(row.sessions),
      tables: Number(row.tables),
      blocked: whole(row.blocked),
    }));
  }

  /** All arrangements, the latest first, some at a time; null for one that cannot be read. */
  async *docs(): AsyncGenerator<Pick<ListedTable, 'id' | 'doc' | 'changed'>> {
    for (let from = 0; ; from += PAGE) {
      const rows = await this.db
        .selectFrom('tables')
        .select(['id', 'doc', 'changed'])
        .orderBy('changed', 'desc')
        .orderBy('id')
        .limit(PAGE)
        .offset(from)
        .execute();
      for (const { id, doc, changed } of rows) yield { id, doc: readDoc(doc), changed: Number(changed) };
      if (rows.length < PAGE) return;
    }
  }

  async reports(most: number): Promise<StoredReport[]> {
    const rows = await this.db
      .selectFrom('reports')
      .selectAll()
      .orderBy(sql`case when settled is null then 0 else 1 end`)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map(reportOf);
  }

  async report(id: string): Promise<StoredReport | null> {
    const row = await this.db.selectFrom('reports').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : reportOf(row);
  }

  async settle(id: string, answer: string, now: number): Promise<void> {
    await this.db.updateTable('reports').set({ settled: now, answer }).where('id', '=', id).execute();
  }

  async setReportBody(id: string, body: string): Promise<void> {
    await this.db.updateTable('reports').set({ body }).where('id', '=', id).execute();
  }

  /** Channels with notices that wait, or with a fault. */
  async channels(most: number): Promise<TroubledChannel[]> {
    const rows = await this.db
      .selectFrom('channels')
      .leftJoin('jobs', (on) => on.onRef('jobs.channel', '=', 'channels.id').on('jobs.done', 'is', null))
      .select(({ fn }) => [
        'channels.id',
        'channels.person',
        'channels.kind',
        'channels.active',
        'channels.sent',
        'channels.failed',
        'channels.fault',
        fn.count('jobs.id').as('waiting'),
        fn.min('jobs.due').as('due'),
        fn.max('jobs.tries').as('tries'),
      ])
      .where((or) => or.or([or('jobs.id', 'is not', null), or('channels.fault', 'is not', null)]))
      .groupBy(['channels.id', 'channels.person', 'channels.kind', 'channels.active'])
      .groupBy(['channels.sent', 'channels.failed', 'channels.fault'])
      .orderBy(sql`case when channels.fault is null then 1 else 0 end`)
      .orderBy('channels.id')
      .limit(most)
      .execute();
    return rows.map(({ active, ...row }) => ({
      ...row,
      on: active === 1,
      sent: whole(row.sent),
      failed: whole(row.failed),
      waiting: Number(row.waiting),
      due: row.due === null ? null : Number(row.due),
      tries: Number(row.tries ?? 0),
    }));
  }

  /** What waits in this channel is due now, as if it had never failed. The channel is on again. */
  async retry(channel: string, now: number): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ active: 1, fault: null, lease_until: null })
      .where('id', '=', channel)
      .execute();
    await this.db
      .updateTable('jobs')
      .set({ due: now, tries: 0 })
      .where('channel', '=', channel)
      .where('done', 'is', null)
      .execute();
  }

  async rows(): Promise<{ name: string; rows: number }[]> {
    const counts: { name: string; rows: number }[] = [];
    for (const name of TABLES) {
      const { count } = await this.db
        .selectFrom(name)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      counts.push({ name, rows: Number(count) });
    }
    return counts;
  }

  /** Entries and bytes of every log, packed or not. */
  async logs(): Promise<Map<string, { entries: number; bytes: number }>> {
    const plain = await this.db
      .selectFrom('entries')
      .select(({ fn }) => [
        'table_id',
        fn.countAll().as('entries'),
        fn.sum(fn<number>('length', ['entry'])).as('bytes'),
      ])
      .groupBy('table_id')
      .execute();
    const packed = await this.db
      .selectFrom('logs')
      .select(({ fn }) => ['table_id', 'entries', fn<number>('length', ['body']).as('bytes')])
      .execute();
    return new Map(
      [...plain, ...packed].map(({ table_id, entries, bytes }) => [
        table_id,
        { entries: Number(entries), bytes: Number(bytes) },
      ]),
    );
  }
}

const reportOf = ({ table_id, ...row }: Selectable<Schema['reports']>): StoredReport => ({
  ...row,
  table: table_id,
  at: Number(row.at),
  settled: whole(row.settled),
});

function readDoc(text: string): TableDoc | null {
  try {
    return JSON.parse(text) as TableDoc;
  } catch {
    return null;
  }
}
