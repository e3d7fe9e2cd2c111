import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { OLDEST_READER, READS_PACKED } from '../store/migrations.ts';
import { bidAll, playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { isFile, putDatabase, readRelease } from '../testing/kept-release.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const DAY = 24 * 3_600_000;
const RELEASE = '658f6e8';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(() => folder.leave());

function rows<Row>(sql: string): Row[] {
  const file = new Database(join(folder.data, 'entente.db'));
  try {
    return file.prepare(sql).all() as Row[];
  } finally {
    file.close();
  }
}

const SIZE = `
  select (select sum(length(entry) + length(table_id) + length(coalesce(command, '')) + 16) from entries
          where table_id in (select id from tables where doc like '%"phase":"over"%')) as entries,
         (select sum(length(body)) from logs) as logs,
         (select count(*) from snapshots where table_id in (select id from tables where doc like '%"phase":"over"%')) as snapshots,
         (select body from house where name = 'reader') as reader`;
const size = () => rows<{ entries: number; logs: number | null; snapshots: number; reader: string }>(SIZE)[0];

/** Everything that can be seen of a finished game. */
async function seen({ address }: RunningServer, table: string, moment: number): Promise<unknown[]> {
  const [{ token }] = readRelease(RELEASE).people;
  const guest = Guest.known(address, 'Ann', `entente=${token}`, 'Ann');
  const moments = [0, Math.floor(moment / 2), moment].map((one) => `moments/${one}?viewer=0`);
  const paths = [...moments, 'log?viewer=1', 'measures', 'file'];
  return Promise.all(paths.map((path) => guest.get(`/api/tables/${table}/${path}`)));
}

test('finished games of all titles are all there after packing, in a fraction of the room', async () => {
  putDatabase(RELEASE, folder.data);
  const finished = readRelease(RELEASE).tables.filter(isFile);
  const titles = [...new Map(finished.map((table) => [table.game, table])).values()];
  const server = await folder.start();
  await server.services.logPacking.look();
  const before = size();
  // A host who goes back soon after an upgrade finds everything as it was.
  expect(before).toMatchObject({ logs: null, snapshots: 0, reader: OLDEST_READER });
  const shown = await Promise.all(titles.map(({ id, moment }) => seen(server, id, moment)));
  const lengths = await (await fetch(`${server.address}/api/lengths`)).json();
  await folder.stop(server);

  const later = await folder.start({ now: () => Date.now() + 20 * DAY });
  await later.services.logPacking.look();
  const after = size();
  expect(after).toMatchObject({ entries: null, reader: READS_PACKED });
  expect(Number(after.logs) / before.entries).toBeLessThan(0.12);
  expect(await Promise.all(titles.map(({ id, moment }) => seen(later, id, moment)))).toEqual(shown);
  expect(await (await fetch(`${later.address}/api/lengths`)).json()).toEqual(lengths);
  if (process.env.ENTENTE_FIGURES === '1') console.log({ before, after });
});

test('a damaged log is shown as unreadable', async () => {
  putDatabase(RELEASE, folder.data);
  const server = await folder.start({ now: () => Date.now() + 20 * DAY });
  await server.services.logPacking.look();
  await folder.stop(server);
  const [{ id }] = readRelease(RELEASE).tables.filter(isFile);
  const file = new Database(join(folder.data, 'entente.db'));
  file.prepare("update logs set body = 'AA' || substr(body, 3) where table_id = ?").run(id);
  file.close();
  const again = await folder.start();
  expect((await fetch(`${again.address}/api/tables/${id}`)).status).toBe(500);
});

test('the end of a game drops its snapshot', async () => {
  const server = await folder.start();
  const guests = [await Guest.come(server.address, 'Ada'), await Guest.come(server.address, 'Bo')];
  const table = await startedTable(guests);
  const lines = await Promise.all(guests.map((guest) => guest.sit(table.id)));
  await bidAll(lines, 1);
  const file = new Database(join(folder.data, 'entente.db'));
  file.prepare('insert into snapshots (table_id, body) values (?, ?)').run(table.id, 'a cache');
  file.close();
  await Promise.all(lines.map((line, seat) => playOn(line, seat)));
  expect(rows('select * from snapshots')).toEqual([]);
});
