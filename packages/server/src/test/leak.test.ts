import {
  type AnyGame,
  anyGame,
  imagine,
  type Seat,
  SeededChance,
  type Table,
  type Types,
} from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import type { CreateTable, TablesAnswer } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { showTile } from '../classes/show-class.ts';
import { Connection, type Pipe } from '../live/connection.ts';
import { commandFromPerson } from '../tables/commands.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { showNow } from '../tables/show-view.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { newNonce, startedTable } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const server = new TestServer();

/** Every byte that a person's socket would be sent about a table as it is now. */
function bytesFor(live: LiveTable, person: string | null): string[] {
  const texts: string[] = [];
  const pipe: Pipe = { send: (text) => texts.push(text), close: () => {} };
  const { publisher } = server.services;
  const connection = new Connection(
    pipe,
    live.doc.id,
    person === null ? null : { id: person, session: '' },
    'en',
  );
  publisher.join(live, connection);
  void publisher.leave(connection);
  // The time of day is no secret, nor who was here.
  return texts.map((text) => text.replaceAll(/"(now|seen)":(null|\d+)/g, '"$1":0'));
}

/** Swaps everything that the viewer cannot know for something else that it could be. */
function resample(live: LiveTable, viewer: Seat | 'spectator', seed: number): () => void {
  const { play } = live;
  if (play === null) throw new Error('no game');
  // Nobody else may do this to a game.
  const table: Table<Types> = Reflect.get(play, 'table');
  const real = table.position;
  table.position = imagine(table.game, table.view(viewer), new SeededChance(seed));
  return () => {
    table.position = real;
  };
}

/** Every byte of this table on the page of its organiser and on the projector. */
const tilesOf = (live: LiveTable): string =>
  [true, false]
    .map((withNames) =>
      JSON.stringify(showTile(live, 1, { withNames, withHints: withNames }, server.services.connections)),
    )
    .join();

/**
 * Compares the bytes for everybody at a table; returns how often there was something to swap.
 * @param watchers people without a seat: the organiser of a class, who is the host, and observers
 */
function compare(live: LiveTable, people: readonly Guest[], watchers: readonly string[] = []): number {
  let swapped = 0;
  const viewers: [Seat | 'spectator', string | null][] = [
    ...people.map(({ id }, seat): [Seat, string] => [seat, id]),
    ...[null, ...watchers].map((person): ['spectator', string | null] => ['spectator', person]),
  ];
  for (const [viewer, person] of viewers) {
    const before = bytesFor(live, person);
    const tiles = tilesOf(live);
    for (let seed = 0; seed < 3; seed++) {
      const secret = JSON.stringify(live.play?.position);
      const restore = resample(live, viewer, seed);
      if (JSON.stringify(live.play?.position) !== secret) swapped++;
      expect(bytesFor(live, person)).toEqual(before);
      if (viewer === 'spectator') expect(tilesOf(live)).toBe(tiles);
      restore();
    }
  }
  return swapped;
}

/** Plays on, and compares before every answer. */
async function compareAllThrough(
  id: string,
  people: readonly Guest[],
  steps: number,
  watchers: readonly string[] = [],
): Promise<void> {
  const { tables } = server.services;
  const chance = new SeededChance(11);
  let swapped = 0;
  for (let step = 0; step < steps; step++) {
    const next = await tables.with(id, (live) => {
      swapped += compare(live, people, watchers);
      const seat = live.asked.at(-1);
      return seat === undefined || live.play === null ? null : showNow(live, live.play, seat);
    });
    if (next === null || next.viewer === 'spectator') break;
    const { viewer: seat, question } = next;
    const command = { id: newCommandId(), seat, question, choice: anyChoice(next, chance) };
    // A form that was filled in badly is refused, and tried again in the next step.
    await commandFromPerson(tables, { person: people[seat].id }, id, command).catch(() => {});
  }
  // The check has teeth: often enough there was something to swap.
  expect(swapped).toBeGreaterThan(steps);
}

/** The first table of a class of Limit for three, begun; students over observe. */
async function tableOfClass(
  teacher: Guest,
  students: readonly Guest[],
  { observed }: { observed: boolean },
): Promise<string> {
  const { classes, store } = server.services;
  const wish = { name: '4b', language: 'en', game: 'limit', options: {}, seats: 3, days: 1 } as const;
  const more = {
    other: null,
    rounds: null,
    lessons: [],
    observed,
    names: 'typed',
    projected: true,
    sameDice: true,
  } as const;
  const id = await classes.create({ ...wish, ...more, lessons: [] }, teacher.id);
  const { code } = await classes.lead(id, teacher.id);
  for (const guest of students) {
    await guest.ask('POST', `/api/class/${code}/join`, { name: guest.name });
    const one = (await classes.lead(id, teacher.id)).students.at(-1);
    await classes.act(id, { do: 'admit', student: one?.id ?? '' }, teacher);
  }
  await classes.act(id, { do: 'divide', gaps: 'observe' }, teacher);
  return (await store.classes.load(id))?.doc.tables[0] ?? '';
}

describe('the bytes that a viewer receives do not depend on what it cannot know', () => {
  test.each([
    ['goofspiel', 3, 40],
    ['limit', 3, 60],
  ])('all through %s, for every seat and a spectator', async (game, seats, steps) => {
    const people = await Promise.all(
      Array.from({ length: seats }, (_, seat) => Guest.come(server.address, `P${seat}`)),
    );
    const chairs: CreateTable['chairs'] = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const { id, code } = await people[0].create({ game, chairs });
    for (const guest of people.slice(1)) await guest.do(id, { do: 'take', code: code ?? '' });
    for (const [seat, guest] of people.entries())
      await guest.do(id, { do: 'ready', seat, nonce: newNonce() });
    await people[0].do(id, { do: 'start' });

    await compareAllThrough(id, people, steps);
  });

  test('the organiser of a class, its projector and an observer are told what every spectator is', async () => {
    const steps = 40;
    const [teacher, observer, ...students] = await server.guests('Tea', 'Ob', 'P0', 'P1', 'P2');
    const table = await tableOfClass(teacher, students, { observed: false });
    const seated = await server.services.tables.with(table, ({ doc }) =>
      doc.chairs.flatMap(({ person }) => students.filter((guest) => guest.id === person)),
    );
    expect(seated).toHaveLength(3);
    await compareAllThrough(table, seated, steps, [teacher.id, observer.id]);
  });

  test('where observers see all, that changes nothing for those at the table', async () => {
    const [teacher, observer, ...students] = await server.guests('Tea', 'Ob', 'P0', 'P1', 'P2', 'P3');
    const all = [...students, observer];
    const table = await tableOfClass(teacher, all, { observed: true });
    const seated = await server.services.tables.with(table, ({ doc }) =>
      doc.chairs.flatMap(({ person }) => all.filter((guest) => guest.id === person)),
    );
    await compareAllThrough(table, seated, 12);
  });

  test('a secret answer shows only that it was given, not what it was or how often it changed', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Guest.come(server.address, name)));
    const table = await startedTable(people);
    const lines = await Promise.all(people.map((guest) => guest.sit(table.id)));
    const watcher = await (await Guest.come(server.address, 'Eve')).sit(table.id);
    const bid = (card: number) =>
      ({
        kind: 'command',
        id: newCommandId(),
        seat: 0,
        question: '0.0',
        choice: { do: 'bid', card },
      }) as const;
    await lines[0].command(bid(3));
    const seen = await lines[1].next('view');
    expect(seen.shown).toMatchObject({ moment: 0, question: '0.0', view: { asked: [1, 2], answers: [] } });
    await lines[0].command({ kind: 'undo', id: newCommandId(), seat: 0, question: '0.1' });
    await lines[0].command(bid(5));
    const again = await lines[1].next('view', ({ shown }) => !shown.view.asked.includes(0));
    // The same as after the first answer: the number of the moment does not count answers.
    expect(again.shown).toEqual(seen.shown);
    for (const line of [lines[1], lines[2], watcher]) {
      const views = line.texts.filter((text) => text.includes('"view"'));
      for (const text of views) expect(text).not.toMatch(/"answers":\[\{/);
    }
  });

  test('nothing tells in how many parts a secret answer was given: not clocks, marks or the list', async () => {
    const plain = anyGame(goofspiel);
    const parts = {
      ...plain.steps.bid,
      more: (_g: unknown, _f: unknown, _s: Seat, { length }: []) => length < 3,
    };
    const game: AnyGame = { ...plain, steps: { ...plain.steps, bid: parts } };
    let now = 1_800_000_000_000;
    const services = new ServerFolder();
    const { address } = await services.start({ now: () => now }, new Map([[game.id, game]]));
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(address, name)));
    const table = await startedTable([ann, bob], 0, 'live');
    const [hers, his] = [await ann.sit(table.id), await bob.sit(table.id)];
    const changed = async () => (await bob.get<TablesAnswer>('/api/tables')).mine[0].changed;
    const before = await changed();
    const question = (given: number) => ({ id: newCommandId(), seat: 0, question: `0.${given}` }) as const;
    const part = (given: number) =>
      ({ kind: 'command', ...question(given), choice: { do: 'bid', card: 1 } }) as const;
    const told = his.messages.length;
    now += 1000;
    for (const message of [part(0), part(1), { kind: 'undo', ...question(2) } as const, part(1)])
      expect(await hers.command(message)).toMatchObject({ kind: 'ack' });
    expect(await changed()).toBe(before);
    // The last part is seen: she is asked no more.
    await hers.command(part(2));
    const view = await his.next('view', ({ shown }) => !shown.view.asked.includes(0));
    expect(his.messages.slice(told).map(({ kind }) => kind)).toEqual(['table', 'view']);
    // Marks count what was shown to this viewer, not what was shown to others.
    const marks = his.messages.flatMap((one) => (one.kind === 'view' ? [one.mark] : []));
    const [first, second] = marks.map((mark) => Number.parseInt(mark.slice(-1), 36));
    expect(second - first).toBe(1);
    expect(view.shown.question).toBe('0.0');
    await services.leave();
  });
});
