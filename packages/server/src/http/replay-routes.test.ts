import { afterEach, beforeEach, expect, test } from 'vitest';
import { playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(() => folder.leave());

test('moments that are asked for at the same time are each as they were', async () => {
  const server = await folder.start();
  const guests = [await Guest.come(server.address, 'Ada'), await Guest.come(server.address, 'Bo')];
  const { id } = await startedTable(guests);
  const lines = await Promise.all(guests.map((guest) => guest.sit(id)));
  await Promise.all(lines.map((line, seat) => playOn(line, seat)));
  await folder.stop(server);
  // All of them wait until the table is loaded, and are answered together.
  const { address } = await folder.start();
  const see = (moment: number) =>
    guests[0].movedTo(address).get(`/api/tables/${id}/moments/${moment}?viewer=0`);
  const moments = [0, 1, 2, 3, 4];
  const together = await Promise.all(moments.map(see));
  const apart: unknown[] = [];
  for (const moment of moments) apart.push(await see(moment));
  expect(together).toEqual(apart);
});
