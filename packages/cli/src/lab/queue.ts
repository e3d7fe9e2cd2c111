/**
 * Many machines: units are jobs of pg-boss, results are rows. A worker stores a result before it completes the job, under the
 * unit's own name: so a worker that dies loses only what it was playing, and a unit that was played twice is stored once.
 */
import { createHash } from 'node:crypto';
import type { Unit } from '@entente/lab';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { WrongUse } from '../base/wrong-use.ts';

const SCHEMA = 'entente_lab';
/** Hours after which a unit is given to another worker, whatever became of the first. */
const LONGEST_UNIT = 12;
/** How many workers may die of a unit before it is left alone. */
const DEATHS = 1000;
const JOBS_AT_ONCE = 1000;

/** A run as it is in the database. */
export interface OpenRun {
  readonly id: string;
  /** The file of the experiment. */
  readonly text: string;
  /** Of rules and bots, see `checkOf`. */
  readonly check: string;
}

/** A unit that a worker has taken. */
export interface TakenUnit {
  readonly job: string;
  readonly unit: Unit;
}

const TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.run (
    id text PRIMARY KEY, text text NOT NULL, "check" text NOT NULL, fault text, over boolean NOT NULL DEFAULT false
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.unit (
    run text NOT NULL, cell int NOT NULL, batch int NOT NULL, number bigserial, result text NOT NULL,
    PRIMARY KEY (run, cell, batch)
  );
  CREATE INDEX IF NOT EXISTS unit_by_number ON ${SCHEMA}.unit (run, number);
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.taken (
    job uuid PRIMARY KEY, run text NOT NULL, backend int NOT NULL, begun timestamptz NOT NULL
  );`;

/** Two processes must not make the tables at the same moment. */
const MAKING = 731_045;

export class LabQueue {
  private readonly boss: PgBoss;
  /** One connection for all: when its process dies, the database notices, and what the process had taken is free again. */
  private readonly client: pg.Client;

  private constructor(boss: PgBoss, client: pg.Client) {
    this.boss = boss;
    this.client = client;
  }

  static async open(url: string, name: 'entente-lab' | 'entente-lab-worker'): Promise<LabQueue> {
    try {
      const client = new pg.Client({ connectionString: url, application_name: name, keepAlive: true });
      // A connection that breaks is told by the next query.
      client.on('error', () => {});
      await client.connect();
      await client.query('SELECT pg_advisory_lock($1)', [MAKING]);
      await client.query(TABLES);
      const boss = new PgBoss({
        db: { executeSql: (text, values) => client.query(text, values) },
        schema: `${SCHEMA}_queue`,
        supervise: false,
        schedule: false,
      });
      boss.on('error', () => {});
      await boss.start();
      await client.query('SELECT pg_advisory_unlock($1)', [MAKING]);
      return new LabQueue(boss, client);
    } catch (fault) {
      throw inWords(fault);
    }
  }

  async close(): Promise<void> {
    await this.boss.stop({ graceful: false, wait: false }).catch(() => {});
    await this.client.end().catch(() => {});
  }

  /**
   * For the command that asks for the run: makes it known, or opens it again.
   *
   * @param key tells it from all other runs
   */
  async begin(text: string, key: string, check: string): Promise<string> {
    const id = createHash('sha256').update(`${key}\n${check}`).digest('hex').slice(0, 16);
    await this.client.query(
      `INSERT INTO ${SCHEMA}.run (id, text, "check") VALUES ($1, $2, $3)
       ON CONFLICT (id) DO UPDATE SET text = excluded.text, fault = NULL, over = false`,
      [id, text, check],
    );
    await this.boss.createQueue(id, { name: id, retryLimit: DEATHS, expireInHours: LONGEST_UNIT });
    return id;
  }

  /** Puts units into the queue. One that is there already stays as it is. */
  async offer(run: string, units: readonly Unit[]): Promise<void> {
    for (let at = 0; at < units.length; at += JOBS_AT_ONCE) {
      const some = units.slice(at, at + JOBS_AT_ONCE);
      await this.boss.insert(some.map((unit) => ({ id: jobOf(run, unit), name: run, data: unit })));
    }
  }

  /** Results that are new since this number, in the order in which they came. */
  async results(
    run: string,
    since: string,
  ): Promise<{ readonly lines: readonly string[]; readonly last: string }> {
    const { rows } = await this.client.query<{ number: string; result: string }>(
      `SELECT number, result FROM ${SCHEMA}.unit WHERE run = $1 AND number > $2 ORDER BY number LIMIT 500`,
      [run, since],
    );
    return { lines: rows.map(({ result }) => result), last: rows.at(-1)?.number ?? since };
  }

  /** Gives back what workers had taken whose connection is gone. */
  async release(run: string): Promise<void> {
    const { rows } = await this.client.query<{ job: string }>(
      `DELETE FROM ${SCHEMA}.taken WHERE run = $1 AND NOT EXISTS (
         SELECT FROM pg_stat_activity WHERE pid = backend AND backend_start = begun
       ) RETURNING job`,
      [run],
    );
    for (const { job } of rows) await this.boss.fail(run, job);
  }

  async workers(): Promise<number> {
    const { rows } = await this.client.query<{ count: string }>(
      `SELECT count(*) FROM pg_stat_activity WHERE application_name = 'entente-lab-worker' AND datname = current_database()`,
    );
    return Number(rows[0].count);
  }

  /** Why a run cannot go on, if a worker has said so. */
  async faultOf(run: string): Promise<string | null> {
    const { rows } = await this.client.query<{ fault: string | null }>(
      `SELECT fault FROM ${SCHEMA}.run WHERE id = $1`,
      [run],
    );
    return rows[0]?.fault ?? null;
  }

  /** Nobody needs to play any more of it. Results stay, so that it can be extended. */
  async end(run: string): Promise<void> {
    await this.client.query(`UPDATE ${SCHEMA}.run SET over = true WHERE id = $1`, [run]);
    // What is left of its jobs keeps a queue from being deleted.
    await this.client.query(`DELETE FROM ${SCHEMA}_queue.job WHERE name = $1`, [run]);
    await this.boss.deleteQueue(run);
  }

  /** For workers: runs that go on. */
  async openRuns(): Promise<OpenRun[]> {
    const { rows } = await this.client.query<OpenRun>(
      `SELECT id, text, "check" FROM ${SCHEMA}.run WHERE NOT over AND fault IS NULL ORDER BY id`,
    );
    return rows;
  }

  /** The next unit of a run; null if there is none now. */
  async take(run: string): Promise<TakenUnit | null> {
    await this.client.query('BEGIN');
    try {
      const [job] = await this.boss.fetch<Unit>(run);
      if (job !== undefined)
        await this.client.query(
          `INSERT INTO ${SCHEMA}.taken SELECT $1, $2, pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()
           ON CONFLICT (job) DO UPDATE SET backend = excluded.backend, begun = excluded.begun`,
          [job.id, run],
        );
      await this.client.query('COMMIT');
      return job === undefined ? null : { job: job.id, unit: job.data };
    } catch (fault) {
      await this.client.query('ROLLBACK');
      throw fault;
    }
  }

  /** Stores a result and completes its job. A unit that another worker has stored meanwhile is the same, and stays. */
  async finish(run: string, { job, unit }: TakenUnit, result: string): Promise<void> {
    await this.client.query(
      `INSERT INTO ${SCHEMA}.unit (run, cell, batch, result) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      [run, unit.cell, unit.batch, result],
    );
    await this.boss.complete(run, job);
    await this.client.query(`DELETE FROM ${SCHEMA}.taken WHERE job = $1`, [job]);
  }

  /** A unit cannot be played by anybody: the run ends with these words. */
  async refuse(run: string, words: string): Promise<void> {
    await this.client.query(`UPDATE ${SCHEMA}.run SET fault = $2 WHERE id = $1`, [run, words]);
  }
}

/** A name in the form of a UUID, so that a unit can be in the queue only once. */
function jobOf(run: string, { cell, batch }: Unit): string {
  const hex = createHash('sha256').update(`${run} ${cell} ${batch}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** What a database did, as a sentence. */
export function inWords(fault: unknown): WrongUse {
  if (fault instanceof WrongUse) return fault;
  const { message, code } = fault as NodeJS.ErrnoException;
  return new WrongUse(
    `The database does not answer: ${message || code}. Every block that was finished is kept; the same command continues.`,
  );
}
