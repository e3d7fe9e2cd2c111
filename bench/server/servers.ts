/** Servers as processes of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestPostgres } from '@entente/server/test-postgres';

/** The clone that this is part of. */
export const here = fileURLToPath(new URL('../..', import.meta.url));

export interface Usage {
  /** Seconds of processor time, and bytes. */
  readonly cpu: number;
  readonly memory: number;
}

/** One of them. */
class Server {
  readonly address: string;
  private readonly process: ChildProcess;

  private constructor(address: string, process: ChildProcess) {
    this.address = address;
    this.process = process;
  }

  static async ready(folder: string, data: string, database: string | null): Promise<Server> {
    const child = spawn(process.execPath, [join(folder, 'dist/server.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        DATA: data,
        ...(database === null ? {} : { DATABASE_URL: database }),
        HOST: '127.0.0.1',
        PORT: '0',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      },
    });
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (more: Buffer) => {
        said += more.toString('utf8');
        const found = /ready: (\S+)/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      child.once('exit', () => reject(new Error(`the server in ${folder} has ended: ${said}`)));
    });
    return new Server(address, child);
  }

  /** As the server counts it itself. */
  async usage(): Promise<Usage> {
    const text = await (await fetch(`${this.address}/metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return { cpu: value('process_cpu_seconds_total'), memory: value('process_resident_memory_bytes') };
  }

  async end(): Promise<void> {
    this.process.kill('SIGKILL');
    await once(this.process, 'exit');
  }
}

/** One server with SQLite, or several on one Postgres. */
export class Servers {
  private readonly servers: readonly Server[];
  private readonly data: string;
  private readonly postgres: TestPostgres | null;

  private constructor(servers: readonly Server[], data: string, postgres: TestPostgres | null) {
    this.servers = servers;
    this.data = data;
    this.postgres = postgres;
  }

  /**
   * @param processes number of servers on one Postgres; 0 for one with SQLite
   * @param folder of a build
   */
  static async ready(processes: number, folder = here): Promise<Servers> {
    const data = mkdtempSync(join(tmpdir(), 'entente-bench-'));
    const postgres = processes === 0 ? null : await TestPostgres.start();
    const servers: Server[] = [];
    for (let count = 0; count < Math.max(1, processes); count++)
      servers.push(await Server.ready(folder, data, postgres?.url ?? null));
    return new Servers(servers, data, postgres);
  }

  get addresses(): string[] {
    return this.servers.map(({ address }) => address);
  }

  /** Of all together. */
  async usage(): Promise<Usage> {
    const all = await Promise.all(this.servers.map((server) => server.usage()));
    const sum = (key: keyof Usage) => all.reduce((total, one) => total + one[key], 0);
    return { cpu: sum('cpu'), memory: sum('memory') };
  }

  async end(): Promise<void> {
    for (const server of this.servers) await server.end();
    await this.postgres?.stop();
    rmSync(this.data, { recursive: true, force: true });
  }
}
