import type { Kysely, Selectable } from 'kysely';
import { CompanyStore } from './company.ts';
import { whole } from './rows.ts';
import type { Schema } from './schema.ts';
import { isTrouble, type Person, type SessionPerson, type StoredSession, type StoredTalk } from './store.ts';

export interface Passkey {
  readonly id: string;
  readonly person: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly added: number;
  readonly used: number | null;
}

/** Works once, for a short time: a challenge to a passkey, or a link in a mail. */
export interface Ticket {
  readonly kind: 'addPasskey' | 'usePasskey' | 'mail';
  /** The person who asked for it, if signed in. */
  readonly person: string | null;
  readonly address: string | null;
  readonly until: number;
}

/** Milliseconds without use after which a session ends, and its cookie with it. */
export const SESSION_LASTS = 400 * 24 * 3_600_000;

/** Minimum milliseconds between two records that a session is in use. */
const USED_EVERY = 10 * 60_000;

/** A person in one of these can sign in again, or a table names them. */
const NAMED_IN = ['sessions', 'passkeys', 'mails', 'recoveries', 'sitters', 'talk'] as const;

/** A line of talk, and where it was said. */
export interface TalkAtTable {
  readonly table: string;
  readonly talk: StoredTalk;
}

/** People, their sessions, and the ways to sign in again. In SQL that both databases understand. */
export class PeopleStore {
  private readonly db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async add(person: Person, tokenHash: string, session: StoredSession): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      const { id, name, seen } = person;
      await db.insertInto('people').values({ id, name, seen }).execute();
      await new PeopleStore(db).addSession(id, tokenHash, session);
    });
  }

  async bySession(tokenHash: string, now: number): Promise<SessionPerson | null> {
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

  /** A store that cannot write still knows its people. */
  private async noteUse(tokenHash: string, used: number): Promise<void> {
    try {
      await this.db.updateTable('sessions').set({ used }).where('hash', '=', tokenHash).execute();
    } catch (fault) {
      if (!isTrouble(fault)) throw fault;
    }
  }

  async byIds(ids: readonly string[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const rows = await this.db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
    return rows.map(({ id, name, seen }) => ({ id, name, seen: Number(seen) }));
  }

  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async saw(id: string, now: number): Promise<void> {
    await this.db.updateTable('people').set({ seen: now }).where('id', '=', id).execute();
  }

  async addSession(person: string, hash: string, session: StoredSession): Promise<void> {
    await this.db
      .insertInto('sessions')
      .values({ hash, person, ...session, renewed: session.began })
      .execute();
  }

  /** Its cookie was given to the browser once more. */
  async renewSession(person: string, id: string, renewed: number): Promise<void> {
    await this.db
      .updateTable('sessions')
      .set({ renewed })
      .where('person', '=', person)
      .where('id', '=', id)
      .execute();
  }

  /** Those used last come first. */
  async sessions(person: string): Promise<StoredSession[]> {
    const rows = await this.db
      .selectFrom('sessions')
      .select(['id', 'agent', 'began', 'used'])
      .where('person', '=', person)
      .orderBy('used', 'desc')
      .execute();
    return rows.map(({ id, agent, began, used }) => ({
      id,
      agent,
      began: Number(began),
      used: Number(used),
    }));
  }

  /** Whether this person had such a session. */
  async endSession(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('sessions')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async endSessions(person: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('person', '=', person).execute();
  }

  async endOtherSessions(person: string, kept: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('person', '=', person).where('id', '!=', kept).execute();
  }

  async addTicket(hash: string, ticket: Ticket, now: number): Promise<void> {
    await this.db.deleteFrom('tickets').where('until', '<', now).execute();
    await this.db
      .insertInto('tickets')
      .values({ hash, ...ticket })
      .execute();
  }

  /** Uses up a ticket. Null when there is none of this kind, or when it is too late. */
  async useTicket(hash: string, kind: Ticket['kind'], now: number): Promise<Ticket | null> {
    const row = await this.db
      .deleteFrom('tickets')
      .where('hash', '=', hash)
      .where('kind', '=', kind)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined || Number(row.until) < now) return null;
    return { kind, person: row.person, address: row.address, until: Number(row.until) };
  }

  async addPasskey(passkey: Passkey): Promise<void> {
    const { publicKey, transports, ...rest } = passkey;
    await this.db
      .insertInto('passkeys')
      .values({ ...rest, public_key: publicKey, transports: transports.join() })
      .execute();
  }

  async passkey(id: string): Promise<Passkey | null> {
    const row = await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : passkeyOf(row);
  }

  async passkeys(person: string): Promise<Passkey[]> {
    const rows = await this.db
      .selectFrom('passkeys')
      .selectAll()
      .where('person', '=', person)
      .orderBy('added')
      .execute();
    return rows.map(passkeyOf);
  }

  async passkeyUsed(id: string, counter: number, used: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute();
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('passkeys')
      .where('person', '=', person)
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async mailOf(person: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('mails')
      .select('address')
      .where('person', '=', person)
      .executeTakeFirst();
    return row?.address ?? null;
  }

  async ownerOfMail(address: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('mails')
      .select('person')
      .where('address', '=', address)
      .executeTakeFirst();
    return row?.person ?? null;
  }

  /** Null: none any more. An address belongs to one person. */
  async setMail(person: string, address: string | null, since: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('mails').where('person', '=', person).execute();
      if (address !== null) await db.insertInto('mails').values({ person, address, since }).execute();
    });
  }

  /** When the recovery code was made. */
  async recoveryOf(person: string): Promise<number | null> {
    const row = await this.db
      .selectFrom('recoveries')
      .select('made')
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : Number(row.made);
  }

  async ownerOfRecovery(hash: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('recoveries')
      .select('person')
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row?.person ?? null;
  }

  /** Another one; null: none any more. */
  async setRecovery(person: string, hash: string | null, made: number): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('recoveries').where('person', '=', person).execute();
      if (hash !== null) await db.insertInto('recoveries').values({ person, hash, made }).execute();
    });
  }

  /** Can this person sign in from another browser? If not, they are a guest. */
  async isAccount(person: string): Promise<boolean> {
    const found = await Promise.all(
      (['passkeys', 'mails', 'recoveries'] as const).map((table) =>
        this.db.selectFrom(table).select('person').where('person', '=', person).limit(1).executeTakeFirst(),
      ),
    );
    return found.some((row) => row !== undefined);
  }

  /** Everything that names a person. Tables are no part of it. */
  async erase(...people: readonly string[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const table of [
        'sessions',
        'passkeys',
        'mails',
        'recoveries',
        'tickets',
        'channels',
        'jobs',
        'blocks',
        'lessons',
        'experiments',
        'experiment_units',
        'ratings',
      ] as const) {
        await db.deleteFrom(table).where('person', 'in', people).execute();
      }
      await new CompanyStore(db).erase(people);
      await db.updateTable('talk').set({ person: null }).where('person', 'in', people).execute();
      await db.deleteFrom('people').where('id', 'in', people).execute();
    });
  }

  /**
   * Checks the next people by id: ends the sessions that were not used since then, and erases people who were not seen
   * since then either, cannot come back and are named by no table. Returns the last id that it looked at; null after the last one.
   */
  async tidy(after: string, most: number, since: number): Promise<string | null> {
    const rows = await this.db
      .selectFrom('people')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(most)
      .execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return null;
    await this.db.deleteFrom('sessions').where('person', 'in', ids).where('used', '<', since).execute();
    const unused = await this.db
      .selectFrom('people')
      .select('id')
      .where('id', 'in', ids)
      .where('seen', '<', since)
      .where(({ and, not, exists, selectFrom }) =>
        and(
          NAMED_IN.map((table) =>
            not(exists(selectFrom(table).select('person').whereRef(`${table}.person`, '=', 'people.id'))),
          ),
        ),
      )
      .execute();
    if (unused.length > 0) await this.erase(...unused.map(({ id }) => id));
    return last;
  }

  /** Every table where this person sits, or which they made. */
  async tableIds(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('sitters')
      .select('table_id')
      .where('person', '=', person)
      .orderBy('table_id')
      .execute();
    return rows.map(({ table_id }) => table_id);
  }

  /** Everything that this person has said, at any table. */
  async talkOf(person: string): Promise<TalkAtTable[]> {
    const rows = await this.db
      .selectFrom('talk')
      .select(['table_id', 'number', 'body'])
      .where('person', '=', person)
      .orderBy('table_id')
      .orderBy('number')
      .execute();
    return rows.map(({ table_id, body }) => ({ table: table_id, talk: JSON.parse(body) as StoredTalk }));
  }

  /** The person who said a line; null if that is not known. */
  async speakerOf(table: string, number: number): Promise<string | null> {
    const row = await this.db
      .selectFrom('talk')
      .select('person')
      .where('table_id', '=', table)
      .where('number', '=', number)
      .executeTakeFirst();
    return row?.person ?? null;
  }

  /** Lines without a speaker: stored before speakers were, or by people who have been erased. */
  async talkOfNobody(table: string): Promise<TalkAtTable[]> {
    const rows = await this.db
      .selectFrom('talk')
      .select('body')
      .where('table_id', '=', table)
      .where('person', 'is', null)
      .execute();
    return rows.map(({ body }) => ({ table, talk: JSON.parse(body) as StoredTalk }));
  }

  /** Says something else in its place: numbers of lines never change. */
  async rewriteTalk(lines: readonly TalkAtTable[]): Promise<void> {
    await this.db.transaction().execute(async (db) => {
      for (const { table, talk } of lines) {
        await db
          .updateTable('talk')
          .set({ body: JSON.stringify(talk) })
          .where('table_id', '=', table)
          .where('number', '=', talk.number)
          .execute();
      }
    });
  }

  async giveTalk(from: string, to: string): Promise<void> {
    await this.db.updateTable('talk').set({ person: to }).where('person', '=', from).execute();
  }
}

function passkeyOf(row: Selectable<Schema['passkeys']>): Passkey {
  const { id, person, name } = row;
  return {
    id,
    person,
    name,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports === '' ? [] : row.transports.split(','),
    added: Number(row.added),
    used: whole(row.used),
  };
}
