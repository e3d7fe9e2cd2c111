import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { type End, TestPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { SteadyPlayers } from '../testing/steady-players.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { REAL_WORLD } from '../world.ts';

/** `npm run deep -- restarts` wants more. */
const RESTARTS = Number(process.env.ENTENTE_RESTARTS ?? 3);
const ENDS: readonly End[] = ['fast', 'immediate', 'kill'];

let folder: ServerFolder;
let postgres: TestPostgres;
let server: ServerProcess;
beforeAll(async () => {
  folder = new ServerFolder();
  postgres = await TestPostgres.start();
  server = await ServerProcess.start(folder, { DATABASE_URL: postgres.url });
});
afterAll(async () => {
  await server.kill();
  await folder.leave();
  await postgres.stop();
});

test(
  `Postgres ends ${RESTARTS} times while people play: the server does not, and every acknowledged answer is there once`,
  async () => {
    const companies = await Promise.all([1, 2].map(() => SteadyPlayers.come(3, 1, () => [server.address])));
    for (let restart = 0; restart < RESTARTS; restart++) {
      await Promise.all(companies.map((players) => players.progress(2)));
      await postgres.restart(ENDS[restart % ENDS.length]);
    }
    await Promise.all(companies.map((players) => players.progress(2)));
    await Promise.all(companies.map((players) => players.stop()));
    expect(server.isRunning).toBe(true);
    const store = new PostgresStore(postgres.url, REAL_WORLD);
    for (const players of companies) expect(await players.complaints(store)).toEqual([]);
    await store.close();
  },
  3 * TEST_TIMEOUT,
);
