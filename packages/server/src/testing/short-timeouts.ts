import type { DatabaseTimeouts } from '../store/postgres/connections.ts';

/** Little patience with a database, so that a test need not wait for long. */
export const SHORT_TIMEOUTS: DatabaseTimeouts = {
  connect: 2000,
  statement: 2000,
  pause: 1000,
  silence: 2500,
  pulse: 500,
};
