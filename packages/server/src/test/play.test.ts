import { parseGameFile, SeededChance, verify } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { limit } from '@entente/game-limit';
import type { MomentAnswer, TableState, TablesAnswer } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { anyChoice } from '../testing/any-choice.ts';
import { bidAll, latestView, playOn, startedTable, viewWhen } from '../testing/goofspiel.ts';
import { newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const server = new TestServer();

describe('a whole game', () => {
  test('two people and a bot play over sockets, and anybody can verify it afterwards', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    expect(table.dice.secret).toBeNull();
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));

    const { table: over } = await ann.get<{ table: TableState }>(`/api/tables/${table.id}`);
    expect(over.phase).toBe('over');
    expect(over.outcome?.scores).toHaveLength(3);
    expect(over.dice.commitment).toBe(table.dice.commitment);
    const file = parseGameFile(JSON.stringify(await ann.get(`/api/tables/${table.id}/file`)));
    expect(file.entries).toHaveLength(15);
    expect(verify(goofspiel, file)).toEqual({ ok: true });
  });

  test('a person and three bots play Limit to its end, with nothing but the offers to go by', async () => {
    const [ann] = await server.guests('Ann');
    const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', bot: 'random' }) as const);
    const table = await ann.create({ game: 'limit', chairs: [{ kind: 'me' }, ...bots] });
    await ann.ready(table.id, 0);
    await ann.do(table.id, { do: 'start' });
    const line = await ann.sit(table.id);
    const chance = new SeededChance(5);
    for (;;) {
      const { shown } = latestView(line, 0) ?? (await line.next('view'));
      if (shown.view.outcome !== null) break;
      if (shown.offers.length > 0) {
        const { question } = shown;
        const choice = anyChoice(shown, chance);
        await line.command({ kind: 'command', id: newCommandId(), seat: 0, question, choice });
      } else await line.next('view');
    }
    const file = parseGameFile(JSON.stringify(await ann.get(`/api/tables/${table.id}/file`)));
    expect(verify(limit, file)).toEqual({ ok: true });
  });

  test('messages are numbered one by one on every socket', async () => {
    const [ann] = await server.guests('Ann');
    const table = await startedTable([ann], 2);
    const line = await ann.sit(table.id);
    await playOn(line, 0);
    expect(line.messages.map(({ n }) => n)).toEqual(line.messages.map((_, index) => index + 1));
  });

  test('a spectator sees the public table and no hand', async () => {
    const [ann, eve] = await server.guests('Ann', 'Eve');
    const table = await startedTable([ann], 1);
    const watching = await eve.sit(table.id);
    const shown = latestView(watching, 'spectator')?.shown;
    expect(shown?.view.private).toBeNull();
    expect(shown?.offers).toEqual([]);
    expect(watching.texts.join()).not.toContain('"hand"');
  });

  test('a game file is not given out before the end', async () => {
    const [ann] = await server.guests('Ann');
    const table = await startedTable([ann], 1);
    expect(await ann.ask('GET', `/api/tables/${table.id}/file`)).toMatchObject({
      status: 403,
      body: { refusal: { code: 'refuse.hidden' } },
    });
  });
});

describe('a question is answered once', () => {
  test('the same command twice is acknowledged twice and done once', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    const { question } = latestView(line, 0)?.shown ?? { question: '' };
    const command = {
      kind: 'command',
      id: newCommandId(),
      seat: 0,
      question,
      choice: { do: 'bid', card: 3 },
    } as const;
    expect(await line.command(command)).toMatchObject({ kind: 'ack' });
    expect(await line.command(command)).toMatchObject({ kind: 'ack', moment: 0 });
    expect(latestView(line, 0)?.shown.view.answers).toEqual([{ do: 'bid', card: 3 }]);
  });

  test('the last command of a game is acknowledged again if its answer got lost', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    const ids = await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    const question = latestView(lines[0], 0)?.shown.question ?? '';
    const choice = { do: 'bid', card: 5 };
    const said = { kind: 'command', id: ids[0].at(-1) ?? '', seat: 0, question, choice } as const;
    expect(await lines[0].command(said)).toMatchObject({ kind: 'ack', moment: 5 });
    expect(await lines[0].command({ ...said, id: newCommandId() })).toMatchObject({ kind: 'refusal' });
  });

  test('answers to a simultaneous question do not collide', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await startedTable([ann, bob, cleo]);
    const lines = await Promise.all([ann, bob, cleo].map((guest) => guest.sit(table.id)));
    const answers = await Promise.all(
      lines.map((line, seat) =>
        line.command({
          kind: 'command',
          id: newCommandId(),
          seat,
          question: '0.0',
          choice: { do: 'bid', card: seat + 1 },
        }),
      ),
    );
    expect(answers.map(({ kind }) => kind)).toEqual(['ack', 'ack', 'ack']);
    await lines[0].next('view', ({ shown }) => shown.moment === 1);
  });

  test('an answer to an old question is refused, in words', async () => {
    const [ann] = await server.guests('Ann');
    const table = await startedTable([ann], 1);
    const line = await ann.sit(table.id);
    const old = { kind: 'command', seat: 0, question: '0.0' } as const;
    await line.command({ ...old, id: newCommandId(), choice: { do: 'bid', card: 1 } });
    await line.next('view', ({ shown }) => shown.moment === 1);
    const late = await line.command({ ...old, id: newCommandId(), choice: { do: 'bid', card: 2 } });
    expect(late).toMatchObject({
      kind: 'refusal',
      refusal: { code: 'refuse.stale' },
      words: 'The table has moved on, so nothing was done.',
    });
  });

  test('a choice that is not open is refused by the rules', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    const choice = { do: 'bid', card: 99 };
    const answer = await line.command({
      kind: 'command',
      id: newCommandId(),
      seat: 0,
      question: '0.0',
      choice,
    });
    expect(answer).toMatchObject({ kind: 'refusal', refusal: { code: 'refuse.notOffered' } });
  });
});

describe('going back', () => {
  test('a seat takes back its secret answer', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    const bid = { kind: 'command', seat: 0, question: '0.0', choice: { do: 'bid', card: 3 } } as const;
    await line.command({ ...bid, id: newCommandId() });
    expect(latestView(line, 0)?.shown).toMatchObject({ question: '0.1', undo: { do: 'bid' }, offers: [] });
    await line.command({ kind: 'undo', id: newCommandId(), seat: 0, question: '0.1' });
    expect(latestView(line, 0)?.shown).toMatchObject({ question: '0.0', undo: null });
    expect(latestView(line, 0)?.shown.offers).toHaveLength(5);
  });

  test('the table goes back further only if the others agree', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    await bidAll(lines, 5);
    const proposed = await ann.do(table.id, { do: 'propose', seat: 0, moment: 0 });
    expect(proposed.proposal).toEqual({ seat: 0, moment: 0, agreed: [], wanted: [1] });
    expect(await ann.refused(table.id, { do: 'agree', seat: 0, agree: true })).toBe('refuse.notNow');
    await bob.do(table.id, { do: 'agree', seat: 1, agree: true });
    const back = await lines[0].next('view', ({ shown }) => shown.moment === 2);
    expect(back.shown.offers).toHaveLength(5);
    const says = back.log.lines.map(({ say }) => say);
    expect(new Set(says.slice(says.indexOf('log.back') + 1))).toEqual(new Set(['log.undone']));
  });
});

describe('replay', () => {
  test('every moment of a seat can be seen again; others’ only after the end', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    const first = latestView(lines[0], 0)?.shown;
    const path = (moment: number, viewer: number | string) =>
      `/api/tables/${table.id}/moments/${moment}?viewer=${viewer}`;
    expect(await ann.ask('GET', path(0, 1))).toMatchObject({ status: 403 });
    const choice = { do: 'bid', card: 1 };
    await lines[0].command({ kind: 'command', id: newCommandId(), seat: 0, question: '0.0', choice });
    expect(await ann.get(path(0, 0))).toMatchObject({ shown: { question: '0.1', offers: [], undo: choice } });
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    const moment = await ann.get<MomentAnswer>(path(0, 0));
    expect(moment.shown.view).toEqual(first?.view);
    expect(moment.last).toBe(5);
    const other = await ann.get<MomentAnswer>(path(3, 1));
    expect(other.shown.view.viewer).toBe(1);
    expect(other.log.lines.length).toBeGreaterThan(3);
    expect(await ann.ask('GET', path(6, 0))).toMatchObject({ status: 404 });
    expect(await ann.get(`/api/tables/${table.id}/measures`)).toMatchObject({ measured: { length: 5 } });
  });

  test('playing on from a moment makes a practice table against bots', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    await bidAll(lines, 4);
    const { body } = await ann.ask('POST', `/api/tables/${table.id}/branch`, { moment: 1, seat: 0 });
    const practice = (body as { table: TableState }).table;
    expect(practice.from).toEqual({ table: table.id, moment: 1 });
    const line = await ann.sit(practice.id);
    expect(latestView(line, 0)?.shown.view.private).toEqual({ hand: [1, 2, 3, 5] });
    await playOn(line, 0);
    expect(await bob.ask('GET', `/api/tables/${practice.id}`)).toMatchObject({ status: 404 });
  });

  test('at a practice table the player goes back any distance at once: bots agree', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    await bidAll(lines, 4);
    const { body } = await ann.ask('POST', `/api/tables/${table.id}/branch`, { moment: 1, seat: 0 });
    const practice = (body as { table: TableState }).table;
    const line = await ann.sit(practice.id);
    const start = latestView(line, 0)?.shown.view;
    const choice = { do: 'bid', card: 5 };
    await line.command({ kind: 'command', id: newCommandId(), seat: 0, question: '0.0', choice });
    await viewWhen(line, 0, ({ moment }) => moment === 1);
    const back = await ann.do(practice.id, { do: 'propose', seat: 0, moment: 0 });
    expect(back.proposal).toBeNull();
    const { shown } = await viewWhen(line, 0, ({ moment }) => moment === 2);
    expect(shown.view.private).toEqual({ hand: [1, 2, 3, 5] });
    expect(shown.view.public).toEqual(start?.public);
  });
});

test('the list of tables shows first what waits for me', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  await ann.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }], visibility: 'listed' });
  const running = await startedTable([ann, bob]);
  const mine = await ann.get<TablesAnswer>('/api/tables');
  expect(mine.mine.map(({ phase, waits }) => [phase, waits])).toEqual([
    ['running', true],
    ['lobby', false],
  ]);
  expect(mine.mine[0]).toMatchObject({
    id: running.id,
    names: ['Ann', 'Bob'],
    prompt: { say: 'prompt.bid' },
  });
  expect((await bob.get<TablesAnswer>('/api/tables')).listed.map(({ game }) => game)).toEqual([
    'tic-tac-toe',
  ]);
});
