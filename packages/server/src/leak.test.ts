import { type Choice, imagine, type Seat, SeededChance } from '@entente/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Listener, type Pipe } from './live/listener.ts';
import type { RunningServer } from './server.ts';
import type { Room } from './table/room.ts';
import { startedTable } from './testing/goofspiel.ts';
import { Guest, newCommandId } from './testing/guest.ts';
import { Place } from './testing/place.ts';

let place: Place;
let server: RunningServer;
beforeAll(async () => {
  place = await Place.make();
  server = await place.start();
});
afterAll(async () => {
  await place.leave();
});

/** Every byte that a person's socket would be sent about a table as it stands. */
function bytesFor(room: Room, person: string | null): string[] {
  const texts: string[] = [];
  const pipe: Pipe = { send: (text) => texts.push(text), close: () => {} };
  const { audience } = server.house;
  const listener = new Listener(pipe, room.doc.id, person, 'en');
  audience.join(room, listener);
  void audience.leave(listener);
  // The time of day is no secret.
  return texts.map((text) => text.replaceAll(/"(now|seen)":(null|\d+)/g, '"$1":0'));
}

/** Swaps everything that the viewer cannot know for something else that it could be. */
function resample(room: Room, viewer: Seat | 'spectator', seed: number): () => void {
  const { play } = room;
  if (play === null) throw new Error('no game');
  const real = play.table.position;
  play.table.position = imagine(play.table.game, play.table.view(viewer), new SeededChance(seed));
  return () => {
    play.table.position = real;
  };
}

describe('the bytes that a viewer receives do not depend on what it cannot know', () => {
  test('all through a game of three, for every seat and a spectator', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cleo'].map((name) => Guest.come(server.address, name)));
    const table = await startedTable(people);
    const lines = await Promise.all(people.map((guest) => guest.sit(table.id)));
    let swapped = 0;
    const check = () =>
      server.house.hall.at(table.id, (room) => {
        const viewers: [Seat | 'spectator', string | null][] = [
          ...people.map(({ id }, seat): [Seat, string] => [seat, id]),
          ['spectator', null],
        ];
        for (const [viewer, person] of viewers) {
          const before = bytesFor(room, person);
          for (let seed = 0; seed < 6; seed++) {
            const secret = JSON.stringify(room.play?.position);
            const restore = resample(room, viewer, seed);
            if (JSON.stringify(room.play?.position) !== secret) swapped++;
            expect(bytesFor(room, person)).toEqual(before);
            restore();
          }
        }
      });
    for (let round = 0; round < 5; round++) {
      for (const [seat, line] of lines.entries()) {
        await check();
        const card = [3, 1, 5, 2, 4][(round + seat) % 5];
        const choice: Choice & { card: number } = { do: 'bid', card };
        const question = `${round}.0`;
        expect(
          await line.command({ kind: 'command', id: newCommandId(), seat, question, choice: { ...choice } }),
        ).toMatchObject({ kind: 'ack' });
      }
    }
    // The check has teeth: often enough there was something to swap.
    expect(swapped).toBeGreaterThan(100);
  }, 20_000);

  test('an answer in secret shows nothing but that it was given, and is sent to nobody when it changes', async () => {
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
    // The same bytes as after the first answer: the number of the moment does not count answers.
    expect({ ...again.shown }).toEqual({ ...seen.shown });
    for (const line of [lines[1], lines[2], watcher]) {
      const views = line.texts.filter((text) => text.includes('"view"'));
      for (const text of views) expect(text).not.toMatch(/"answers":\[\{/);
    }
  });
});
