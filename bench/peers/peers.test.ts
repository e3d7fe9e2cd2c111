/** Each game, step by step, for boardgame.io and by hand: same lists, same positions, same end. */
import { createRequire } from 'node:module';
import { describe, expect, test, vi } from 'vitest';
import * as handConnectFour from '../floors/connect-four.ts';
import { pick, sfc32 } from '../floors/random.ts';
import * as handSkirmish from '../floors/skirmish.ts';
import * as handTicTacToe from '../floors/tic-tac-toe.ts';
import { MOVES } from '../src/midsize-data.ts';
import * as peerConnectFour from './connect-four.ts';
import * as peerSkirmish from './skirmish.ts';
import * as peerTicTacToe from './tic-tac-toe.ts';

/** Players are '0' and '1' to boardgame.io, 1 and 2 by hand, where 0 is empty or a draw. */
const byHand = (player: string | null): number => (player === null ? 0 : Number(player) + 1);

function winnerByHand(result: peerTicTacToe.Result | peerConnectFour.Result | undefined): number {
  if (result === undefined) throw new Error('the game is not over');
  return 'winner' in result ? byHand(result.winner) : 0;
}

test('boardgame.io and its Immer run in production mode', () => {
  const loaded = Object.keys(createRequire(import.meta.url).cache);
  expect(process.env.NODE_ENV).toBe('production');
  expect(loaded.some((file) => file.endsWith('immer.cjs.production.min.js'))).toBe(true);
  expect(loaded.some((file) => file.endsWith('immer.cjs.development.js'))).toBe(false);
});

test('tic-tac-toe is the same game', () => {
  const ends = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const next = sfc32(seed);
    const position = handTicTacToe.fresh();
    const into = new Int32Array(9);
    let state = peerTicTacToe.fresh(seed);
    while (!handTicTacToe.isOver(position)) {
      const choices = peerTicTacToe.list(state);
      const count = handTicTacToe.list(position, into);
      expect(choices.map(({ args }) => args[0])).toEqual([...into.subarray(0, count)]);
      const picked = pick(next, count);
      handTicTacToe.apply(position, into[picked]);
      state = peerTicTacToe.step(state, peerTicTacToe.action(state, choices[picked]));
      expect(state.G.cells.map(byHand)).toEqual(position.cells);
      expect(peerTicTacToe.result(state) !== undefined).toBe(handTicTacToe.isOver(position));
    }
    expect(winnerByHand(peerTicTacToe.result(state))).toBe(position.winner);
    ends.add(position.winner);
  }
  expect(ends).toEqual(new Set([0, 1, 2]));
});

test('connect four is the same game', () => {
  const ends = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    const next = sfc32(seed);
    const position = handConnectFour.fresh();
    const into = new Int32Array(7);
    let state = peerConnectFour.fresh(seed);
    while (!handConnectFour.isOver(position)) {
      const choices = peerConnectFour.list(state);
      const count = handConnectFour.list(position, into);
      expect(choices.map(({ args }) => args[0])).toEqual([...into.subarray(0, count)]);
      const picked = pick(next, count);
      handConnectFour.apply(position, into[picked]);
      state = peerConnectFour.step(state, peerConnectFour.action(state, choices[picked]));
      const cells = state.G.cells.map(
        (_, i) => position.cells[handConnectFour.cellAt(i % 7, Math.floor(i / 7))],
      );
      expect(state.G.cells.map(byHand)).toEqual(cells);
      expect(peerConnectFour.result(state) !== undefined).toBe(handConnectFour.isOver(position));
    }
    expect(winnerByHand(peerConnectFour.result(state))).toBe(position.winner);
    ends.add(position.winner);
  }
  expect(ends).toContain(1);
  expect(ends).toContain(2);
});

test('connect four is drawn on a full board without four in a line', () => {
  const order = '125261260066555421322566010415140033444333'.split('').map(Number);
  const position = handConnectFour.fresh();
  let state = peerConnectFour.fresh(1);
  for (const column of order) {
    handConnectFour.apply(position, column);
    state = peerConnectFour.step(state, peerConnectFour.action(state, { move: 'drop', args: [column] }));
  }
  expect(position).toMatchObject({ placed: 42, winner: 0 });
  expect(peerConnectFour.result(state)).toEqual({ draw: true });
});

describe('skirmish', () => {
  test('is the same game, given the same rolls', () => {
    for (let seed = 0; seed < 3; seed++) {
      const next = sfc32(seed);
      const position = handSkirmish.fresh();
      const into = new Int32Array(handSkirmish.MOST_CHOICES);
      let state = peerSkirmish.fresh(seed);
      expect(state.G).toEqual(position);
      while (!handSkirmish.isOver(position)) {
        const choices = peerSkirmish.list(state);
        const count = handSkirmish.list(position, into);
        expect(choices.map(({ args: [from, to] }) => handSkirmish.march(from, to))).toEqual([
          ...into.subarray(0, count),
        ]);
        const picked = pick(next, count);
        state = peerSkirmish.step(state, peerSkirmish.action(state, choices[picked]));
        handSkirmish.apply(position, into[picked], state.G.lastRoll);
        expect(JSON.stringify(state.G)).toBe(JSON.stringify(position));
        expect(peerSkirmish.result(state) !== undefined).toBe(handSkirmish.isOver(position));
      }
      expect(peerSkirmish.result(state)).toEqual({ winner: String(handSkirmish.winner(position)) });
    }
  });

  test('rolls all faces of the die', () => {
    const recording = peerSkirmish.record(sfc32(1));
    const rolls = new Set<number>();
    let state = peerSkirmish.fresh(recording.seed);
    for (const action of recording.actions) {
      state = peerSkirmish.step(state, action);
      rolls.add(state.G.lastRoll);
    }
    expect(rolls).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  });

  test('replays to the same end', () => {
    const recording = peerSkirmish.record(sfc32(2));
    expect(recording.actions).toHaveLength(MOVES);
    expect(peerSkirmish.replay(recording)).toEqual(peerSkirmish.replay(recording));
  });

  test('refuses a march that is not listed', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue(undefined);
    const state = peerSkirmish.fresh(1);
    expect(() =>
      peerSkirmish.step(state, peerSkirmish.action(state, { move: 'march', args: [0, 60] })),
    ).toThrow('refused march');
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

test.each([
  ['tic-tac-toe', handTicTacToe.play, peerTicTacToe.play, 5, 9],
  ['connect four', handConnectFour.play, peerConnectFour.play, 7, 42],
  ['skirmish', handSkirmish.play, peerSkirmish.play, MOVES, MOVES],
])('a random game of %s ends, both ways, and counts its moves', (_, hand, peer, fewest, most) => {
  const next = sfc32(9);
  for (const play of [hand, peer]) {
    for (let game = 0; game < 5; game++) {
      const moves = play(next);
      expect(moves).toBeGreaterThanOrEqual(fewest);
      expect(moves).toBeLessThanOrEqual(most);
    }
  }
});
