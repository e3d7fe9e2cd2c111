import type { TableState } from '@entente/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latestView, startedTable } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
beforeEach(() => {
  folder = new ServerFolder();
});
afterEach(async () => {
  await folder.leave();
});

test('a full store refuses in words, loses nothing that was acknowledged, and goes on when there is room again', async () => {
  const small = await folder.start({ dataLimit: 500_000 });
  const [ann, bob] = [await Guest.come(small.address, 'Ann'), await Guest.come(small.address, 'Bob')];
  const table = await startedTable([ann, bob]);
  const line = await ann.sit(table.id);
  const said: string[] = [];
  for (;;) {
    const text = `${said.length} ${'x'.repeat(490)}`;
    const answer = await line.command({ kind: 'talk', id: newCommandId(), seat: 0, text });
    if (answer.kind === 'refusal') {
      expect(answer.refusal.code).toBe('refuse.store');
      expect(answer.words).toContain('cannot save anything right now');
      break;
    }
    said.push(text);
  }
  expect(said.length).toBeGreaterThan(10);
  expect((await fetch(`${small.address}/healthz`)).status).toBe(503);
  const ready = await fetch(`${small.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { ok: false, reasons: ['store'] }]);
  expect((await fetch(`${small.address}/livez`)).status).toBe(200);
  expect(await (await fetch(`${small.address}/metrics`)).text()).toMatch(
    /entente_commit_failures_total [1-9]/,
  );
  // Over HTTP as well. A small change may still find a place in what is there already.
  let status = 200;
  for (let tries = 0; tries < 100 && status === 200; tries++) {
    const wish = { game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }] };
    status = (await ann.ask('POST', '/api/tables', wish)).status;
  }
  expect(status).toBe(503);
  // What is there can still be seen.
  const { table: seen } = await bob.get<{ table: TableState }>(`/api/tables/${table.id}`);
  expect(seen.chairs.map(({ kind }) => kind)).toEqual(['person', 'person']);
  await folder.stop(small);

  const large = await folder.start();
  const again = await ann.movedTo(large.address).sit(table.id);
  const heard = again.messages.flatMap((one) =>
    one.kind === 'talk' ? one.lines.map(({ text }) => text) : [],
  );
  expect(heard).toEqual(said);
  const choice = { do: 'bid', card: 3 };
  const { question } = latestView(again, 0)?.shown ?? { question: '' };
  const bid = { kind: 'command', id: newCommandId(), seat: 0, question, choice } as const;
  expect(await again.command(bid)).toMatchObject({ kind: 'ack' });
  expect((await fetch(`${large.address}/healthz`)).status).toBe(200);
});
