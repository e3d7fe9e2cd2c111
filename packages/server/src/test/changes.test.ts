import { SeededChance, type Viewer } from '@entente/engine';
import type { CreateTable, LogLine, ServerMessage, WireOffer } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { anyChoice } from '../testing/any-choice.ts';
import { bidAll, newNonce, startedTable } from '../testing/goofspiel.ts';
import { type Guest, type GuestSocket, newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const server = new TestServer();

const GAMES: readonly (readonly [string, readonly number[]])[] = [
  ['limit', [1, 2, 3, 4, 5, 6]],
  ['ideology', [2, 3, 4, 5]],
  ['venonta', [3, 4, 6]],
  ['attack', [2, 3, 4, 5, 6, 7, 8]],
];
/** Commands of each game, and how often a choice is taken back. */
const COMMANDS = 25;
const UNDO = 5;

/** Two sockets of one person: one takes changes, the other whole views. */
interface Pair {
  readonly viewer: Viewer;
  readonly changes: GuestSocket;
  readonly whole: GuestSocket;
}

type View = Extract<ServerMessage, { kind: 'view' }>;
const viewsOf = (line: GuestSocket): View[] =>
  line.messages.flatMap((one) => (one.kind === 'view' ? [one] : []));

function logOf(views: readonly View[]): LogLine[] {
  return views.reduce<LogLine[]>((lines, { log }) => [...lines.slice(0, log.from), ...log.lines], []);
}

/** Waits until both have what the table has for them. */
async function settled({ changes, whole }: Pair, moment: number): Promise<void> {
  const isThere = (line: GuestSocket) => (line.last('view')?.shown.moment ?? -1) >= moment;
  for (const line of [changes, whole]) while (!isThere(line)) await line.another();
  while (changes.last('view')?.mark !== whole.last('view')?.mark) {
    const behind = viewsOf(changes).length < viewsOf(whole).length ? changes : whole;
    await behind.another();
  }
}

async function pairOf(guest: Guest, viewer: Viewer, table: string): Promise<Pair> {
  return {
    viewer,
    changes: await guest.sit(table, undefined, { takesChanges: true }),
    whole: await guest.sit(table),
  };
}

async function table(people: readonly Guest[], wish: Pick<CreateTable, 'game' | 'pace'>): Promise<string> {
  const chairs: CreateTable['chairs'] = people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
  const { id, code } = await people[0].create({ ...wish, chairs });
  for (const guest of people.slice(1)) await guest.do(id, { do: 'take', code: code ?? '' });
  for (const [seat, guest] of people.entries()) await guest.do(id, { do: 'ready', seat, nonce: newNonce() });
  await people[0].do(id, { do: 'start' });
  return id;
}

describe('what a client makes of changes is what others are sent as a whole', () => {
  test.each(GAMES.flatMap(([game, seats]) => seats.map((count): [string, number] => [game, count])))(
    'all through %s with %i seats, for every seat and a spectator',
    async (game, seats) => {
      const people = await server.guests(...Array.from({ length: seats }, (_, seat) => `P${seat}`));
      const [eve] = await server.guests('Eve');
      const id = await table(people, { game, pace: seats % 2 === 0 ? 'live' : 'none' });
      const pairs = await Promise.all(people.map((guest, seat) => pairOf(guest, seat, id)));
      const watchers = await pairOf(eve, 'spectator', id);
      const chance = new SeededChance(seats);
      for (let step = 0; step < COMMANDS; step++) {
        const asking = await server.services.tables.with(
          id,
          ({ asked }) => asked[chance.below(asked.length)],
        );
        if (asking === undefined) break;
        const { whole } = pairs[asking];
        const shown = whole.last('view')?.shown;
        if (shown === undefined || shown.offers.length === 0) break;
        const base = { id: newCommandId(), seat: asking, question: shown.question };
        const goesBack = shown.undo !== null && chance.below(UNDO) === 0;
        const choice: WireOffer['choice'] = anyChoice(shown, chance);
        await whole.command(goesBack ? { kind: 'undo', ...base } : { kind: 'command', ...base, choice });
        const moment = await server.services.tables.with(id, ({ play }) => play?.moment ?? 0);
        for (const pair of [...pairs, watchers]) await settled(pair, moment);
      }
      for (const { viewer, changes, whole } of [...pairs, watchers]) {
        const wanted = new Map(viewsOf(whole).map((one) => [one.mark, JSON.stringify(one.shown)]));
        const got = viewsOf(changes).filter(({ mark }) => wanted.has(mark));
        expect(got.length).toBe(wanted.size);
        for (const { mark, shown } of got) expect(JSON.stringify(shown)).toBe(wanted.get(mark));
        expect(logOf(viewsOf(changes))).toEqual(logOf(viewsOf(whole)));
        expect({ ...changes.last('table')?.table, now: 0 }).toEqual({
          ...whole.last('table')?.table,
          now: 0,
        });
        expect(changes.last('view')?.shown.viewer).toBe(viewer);
        expect(changes.texts.filter((text) => text.startsWith('{"kind":"view",'))).toHaveLength(1);
        expect(changes.asked).toEqual([]);
        expect(whole.texts.some((text) => /^.kind":"(view|table)Change"/.test(text))).toBe(false);
        for (const line of [changes, whole]) line.hangUp();
      }
    },
  );
});

test('a client that lost track asks for the whole, and that is counted', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { id } = await startedTable([ann, bob], 0, 'live');
  const line = await ann.sit(id, undefined, { takesChanges: true });
  const seen = line.last('view');
  const counted = async () => (await server.services.metrics.asksAgain.get()).values[0].value;
  const before = await counted();
  line.send({ kind: 'whole', viewer: 0 });
  expect(await line.next('view', ({ n }) => n > (seen?.n ?? 0))).toMatchObject({ shown: seen?.shown });
  line.send({ kind: 'whole', viewer: null });
  await line.next('table', ({ n }) => n > (seen?.n ?? 0));
  expect(await counted()).toBe(before + 2);
  // Nobody gets another seat's view that way.
  line.send({ kind: 'whole', viewer: 1 });
  line.send({ kind: 'ping' });
  await line.next('pong');
  expect(viewsOf(line).every(({ shown }) => shown.viewer === 0)).toBe(true);
});

test('after coming back, changes go on from the view that the client says it has', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { id } = await startedTable([ann, bob]);
  const first = await ann.sit(id, undefined, { takesChanges: true });
  const mark = first.last('view')?.mark ?? '';
  first.hangUp();
  const again = await ann.sit(id, { marks: { 0: mark }, talk: 0 }, { takesChanges: true });
  expect(again.last('view')).toBeUndefined();
  const his = await bob.sit(id);
  await bidAll({ 1: his }, 3);
  // This socket does not know the view of the one before it, so it asks for the whole.
  await again.next('view');
  expect(again.texts.find((text) => text.includes('"viewChange"'))).toContain(`"from":"${mark}"`);
});
