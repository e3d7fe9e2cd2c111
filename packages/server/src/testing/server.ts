import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import type { RunningServer } from '../server.ts';
import type { Services } from '../services.ts';
import { Guest } from './guest.ts';
import { ServerFolder } from './server-folder.ts';

/** One server for all the tests of a file, from the first of them to the last. */
export class TestServer {
  private folder: ServerFolder | null = null;
  private server: RunningServer | null = null;

  constructor(settings: Partial<Config> = {}) {
    beforeAll(async () => {
      this.folder = new ServerFolder();
      this.server = await this.folder.start(settings);
    });
    afterAll(async () => {
      await this.folder?.leave();
    });
  }

  private get running(): RunningServer {
    if (this.server === null) throw new Error('the server is not there before the first test');
    return this.server;
  }

  get address(): string {
    return this.running.address;
  }

  get services(): Services {
    return this.running.services;
  }

  guests(...names: string[]): Promise<Guest[]> {
    return Promise.all(names.map((name) => Guest.come(this.address, name)));
  }
}
