import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestView, playOn, startedTable } from './testing/goofspiel.ts';
import { Guest } from './testing/guest.ts';
import { Place } from './testing/place.ts';
import { TestPostgres } from './testing/postgres.ts';

let place: Place;
let postgres: TestPostgres;
beforeAll(async () => {
  place = await Place.make();
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await place.leave();
  await postgres.stop();
});

test('an address that cannot be leads nowhere, whatever the database thinks of it', async () => {
  const { address } = await place.start({ databaseUrl: postgres.url });
  const ann = await Guest.come(address, 'Ann');
  const long = `tables/${'x'.repeat(5000)}`;
  for (const path of ['tables/%00', 'join/%00', 'tables/%ff/log', 'tables/a%20b/stream', long]) {
    expect(await ann.ask('GET', `/api/${path}`)).toMatchObject({
      status: 404,
      body: { refusal: { code: 'refuse.nothing' } },
    });
  }
});

test('two servers on one Postgres serve the same table, each its own player', async () => {
  const databaseUrl = postgres.url;
  const [one, two] = [await place.start({ databaseUrl }), await place.start({ databaseUrl })];
  const ann = await Guest.come(one.address, 'Ann');
  const bob = await Guest.come(one.address, 'Bob');
  const table = await startedTable([ann, bob], 1);
  const lines = [await ann.sit(table.id), await bob.movedTo(two.address).sit(table.id)];
  await Promise.all(lines.map((line, seat) => playOn(line, seat)));
  const outcomes = lines.map((line, seat) => latestView(line, seat)?.shown.view.outcome);
  expect(outcomes[0]).not.toBeNull();
  expect(outcomes[1]).toEqual(outcomes[0]);
});
