import { join } from 'node:path';
import type { TablesAnswer } from '@entente/protocol';
import Database from 'libsql';
import { afterEach, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { bidAll, playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder = new ServerFolder();
afterEach(async () => {
  await folder.leave();
  folder = new ServerFolder();
});

/** A finished game, a running one and a lobby; what Ann's list says of them, and the server after a restart. */
async function afterRestart(): Promise<{ list: TablesAnswer; ann: Guest; server: RunningServer }> {
  const before = await folder.start();
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(before.address, name)));
  await playOn(await ann.sit((await startedTable([ann], 1)).id), 0);
  const running = await startedTable([ann, bob], 0, 'live');
  await bidAll({ 1: await bob.sit(running.id) }, 2);
  await ann.create({ game: 'limit', chairs: [{ kind: 'me' }, { kind: 'open' }], visibility: 'listed' });
  const list = await ann.get<TablesAnswer>('/api/tables');
  await folder.stop(before);
  const server = await folder.start();
  return { list, ann: ann.movedTo(server.address), server };
}

/** In the database, while no server has it. */
function inFile(sql: string): void {
  const file = new Database(join(folder.data, 'entente.db'));
  file.exec(sql);
  file.close();
}

test('lists and data come from what is stored, without playing the games', async () => {
  const { list, ann, server } = await afterRestart();
  expect(list.mine.map(({ phase }) => phase).sort()).toEqual(['lobby', 'over', 'running']);
  expect(list.mine.find(({ phase }) => phase === 'running')).toMatchObject({ waits: true, asked: [0] });
  expect(await ann.get<TablesAnswer>('/api/tables')).toEqual(list);
  expect(await ann.get('/api/me/data')).toMatchObject({ tables: [{}, {}, {}] });
  expect(server.services.tables.resident.tables).toBe(0);
});

test.each([
  ['of fewer entries', `update lines set body = json_set(body, '$.entries', -1)`],
  ['of another arrangement', `update lines set body = json_set(body, '$.rev', 0)`],
  ['of other rules', `update lines set body = json_set(body, '$.build', 'other')`],
  ['that is not there', 'delete from lines'],
])('a line %s is not believed, and written again', async (_what, sql) => {
  const { list, ann, server } = await afterRestart();
  await folder.stop(server);
  inFile(sql);
  const again = await folder.start();
  const her = ann.movedTo(again.address);
  expect(await her.get<TablesAnswer>('/api/tables')).toEqual(list);
  expect(again.services.tables.resident.tables).toBe(3);
  await folder.stop(again);
  const last = await folder.start();
  expect(await ann.movedTo(last.address).get<TablesAnswer>('/api/tables')).toEqual(list);
  expect(last.services.tables.resident.tables).toBe(0);
});
