import type pg from 'pg';
import { type Timer, type World, within } from '../../world.ts';
import type { DatabaseTimeouts, PostgresDriver } from './connections.ts';

/** Milliseconds before a lost connection is opened again. */
const OPEN_AGAIN_AFTER = 1000;
/** Milliseconds beyond which an answer tells less about the time than the one before. */
const QUICK = 500;
/** The lock by which processes show that they are alive, one number for each. */
export const PRESENT = 1_162_761_300;

/** How the database is reached. */
export interface BusLine {
  readonly url: string;
  readonly timeouts: DatabaseTimeouts;
  readonly driver: PostgresDriver;
  readonly world: World;
}

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
  private readonly line: BusLine;
  private readonly channel: string | null;
  private readonly name: string;
  private client: pg.Client | null = null;
  private timer: Timer | null = null;
  private time: { readonly shared: number; readonly at: number } | null = null;
  private isClosed = false;
  private readonly receiver: Receiver;

  /** @param channel null if messages come another way */
  constructor(line: BusLine, channel: string | null, name: string, receiver: Receiver) {
    this.line = line;
    this.receiver = receiver;
    this.channel = channel;
    this.name = name;
  }

  get hears(): boolean {
    return this.client !== null;
  }

  /** By the clock of the database. Between two answers nothing can set it. */
  now(): number {
    const { world } = this.line;
    if (this.time === null) return world.now();
    return Math.round(this.time.shared + world.ticks() - this.time.at);
  }

  async open(): Promise<void> {
    const { url, driver, timeouts } = this.line;
    const { connect, statement, silence } = timeouts;
    const client = driver.client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: connect,
      query_timeout: statement,
    });
    client.on('notification', ({ payload = '' }) => this.receiver.received(payload));
    client.on('error', () => this.lose(client));
    try {
      await client.connect();
      if (this.channel !== null) await client.query(`listen ${this.channel}`);
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
    this.timer?.cancel();
    const { client } = this;
    this.client = null;
    if (client === null) return;
    // A good-bye may get lost, too.
    await within(this.line.world, this.line.timeouts.connect, client.end(), undefined);
    drop(client);
  }

  private beat(client: pg.Client): void {
    const { world, timeouts } = this.line;
    this.timer = world.after(timeouts.pulse, () => {
      this.askTime(client).then(
        () => this.client === client && this.beat(client),
        () => this.lose(client),
      );
    });
  }

  private async askTime(client: pg.Client): Promise<void> {
    const asked = this.line.world.ticks();
    const { rows } = await client.query<{ now: string }>(
      'select extract(epoch from clock_timestamp()) * 1000 as now',
    );
    const heard = this.line.world.ticks();
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
    this.timer?.cancel();
    this.timer = this.line.world.after(OPEN_AGAIN_AFTER, () => {
      if (this.isClosed) return;
      this.open().then(
        () => this.receiver.missed(),
        () => this.openLater(),
      );
    });
  }
}

/** Without a good-bye: the other end may be gone. */
const drop = (client: pg.Client): void => void client.connection.stream.destroy();
