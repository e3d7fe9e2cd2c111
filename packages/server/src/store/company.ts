import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { StoredTalk } from './store.ts';

/** Another person at the tables of one. */
export interface StoredCompanion {
  readonly id: string;
  readonly name: string;
  /** Games that both began. */
  readonly games: number;
  /** When one of them last changed. */
  readonly last: number;
}

export interface Invitation {
  readonly table: string;
  /** Who invites. */
  readonly host: string;
  readonly at: number;
}

/** A line of talk that a player finds wrong, as an operator reads it later. */
export interface TalkReport {
  readonly id: string;
  readonly at: number;
  readonly table: string;
  /** The line's number. */
  readonly number: number;
  readonly person: string | null;
  /** Who said it, if that is known. */
  readonly about: string | null;
  readonly reason: string;
  /** The line, and what the reporter could read around it. */
  readonly lines: readonly Pick<StoredTalk, 'number' | 'seat' | 'to' | 'text' | 'at' | 'name'>[];
}

/** What people are to each other: whom they have played with, muted, invited or reported. */
export class CompanyStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Those played with last come first. A table that never began counts for nothing. */
  async companions(person: string, most: number): Promise<StoredCompanion[]> {
    const rows = await this.db
      .selectFrom('sitters as mine')
      .innerJoin('sitters as theirs', 'theirs.table_id', 'mine.table_id')
      .innerJoin('tables', 'tables.id', 'mine.table_id')
      .innerJoin('people', 'people.id', 'theirs.person')
      .select(({ fn }) => [
        'people.id',
        'people.name',
        fn.countAll().as('games'),
        fn.max('tables.changed').as('last'),
      ])
      .where('mine.person', '=', person)
      .where('theirs.person', '!=', person)
      .where('tables.doc', 'not like', '%"phase":"lobby"%')
      .groupBy(['people.id', 'people.name'])
      .orderBy('last', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id, name, games, last }) => ({ id, name, games: Number(games), last: Number(last) }));
  }

  async mutedBy(person: string): Promise<{ id: string; name: string; since: number }[]> {
    const rows = await this.db
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.other')
      .select(['people.id', 'people.name', 'since'])
      .where('mutes.person', '=', person)
      .orderBy('since', 'desc')
      .execute();
    return rows.map(({ id, name, since }) => ({ id, name, since: Number(since) }));
  }

  async mute(person: string, other: string, since: number): Promise<void> {
    await this.db
      .insertInto('mutes')
      .values({ person, other, since })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async unmute(person: string, other: string): Promise<void> {
    await this.db.deleteFrom('mutes').where('person', '=', person).where('other', '=', other).execute();
  }

  /** A second invitation to the same table changes nothing. */
  async invite(person: string, { table, host, at }: Invitation): Promise<void> {
    await this.db
      .insertInto('invitations')
      .values({ table_id: table, person, host, at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async invitations(person: string, most: number): Promise<Invitation[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .select(['table_id', 'host', 'at'])
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ table_id, host, at }) => ({ table: table_id, host, at: Number(at) }));
  }

  async dropInvitation(person: string, table: string): Promise<void> {
    await this.db
      .deleteFrom('invitations')
      .where('person', '=', person)
      .where('table_id', '=', table)
      .execute();
  }

  async addReport({ id, at, table, number, person, about, reason, lines }: TalkReport): Promise<void> {
    const body = JSON.stringify({ reason, lines });
    await this.db
      .insertInto('reports')
      .values({ id, at, table_id: table, number, person, about, body })
      .execute();
  }

  async reportsBy(
    person: string,
  ): Promise<{ table: string; number: number; at: number; reason: string; answer: string | null }[]> {
    const rows = await this.db
      .selectFrom('reports')
      .select(['table_id', 'number', 'at', 'body', 'answer'])
      .where('person', '=', person)
      .orderBy('at')
      .execute();
    return rows.map(({ table_id, number, at, body, answer }) => ({
      table: table_id,
      number,
      answer,
      at: Number(at),
      reason: (JSON.parse(body) as { reason: string }).reason,
    }));
  }

  /** What a guest had moves to the account. */
  async give(from: string, to: string): Promise<void> {
    for (const { id, since } of await this.mutedBy(from)) if (id !== to) await this.mute(to, id, since);
    for (const invitation of await this.invitations(from, 1000)) await this.invite(to, invitation);
    await this.db.updateTable('reports').set({ person: to }).where('person', '=', from).execute();
    await this.db.updateTable('reports').set({ about: to }).where('about', '=', from).execute();
    const others = await this.db.selectFrom('mutes').selectAll().where('other', '=', from).execute();
    for (const { person, since } of others) if (person !== to) await this.mute(person, to, Number(since));
  }

  /** Reports by a person stay without the name; reports about a person hold their words, and go with them. */
  async erase(people: readonly string[]): Promise<void> {
    await this.db.deleteFrom('mutes').where('person', 'in', people).execute();
    await this.db.deleteFrom('mutes').where('other', 'in', people).execute();
    await this.db.deleteFrom('invitations').where('person', 'in', people).execute();
    await this.db.deleteFrom('invitations').where('host', 'in', people).execute();
    await this.db.deleteFrom('reports').where('about', 'in', people).execute();
    await this.db.updateTable('reports').set({ person: null }).where('person', 'in', people).execute();
  }
}
