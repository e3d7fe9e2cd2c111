import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { lessonOf } from '@entente/shelf/lessons';
import { expect, test } from 'vitest';
import type { TableState } from '../link/messages.ts';
import { answerTo } from './calls.ts';
import { DeviceTables } from './device-tables.ts';
import { MemoryStore } from './memory-store.ts';

const game = anyGame(goofspiel);

function device() {
  const store = new MemoryStore();
  const tables = new DeviceTables({
    store,
    gameOf: async () => game,
    gameBy: async () => game,
    lessonOf,
    puzzleOf: async () => null,
    keepRules: async () => {},
    fetchWords: async () => {},
    post: () => {},
    tellTabs: () => {},
    report: (fault) => {
      throw fault;
    },
  });
  const learn = async () =>
    (await answerTo(tables, { call: 'learn', args: ['goofspiel', 'first-bids'] }, 'Ann')) as TableState;
  const teach = (table: string, act: 'free' | 'letMe') =>
    answerTo(tables, { call: 'teach', args: [table, { do: act }] }, 'Ann');
  return { store, learn, teach };
}

test('a lesson that is begun again leaves no old table behind', async () => {
  const { store, learn, teach } = device();
  const first = await learn();
  await teach(first.id, 'letMe');
  const second = await learn();
  expect([...store.tables.keys()]).toEqual([second.id]);
});

test('a table at which somebody plays on freely stays', async () => {
  const { store, learn, teach } = device();
  const first = await learn();
  await teach(first.id, 'free');
  const second = await learn();
  expect([...store.tables.keys()]).toEqual([first.id, second.id]);
});
