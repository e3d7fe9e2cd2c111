import type { Language } from '@entente/engine';
import type { ChannelFault, ChannelKind, Digest } from '@entente/protocol';
import type { Kysely, Selectable } from 'kysely';
import { whole } from './rows.ts';
import type { Schema } from './schema.ts';

export interface NoticeSettings {
  readonly digest: Digest;
  readonly language: Language | null;
  readonly muted: readonly string[];
}

export interface Channel {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly name: string;
  /** What sending needs: a subscription, or an address and its secret. */
  readonly body: string;
  readonly on: boolean;
  readonly since: number;
  readonly sent: number | null;
  readonly failed: number | null;
  readonly fault: ChannelFault | null;
}

/** A notice to send through one channel. Its id names the occasion, so that nothing is sent twice. */
export interface NoticeJob {
  readonly id: string;
  readonly channel: string;
  readonly person: string;
  readonly table: string;
  readonly kind: 'turn' | 'start' | 'end' | 'invite';
  readonly seat: number | null;
  readonly question: string | null;
  readonly at: number;
  readonly due: number;
  readonly tries: number;
}

/** Channels of people, and the notices still to be sent. In SQL that both databases understand. */
export class NoticeStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async wishes(person: string): Promise<NoticeSettings> {
    const row = await this.db
      .selectFrom('people')
      .select(['digest', 'language', 'muted'])
      .where('id', '=', person)
      .executeTakeFirst();
    return {
      digest: (row?.digest ?? 'once') as Digest,
      language: (row?.language ?? null) as Language | null,
      muted: JSON.parse(row?.muted ?? '[]') as string[],
    };
  }

  async wish(person: string, { digest, language, muted }: Partial<NoticeSettings>): Promise<void> {
    const set = {
      ...(digest === undefined ? {} : { digest }),
      ...(language === undefined ? {} : { language }),
      ...(muted === undefined ? {} : { muted: JSON.stringify(muted) }),
    };
    if (Object.keys(set).length === 0) return;
    await this.db.updateTable('people').set(set).where('id', '=', person).execute();
  }

  /** All people who want notices; or only this one, if they do. */
  async readers(person?: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('channels')
      .select('person')
      .distinct()
      .where('active', '=', 1)
      .$if(person !== undefined, (query) => query.where('person', '=', person ?? ''))
      .execute();
    return rows.map((row) => row.person);
  }

  async addChannel({ on, fault, ...channel }: Channel): Promise<void> {
    await this.db
      .insertInto('channels')
      .values({
        ...channel,
        active: on ? 1 : 0,
        fault: fault === null ? null : JSON.stringify(fault),
        lease_until: null,
      })
      .execute();
  }

  async channels(person: string): Promise<Channel[]> {
    const rows = await this.db
      .selectFrom('channels')
      .selectAll()
      .where('person', '=', person)
      .orderBy('since')
      .orderBy('id')
      .execute();
    return rows.map(channelOf);
  }

  async channel(id: string): Promise<Channel | null> {
    const row = await this.db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : channelOf(row);
  }

  async switchChannel(id: string, on: boolean): Promise<void> {
    await this.db
      .updateTable('channels')
      .set({ active: on ? 1 : 0 })
      .where('id', '=', id)
      .execute();
    if (!on) await this.dropJobs(id);
  }

  async removeChannel(id: string): Promise<void> {
    await this.dropJobs(id);
    await this.db.deleteFrom('channels').where('id', '=', id).execute();
  }

  private async dropJobs(channel: string): Promise<void> {
    await this.db.deleteFrom('jobs').where('channel', '=', channel).where('done', 'is', null).execute();
  }

  /** How an attempt went. */
  async tried(id: string, now: number, fault: ChannelFault | null): Promise<void> {
    await this.db
      .updateTable('channels')
      .set(fault === null ? { sent: now, fault: null } : { failed: now, fault: JSON.stringify(fault) })
      .where('id', '=', id)
      .execute();
  }

  /** Jobs that are stored already stay as they are. */
  async addJobs(jobs: readonly NoticeJob[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.db
      .insertInto('jobs')
      .values(jobs.map(({ table, ...job }) => ({ ...job, table_id: table, done: null })))
      .onConflict((on) => on.column('id').doNothing())
      .execute();
  }

  /** A person has seen the table: its notices need not be sent. */
  async seen(person: string, table: string, now: number): Promise<void> {
    await this.db
      .updateTable('jobs')
      .set({ done: now })
      .where('person', '=', person)
      .where('table_id', '=', table)
      .where('done', 'is', null)
      .execute();
  }

  /** Channels with notices that are due. Leases each to one process at a time. */
  async claim(now: number, until: number): Promise<Channel[]> {
    const due = await this.db
      .selectFrom('jobs')
      .select('channel')
      .distinct()
      .where('done', 'is', null)
      .where('due', '<=', now)
      .limit(50)
      .execute();
    const claimed: Channel[] = [];
    for (const { channel: id } of due) {
      const { numUpdatedRows } = await this.db
        .updateTable('channels')
        .set({ lease_until: until })
        .where('id', '=', id)
        .where((or) => or.or([or('lease_until', 'is', null), or('lease_until', '<', now)]))
        .executeTakeFirst();
      const channel = numUpdatedRows === 1n ? await this.channel(id) : null;
      if (channel !== null) claimed.push(channel);
    }
    return claimed;
  }

  async release(id: string): Promise<void> {
    await this.db.updateTable('channels').set({ lease_until: null }).where('id', '=', id).execute();
  }

  async due(channel: string, now: number): Promise<NoticeJob[]> {
    const rows = await this.db
      .selectFrom('jobs')
      .selectAll()
      .where('channel', '=', channel)
      .where('done', 'is', null)
      .where('due', '<=', now)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(jobOf);
  }

  async done(jobs: readonly NoticeJob[], now: number): Promise<void> {
    await this.set(jobs, { done: now });
  }

  async later(jobs: readonly NoticeJob[], due: number, tries: number): Promise<void> {
    await this.set(jobs, { due, tries });
  }

  private async set(jobs: readonly NoticeJob[], change: { done: number } | { due: number; tries: number }) {
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await this.db.updateTable('jobs').set(change).where('id', 'in', ids).execute();
  }

  /** Deletes notices that were sent long ago. */
  async tidy(before: number): Promise<void> {
    await this.db.deleteFrom('jobs').where('done', '<', before).execute();
  }

  /** A guest has become an account. */
  async give(from: string, to: string): Promise<void> {
    await this.db.updateTable('channels').set({ person: to }).where('person', '=', from).execute();
    await this.db.updateTable('jobs').set({ person: to }).where('person', '=', from).execute();
  }

  /** A value that the server keeps about itself. The first process that needs it makes it. */
  async kept(name: string, make: () => string): Promise<string> {
    await this.db
      .insertInto('house')
      .values({ name, body: make() })
      .onConflict((on) => on.column('name').doNothing())
      .execute();
    const { body } = await this.db
      .selectFrom('house')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return body;
  }
}

function channelOf(row: Selectable<Schema['channels']>): Channel {
  const { id, person, name, body, fault } = row;
  return {
    id,
    person,
    kind: row.kind as ChannelKind,
    name,
    body,
    on: row.active === 1,
    since: Number(row.since),
    sent: whole(row.sent),
    failed: whole(row.failed),
    fault: fault === null ? null : (JSON.parse(fault) as ChannelFault),
  };
}

function jobOf(row: Selectable<Schema['jobs']>): NoticeJob {
  const { id, channel, person, table_id: table, seat, question, tries } = row;
  const kind = row.kind as NoticeJob['kind'];
  return {
    id,
    channel,
    person,
    table,
    kind,
    seat,
    question,
    tries,
    at: Number(row.at),
    due: Number(row.due),
  };
}
