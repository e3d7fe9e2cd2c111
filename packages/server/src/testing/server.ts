import { afterAll, beforeAll } from 'vitest';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import type { RunningServer } from '../server.ts';
import { Guest } from './guest.ts';
import { Place } from './place.ts';

/** One server for all the tests of a file, from the first of them to the last. */
export class TestServer {
  private place: Place | null = null;
  private server: RunningServer | null = null;

  constructor(settings: Partial<Config> = {}) {
    beforeAll(async () => {
      this.place = new Place();
      this.server = await this.place.start(settings);
    });
    afterAll(async () => {
      await this.place?.leave();
    });
  }

  private get running(): RunningServer {
    if (this.server === null) throw new Error('the server is not there before the first test');
    return this.server;
  }

  get address(): string {
    return this.running.address;
  }

  get house(): House {
    return this.running.house;
  }

  guests(...names: string[]): Promise<Guest[]> {
    return Promise.all(names.map((name) => Guest.come(this.address, name)));
  }
}
