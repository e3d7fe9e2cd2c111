import type { Socket } from 'node:net';
import pg from 'pg';

/** How long to wait for the database, in milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection. */
  readonly connect: number;
  /** For one statement; the database ends it. */
  readonly statement: number;
  /** Between two statements of a transaction; the database ends it, so that its locks do not last. */
  readonly pause: number;
  /** For any sign of life. Longer than a statement may take, so that a slow database can say so first. */
  readonly silence: number;
  /** Between two questions for the time. */
  readonly pulse: number;
}

export const DATABASE_TIMEOUTS: DatabaseTimeouts = {
  connect: 4000,
  statement: 5000,
  pause: 3000,
  silence: 7000,
  pulse: 3000,
};

/** The code of a lost connection (SQL standard). */
export const CONNECTION_FAILURE = '08006';

const CONNECTIONS = 8;

/** What speaks to the database. A simulation brings its own. */
export interface PostgresDriver {
  pool(settings: pg.PoolConfig): pg.Pool;
  client(settings: pg.ClientConfig): pg.Client;
}

export const REAL_DRIVER: PostgresDriver = {
  pool: (settings) => new pg.Pool(settings),
  client: (settings) => new pg.Client(settings),
};

export function poolOf(driver: PostgresDriver, url: string, timeouts: DatabaseTimeouts): pg.Pool {
  const pool = driver.pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.pause,
    idleTimeoutMillis: timeouts.silence / 2,
  });
  // The next query replaces a connection that breaks while idle.
  pool.on('error', () => {});
  pool.on('connect', ({ connection: { stream } }) => {
    const socket = stream as Socket;
    socket.setTimeout(timeouts.silence, () => socket.destroy(new Silence('the database does not answer')));
  });
  // The pool does not listen to a connection in use. When that breaks, its query fails.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A network that loses everything reports nothing: after a while silence counts as an end. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';
}
