/** What was refused or is over leaves nothing in memory. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startedTable } from '../testing/goofspiel.ts';
import { Guest, GuestSocket, newCommandId } from '../testing/guest.ts';
import { ServerProcess } from '../testing/process.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';

/** Takes too long for `npm test`: `npm run deep -- growth`. */
const isDeep = process.env.ENTENTE_GROWTH !== undefined;
const SIZE = 2000;
const ROUNDS = 4;
/** Bytes that may stay of each refusal and each socket: far less than the smallest thing that could be kept of one. */
const MOST_BYTES = 100;
/** Bytes by which two equal states differ. */
const NOISE = 1_000_000;
const AT_A_TIME = 16;

/** Runs before the server: whoever asks how much memory it uses is told of nothing that is garbage. */
const WITHOUT_GARBAGE = `
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const { memoryUsage } = process;
process.memoryUsage = Object.assign(() => { collect(); return memoryUsage(); }, memoryUsage);
`;

let folder: ServerFolder;
let server: ServerProcess;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await ServerProcess.start(folder, {}, WITHOUT_GARBAGE);
});
afterAll(async () => {
  await server.kill();
  await folder.leave();
});

/** In bytes, of the heap and of what hangs on it. */
async function memory(): Promise<number> {
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} ([\\d.e+]+)`, 'm').exec(text)?.[1]);
  return value('nodejs_heap_size_used_bytes') + value('nodejs_external_memory_bytes');
}

async function often(times: number, work: () => Promise<unknown>): Promise<void> {
  let left = times;
  const hand = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, hand));
}

test.runIf(isDeep)(
  `${ROUNDS} times ${SIZE} refused answers, sockets, unknown tables and unknown sessions: no more memory than after the first`,
  async () => {
    const ann = await Guest.come(server.address, 'Ann');
    const { id } = await startedTable([ann], 1, 'none', 'limit');
    const choice = { do: 'nothing' };
    const unknown = Guest.known(server.address, 'Eve', `entente=${'a'.repeat(43)}`, 'e');
    const each = [
      () =>
        ann.ask('POST', `/api/tables/${id}/commands`, {
          id: newCommandId(),
          seat: 1,
          question: '0.0',
          choice,
        }),
      async () => {
        const line = await GuestSocket.open(server.address, ann.cookie);
        line.send({ kind: 'hello', table: id });
        line.socket.send('{}');
        await line.next('refusal');
        line.hangUp();
        await line.closed;
      },
      () => ann.ask('GET', `/api/tables/${newCommandId()}`),
      () => unknown.ask('GET', '/api/me'),
    ];
    const after: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const work of each) await often(SIZE, work);
      after.push(await memory());
    }
    const grown = after[ROUNDS] - after[0];
    console.info(`${after.map((bytes) => (bytes / 1e6).toFixed(1)).join(', ')} MB`);
    expect(grown).toBeLessThan(ROUNDS * SIZE * each.length * MOST_BYTES + NOISE);
  },
  3 * TEST_TIMEOUT,
);
