import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getHeapStatistics } from 'node:v8';
import { DATABASE_TIMEOUTS, type DatabaseTimeouts } from './store/postgres/connections.ts';

const MEGABYTE = 1_000_000;
const SECOND = 1000;
/** How much of the memory that Node may use is for tables. The rest is for requests, bots and sockets. */
const PART_FOR_TABLES = 0.25;

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The folder of the SQLite file, unless there is a `databaseUrl`. */
  readonly data: string;
  readonly databaseUrl: string | null;
  /** The NATS by which the processes of a Postgres tell each other what changes; null: by notifications of Postgres. */
  readonly natsUrl: string | null;
  /** Bytes that the SQLite file may take; null for as many as the disk has. */
  readonly dataLimit: number | null;
  /** Where browsers find this server behind a proxy. Decides which pages may open sockets. */
  readonly publicUrl: string | null;
  /** How mails are sent; null for none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null;
  /** May notices go to private networks? Then people can make this server send requests inside yours. */
  readonly privateNotices: boolean;
  /** Trust `X-Forwarded-For`: only behind your own proxy. */
  readonly trustProxy: boolean;
  /** The built web client; null for none. */
  readonly web: string | null;
  /** The threads of the bots and of the SQLite store, built. */
  readonly botWorker: URL;
  readonly storeThread: URL;
  readonly experimentThread: URL;
  /** Minutes of a thread that one experiment may take; 0: this server plays none. */
  readonly labMinutes: number;
  /** The folder of all rules that this build can play; null for none but the newest. */
  readonly rules: string | null;
  /** Milliseconds between being asked to stop and stopping, in which `/readyz` says no. */
  readonly drain: number;
  readonly botPause: number;
  readonly botBudget: number;
  readonly rateLimits: boolean;
  readonly logLevel: string;
  /** The time; null for that of the store, which all processes share. */
  readonly now: (() => number) | null;
  /** How long to wait for Postgres. */
  readonly databaseTimeouts: DatabaseTimeouts;
  /** What the operator shows to be let in; null if there is no such way in. */
  readonly adminToken: string | null;
  /** Bytes of memory for tables. */
  readonly tableMemory: number;
}

/**
 * @param root the folder that holds `data` and the web client
 * @param built the folder of the built threads, with a slash at its end
 */
export function configFrom(given: NodeJS.ProcessEnv, root: string, built: URL): Config {
  // An empty variable counts as not set.
  const env = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  return {
    port: wholeNumber(env.PORT, 8080, 'PORT'),
    host: env.HOST ?? '0.0.0.0',
    data: env.DATA ?? join(root, 'data'),
    databaseUrl: env.DATABASE_URL ?? null,
    natsUrl: natsFrom(env),
    dataLimit: MEGABYTE * wholeNumber(env.DATA_LIMIT, 0, 'DATA_LIMIT') || null,
    publicUrl: addressFrom(env.PUBLIC_URL),
    mail: mailFrom(env),
    privateNotices: env.PRIVATE_NOTICES === '1',
    trustProxy: env.TRUST_PROXY === '1',
    web: env.WEB ?? join(root, 'packages/web/dist'),
    botWorker: new URL('bot-worker.js', built),
    storeThread: new URL('store-thread.js', built),
    experimentThread: new URL('experiment-thread.js', built),
    labMinutes: wholeNumber(env.LAB_MINUTES, 0, 'LAB_MINUTES'),
    rules: fileURLToPath(new URL('rules', built)),
    drain: SECOND * wholeNumber(env.DRAIN, 0, 'DRAIN'),
    botPause: wholeNumber(env.BOT_PAUSE, 250, 'BOT_PAUSE'),
    botBudget: wholeNumber(env.BOT_BUDGET, 5000, 'BOT_BUDGET'),
    rateLimits: env.RATE_LIMITS !== 'off',
    now: null,
    databaseTimeouts: DATABASE_TIMEOUTS,
    logLevel: env.LOG_LEVEL ?? 'info',
    adminToken: tokenFrom(env.ADMIN_TOKEN),
    tableMemory:
      MEGABYTE * wholeNumber(env.TABLE_MEMORY, 0, 'TABLE_MEMORY') ||
      getHeapStatistics().heap_size_limit * PART_FOR_TABLES,
  };
}

function natsFrom({ NATS_URL, DATABASE_URL }: NodeJS.ProcessEnv): string | null {
  if (NATS_URL !== undefined && DATABASE_URL === undefined)
    throw new Error('NATS_URL is for several processes, which need a Postgres: set DATABASE_URL as well.');
  return NATS_URL ?? null;
}

function addressFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`PUBLIC_URL must be an address such as https://games.example.org, not "${text}".`);
  return text;
}

/** Links in mails must lead to an address that the operator has chosen, so mail needs one. */
function mailFrom({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: NodeJS.ProcessEnv): Config['mail'] {
  if (SMTP_URL === undefined) return null;
  if (MAIL_FROM === undefined || PUBLIC_URL === undefined)
    throw new Error('SMTP_URL needs MAIL_FROM and PUBLIC_URL as well.');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

const SHORTEST_TOKEN = 24;

function tokenFrom(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!/^[\w.~+/=-]+$/.test(text) || text.length < SHORTEST_TOKEN)
    throw new Error(
      `ADMIN_TOKEN must have at least ${SHORTEST_TOKEN} letters and digits, for example from: openssl rand -hex 32`,
    );
  return text;
}

function wholeNumber(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`${name} must be a whole number, not "${text}".`);
  return value;
}
