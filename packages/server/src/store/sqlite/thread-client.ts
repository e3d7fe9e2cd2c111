import { Worker } from 'node:worker_threads';
import { StoreFault } from '../store.ts';
import type { Answers, Reply, Request } from './requests.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(fault: Error): void;
}

/**
 * Carries questions to the thread that holds the file, and its answers back. The thread ends by itself when it is told to:
 * to terminate it from here while it is inside SQLite would abort the whole process.
 */
export class ThreadClient {
  private readonly thread: Worker;
  private readonly exit: Promise<void>;
  private readonly waiting: Waiting[] = [];
  private gone: Error | null = null;

  constructor(code: URL) {
    this.thread = new Worker(code);
    // It must not keep a process alive that has nothing else to do.
    this.thread.unref();
    this.thread.on('message', (reply: Reply) => {
      const first = this.waiting.shift();
      if ('answer' in reply) first?.resolve(reply.answer);
      else first?.reject(new StoreFault(reply.fault.message, reply.fault.code));
      if (this.waiting.length === 0) this.thread.unref();
    });
    this.thread.on('error', (fault) => this.lose(fault));
    this.exit = new Promise((resolve) => {
      this.thread.on('exit', () => {
        this.lose(new Error('the thread of the store has ended'));
        resolve();
      });
    });
  }

  ask<Ask extends keyof Answers>(request: Extract<Request, { ask: Ask }>): Promise<Answers[Ask]> {
    const { gone } = this;
    if (gone !== null) return Promise.reject(gone);
    return new Promise<Answers[Ask]>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.ref();
      this.thread.postMessage(request);
    });
  }

  /** Whatever was asked before is answered first. */
  async close(): Promise<void> {
    this.gone ??= new Error('the store is closed');
    this.thread.ref();
    this.thread.postMessage({ ask: 'close' } satisfies Request);
    await this.exit;
  }

  private lose(why: Error): void {
    this.gone ??= why;
    for (const { reject } of this.waiting.splice(0)) reject(why);
  }
}
