import type { RefusalAnswer } from '@entente/protocol';
import { expect, test } from 'vitest';
import { TestServer } from './testing/server.ts';

const server = new TestServer();

test.each([
  ['\u{3164}', 'refuse.nameUnseen'],
  ['\u{115F}', 'refuse.nameUnseen'],
  ['\u{2800}', 'refuse.nameUnseen'],
  ['An\u{034F}na', 'refuse.nameUnseen'],
  ['Z\u{0301}\u{0302}\u{0303}\u{0304}', 'refuse.namePiled'],
  ['Visit http://evil.example now', 'refuse.nameLink'],
  ['greedy', 'refuse.nameBot'],
  ['Random', 'refuse.nameBot'],
])('nobody is called %j, wherever a name is given', async (name, code) => {
  const [ann] = await server.guests('Ann');
  const refused = async (method: string, path: string, body: unknown) => {
    const answer = await ann.ask(method, path, body);
    return answer.status === 200 ? 'taken' : (answer.body as RefusalAnswer).refusal.code;
  };
  expect(await refused('PATCH', '/api/me', { name })).toBe(code);
  expect(await refused('POST', '/api/me', { name })).toBe(code);
  const chairs = [{ kind: 'me', name }, { kind: 'open' }];
  expect(await refused('POST', '/api/tables', { game: 'goofspiel', chairs })).toBe(code);
  const [me, open] = [{ kind: 'me' } as const, { kind: 'open' } as const];
  const table = await ann.create({ game: 'goofspiel', chairs: [me, open] });
  expect(await ann.refused(table.id, { do: 'take', name, code: table.code })).toBe(code);
  // A table may be called like a bot.
  const called = await refused('POST', `/api/tables/${table.id}/do`, { do: 'change', name });
  expect(called).toBe(code === 'refuse.nameBot' ? 'taken' : code);
  const again = await refused('POST', '/api/tables', { game: 'goofspiel', chairs: [me, open], name });
  expect(again).toBe(code === 'refuse.nameBot' ? 'taken' : code);
  expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
});

test.each(['Zoë', 'Nguyễn Thị', 'Jürgen', 'Łukasz', '李小龙', 'דָּוִד', 'สมชาย', 'Ann ❤️', 'O’Neil', 'A/B: C'])(
  'somebody is called %s',
  async (name) => {
    const [ann] = await server.guests('Ann');
    for (const written of [name, name.normalize('NFD')]) {
      expect((await ann.ask('PATCH', '/api/me', { name: written })).status).toBe(200);
    }
  },
);
