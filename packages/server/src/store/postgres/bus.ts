import { type Kysely, sql } from 'kysely';
import type { Bus, BusSubscriber } from '../bus.ts';
import type { Schema } from '../schema.ts';
import { BusConnection, type BusLine } from './bus-connection.ts';
import { Nats } from './nats.ts';

const CHANNEL = 'entente';
/** First sign of a message about a person, a limit, or presence. A message without one names tables. */
const PERSON = '@';
const SPENT = '#';
const PRESENCE = '!';

/** Messages between processes as notifications of Postgres, or over NATS. */
export class PostgresBus implements Bus {
  readonly connection: BusConnection;
  /** Null: notifications. */
  private readonly nats: Nats | null;
  private readonly db: Kysely<Schema>;
  private readonly self: string;
  private readonly subscribers: Partial<BusSubscriber>[] = [];

  constructor(db: Kysely<Schema>, self: string, line: BusLine, natsUrl: string | null = null) {
    this.db = db;
    this.self = self;
    const receiver = {
      received: (payload: string) => this.receive(payload),
      missed: () => this.tellSubscribers((one) => one.tableChanged?.(null)),
    };
    this.nats = natsUrl === null ? null : new Nats(natsUrl, self, receiver);
    this.connection = new BusConnection(line, natsUrl === null ? CHANNEL : null, self, receiver);
  }

  /** A notification is part of its transaction; over NATS a process can die between the two. */
  get mayLose(): boolean {
    return this.nats !== null;
  }

  get hears(): boolean {
    return this.connection.hears && this.nats?.hears !== false;
  }

  async open(): Promise<void> {
    await this.connection.open();
    this.nats?.open(`${CHANNEL}.${await this.databaseName()}`);
  }

  async close(): Promise<void> {
    await this.nats?.close();
    await this.connection.close();
  }

  /** What no other database is called: several may use one NATS. */
  private async databaseName(): Promise<string> {
    const name = 'bus';
    await this.db
      .insertInto('house')
      .values({ name, body: this.self })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { body } = await this.db
      .selectFrom('house')
      .select('body')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return body;
  }

  subscribe(subscriber: Partial<BusSubscriber>): void {
    this.subscribers.push(subscriber);
  }

  async tellPersonChanged(person: string): Promise<void> {
    await this.notify(this.db, PERSON + person);
  }

  async tellLimitSpent(limit: string, name: string): Promise<void> {
    await this.notify(this.db, `${SPENT}${limit} ${name}`);
  }

  async tellPresence(text: string): Promise<void> {
    await this.notify(this.db, PRESENCE + text);
  }

  /** Inside a transaction: the others hear of it when it is committed. */
  async tellTablesChanged(db: Kysely<Schema>, tables: readonly string[]): Promise<void> {
    if (this.nats === null) await this.notify(db, tables.join(' '));
  }

  /** After a transaction. */
  tablesAreStored(tables: readonly string[]): void {
    this.nats?.send(`${this.self} ${tables.join(' ')}`);
  }

  private async notify(db: Kysely<Schema>, what: string): Promise<void> {
    if (this.nats !== null) this.nats.send(`${this.self} ${what}`);
    else await sql`select pg_notify(${CHANNEL}, ${`${this.self} ${what}`})`.execute(db);
  }

  private receive(payload: string): void {
    const [from, ...names] = payload.split(' ');
    if (from === this.self) return;
    if (names[0]?.startsWith(PRESENCE)) {
      const text = names.join(' ').slice(PRESENCE.length);
      this.tellSubscribers((one) => one.presenceReported?.(from, text));
    } else if (names[0]?.startsWith(SPENT)) {
      const [limit, name = ''] = names;
      this.tellSubscribers((one) => one.limitSpent?.(limit.slice(SPENT.length), name));
    } else {
      for (const name of names) {
        this.tellSubscribers((one) =>
          name.startsWith(PERSON) ? one.personChanged?.(name.slice(PERSON.length)) : one.tableChanged?.(name),
        );
      }
    }
  }

  private tellSubscribers(tell: (subscriber: Partial<BusSubscriber>) => void): void {
    for (const subscriber of this.subscribers) tell(subscriber);
  }
}
