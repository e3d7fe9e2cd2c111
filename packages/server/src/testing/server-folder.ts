import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@entente/engine';
import { vi } from 'vitest';
import type { Config } from '../config.ts';
import { type RunningServer, startServer } from '../server.ts';
import { DATABASE_TIMEOUTS } from '../store/postgres/connections.ts';
import { bundle } from './bundle.ts';
import { TEST_TIMEOUT } from './test-timeout.ts';

// Real servers, sockets and processes need patience on a busy machine.
vi.setConfig({ testTimeout: TEST_TIMEOUT, hookTimeout: TEST_TIMEOUT });

/** Where a test's servers keep their things; they can be stopped and started again. */
export class ServerFolder {
  /** The NATS between the servers of a file of tests. */
  static natsUrl: string | null = null;
  readonly data = mkdtempSync(join(tmpdir(), 'entente-'));
  readonly bundle = bundle();
  private readonly running = new Set<RunningServer>();

  /** @param games others than those of the shelf */
  async start(other: Partial<Config> = {}, games?: ReadonlyMap<string, AnyGame>): Promise<RunningServer> {
    const config: Config = {
      port: 0,
      host: '127.0.0.1',
      data: this.data,
      databaseUrl: null,
      natsUrl: ServerFolder.natsUrl,
      dataLimit: null,
      publicUrl: null,
      mail: null,
      privateNotices: false,
      trustProxy: false,
      web: null,
      botWorker: this.bundle.botWorker,
      storeThread: this.bundle.storeThread,
      experimentThread: this.bundle.experimentThread,
      labMinutes: 0,
      rules: this.bundle.rules,
      drain: 0,
      botPause: 0,
      botBudget: 5000,
      rateLimits: false,
      now: null,
      databaseTimeouts: DATABASE_TIMEOUTS,
      logLevel: 'silent',
      adminToken: null,
      tableMemory: 100_000_000,
      ...other,
    };
    const server = await startServer(config, games);
    this.running.add(server);
    return server;
  }

  async stop(server: RunningServer): Promise<void> {
    this.running.delete(server);
    await server.stop();
  }

  async leave(): Promise<void> {
    for (const server of this.running) await this.stop(server);
    rmSync(this.data, { recursive: true, force: true, maxRetries: 3 });
  }
}
