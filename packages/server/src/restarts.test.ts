import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from './store/postgres/postgres.ts';
import { Company } from './testing/company.ts';
import { PATIENCE } from './testing/patience.ts';
import { Place } from './testing/place.ts';
import { type End, TestPostgres } from './testing/postgres.ts';
import { ServerProcess } from './testing/process.ts';

/** `npm run deep -- restarts` wants more. */
const RESTARTS = Number(process.env.ENTENTE_RESTARTS ?? 3);
const ENDS: readonly End[] = ['fast', 'immediate', 'kill'];

let place: Place;
let postgres: TestPostgres;
let server: ServerProcess;
beforeAll(async () => {
  place = new Place();
  postgres = await TestPostgres.start();
  server = await ServerProcess.start(place, { DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await server.kill();
  await place.leave();
  await postgres.stop();
});

test(
  `Postgres ends ${RESTARTS} times while people play: the server does not, and every acknowledged answer is there once`,
  async () => {
    const companies = await Promise.all([1, 2].map(() => Company.come(3, 1, () => [server.address])));
    for (let restart = 0; restart < RESTARTS; restart++) {
      await Promise.all(companies.map((company) => company.progress(2)));
      await postgres.restart(ENDS[restart % ENDS.length]);
    }
    await Promise.all(companies.map((company) => company.progress(2)));
    await Promise.all(companies.map((company) => company.stop()));
    expect(server.isRunning).toBe(true);
    const store = new PostgresStore(postgres.url);
    for (const company of companies) expect(await company.complaints(store)).toEqual([]);
    await store.close();
  },
  3 * PATIENCE,
);
