import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseTimeouts } from './connections.ts';

/** Milliseconds before a lost connection is opened again. */
const OPEN_AGAIN_AFTER = 1000;
/** Milliseconds beyond which an answer tells less about the time than the one before. */
const QUICK = 500;
/** The lock by which processes show that they are alive, one number for each. */
export const PRESENT = 1_162_761_300;

interface Receiver {
  received(payload: string): void;
  /** The connection is back: messages may have been lost in between. */
  missed(): void;
}

/**
 * The connection on which a process receives the messages of others. It asks for the time again and again: the answers keep
 * the one clock that all processes share, and without answers it counts as lost. While it is open, a lock in the database
 * shows that this process is alive.
 */
export class BusConnection {
  private readonly url: string;
  private readonly channel: string;
  private readonly name: string;
  private readonly timeouts: DatabaseTimeouts;
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private time: { readonly shared: number; readonly at: number } | null = null;
  private isClosed = false;
  private readonly receiver: Receiver;

  constructor(url: string, channel: string, name: string, timeouts: DatabaseTimeouts, receiver: Receiver) {
    this.receiver = receiver;
    this.url = url;
    this.channel = channel;
    this.name = name;
    this.timeouts = timeouts;
  }

  get hears(): boolean {
    return this.client !== null;
  }

  /** By the clock of the database. Between two answers nothing can set it. */
  now(): number {
    if (this.time === null) return Date.now();
    return Math.round(this.time.shared + performance.now() - this.time.at);
  }

  async open(): Promise<void> {
    const { connect, statement, silence } = this.timeouts;
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: connect,
      query_timeout: statement,
    });
    client.on('notification', ({ payload = '' }) => this.receiver.received(payload));
    client.on('error', () => this.lose(client));
    try {
      await client.connect();
      await client.query(`listen ${this.channel}`);
      // A process that does not even ask for the time is dead, or as good as dead.
      await client.query(`set idle_session_timeout = ${silence}`);
      await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [PRESENT, this.name]);
      await this.askTime(client);
    } catch (fault) {
      drop(client);
      throw fault;
    }
    if (this.isClosed) {
      drop(client);
      return;
    }
    this.client = client;
    this.beat(client);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { client } = this;
    this.client = null;
    if (client === null) return;
    // A good-bye may get lost, too.
    await Promise.race([client.end(), wait(this.timeouts.connect, undefined, { ref: false })]);
    drop(client);
  }

  private beat(client: pg.Client): void {
    this.timer = setTimeout(() => {
      this.askTime(client).then(
        () => this.client === client && this.beat(client),
        () => this.lose(client),
      );
    }, this.timeouts.pulse).unref();
  }

  private async askTime(client: pg.Client): Promise<void> {
    const asked = performance.now();
    const { rows } = await client.query<{ now: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    );
    const heard = performance.now();
    if (this.time === null || heard - asked < QUICK)
      this.time = { shared: Number(rows[0].now), at: (asked + heard) / 2 };
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = null;
    drop(client);
    this.openLater();
  }

  private openLater(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.isClosed) return;
      this.open().then(
        () => this.receiver.missed(),
        () => this.openLater(),
      );
    }, OPEN_AGAIN_AFTER).unref();
  }
}

/** Without a good-bye: the other end may be gone. */
const drop = (client: pg.Client): void => void client.connection.stream.destroy();
