/** Several servers with NATS between them: everything that holds for notifications of Postgres, and what happens without it. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { betweenProcesses } from '../testing/between-processes.ts';
import { bidAll, startedTable, viewWhen } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { hasNats, TestNats } from '../testing/nats.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';

if (hasNats()) {
  let nats: TestNats;
  beforeAll(async () => {
    nats = await TestNats.start();
    ServerFolder.natsUrl = nats.url;
  });
  afterAll(() => nats.down());
  betweenProcesses();

  describe('NATS', () => {
    let folder: ServerFolder;
    let postgres: TestPostgres;
    beforeAll(async () => {
      folder = new ServerFolder();
      postgres = await TestPostgres.start();
    });
    afterAll(async () => {
      await folder.leave();
      await postgres.stop();
    });

    test('goes away, and comes back: until then players see a little later what others do', async () => {
      const databaseUrl = postgres.url;
      const [one, two] = [await folder.start({ databaseUrl }), await folder.start({ databaseUrl })];
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(one.address, name)));
      const { id } = await startedTable([ann, bob]);
      const [hers, his] = [await ann.sit(id), await bob.movedTo(two.address).sit(id)];
      await bidAll({ 0: hers, 1: his }, 1);
      await viewWhen(his, 1, ({ moment }) => moment === 1);
      await nats.down();
      await bidAll({ 0: hers, 1: his }, 2, 1);
      for (const [seat, line] of [hers, his].entries())
        await viewWhen(line, seat, ({ moment }) => moment === 2);
      for (const { address } of [one, two]) expect((await fetch(`${address}/readyz`)).status).toBe(200);
      await nats.up();
      const hears = () => [one, two].map(({ services }) => services.store.line?.hears);
      await vi.waitFor(() => expect(hears()).toEqual([true, true]), TEST_TIMEOUT);
      await bidAll({ 0: hers, 1: his }, 3, 2);
      for (const [seat, line] of [hers, his].entries())
        await viewWhen(line, seat, ({ moment }) => moment === 3);
    });

    test('is not needed to start', async () => {
      const server = await folder.start({ databaseUrl: postgres.url, natsUrl: 'nats://127.0.0.1:1' });
      const ann = await Guest.come(server.address, 'Ann');
      expect((await startedTable([ann], 1)).phase).toBe('running');
      await folder.stop(server);
    });

    test('keeps the servers of two databases apart', async () => {
      const other = await TestPostgres.start();
      const here = await folder.start({ databaseUrl: postgres.url });
      const there = await folder.start({ databaseUrl: other.url });
      const heard: (string | null)[] = [];
      there.services.store.bus.subscribe({ tableChanged: (table) => void heard.push(table) });
      const again = await folder.start({ databaseUrl: postgres.url });
      const told = new Promise<string | null>((resolve) => {
        again.services.store.bus.subscribe({ tableChanged: resolve });
      });
      const ann = await Guest.come(here.address, 'Ann');
      const { id } = await startedTable([ann], 1);
      expect([null, id]).toContain(await told);
      expect(heard.filter((table) => table !== null)).toEqual([]);
      for (const server of [here, there, again]) await folder.stop(server);
      await other.stop();
    });
  });
} else {
  test.skip('there is no nats-server here, so the tests with NATS were not run', () => {});
}
