import { botKinds } from '@entente/bots';
import { defaultOptions, Table } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { expect, test, vi } from 'vitest';
import { bundle } from '../testing/bundle.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { REAL_WORLD } from '../world.ts';
import { BotPool } from './bot-pool.ts';
import { botThreads } from './threads.ts';

vi.setConfig({ testTimeout: TEST_TIMEOUT, hookTimeout: TEST_TIMEOUT });

const TURN = { table: 'one', since: 0 };

/** A game at its beginning, for as few as can play it. */
async function begun(id: string) {
  const game = await shelf[id]();
  const [seats] = game.seats;
  const options = defaultOptions(game, seats);
  const { version } = game;
  const chance = { kind: 'seeded', seed: 7 } as const;
  return new Table(game, { format: 'entente-game/1', game: id, version, seats, options, chance });
}

test('every bot of every game answers in a thread of its own, by what its seat sees', async () => {
  const botPool = new BotPool(botThreads(bundle().botWorker), TEST_TIMEOUT, Date.now, REAL_WORLD);
  let answers = 0;
  for (const id of Object.keys(shelf)) {
    const table = await begun(id);
    const [seat] = table.position.asked;
    const view = JSON.stringify(table.view(seat));
    for (const level of botKinds(table.game)) {
      const choice = await botPool.think({ game: id, level, view }, TURN);
      expect([id, level, choice !== null && table.choices(seat).admits(choice)]).toEqual([id, level, true]);
      answers++;
    }
  }
  expect(answers).toBeGreaterThan(4 * Object.keys(shelf).length);
  await botPool.stop();
});

test('a bot that takes too long or stumbles gives no answer, and the next one has a thread again', async () => {
  const table = await begun('goofspiel');
  const task = { game: 'goofspiel', level: 'greedy', view: JSON.stringify(table.view(0)) };
  const hasty = new BotPool(botThreads(bundle().botWorker), 0, Date.now, REAL_WORLD);
  for (let times = 0; times < 3; times++) expect(await hasty.think(task, TURN)).toBeNull();
  await hasty.stop();
  const botPool = new BotPool(botThreads(bundle().botWorker), TEST_TIMEOUT, Date.now, REAL_WORLD);
  expect(await botPool.think({ ...task, view: 'nonsense' }, TURN)).toBeNull();
  expect(await botPool.think({ ...task, game: 'chess' }, TURN)).toBeNull();
  expect(await botPool.think(task, TURN)).toMatchObject({ do: 'bid' });
  await botPool.stop();
});

test('the table that has waited longest comes first, one question of a table at a time', async () => {
  const table = await begun('goofspiel');
  const task = { game: 'goofspiel', level: 'random', view: JSON.stringify(table.view(0)) };
  const botPool = new BotPool(botThreads(bundle().botWorker, 1), TEST_TIMEOUT, Date.now, REAL_WORLD);
  const order: string[] = [];
  const ask = async (name: string, since: number, who = name) => {
    await botPool.think(task, { table: name, since });
    order.push(who);
  };
  const first = ask('begun', 0);
  const rest = [
    ask('nobody waits', Number.POSITIVE_INFINITY),
    ask('short', 300),
    ask('long', 100),
    ask('middle', 200),
  ];
  expect(botPool.queue.length).toBe(4);
  await Promise.all([first, ...rest]);
  expect(order).toEqual(['begun', 'long', 'middle', 'short', 'nobody waits']);
  expect(botPool.queue).toEqual({ length: 0, oldest: 0 });
  await botPool.stop();

  const two = new BotPool(botThreads(bundle().botWorker, 2), TEST_TIMEOUT, Date.now, REAL_WORLD);
  const same = [two.think(task, { table: 'same', since: 0 }), two.think(task, { table: 'same', since: 0 })];
  // There is a second thread, but not for a second question of the same table.
  expect(two.queue.length).toBe(1);
  const other = two.think(task, { table: 'other', since: 9 });
  expect(two.queue.length).toBe(1);
  await Promise.all([...same, other]);
  await two.stop();
});
