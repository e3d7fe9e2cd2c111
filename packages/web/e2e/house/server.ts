import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The driver of the server. */
const Database: typeof import('libsql') = createRequire(
  new URL('../../../server/package.json', import.meta.url),
)('libsql');

export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** The token of the operator of these tests. */
export const OPERATOR_TOKEN = 'the-operator-of-these-tests';

/** Runs before a server: stops its clock, which then advances only by the milliseconds that a test asks for. */
const STOPPED_CLOCK = `
let now = Date.now();
Date.now = () => now;
process.on('message', (time) => { now += time; });
`;

/** A real server with a database of its own, as `npm start` runs it. */
export class HouseServer {
  private readonly data = mkdtempSync(join(tmpdir(), 'entente-e2e-'));
  private child: ChildProcess | null = null;
  readonly port: number;
  private readonly clock: 'runs' | 'stands';
  private readonly games: readonly string[];

  private constructor(port: number, clock: 'runs' | 'stands', games: readonly string[]) {
    this.port = port;
    this.clock = clock;
    this.games = games;
  }

  /**
   * @param games folders of games from outside; with them it is started as `npm start` does, page and all
   * @param database what it has to begin with
   */
  static async start(
    clock: 'runs' | 'stands' = 'runs',
    games: readonly string[] = [],
    database?: Buffer,
  ): Promise<HouseServer> {
    const server = new HouseServer(await freePort(), clock, games);
    if (database !== undefined) server.beginWith(database);
    await server.up();
    return server;
  }

  private beginWith(database: Buffer): void {
    const path = join(this.data, 'entente.db');
    writeFileSync(path, database);
    const file = new Database(path);
    // Sessions end after a while; these must not.
    file.prepare('update sessions set used = ?').run(Date.now());
    file.close();
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    const first = `data:text/javascript,${encodeURIComponent(STOPPED_CLOCK)}`;
    const child = spawn(
      process.execPath,
      [
        ...(this.clock === 'stands' ? ['--import', first] : []),
        this.games.length > 0 ? 'scripts/start.mjs' : 'dist/server.js',
      ],
      {
        cwd: root,
        env: {
          ...process.env,
          PORT: String(this.port),
          HOST: '127.0.0.1',
          DATA: this.data,
          BOT_PAUSE: '0',
          RATE_LIMITS: 'off',
          // Webhooks of tests lead to this machine.
          PRIVATE_NOTICES: '1',
          LOG_LEVEL: 'warn',
          ADMIN_TOKEN: OPERATOR_TOKEN,
          GAMES: this.games.join(','),
        },
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      },
    );
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (text: Buffer) => String(text).includes('ready') && resolve());
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
  }

  /** Advances the stopped clock of a server by this number of milliseconds. */
  pass(time: number): void {
    this.child?.send(time);
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.child = null;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** Below the range from which the system picks free ports: it must still be free after a restart. */
async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_000);
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
