import { Worker } from 'node:worker_threads';
import { StoreFault } from '../store.ts';
import type { Answers, Reply, Request } from './requests.ts';

interface Waiting {
  resolve(answer: unknown): void;
  reject(fault: Error): void;
}

/** Carries questions to the thread that holds the file, and its answers back. */
export class Messenger {
  private readonly thread: Worker;
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
    this.thread.on('error', (fault) => void this.end(fault));
    this.thread.on('exit', () => void this.end(new Error('the thread of the store has ended')));
  }

  ask<Ask extends Request['ask']>(request: Extract<Request, { ask: Ask }>): Promise<Answers[Ask]> {
    const { gone } = this;
    if (gone !== null) return Promise.reject(gone);
    return new Promise<Answers[Ask]>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.thread.ref();
      this.thread.postMessage(request);
    });
  }

  async end(why = new Error('the store is closed')): Promise<void> {
    this.gone ??= why;
    for (const { reject } of this.waiting.splice(0)) reject(why);
    await this.thread.terminate();
  }
}
