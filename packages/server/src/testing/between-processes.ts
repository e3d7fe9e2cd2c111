import type { TableState, TablesAnswer } from '@entente/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DATABASE_TIMEOUTS, REAL_DRIVER } from '../store/postgres/connections.ts';
import { PostgresStore } from '../store/postgres/postgres.ts';
import { GONE } from '../tables/acts/host.ts';
import { REAL_WORLD } from '../world.ts';
import { FailingNetwork, type Passage } from './failing-network.ts';
import { latestView, playOn, startedTable, viewWhen } from './goofspiel.ts';
import { Guest, newCommandId } from './guest.ts';
import { TestPostgres } from './postgres.ts';
import { ServerFolder } from './server-folder.ts';
import { SHORT_TIMEOUTS } from './short-timeouts.ts';
import { TEST_TIMEOUT } from './test-timeout.ts';
import { windowGames } from './window-games.ts';

/** What holds for several servers that share a database, whatever carries their messages. */
export function betweenProcesses(): void {
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

  test('an impossible address is not found, whatever the database makes of it', async () => {
    const { address } = await folder.start({ databaseUrl: postgres.url });
    const ann = await Guest.come(address, 'Ann');
    const long = `tables/${'x'.repeat(5000)}`;
    for (const path of ['tables/%00', 'join/%00', 'tables/%ff/log', 'tables/a%20b/stream', long]) {
      expect(await ann.ask('GET', `/api/${path}`)).toMatchObject({
        status: 404,
        body: { refusal: { code: 'refuse.nothing' } },
      });
    }
  });

  test('two players who ask for a rematch at the same moment, at two servers, get the same table', async () => {
    const databaseUrl = postgres.url;
    const [one, two] = [await folder.start({ databaseUrl }), await folder.start({ databaseUrl })];
    const ann = await Guest.come(one.address, 'Ann');
    const bob = await Guest.come(one.address, 'Bob');
    const there = bob.movedTo(two.address);
    for (let times = 0; times < 3; times++) {
      const { id } = await startedTable([ann, bob]);
      await ann.do(id, { do: 'close' });
      await there.get(`/api/tables/${id}`);
      const [hers, his] = await Promise.all([ann.do(id, { do: 'rematch' }), there.do(id, { do: 'rematch' })]);
      expect(his.rematch).toBe(hers.rematch);
    }
    const { mine } = await ann.get<TablesAnswer>('/api/tables');
    expect(mine.filter(({ phase }) => phase === 'lobby')).toHaveLength(3);
  });

  test('nobody at another server sees who has answered in a window, and it closes for all', async () => {
    let late = 0;
    const other = { databaseUrl: postgres.url, now: () => Date.now() + late };
    const games = windowGames({ window: true });
    const [one, two] = [await folder.start(other, games), await folder.start(other, games)];
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(one.address, name)));
    const { id } = await startedTable([ann, bob], 0, 'evening');
    const [hers, his] = [await ann.sit(id), await bob.movedTo(two.address).sit(id)];
    await hers.next('table', ({ table }) => table.chairs[1].online);
    const bid = (seat: number, card: number) =>
      ({ kind: 'command', id: newCommandId(), seat, question: '0.0', choice: { do: 'bid', card } }) as const;
    await hers.command(bid(0, 1));
    const before = hers.messages.length;
    expect(await his.command(bid(1, 5))).toMatchObject({ kind: 'ack' });
    await his.command({ kind: 'talk', id: newCommandId(), seat: 1, text: 'Well?' });
    await hers.next('talk');
    expect(hers.messages.slice(before).map(({ kind }) => kind)).toEqual(['talk']);
    late += 10_000;
    for (const [seat, line] of [hers, his].entries()) {
      const { shown } = await viewWhen(line, seat, ({ moment }) => moment === 1);
      expect(shown.view.public).toMatchObject({ played: [[1], [5]] });
    }
    for (const server of [one, two]) await folder.stop(server);
  });

  /** What another process has between it and the others. */
  async function anotherProcess(): Promise<PostgresStore> {
    const { natsUrl } = ServerFolder;
    const store = new PostgresStore(postgres.url, REAL_WORLD, DATABASE_TIMEOUTS, REAL_DRIVER, natsUrl);
    await store.open();
    await vi.waitFor(() => expect(store.line.hears).toBe(true), TEST_TIMEOUT);
    return store;
  }

  describe('every server knows who is online', () => {
    const table = async (guest: Guest, id: string) =>
      (await guest.get<{ table: TableState }>(`/api/tables/${id}`)).table;

    test('who comes and goes, who watches, and that the host is still there', async () => {
      let late = 0;
      const other = { databaseUrl: postgres.url, now: () => Date.now() + late };
      const one = await folder.start(other);
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(one.address, name)));
      const { id } = await startedTable([ann, bob], 1);
      const host = await ann.sit(id);
      // A server that starts later asks who is there.
      const two = await folder.start(other);
      const his = await bob.movedTo(two.address).sit(id);
      await his.table(({ chairs }) => chairs[0].online && chairs[1].online);
      await host.table(({ chairs }) => chairs[1].online);
      late += GONE;
      expect(await bob.movedTo(two.address).refused(id, { do: 'host', seat: 1 })).toBe('refuse.hostHere');
      const eve = await (await Guest.come(one.address, 'Eve')).sit(id);
      await his.table(({ watching }) => watching === 1);
      eve.hangUp();
      host.hangUp();
      await his.table(
        ({ chairs, watching }) => !chairs[0].online && chairs[0].seen !== null && watching === 0,
      );
      // A server that stops says so.
      const again = await ann.sit(id);
      await his.table(({ chairs }) => chairs[0].online);
      again.hangUp();
      await folder.stop(one);
      await his.table(({ chairs }) => !chairs[0].online);
    });

    test('a table that was loaded again shows who came in the meantime', async () => {
      // Without memory for tables, every piece of work loads its table again.
      const { address } = await folder.start({ databaseUrl: postgres.url, tableMemory: 0 });
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(address, name)));
      const { id } = await startedTable([ann, bob]);
      const hers = await ann.sit(id);
      const before = hers.messages.length;
      await bob.sit(id);
      hers.send({ kind: 'ping' });
      await hers.next('pong');
      const told = hers.messages.slice(before).filter((message) => message.kind === 'table');
      expect(told.map(({ table }) => table.chairs[1].online)).toEqual([true]);
    });

    test('a server that was cut off for a while tells the others who is at its tables', async () => {
      const { natsUrl } = ServerFolder;
      const network = await FailingNetwork.before(natsUrl ?? postgres.url);
      const ears: Passage[] = [];
      network.onSend = (text, passage) =>
        void (/listen entente|SUB entente/.test(text) && ears.push(passage));
      const cut = natsUrl === null ? { databaseUrl: network.url } : { natsUrl: network.url };
      const deaf = await folder.start({
        databaseUrl: postgres.url,
        databaseTimeouts: SHORT_TIMEOUTS,
        ...cut,
      });
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(deaf.address, name)));
      const { id } = await startedTable([ann, bob]);
      const listener = await anotherProcess();
      const reported = new Promise<void>((resolve) =>
        listener.bus.subscribe({ presenceReported: (_, text) => text.includes(ann.id) && resolve() }),
      );
      await ann.sit(id);
      // The server that starts next must not hear this report: only the one after the silence.
      await reported;
      for (const ear of ears) ear.isSilent = true;
      const other = await folder.start({ databaseUrl: postgres.url });
      const his = await bob.movedTo(other.address).sit(id);
      await his.table(({ chairs }) => chairs[0].online);
      expect(ears.length).toBeGreaterThan(1);
      for (const server of [deaf, other]) await folder.stop(server);
      await listener.close();
      await network.remove();
    });

    test('a server that dies takes its people along after a minute', async () => {
      let late = 0;
      const here = await folder.start({ databaseUrl: postgres.url, now: () => Date.now() + late });
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(here.address, name)));
      const { id } = await startedTable([ann, bob], 1);
      const line = await ann.sit(id);
      const dying = await anotherProcess();
      await dying.bus.tellPresence(JSON.stringify({ at: id, here: [bob.id, null] }));
      const both = await line.next('table', (told) => told.table.chairs[1].online);
      expect(both.table.watching).toBe(1);
      late += 61_000;
      here.services.otherProcesses.dropSilent();
      await line.next('table', (told) => !told.table.chairs[1].online);
      expect((await table(ann, id)).watching).toBe(0);
      await dying.close();
    });

    test('an unknown message from a server of another version is ignored, and its next message is read', async () => {
      const here = await folder.start({ databaseUrl: postgres.url });
      const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(here.address, name)));
      const { id } = await startedTable([ann, bob], 1);
      const line = await ann.sit(id);
      const warnings = vi.spyOn(here.services.log, 'warn');
      const other = await anotherProcess();
      const words = ['5', 'null', '"hello"', '[]', '{"at":5}', `{"at":"${id}","here":7}`, 'hello', ''];
      for (const text of words) await other.bus.tellPresence(text);
      await other.bus.tellPresence(JSON.stringify({ at: id, here: [bob.id], since: 7 }));
      await line.next('table', (told) => told.table.chairs[1].online);
      expect(warnings).toHaveBeenCalledTimes(words.length);
      await other.close();
    });
  });

  test('every server knows at once what another has acknowledged, even without messages', async () => {
    const network = await FailingNetwork.before(postgres.url);
    const ears: Passage[] = [];
    network.onSend = (text, passage) => void (text.includes('listen entente') && ears.push(passage));
    const one = await folder.start({ databaseUrl: postgres.url });
    const two = await folder.start({ databaseUrl: network.url });
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(one.address, name)));
    const [annThere, bobThere] = [ann.movedTo(two.address), bob.movedTo(two.address)];
    const { id, code } = await ann.create({
      game: 'goofspiel',
      chairs: [{ kind: 'me' }, { kind: 'open' }],
    });
    const seenThere = async () => (await annThere.get<{ table: TableState }>(`/api/tables/${id}`)).table;
    expect((await seenThere()).chairs[1].kind).toBe('open');
    for (const ear of ears) ear.isSilent = true;
    await bob.do(id, { do: 'take', code: code ?? '' });
    expect((await seenThere()).chairs[1].kind).toBe('person');
    await ann.ready(id, 0);
    await bob.ready(id, 1);
    expect((await annThere.do(id, { do: 'start' })).phase).toBe('running');
    await bob.do(id, { do: 'pause' });
    const { mine } = await bobThere.get<TablesAnswer>('/api/tables');
    expect(mine.map(({ phase }) => phase)).toEqual(['paused']);
    await ann.do(id, { do: 'resume' });
    expect((await bobThere.sit(id)).last('table')?.table.phase).toBe('running');
    await folder.stop(two);
    await network.remove();
  });

  test('a client that comes while another server changes the table is shown the change', async () => {
    const databaseUrl = postgres.url;
    const [one, two] = [await folder.start({ databaseUrl }), await folder.start({ databaseUrl })];
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(one.address, name)));
    const { id } = await startedTable([ann, bob]);
    const { tables, bus } = two.services.store;
    const load = tables.load.bind(tables);
    vi.spyOn(tables, 'load').mockImplementationOnce(async (table) => {
      const stored = await load(table);
      const heard = new Promise<void>((resolve) => bus.subscribe({ tableChanged: () => resolve() }));
      await ann.do(id, { do: 'pause' });
      await heard;
      return stored;
    });
    const his = await bob.movedTo(two.address).sit(id);
    expect(await his.table(({ phase }) => phase === 'paused')).toBeDefined();
    for (const server of [one, two]) await folder.stop(server);
  });

  test('guessing codes at several servers gives no more guesses than at one', async () => {
    const settings = { databaseUrl: postgres.url, rateLimits: true };
    const [one, two] = [await folder.start(settings), await folder.start(settings)];
    const guess = async ({ address }: { address: string }) => {
      const body = JSON.stringify({ code: 'AAAAAAAAAAAAAAAAAAAA' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${address}/api/come`, { method: 'POST', headers, body })).status;
    };
    let guesses = 0;
    for (; (await guess(one)) === 403; guesses++);
    expect(guesses).toBe(20);
    guesses = 0;
    for (; (await guess(two)) === 403; guesses++);
    expect(guesses).toBeLessThan(20);
  });

  test('two servers on one Postgres serve the same table, each its own player', async () => {
    const databaseUrl = postgres.url;
    const [one, two] = [await folder.start({ databaseUrl }), await folder.start({ databaseUrl })];
    const ann = await Guest.come(one.address, 'Ann');
    const bob = await Guest.come(one.address, 'Bob');
    const table = await startedTable([ann, bob], 1);
    const lines = [await ann.sit(table.id), await bob.movedTo(two.address).sit(table.id)];
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    const outcomes = lines.map((line, seat) => latestView(line, seat)?.shown.view.outcome);
    expect(outcomes[0]).not.toBeNull();
    expect(outcomes[1]).toEqual(outcomes[0]);
  });
}
