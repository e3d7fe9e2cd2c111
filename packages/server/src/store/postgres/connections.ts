import { Socket } from 'node:net';
import pg from 'pg';

/** How long the database is waited for, in milliseconds. */
export interface Patience {
  /** For a connection. */
  readonly connect: number;
  /** For one statement; the database ends it. */
  readonly statement: number;
  /** Between two statements of a transaction; the database ends it, so that nobody waits long for what it holds. */
  readonly pause: number;
  /** For any sign of life. Longer than a statement may take: who is only slow says so first. */
  readonly silence: number;
  /** How often the database is asked for the time. */
  readonly pulse: number;
}

export const PATIENCE: Patience = {
  connect: 4000,
  statement: 5000,
  pause: 3000,
  silence: 7000,
  pulse: 3000,
};

const CONNECTIONS = 8;

export function poolOf(url: string, patience: Patience): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    keepAlive: true,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: patience.pause,
    idleTimeoutMillis: patience.silence / 2,
  });
  // A connection that breaks while nobody uses it is replaced by the next query.
  pool.on('error', () => {});
  pool.on('connect', ({ connection: { stream } }) => {
    if (stream instanceof Socket)
      stream.setTimeout(patience.silence, () => stream.destroy(new Silence('the database does not answer')));
  });
  // The pool stops listening while somebody uses a connection. When it breaks then, their query tells them.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** A network that loses everything says nothing: after a while that is as good as an end. */
class Silence extends Error {
  readonly code = 'ETIMEDOUT';
}
