/** Each game, step by step, on the engine and by hand: same lists, same positions, same end. */
import { checkWords, Referee, ScriptedChance, SeededChance } from '@entente/engine';
import { connectFour, ticTacToe } from '@entente/game-examples';
import { expect, test } from 'vitest';
import * as handConnectFour from '../floors/connect-four.ts';
import { pick, sfc32 } from '../floors/random.ts';
import * as handSkirmish from '../floors/skirmish.ts';
import * as handTicTacToe from '../floors/tic-tac-toe.ts';
import { CASES } from './cases.ts';
import { MOVES, NEIGHBOURS, SEATS } from './midsize-data.ts';
import { record, replay, tableAfter } from './operations.ts';
import { listed, unlisted } from './play.ts';
import { skirmish } from './skirmish/game.ts';

/** Seats are 0 and 1 to the engine and -1 is empty; by hand players are 1 and 2, and 0 is empty or a draw. */
const byHand = (seats: readonly number[]): number[] => seats.map((seat) => seat + 1);
const winnerByHand = (winners: readonly number[] = []): number => byHand(winners)[0] ?? 0;

test('tic-tac-toe is the same game', () => {
  const ends = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const next = sfc32(seed);
    const referee = new Referee(ticTacToe, new SeededChance(seed));
    const g = referee.start(2, {});
    const position = handTicTacToe.fresh();
    const into = new Int32Array(9);
    while (!handTicTacToe.isOver(position)) {
      expect(byHand(g.asked)).toEqual([position.player]);
      const choices = referee.choices(g, g.asked[0]);
      const count = handTicTacToe.list(position, into);
      expect(choices.offers.map(({ choice }) => choice.cell)).toEqual([...into.subarray(0, count)]);
      const picked = pick(next, count);
      handTicTacToe.apply(position, into[picked]);
      referee.take(g, g.asked[0], choices.at(picked));
      expect(byHand(g.public.cells)).toEqual(position.cells);
    }
    expect(g.outcome).not.toBeNull();
    expect(winnerByHand(g.outcome?.winners)).toBe(position.winner);
    ends.add(position.winner);
  }
  expect(ends).toEqual(new Set([0, 1, 2]));
});

test('connect four is the same game', () => {
  for (let seed = 0; seed < 60; seed++) {
    const next = sfc32(seed);
    const referee = new Referee(connectFour, new SeededChance(seed));
    const g = referee.start(2, {});
    const position = handConnectFour.fresh();
    const into = new Int32Array(7);
    while (!handConnectFour.isOver(position)) {
      expect(byHand(g.asked)).toEqual([position.player]);
      const choices = referee.choices(g, g.asked[0]);
      const count = handConnectFour.list(position, into);
      expect(choices.offers.map(({ choice }) => choice.column - 1)).toEqual([...into.subarray(0, count)]);
      const picked = pick(next, count);
      handConnectFour.apply(position, into[picked]);
      referee.take(g, g.asked[0], choices.at(picked));
      const cells = g.public.cells.map(
        (_, cell) => position.cells[handConnectFour.cellAt(Math.floor(cell / 6), cell % 6)],
      );
      expect(byHand(g.public.cells)).toEqual(cells);
    }
    expect(winnerByHand(g.outcome?.winners)).toBe(position.winner);
  }
});

test('connect four is drawn on a full board without four in a line', () => {
  const referee = new Referee(connectFour, new SeededChance(1));
  const g = referee.start(2, {});
  for (const column of '125261260066555421322566010415140033444333') {
    referee.take(g, g.asked[0], { do: 'drop', column: Number(column) + 1 });
  }
  expect(g.outcome).toEqual({ reason: 'draw', scores: [0, 0], winners: [] });
});

test('skirmish is the same game, given the same rolls', () => {
  for (let seed = 0; seed < 3; seed++) {
    const next = sfc32(seed);
    const rolls = Array.from({ length: MOVES }, () => 1 + pick(next, 6));
    const referee = new Referee(skirmish, new ScriptedChance(rolls.map((die) => ({ die }))));
    const g = referee.start(SEATS, {});
    const position = handSkirmish.fresh();
    const into = new Int32Array(handSkirmish.MOST_CHOICES);
    for (const roll of rolls) {
      const choices = referee.choices(g, g.asked[0]);
      const count = handSkirmish.list(position, into);
      const marches = choices.offers.map(({ choice: { piece, road } }) =>
        handSkirmish.march(piece, NEIGHBOURS[position.pieces[piece].region][road]),
      );
      expect(marches).toEqual([...into.subarray(0, count)]);
      const picked = pick(next, count);
      handSkirmish.apply(position, into[picked], roll);
      referee.take(g, g.asked[0], choices.at(picked));
      expect(JSON.stringify(g.public)).toBe(JSON.stringify(position));
    }
    expect(handSkirmish.isOver(position)).toBe(true);
    expect(g.outcome?.winners).toEqual([handSkirmish.winner(position)]);
  }
});

test('skirmish has its words', () => {
  const used = ['log.gold', 'log.conquered', 'log.repelled'].map((key) => `'${key}'`);
  expect(checkWords(skirmish, ["do: 'march'", "'score'", ...used])).toEqual([]);
});

test('a recorded game of skirmish replays to the same end', () => {
  const recording = record(new SeededChance(5));
  expect(recording).toHaveLength(MOVES);
  expect(replay(recording)).toEqual(replay(recording));
  expect(replay(recording).outcome).not.toBeNull();
});

test('a table of skirmish stops where it is told to', () => {
  const { position, entries } = tableAfter(20);
  expect(position.public.moves).toBe(20);
  expect(entries).toHaveLength(20);
});

test('random games are as long as they may be', () => {
  const play = listed(skirmish, SEATS);
  expect([play(), unlisted(skirmish, SEATS)()]).toEqual([MOVES, MOVES]);
  const moves = Array.from({ length: 50 }, listed(ticTacToe, 2));
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...moves)).toBe(9);
});

test.each(Object.keys(CASES))('the case "%s" works', (name) => {
  for (const work of Object.values(CASES[name]())) expect(work()).toBeGreaterThan(0);
});
