import type { TableState } from '@entente/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite/sqlite.ts';
import { latestView, newNonce } from '../testing/goofspiel.ts';
import { Guest, type GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';

/** `npm run deep -- kills` wants more. */
const KILLS = Number(process.env.ENTENTE_KILLS ?? 8);
const SEATS = 4;

let folder: ServerFolder;
const servers: ServerProcess[] = [];
beforeAll(() => {
  folder = new ServerFolder();
});
afterAll(async () => {
  // None is left behind, even when the test has failed half way.
  for (const server of servers) await server.kill();
  await folder.leave();
});

async function start(): Promise<ServerProcess> {
  const server = await ServerProcess.start(folder);
  servers.push(server);
  return server;
}

async function newGame(players: readonly Guest[]): Promise<TableState> {
  const [host, ...others] = players;
  const chairs = players.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }) as const);
  const table = await host.create({ game: 'goofspiel', chairs });
  for (const guest of others) await guest.do(table.id, { do: 'take', code: table.code ?? '' });
  for (const [seat, guest] of players.entries()) {
    await guest.do(table.id, { do: 'ready', seat, nonce: newNonce() });
  }
  return host.do(table.id, { do: 'start' });
}

/** Plays one seat until the socket dies or the game is over. Notes what was acknowledged. */
async function playUntilDeath(line: GuestSocket, seat: number, acknowledged: Set<string>, onAck: () => void) {
  for (let answered = ''; ; ) {
    const shown = latestView(line, seat)?.shown;
    if (shown !== undefined && shown.view.outcome !== null) return;
    if (shown !== undefined && shown.offers.length > 0 && shown.question !== answered) {
      const id = newCommandId();
      const { question, offers } = shown;
      const choice = offers[0].choice;
      const answer = await line.command({ kind: 'command', id, seat, question, choice }).catch(() => null);
      if (answer === null) return;
      if (answer.kind === 'ack') {
        acknowledged.add(`${seat}:${id}`);
        onAck();
      }
      answered = question;
    } else if ((await line.next('view').catch(() => null)) === null) return;
  }
}

test(
  `kill -9, ${KILLS} times while four play: every acknowledged command is there`,
  async () => {
    let server = await start();
    let players = await Promise.all(
      Array.from({ length: SEATS }, (_, seat) => Guest.come(server.address, `P${seat}`)),
    );
    const tables: string[] = [];
    const acknowledged = new Set<string>();
    let table = await newGame(players);
    tables.push(table.id);
    for (let kill = 0; kill < KILLS; kill++) {
      const lines = await Promise.all(players.map((player) => player.sit(table.id)));
      const over = lines.some((line, seat) => latestView(line, seat)?.shown.view.outcome !== null);
      if (over) {
        table = await newGame(players);
        tables.push(table.id);
        for (const line of lines) line.hangUp();
        kill--;
        continue;
      }
      // Killed after a different number of acknowledgements each time, while other commands are on their way.
      let left = 1 + ((kill * 7) % 11);
      const { gone } = server;
      const onAck = () => {
        if (--left === 0) server.signal('SIGKILL');
      };
      await Promise.all(lines.map((line, seat) => playUntilDeath(line, seat, acknowledged, onAck)));
      if (left > 0) server.signal('SIGKILL');
      await gone;
      server = await start();
      const here = server.address;
      players = players.map((player) => player.movedTo(here));
    }
    await server.kill();

    const store = new SqliteStore(folder.data, folder.bundle.storeThread);
    await store.open();
    const kept = new Set<string>();
    for (const id of tables) {
      const stored = await store.tables.load(id);
      for (const { command } of stored?.entries ?? []) if (command !== null) kept.add(command);
    }
    await store.close();
    expect(acknowledged.size).toBeGreaterThan(KILLS);
    expect([...acknowledged].filter((command) => !kept.has(command))).toEqual([]);
  },
  3 * TEST_TIMEOUT,
);
