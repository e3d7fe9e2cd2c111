import type { DataAnswer, RatingsAnswer, RefusalAnswer } from '@entente/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../store/store.ts';
import { playOn } from '../testing/goofspiel.ts';
import type { Guest } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';
import { type KeptStore, makeTable, NOW, STORES } from '../testing/stores.ts';
import { placesOf } from './places.ts';
import { Ratings } from './ratings.ts';
import { afterGame } from './strength.ts';

const server = new TestServer();
const ofPerson = async (guest: Guest) => (await guest.get<RatingsAnswer>('/api/me/ratings')).ratings;
const CHAIRS = [{ kind: 'me' }, { kind: 'open' }] as const;

async function ratedTable(ann: Guest, bob: Guest): Promise<string> {
  const { id, code, rated } = await ann.create({
    game: 'goofspiel',
    chairs: [...CHAIRS],
    options: { cards: 5 },
    rated: true,
  });
  expect(rated).toBe(true);
  await bob.do(id, { do: 'take', code: code ?? '' });
  await ann.ready(id, 0);
  await bob.ready(id, 1);
  await ann.do(id, { do: 'start' });
  return id;
}

describe('a rated game', () => {
  test('counts for its players when it is over, once', async () => {
    const people = await server.guests('Ann', 'Bob');
    const [ann, bob] = people;
    const id = await ratedTable(ann, bob);
    expect(await ofPerson(ann)).toEqual([]);
    const lines = await Promise.all(people.map((guest) => guest.sit(id)));
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    await server.services.ratings.settled();
    const [hers] = await ofPerson(ann);
    expect(hers).toMatchObject({ game: 'goofspiel', seats: 2, games: 1 });
    expect(await ofPerson(ann)).toEqual([hers]);
    expect((await ann.get<DataAnswer>('/api/me/data')).ratings).toEqual([hers]);
    const { rematch } = await ann.do(id, { do: 'rematch' });
    const { table } = await ann.get<{ table: { rated?: boolean } }>(`/api/tables/${rematch}`);
    expect(table.rated).toBe(true);
  });

  test('is lost by a player who resigns, and cannot be closed', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const id = await ratedTable(ann, bob);
    expect(await ann.refused(id, { do: 'close' })).toBe('refuse.ratedClose');
    await ann.do(id, { do: 'resign', seat: 0 });
    const [hers] = await ofPerson(ann);
    const [his] = await ofPerson(bob);
    expect([hers.games, his.games]).toEqual([1, 1]);
    expect(his.rating).toBeGreaterThan(hers.rating);
  });

  test('has no bots, and nobody has two seats', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    for (const other of [{ kind: 'bot', bot: 'random' }, { kind: 'me' }] as const) {
      const wish = { game: 'goofspiel', chairs: [{ kind: 'me' }, other], rated: true };
      const { status, body } = await ann.ask('POST', '/api/tables', wish);
      expect([status, (body as RefusalAnswer).refusal.code]).toEqual([422, 'refuse.ratedPeople']);
    }
    const { id } = await ann.create({ game: 'goofspiel', chairs: [...CHAIRS], rated: true });
    await ann.do(id, { do: 'bot', seat: 1, bot: 'random' });
    await ann.ready(id, 0);
    expect(await ann.refused(id, { do: 'start' })).toBe('refuse.ratedPeople');
    expect(await bob.refused(id, { do: 'close' })).toBe('refuse.notHost');
    await ann.do(id, { do: 'close' });
    expect(await ofPerson(ann)).toEqual([]);
  });
});

test('places: winners, then scores; all lose together; who has resigned comes last', () => {
  const table = makeTable({ rated: true, phase: 'over' });
  const chairs = [...table.chairs, ...table.chairs].slice(0, 3).map((chair) => ({ ...chair }));
  const ended = (scores: number[], winners: number[]) => ({
    ...table,
    chairs,
    result: { setup: [], hash: '', outcome: { reason: '', scores, winners } },
  });
  expect(placesOf(ended([5, 9, 7], [1]))).toEqual([3, 1, 2]);
  expect(placesOf(ended([5, 9, 7], []))).toEqual([1, 1, 1]);
  expect(placesOf({ ...ended([5, 9, 7], [1]), ended: 'closed' })).toBeNull();
  expect(placesOf({ ...ended([5, 9, 7], [1]), rated: false })).toBeNull();
  chairs[1].resigned = true;
  expect(placesOf(ended([5, 9, 7], [2]))).toEqual([3, 4, 1]);
});

describe.each(Object.keys(STORES))('%s', (kind) => {
  let kept: KeptStore;
  let store: Store;
  beforeEach(async () => {
    kept = await STORES[kind]();
    store = kept.open();
    await store.open();
  });
  afterEach(async () => {
    await store.close();
    await kept.leave();
  });

  test('counts games that end at the same time, each of them once', async () => {
    const people = ['ann', 'bob', 'cleo'];
    const games = Array.from({ length: 6 }, (_, at) => ({
      table: `table ${at}`,
      game: 'goofspiel',
      people: at % 2 === 0 ? people : people.toReversed(),
      places: [1, 2, 3],
    }));
    await Promise.all([...games, ...games].map((game) => store.ratings.count(game, afterGame)));
    expect(await store.ratings.counted(['table 0', 'table 5', 'none'])).toEqual(
      new Set(['table 0', 'table 5']),
    );
    for (const person of people)
      expect(await store.ratings.of(person)).toMatchObject([{ games: 6, seats: 3 }]);
    await store.ratings.give('cleo', 'dora');
    await store.ratings.give('ann', 'bob');
    expect(await store.ratings.of('cleo')).toEqual([]);
    expect(await store.ratings.of('dora')).toMatchObject([{ games: 6 }]);
    await store.people.erase('bob');
    expect(await store.ratings.of('bob')).toEqual([]);
  });

  test('a game that nobody counted when it ended is counted when a player looks', async () => {
    const [ann, bob] = ['ann', 'bob'];
    const table = makeTable({
      rated: true,
      phase: 'over',
      sat: [ann, bob],
      result: { setup: [], hash: '', outcome: { reason: '', scores: [1, 2], winners: [1] } },
    });
    const chairs = table.chairs.map((chair, seat) => ({ ...chair, person: [ann, bob][seat] }));
    await store.tables.add({ ...table, chairs }, NOW);
    const note = (): number => 0;
    expect(await new Ratings(store, { note }).of(bob)).toMatchObject([{ game: 'goofspiel', games: 1 }]);
    expect(await new Ratings(store, { note }).of(ann)).toMatchObject([{ rating: 0, games: 1 }]);
  });
});
