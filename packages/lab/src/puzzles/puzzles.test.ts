import {
  type AnyGame,
  anyGame,
  copy,
  defaultOptions,
  imagine,
  Referee,
  SeededChance,
  view,
} from '@entente/engine';
import { LEAD, type Puzzle, type PuzzleLine, puzzleOfDay } from '@entente/engine/puzzle';
import { connectFour, goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { searchGame } from './make.ts';
import { leadOfPuzzle, seekPuzzle } from './seek.ts';

const four = anyGame(connectFour);

/** Connect four after these columns, seen by the player to move. */
function dropped(...columns: number[]) {
  const referee = new Referee(four, new SeededChance(1));
  const g = referee.start(2, defaultOptions(four, 2));
  for (const column of columns) {
    const [seat] = g.asked;
    const choices = referee.choices(g, seat).offers.map(({ choice }) => choice);
    const choice = choices.find((one) => 'column' in one && one.column === column);
    if (choice === undefined) throw new RangeError(`column ${column}`);
    referee.take(g, seat, choice);
  }
  return { g, seen: view(four, g, g.asked[0]) };
}

test('the one move that wins is a puzzle, with every other one far behind', () => {
  const { g, seen } = dropped(1, 6, 2, 6, 3, 7);
  const sought = seekPuzzle(four, seen);
  expect(sought?.answers[0]).toMatchObject({ choice: { column: 4 }, chance: 1 });
  expect(sought?.answers.slice(1).every(({ chance }) => chance <= 1 - LEAD)).toBe(true);
  const answers = sought?.answers ?? [];
  const puzzle: Puzzle = { number: 1, version: four.version, seat: g.asked[0], position: g, answers };
  expect(leadOfPuzzle(four, puzzle)).toBeGreaterThanOrEqual(LEAD);
});

test('an even position is none, nor what the search does not want', () => {
  expect(seekPuzzle(four, dropped().seen)).toBeNull();
  const wanted: boolean[] = [];
  const { seen } = dropped(1, 6, 2, 6, 3, 7);
  expect(seekPuzzle(four, seen, (_best, isEasy) => wanted.push(isEasy) === 0)).toBeNull();
  expect(wanted).toEqual([true]);
});

test('what its seat cannot know does not change a puzzle', () => {
  const game: AnyGame = anyGame(goofspiel);
  const chance = new SeededChance(16);
  const referee = new Referee(game, chance);
  const g = referee.start(2, { cards: 8, ties: 'carry' });
  for (let made = 0; made < 6; made++) referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
  const [seat] = g.asked;
  const other = imagine(game, view(game, g, seat), chance);
  expect(JSON.stringify(other)).not.toBe(JSON.stringify(g));
  const soughtIn = (of: typeof g) => seekPuzzle(game, view(game, copy(game, of), seat));
  expect(soughtIn(other)).toEqual(soughtIn(g));
});

test('the same search finds the same, goes on where it was, and takes only a few of a kind', () => {
  const lines: PuzzleLine[] = [];
  for (let number = 0; number < 6; number++) {
    const { found } = searchGame(four, { seed: 1, number }, lines);
    if (found.length > 0 && lines.length === 0)
      expect(searchGame(four, { seed: 1, number }, lines).found).toEqual(found);
    expect(found.length).toBeLessThanOrEqual(2);
    for (const { line, puzzle } of found) {
      expect(puzzle.position.asked).toContain(puzzle.seat);
      expect([line.number, line.seat]).toEqual([puzzle.number, puzzle.seat]);
    }
    lines.push(...found.map(({ line }) => line));
  }
  expect(lines.map(({ number }) => number)).toEqual(lines.map((_, at) => at + 1));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines).toContain(puzzleOfDay(lines, new Date()));
});
