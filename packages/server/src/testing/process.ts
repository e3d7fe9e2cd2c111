import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ServerFolder } from './server-folder.ts';

/** A real server process, as `npm start` runs it. */
export class ServerProcess {
  readonly address: string;
  /** When it has ended. */
  readonly gone: Promise<unknown>;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.child = child;
    this.gone = once(child, 'exit');
    this.address = address;
  }

  /** @param before what Node runs first */
  static async start(
    folder: ServerFolder,
    env: NodeJS.ProcessEnv = {},
    before?: string,
  ): Promise<ServerProcess> {
    const first =
      before === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(before)}`];
    const child = spawn(process.execPath, [...first, folder.bundle.server], {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA: folder.data,
        WEB: folder.data,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'silent',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const found = /http:\/\/\S+/.exec(line);
      if (found !== null) return new ServerProcess(child, found[0]);
    }
    throw new Error('the server did not start');
  }

  /** Has it not ended by itself? */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.gone;
  }
}
