import { type Kysely, sql } from 'kysely';
import type { Bus, BusSubscriber } from '../bus.ts';
import type { Schema } from '../schema.ts';
import { BusConnection } from './bus-connection.ts';
import type { DatabaseTimeouts } from './connections.ts';

const CHANNEL = 'entente';
/** First sign of a message about a person, a limit, or presence. A message without one names tables. */
const PERSON = '@';
const SPENT = '#';
const PRESENCE = '!';

/** Messages between processes as notifications of Postgres. */
export class PostgresBus implements Bus {
  readonly connection: BusConnection;
  private readonly db: Kysely<Schema>;
  private readonly self: string;
  private readonly subscribers: Partial<BusSubscriber>[] = [];

  constructor(db: Kysely<Schema>, self: string, url: string, timeouts: DatabaseTimeouts) {
    this.db = db;
    this.self = self;
    this.connection = new BusConnection(url, CHANNEL, self, timeouts, {
      received: (payload) => this.receive(payload),
      missed: () => this.tellSubscribers((one) => one.tableChanged?.(null)),
    });
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
    await this.notify(db, tables.join(' '));
  }

  private async notify(db: Kysely<Schema>, what: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${`${this.self} ${what}`})`.execute(db);
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
