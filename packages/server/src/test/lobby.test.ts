import type { GameInfo, JoinAnswer, TableState } from '@entente/protocol';
import { describe, expect, test } from 'vitest';
import { latestView, newNonce, playOn, startedTable } from '../testing/goofspiel.ts';
import { newCommandId } from '../testing/guest.ts';
import { TestServer } from '../testing/server.ts';

const server = new TestServer();

const twoOpen = { game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] } as const;
const wish = { ...twoOpen, chairs: [...twoOpen.chairs] };

describe('sitting down', () => {
  test('by the table’s link at any seat, by a seat’s link at that one', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await ann.create(wish);
    const link = table.chairs[2].code ?? '';
    expect(await bob.get<JoinAnswer>(`/api/join/${link}`)).toEqual({
      table: table.id,
      seat: 2,
      name: '',
      game: 'goofspiel',
      pace: 'none',
      late: 'bot',
      people: ['Ann'],
      seats: 3,
      free: 2,
    });
    await bob.do(table.id, { do: 'take', code: link });
    const full = await cleo.do(table.id, { do: 'take', code: table.code ?? '', name: 'Cleopatra' });
    expect(full.chairs.map(({ name }) => name)).toEqual(['Ann', 'Cleopatra', 'Bob']);
    expect(full.chairs.map(({ mine }) => mine)).toEqual([false, true, false]);
    expect(full.chairs.map(({ code }) => code)).toEqual([null, null, null]);
  });

  test('two guests of the same name get different ones', async () => {
    const [ann, bob, cleo] = await server.guests('Guest', 'Guest', 'Guest');
    const table = await ann.create(wish);
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    const full = await cleo.do(table.id, { do: 'take', code: table.code ?? '' });
    expect(full.chairs.map(({ name }) => name)).toEqual(['Guest', 'Guest 2', 'Guest 3']);
  });

  test('is refused without a code, at a locked table, and at a taken seat', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await ann.create(wish);
    expect(await bob.refused(table.id, { do: 'take' })).toBe('refuse.noCode');
    expect(await bob.refused(table.id, { do: 'take', code: table.code, seat: 0 })).toBe('refuse.taken');
    await ann.do(table.id, { do: 'lock', locked: true });
    expect(await bob.refused(table.id, { do: 'take', code: table.code })).toBe('refuse.locked');
    await ann.do(table.id, { do: 'lock', locked: false });
    await ann.do(table.id, { do: 'renew' });
    expect(await bob.refused(table.id, { do: 'take', code: table.code })).toBe('refuse.noCode');
    expect(await bob.ask('GET', `/api/join/${table.code}`)).toMatchObject({ status: 404 });
  });

  test('bots have the levels and characters that their game knows, and no others', async () => {
    const [ann] = await server.guests('Ann');
    const { games } = await ann.get<{ games: GameInfo[] }>('/api/games');
    const botsOf = (game: string) => games.find(({ id }) => id === game)?.bots;
    expect(botsOf('goofspiel')).toEqual(['random', 'beginner', 'casual', 'greedy']);
    expect(botsOf('venonta')).toEqual([
      'random',
      'beginner',
      'casual',
      'greedy',
      'strong',
      'master',
      'aggressive',
    ]);
    const table = await ann.create({
      game: 'venonta',
      chairs: [{ kind: 'bot', bot: 'aggressive' }, { kind: 'me' }, { kind: 'open' }],
    });
    const full = await ann.do(table.id, { do: 'bot', seat: 2, bot: 'greedy' });
    expect(full.chairs.map(({ bot }) => bot)).toEqual(['aggressive', null, 'greedy']);
    expect(await ann.refused(table.id, { do: 'bot', seat: 2, bot: 'constructor' })).toBe('refuse.noBot');
    const shy = { ...wish, chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'aggressive' }] };
    expect(await ann.ask('POST', '/api/tables', shy)).toMatchObject({
      status: 422,
      body: { refusal: { code: 'refuse.noBot' } },
    });
  });

  test('the host frees a seat, puts a bot there, and back', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await ann.create(wish);
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    const freed = await ann.do(table.id, { do: 'free', seat: 1 });
    expect(freed.chairs[1]).toMatchObject({ kind: 'open', name: null });
    const bot = await ann.do(table.id, { do: 'bot', seat: 1, bot: 'greedy' });
    expect(bot.chairs[1]).toMatchObject({ kind: 'bot', ready: true });
    expect((await ann.do(table.id, { do: 'free', seat: 1 })).chairs[1].kind).toBe('open');
    expect(await bob.refused(table.id, { do: 'free', seat: 0 })).toBe('refuse.notHost');
  });

  test('a new player at a seat does not inherit how the last one wanted to be asked', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await ann.create(wish);
    await bob.do(table.id, { do: 'take', seat: 1, code: table.code ?? '' });
    await bob.do(table.id, { do: 'asking', seat: 1, keep: true, quick: true });
    await bob.do(table.id, { do: 'leave' });
    const taken = await cleo.do(table.id, { do: 'take', seat: 1, code: table.code ?? '' });
    expect(taken.chairs[1]).toMatchObject({ name: 'Cleo', asking: false, quick: false });
  });

  test('a game starts when everybody is ready, and not before', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await ann.create({ game: 'tic-tac-toe', chairs: [{ kind: 'me' }, { kind: 'open' }] });
    expect(table.dice).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), nonces: null });
    await ann.ready(table.id, 0);
    expect(await ann.refused(table.id, { do: 'start' })).toBe('refuse.notReady');
    await bob.do(table.id, { do: 'take', code: table.code ?? '' });
    expect(await ann.refused(table.id, { do: 'ready', seat: 1, nonce: newNonce() })).toBe('refuse.notYours');
    await bob.ready(table.id, 1);
    const changed = await ann.do(table.id, { do: 'change', pace: 'live' });
    expect(changed.chairs.map(({ ready }) => ready)).toEqual([false, false]);
    await ann.ready(table.id, 0);
    await bob.ready(table.id, 1);
    const started = await ann.do(table.id, { do: 'start' });
    expect(started.phase).toBe('running');
    expect(started.dice.nonces).toHaveLength(2);
    expect(started.chairs[0].clock?.due).toBeGreaterThan(started.now);
    expect(started.chairs[1].clock?.due).toBeNull();
  });

  test.each([
    [{ ...wish, game: 'chess' }, 'refuse.noGame'],
    [{ ...wish, chairs: [{ kind: 'me' }] }, 'refuse.seats'],
    [{ ...wish, options: { cards: 7 } }, 'options.value'],
    [{ ...wish, options: { hats: 7 } }, 'options.unknown'],
    [{ ...wish, colour: 'red' }, 'refuse.shape'],
  ])('a table that cannot be is refused: %j', async (impossible, code) => {
    const [ann] = await server.guests('Ann');
    expect(await ann.ask('POST', '/api/tables', impossible)).toMatchObject({ body: { refusal: { code } } });
  });
});

describe('in play', () => {
  test('a bot replaces a player who leaves until they are back', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    const left = await bob.do(table.id, { do: 'leave' });
    expect(left.chairs[1]).toMatchObject({ kind: 'bot', name: 'Bob', back: true, mine: true });
    await line.next('view', ({ shown }) => !shown.view.asked.includes(1));
    const back = await bob.do(table.id, { do: 'back', seat: 1 });
    expect(back.chairs[1]).toMatchObject({ kind: 'person', name: 'Bob' });
  });

  test('another player can take an opened seat in the middle of the game', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await startedTable([ann, bob]);
    expect((await ann.do(table.id, { do: 'free', seat: 1 })).chairs[1]).toMatchObject({ opening: [1] });
    await bob.do(table.id, { do: 'free', seat: 1 });
    const freed = (await ann.get<{ table: TableState }>(`/api/tables/${table.id}`)).table;
    expect(freed.chairs[1]).toMatchObject({ kind: 'bot', back: false });
    const seen = (await cleo.get<{ table: TableState }>(`/api/tables/${table.id}`)).table;
    expect(seen.chairs[1]).toMatchObject({ kind: 'bot', back: true });
    await cleo.do(table.id, { do: 'take', code: freed.chairs[1].code ?? '' });
    expect(await bob.refused(table.id, { do: 'back', seat: 1 })).toBe('refuse.notYours');
    const line = await cleo.sit(table.id);
    expect(latestView(line, 1)?.shown.view.viewer).toBe(1);
  });

  test('a player who takes over a seat is asked as they wish, not as the last one wished', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await startedTable([ann, bob]);
    await bob.do(table.id, { do: 'asking', seat: 1, keep: true, quick: true });
    await bob.do(table.id, { do: 'free', seat: 1 });
    await ann.do(table.id, { do: 'free', seat: 1 });
    const { table: freed } = await ann.get<{ table: TableState }>(`/api/tables/${table.id}`);
    const taken = await cleo.do(table.id, { do: 'take', code: freed.chairs[1].code ?? '' });
    expect(taken.chairs[1]).toMatchObject({ name: 'Cleo', asking: false, quick: false });
  });

  test('a paused table takes no answers', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const line = await ann.sit(table.id);
    await bob.do(table.id, { do: 'pause' });
    const bid = { kind: 'command', seat: 0, question: '0.0', choice: { do: 'bid', card: 1 } } as const;
    expect(await line.command({ ...bid, id: newCommandId() })).toMatchObject({
      refusal: { code: 'refuse.paused' },
    });
    expect(latestView(line, 0)?.shown.offers).toEqual([]);
    await ann.do(table.id, { do: 'resume' });
    expect(await line.command({ ...bid, id: newCommandId() })).toMatchObject({ kind: 'ack' });
  });

  test('a bot plays for a player who resigns; when no player is left, the game ends and the dice are shown', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    const one = await ann.do(table.id, { do: 'resign', seat: 0 });
    expect(one).toMatchObject({ phase: 'running', chairs: [{ kind: 'bot', resigned: true }, {}, {}] });
    expect(await ann.refused(table.id, { do: 'back', seat: 0 })).toBe('refuse.notNow');
    const both = await bob.do(table.id, { do: 'resign', seat: 1 });
    expect(both).toMatchObject({ phase: 'over', ended: 'resigned', outcome: null });
    expect(both.dice.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a player who is only away has not resigned: the game goes on', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    await bob.do(table.id, { do: 'leave' });
    expect((await ann.do(table.id, { do: 'resign', seat: 0 })).ended).toBeNull();
  });

  test('when one of two players resigns, the game is over', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob]);
    const over = await ann.do(table.id, { do: 'resign', seat: 0 });
    expect(over).toMatchObject({ phase: 'over', ended: 'resigned' });
    expect(over.chairs.map(({ resigned }) => resigned)).toEqual([true, false]);
  });

  test('a player who has resigned does not win, however well the bot does', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    const line = await bob.sit(table.id);
    await ann.do(table.id, { do: 'resign', seat: 0 });
    await playOn(line, 1);
    const { table: over } = await bob.get<{ table: TableState }>(`/api/tables/${table.id}`);
    expect(over.outcome?.scores).toHaveLength(3);
    expect(over.outcome?.winners).not.toContain(0);
    expect(over.outcome?.winners.length).toBeGreaterThan(0);
  });

  test('a resigned seat that was opened again counts in full for its new player', async () => {
    const [ann, bob, cleo] = await server.guests('Ann', 'Bob', 'Cleo');
    const table = await startedTable([ann, bob], 1);
    await bob.do(table.id, { do: 'resign', seat: 1 });
    const freed = await ann.do(table.id, { do: 'free', seat: 1 });
    const taken = await cleo.do(table.id, { do: 'take', code: freed.chairs[1].code ?? '' });
    expect(taken.chairs[1]).toMatchObject({ kind: 'person', name: 'Cleo', resigned: false });
  });

  test('spectators who may no longer watch are disconnected', async () => {
    const [ann, bob, eve] = await server.guests('Ann', 'Bob', 'Eve');
    const table = await startedTable([ann, bob]);
    const line = await eve.sit(table.id);
    await ann.do(table.id, { do: 'change', spectators: false });
    expect(await line.closed).toBe(4403);
  });

  test('a rematch has the same people one seat further, and is made once', async () => {
    const [ann, bob] = await server.guests('Ann', 'Bob');
    const table = await startedTable([ann, bob], 1);
    const lines = [await ann.sit(table.id), await bob.sit(table.id)];
    await Promise.all(lines.map((line, seat) => playOn(line, seat)));
    const { rematch } = await ann.do(table.id, { do: 'rematch' });
    expect((await bob.do(table.id, { do: 'rematch' })).rematch).toBe(rematch);
    const { table: next } = await bob.get<{ table: TableState }>(`/api/tables/${rematch}`);
    expect(next.chairs.map(({ name, kind }) => name ?? kind)).toEqual(['bot', 'Ann', 'Bob']);
    expect(next.dice.commitment).not.toBe(table.dice.commitment);
  });

  test('the host closes a table', async () => {
    const [ann] = await server.guests('Ann');
    const table = await ann.create(wish);
    expect(await ann.do(table.id, { do: 'close' })).toMatchObject({ phase: 'over', ended: 'closed' });
  });
});

test('presence is seen by the others', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const table = await startedTable([ann, bob]);
  const line = await ann.sit(table.id);
  const bobs = await bob.sit(table.id);
  await line.next('table', ({ table: { chairs } }) => chairs[1].online);
  bobs.hangUp();
  const gone = await line.next('table', ({ table: { chairs } }) => !chairs[1].online);
  expect(gone.table.chairs[1].seen).not.toBeNull();
});

test('a client that follows only its list is told when it changes', async () => {
  const [ann, bob] = await server.guests('Ann', 'Bob');
  const { GuestSocket } = await import('../testing/guest.ts');
  const list = await GuestSocket.open(server.address, bob.cookie);
  list.send({ kind: 'hello', table: null });
  await list.next('welcome');
  const table = await startedTable([ann, bob]);
  expect((await list.next('nudge')).table).toBe(table.id);
});
