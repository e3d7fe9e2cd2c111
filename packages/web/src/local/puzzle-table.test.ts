import { anyGame, type Choice, Referee, SeededChance } from '@entente/engine';
import type { Puzzle } from '@entente/engine/puzzle';
import { goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import type { PuzzleAct, TableShown } from '../link/messages.ts';
import { answerTo } from './calls.ts';
import { DeviceTables } from './device-tables.ts';
import { MemoryStore } from './memory-store.ts';

const game = anyGame(goofspiel);
const referee = new Referee(game, new SeededChance(1));
const position = referee.start(2, { cards: 5, ties: 'carry' });
const bids = referee.choices(position, 1).offers.map(({ choice }) => ({ ...choice }));
const puzzle: Puzzle = {
  number: 7,
  version: game.version,
  seat: 1,
  position,
  answers: bids.map((choice, at) => ({ choice, chance: 0.9 - at / 5, against: [], inFavour: [] })),
};

function device() {
  const store = new MemoryStore();
  const tables = new DeviceTables({
    store,
    gameOf: async () => game,
    gameBy: async () => game,
    lessonOf: async () => null,
    puzzleOf: async (_game, number) => (number === 7 ? puzzle : null),
    keepRules: async () => {},
    fetchWords: async () => {},
    post: () => {},
    tellTabs: () => {},
    report: (fault) => {
      throw fault;
    },
  });
  tables.botPause = 0;
  const open = async (number = 7) =>
    (await answerTo(
      tables,
      { call: 'puzzle', args: ['goofspiel', number, 'Puzzle 7'] },
      'Ann',
    )) as TableShown;
  const solve = (table: string, act: PuzzleAct) =>
    answerTo(tables, { call: 'solve', args: [table, act] }, 'Ann');
  const answer = async (table: string, choice: Choice) => {
    const at = await tables.at(table);
    await tables.change(at, at.take(1, choice));
  };
  return { store, tables, open, solve, answer };
}

test('an answer is kept and not carried out; nobody else plays before the solver plays on', async () => {
  const { tables, open, solve, answer } = device();
  const { id, puzzle: begun } = await open();
  expect(begun).toEqual({ number: 7, state: 'open', made: null, tries: 0 });
  const before = (await tables.at(id)).shown(1).question;
  await answer(id, bids[1]);
  const table = await tables.at(id);
  expect(table.state()).toMatchObject({ puzzle: { state: 'answered', made: bids[1] }, moment: 0 });
  expect(table.nextBot).toBeUndefined();
  // Whatever was open for the question closes.
  expect(table.shown(1).question).not.toBe(before);
  await expect(answer(id, { do: 'bid', card: 99 } as Choice)).rejects.toThrow();
  await solve(id, { do: 'again' });
  await answer(id, bids[0]);
  await solve(id, { do: 'playOn' });
  expect(table.hosted.entries[0]).toMatchObject({ seat: 1, choice: bids[0] });
  expect(table.state()).toMatchObject({ puzzle: { state: 'free' } });
  await expect(solve(id, { do: 'again' })).rejects.toThrow('refuse.notNow');
});

test('who has seen the solution can play on with it', async () => {
  const { tables, open, solve } = device();
  const { id } = await open();
  await solve(id, { do: 'show' });
  await solve(id, { do: 'playOn', choice: bids[0] });
  expect((await tables.at(id)).hosted.entries[0]).toMatchObject({ choice: bids[0] });
});

test('a puzzle that nobody has played on with makes room for the next one; another stays', async () => {
  const { store, open, solve } = device();
  const first = await open();
  const second = await open();
  expect([...store.tables.keys()]).toEqual([second.id]);
  await solve(second.id, { do: 'playOn' });
  const third = await open();
  expect([...store.tables.keys()]).toEqual([second.id, third.id]);
  expect(first.id).not.toBe(second.id);
});

test('a puzzle that is not there says so', async () => {
  await expect(device().open(8)).rejects.toThrow('there is no puzzle 8 of goofspiel');
});
