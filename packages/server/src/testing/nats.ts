import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Is there a nats-server? `npm test` installs one where it may. */
export const hasNats = (): boolean => spawnSync('nats-server', ['--version']).status === 0;

/** A real NATS on this machine. */
export class TestNats {
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<TestNats> {
    // Below the range from which the system picks free ports.
    const nats = new TestNats(randomInt(12_000, 32_000));
    await nats.up();
    return nats;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.port}`;
  }

  async up(): Promise<void> {
    this.child = spawn('nats-server', ['-a', '127.0.0.1', '-p', `${this.port}`], { stdio: 'ignore' });
    while (!(await isListening(this.port))) {
      if (this.child.exitCode !== null) throw new Error('nats-server did not start');
      await wait(50);
    }
  }

  async down(): Promise<void> {
    const { child } = this;
    if (child === null) return;
    this.child = null;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
