/** What the server uses of the package `pg`, over a simulated network, with the same settings and the same faults. */
import { EventEmitter } from 'node:events';
import type pg from 'pg';
import type { PostgresDriver } from '../store/postgres/connections.ts';
import type { Timer } from '../world.ts';
import {
  type DatabaseAnswer,
  DatabaseFault,
  type DatabaseSession,
  type SimulatedDatabase,
} from './database.ts';
import { type Network, SimulatedWire } from './network.ts';
import type { Lifetime, Timeline } from './timeline.ts';

interface Waiting {
  resolve(answer: DatabaseAnswer): void;
  reject(fault: Error): void;
}

/** The line from one process to the database. */
export interface DatabaseLink {
  readonly database: SimulatedDatabase;
  readonly network: Network;
  readonly process: Lifetime;
  readonly wires: Set<SimulatedClient>;
  /** Does the connection break before this statement is carried out, or after it and before its answer comes? */
  breaks(sql: string): 'before' | 'after' | null;
}

export const driverOver = (link: DatabaseLink): PostgresDriver => ({
  pool: (settings) => new SimulatedPool(link, settings) as unknown as pg.Pool,
  client: (settings) => new SimulatedClient(link, settings) as unknown as pg.Client,
});

const ended = (): Error => new Error('Connection terminated unexpectedly');

export class SimulatedClient extends EventEmitter {
  /** Only what the server uses of a socket. */
  readonly connection = {
    stream: {
      destroy: (fault?: Error) => this.destroy(fault),
      setTimeout: (milliseconds: number, onSilence: () => void) => {
        this.silence = milliseconds === 0 ? null : { milliseconds, onSilence };
        this.heard();
      },
    },
  };
  readonly wire: SimulatedWire;
  isBroken = false;
  listens = false;
  private readonly link: DatabaseLink;
  private readonly settings: pg.ClientConfig;
  private readonly timeline: Timeline;
  private session: DatabaseSession | null = null;
  private silence: { readonly milliseconds: number; readonly onSilence: () => void } | null = null;
  private silenceTimer: Timer | null = null;
  private readonly waiting: Waiting[] = [];

  constructor(link: DatabaseLink, settings: pg.ClientConfig) {
    super();
    this.link = link;
    this.settings = settings;
    this.timeline = link.database.timeline;
    this.wire = new SimulatedWire(link.network);
  }

  connect(): Promise<void> {
    const { database, process, wires } = this.link;
    wires.add(this);
    return new Promise((resolve, reject) => {
      const { connectionTimeoutMillis: limit = 0 } = this.settings;
      const timer =
        limit > 0
          ? this.timeline.after(
              limit,
              () => {
                this.destroy();
                reject(new Error('timeout expired'));
              },
              process,
            )
          : null;
      const settled = (fault?: Error) => {
        timer?.cancel();
        if (fault === undefined) resolve();
        else reject(fault);
      };
      this.wire.send('there', null, () => {
        if (database.isDown) {
          this.toClient(() => {
            this.isBroken = true;
            wires.delete(this);
            settled(new DatabaseFault('connect ECONNREFUSED', 'ECONNREFUSED'));
          });
          return;
        }
        const { statement_timeout, idle_in_transaction_session_timeout } = this.settings;
        this.session = database.connect(
          { statement_timeout: Number(statement_timeout ?? 0), idle_in_transaction_session_timeout },
          {
            notified: (payload) => this.toClient(() => this.emit('notification', { payload })),
            ended: (fault) => this.toClient(() => this.destroy(fault)),
          },
        );
        this.toClient(() => settled());
      });
    });
  }

  query(text: string, values: readonly unknown[] = []): Promise<DatabaseAnswer> {
    if (this.isBroken)
      return Promise.reject(new Error('Client has encountered a connection error and is not queryable'));
    if (text.startsWith('listen ')) this.listens = true;
    this.heard();
    const answer = new Promise<DatabaseAnswer>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      const breaks = this.link.breaks(text);
      this.wire.send('there', null, () => {
        if (breaks !== 'before')
          this.session?.execute(text, values, (reply) => {
            if (breaks === null) this.toClient(() => this.answered(reply));
          });
        if (breaks === null) return;
        this.session?.close();
        this.toClient(() => this.destroy());
      });
    });
    const { query_timeout: limit = 0 } = this.settings;
    if (!limit) return answer;
    return new Promise((resolve, reject) => {
      const timer = this.timeline.after(
        limit,
        () => reject(new Error('Query read timeout')),
        this.link.process,
      );
      answer.then(resolve, reject).finally(() => timer.cancel());
    });
  }

  private answered(reply: DatabaseAnswer | DatabaseFault): void {
    const first = this.waiting.shift();
    if (reply instanceof DatabaseFault) first?.reject(reply);
    else first?.resolve(reply);
  }

  /** As long as nothing comes or goes, the time runs. */
  private heard(): void {
    const { silence } = this;
    if (silence === null) return;
    this.silenceTimer?.cancel();
    this.silenceTimer = this.timeline.after(silence.milliseconds, silence.onSilence, this.link.process);
  }

  private toClient(arrive: () => void): void {
    this.wire.send('back', this.link.process, () => {
      if (this.isBroken) return;
      this.heard();
      arrive();
    });
  }

  /** The connection ends without a good-bye. */
  destroy(fault: Error = ended()): void {
    if (this.isBroken) return;
    this.close();
    for (const { reject } of this.waiting.splice(0)) reject(fault);
    // Without a listener this ends the process, as in Node.
    this.emit('error', fault);
  }

  private close(): void {
    this.isBroken = true;
    this.silenceTimer?.cancel();
    this.link.wires.delete(this);
    // The other end notices, unless the network swallows that as well.
    const { session } = this;
    this.wire.send('there', null, () => session?.close());
    this.emit('end');
  }

  /** The process has died: its system says good-bye, or its machine is gone as well. */
  abandon(isTold: boolean): void {
    this.isBroken = true;
    this.link.wires.delete(this);
    if (isTold) this.session?.close();
  }

  async end(): Promise<void> {
    if (!this.isBroken) this.close();
  }
}

class PooledClient extends SimulatedClient {
  release: () => void = () => {};
  /** What the pool does when it breaks while idle. */
  whenIdle: (fault: Error) => void = () => {};
}

/** Hands out connections and takes them back, as `pg-pool` does. */
class SimulatedPool extends EventEmitter {
  private readonly link: DatabaseLink;
  private readonly settings: pg.PoolConfig;
  private readonly all = new Set<PooledClient>();
  private readonly idle = new Map<PooledClient, Timer>();
  private readonly queue: (() => void)[] = [];

  constructor(link: DatabaseLink, settings: pg.PoolConfig) {
    super();
    this.link = link;
    this.settings = settings;
  }

  get totalCount(): number {
    return this.all.size;
  }

  get idleCount(): number {
    return this.idle.size;
  }

  get waitingCount(): number {
    return this.queue.length;
  }

  async connect(): Promise<PooledClient> {
    const [free] = this.idle.keys();
    if (free !== undefined) return this.handOut(free);
    if (this.all.size >= (this.settings.max ?? 10)) {
      await this.turn();
      return this.connect();
    }
    const client = new PooledClient(this.link, this.settings);
    client.release = () => this.takeBack(client);
    client.whenIdle = (fault) => {
      this.remove(client);
      this.emit('error', fault);
    };
    this.all.add(client);
    // While it connects, and while it is idle, the pool listens to its faults. Otherwise the user has to.
    const listen = () => {};
    client.on('error', listen);
    try {
      await client.connect();
    } catch (fault) {
      this.remove(client);
      throw fault;
    }
    client.off('error', listen);
    this.emit('connect', client);
    return client;
  }

  async end(): Promise<void> {
    for (const client of [...this.all]) {
      this.idle.get(client)?.cancel();
      await client.end();
    }
    this.all.clear();
    this.idle.clear();
  }

  private turn(): Promise<void> {
    const { connectionTimeoutMillis: limit = 0 } = this.settings;
    return new Promise((resolve, reject) => {
      const timer = this.link.database.timeline.after(
        limit || Number.MAX_SAFE_INTEGER,
        () => {
          this.queue.splice(this.queue.indexOf(go), 1);
          reject(new Error('timeout exceeded when trying to connect'));
        },
        this.link.process,
      );
      const go = () => {
        timer.cancel();
        resolve();
      };
      this.queue.push(go);
    });
  }

  private handOut(client: PooledClient): PooledClient {
    this.idle.get(client)?.cancel();
    this.idle.delete(client);
    client.off('error', client.whenIdle);
    return client;
  }

  private takeBack(client: PooledClient): void {
    if (client.isBroken) {
      this.remove(client);
      return;
    }
    const { idleTimeoutMillis } = this.settings;
    const limit = idleTimeoutMillis ?? 10_000;
    const timer = this.link.database.timeline.after(
      limit || Number.MAX_SAFE_INTEGER,
      () => {
        this.remove(client);
        void client.end();
      },
      this.link.process,
    );
    this.idle.set(client, timer);
    client.on('error', client.whenIdle);
    this.queue.shift()?.();
  }

  private remove(client: PooledClient): void {
    this.idle.get(client)?.cancel();
    this.idle.delete(client);
    this.all.delete(client);
    this.queue.shift()?.();
  }
}
