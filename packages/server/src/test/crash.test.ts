import { afterAll, beforeAll, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { SteadyPlayers } from '../testing/steady-players.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { REAL_WORLD } from '../world.ts';

/** `npm run deep -- kills` wants more, also with Postgres. */
const KILLS = Number(process.env.ENTENTE_KILLS ?? 8);
const isOnPostgres = process.env.ENTENTE_KILLS_ON === 'postgres';

let folder: ServerFolder;
let postgres: TestPostgres | null = null;
let server: ServerProcess;
beforeAll(async () => {
  folder = new ServerFolder();
  if (isOnPostgres) postgres = await TestPostgres.start();
  await start();
});
afterAll(async () => {
  await server.kill();
  await folder.leave();
  await postgres?.stop();
});

async function start(): Promise<void> {
  server = await ServerProcess.start(folder, postgres === null ? {} : { DATABASE_URL: postgres.url });
}

test(
  `kill -9, ${KILLS} times while people play and talk: what was acknowledged is there, once`,
  async () => {
    const addresses = () => [server.address];
    const companies = await Promise.all([
      SteadyPlayers.come(4, 0, addresses),
      SteadyPlayers.come(3, 1, addresses),
      SteadyPlayers.come(2, 2, addresses, 'limit'),
      SteadyPlayers.come(2, 1, addresses, 'attack'),
    ]);
    for (let kill = 0; kill < KILLS; kill++) {
      // After a different number of answers each time, while others are on their way.
      await companies[kill % companies.length].progress(1 + ((kill * 7) % 5));
      await server.kill();
      await start();
    }
    await Promise.all(companies.map((players) => players.progress(3)));
    await Promise.all(companies.map((players) => players.stop()));
    await server.kill();
    const store =
      postgres === null
        ? new SqliteStore(folder.data, folder.bundle.storeThread, REAL_WORLD)
        : new PostgresStore(postgres.url, REAL_WORLD);
    await store.open();
    for (const players of companies) expect(await players.complaints(store)).toEqual([]);
    await store.close();
    const count = companies.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    console.info(`${KILLS} kills, ${count} acknowledged, 0 lost, 0 doubled`);
    expect(count).toBeGreaterThan(KILLS);
  },
  3 * TEST_TIMEOUT,
);
