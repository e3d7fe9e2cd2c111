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
