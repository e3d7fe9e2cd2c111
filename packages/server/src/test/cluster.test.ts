/** What may happen to three servers on one Postgres: `npm run deep -- cluster`. It takes minutes, and tells how long people wait. */
import { setTimeout as wait } from 'node:timers/promises';
import type { TableState } from '@entente/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { FailingNetwork, type Passage } from '../testing/failing-network.ts';
import { bidAll, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { TestPostgres } from '../testing/postgres.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { SteadyPlayers } from '../testing/steady-players.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { REAL_WORLD } from '../world.ts';

const SECOND = 1000;
const LONG = 3 * TEST_TIMEOUT;
/** How often one of three is killed; with `ENTENTE_CLUSTER=kills` nothing else happens. */
const KILLS = Number(process.env.ENTENTE_KILLS ?? 12);
const isWhole = process.env.ENTENTE_CLUSTER === '1';

describe.runIf(process.env.ENTENTE_CLUSTER !== undefined)('three servers on one Postgres', () => {
  let folder: ServerFolder;
  let postgres: TestPostgres;
  let store: PostgresStore;
  const walls: FailingNetwork[] = [];
  const ears: Passage[] = [];
  const servers: ServerProcess[] = [];

  const start = async (at: number, env: NodeJS.ProcessEnv = {}, before?: string) => {
    servers[at] = await ServerProcess.start(folder, { DATABASE_URL: walls[at].url, ...env }, before);
  };
  const again = async (at: number, env: NodeJS.ProcessEnv = {}, before?: string) => {
    await servers[at].kill();
    await start(at, env, before);
  };
  const addresses = () => servers.filter(({ isRunning }) => isRunning).map(({ address }) => address);
  const companies = () => Promise.all([1, 2].map(() => SteadyPlayers.come(3, 1, addresses)));
  const progress = (all: readonly SteadyPlayers[]) => Promise.all(all.map((players) => players.progress(3)));
  const guests = (...names: string[]) =>
    Promise.all(names.map((name) => Guest.come(servers[0].address, name)));

  /** Nothing is lost or stored twice, and no server has ended by itself. */
  async function allIsWell(all: readonly SteadyPlayers[]): Promise<void> {
    await progress(all);
    await Promise.all(all.map((players) => players.stop()));
    for (const players of all) expect(await players.complaints(store)).toEqual([]);
    expect(servers.map(({ isRunning }) => isRunning)).toEqual([true, true, true]);
  }

  /** Milliseconds until it is so. */
  async function timeUntil(isSo: () => Promise<boolean>): Promise<number> {
    const begin = performance.now();
    while (!(await isSo())) await wait(100);
    return performance.now() - begin;
  }

  beforeAll(async () => {
    folder = new ServerFolder();
    postgres = await TestPostgres.start();
    store = new PostgresStore(postgres.url, REAL_WORLD);
    await store.open();
    for (const at of [0, 1, 2]) {
      walls[at] = await FailingNetwork.before(postgres.url);
      await start(at);
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.kill();
    for (const network of walls) await network.remove();
    await store.close();
    await folder.leave();
    await postgres.stop();
  });

  test(
    'one of them is killed, again and again',
    async () => {
      const all = await companies();
      for (let kill = 0; kill < KILLS; kill++) {
        await progress(all);
        await servers[kill % 3].kill();
        await progress(all);
        await start(kill % 3);
      }
      await allIsWell(all);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'bots of one that is killed go on within ten seconds',
    async () => {
      for (let times = 0; times < 4; times++) {
        // Its bots would take their time.
        await again(2, { BOT_PAUSE: '60000' });
        const [ann] = await guests('Ann');
        const { id } = await startedTable([ann.movedTo(servers[2].address)], 2);
        await servers[2].kill();
        const answers = async () => (await store.tables.load(id))?.entries.length ?? 0;
        expect(await timeUntil(async () => (await answers()) === 2)).toBeLessThan(10 * SECOND);
      }
      await start(2);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'the network of one loses everything for half a minute: ten seconds later it is well',
    async () => {
      const all = await companies();
      const isWell = async () => {
        const asking = fetch(`${servers[0].address}/healthz`, { signal: AbortSignal.timeout(3 * SECOND) });
        return (await asking).ok;
      };
      await progress(all);
      walls[0].isSilent = true;
      await timeUntil(async () => !(await isWell()));
      await wait(30 * SECOND);
      walls[0].isSilent = false;
      expect(await timeUntil(isWell)).toBeLessThan(10 * SECOND);
      await allIsWell(all);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'one that has gone deaf shows what the others do within fifteen seconds',
    async () => {
      walls[0].onSend = (text, passage) => void (text.includes('listen entente') && ears.push(passage));
      await again(0);
      const [ann, bob] = await guests('Ann', 'Bob');
      const { id } = await startedTable([ann, bob].map((guest) => guest.movedTo(servers[1].address)));
      const watching = await ann.sit(id);
      for (const ear of ears) ear.isSilent = true;
      const begin = performance.now();
      const [hers, his] = await Promise.all(
        [ann, bob].map((guest) => guest.movedTo(servers[1].address).sit(id)),
      );
      await bidAll({ 0: hers, 1: his }, 1);
      await watching.next('view', ({ shown }) => shown.moment === 1);
      expect(performance.now() - begin).toBeLessThan(15 * SECOND);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'one is stopped for twenty seconds, and goes on',
    async () => {
      const all = await companies();
      await progress(all);
      servers[1].signal('SIGSTOP');
      await wait(20 * SECOND);
      servers[1].signal('SIGCONT');
      await allIsWell(all);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'the clock of one is two minutes fast, and nobody loses a seat for that',
    async () => {
      await again(2, {}, 'const { now } = Date; Date.now = () => now() + 120_000;');
      const [ann, bob] = await guests('Ann', 'Bob');
      const { id } = await startedTable([ann, bob], 0, 'live');
      await wait(10 * SECOND);
      const { table } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
      expect(table.chairs.map(({ kind, missed }) => [kind, missed])).toEqual([
        ['person', 0],
        ['person', 0],
      ]);
      await again(2);
    },
    LONG,
  );

  test.runIf(isWhole)(
    'what one has acknowledged, the others know at once',
    async () => {
      const [ann, bob] = await guests('Ann', 'Bob');
      const there = bob.movedTo(servers[1].address);
      for (let round = 0; round < 150; round++) {
        const chairs = [{ kind: 'me' }, { kind: 'open' }] as const;
        const { id, code } = await ann.create({ game: 'goofspiel', chairs: [...chairs] });
        await there.get(`/api/tables/${id}`);
        await there.do(id, { do: 'take', code: code ?? '' });
        const { table } = await ann.get<{ table: TableState }>(`/api/tables/${id}`);
        expect(table.chairs[1].kind).toBe('person');
        await ann.ready(id, 0);
        await there.ready(id, 1);
        expect((await ann.do(id, { do: 'start' })).phase).toBe('running');
      }
    },
    LONG,
  );
});
