/** A puzzle: a position of one seat in which one choice is clearly the best. `docs/puzzles.md` says where they come from. */
import type { Choice, Position, Seat, Types } from './game.ts';
import { same } from './same.ts';

/** Who misses the answer: nobody, the thoughtful bot, or the strong one as well. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What lists say of a puzzle. */
export interface PuzzleLine {
  /** From 1 up; a number is never given twice. */
  readonly number: number;
  readonly seats: number;
  readonly seat: Seat;
  readonly round: number;
  readonly difficulty: Difficulty;
  /** The bots' game that it comes from. */
  readonly game: number;
  /** The step that asks, and what the best choice does. */
  readonly step: string;
  readonly best: string;
}

export interface Puzzle {
  readonly number: number;
  /** Of the rules. */
  readonly version: number;
  readonly seat: Seat;
  /** What the seat cannot know is imagined. */
  readonly position: Position<Types>;
  /** The choices that were compared, the best first. */
  readonly answers: readonly PuzzleAnswer[];
}

/** A part of the judgement, and by how much. */
interface Ground {
  readonly part: string;
  readonly by: number;
}

export interface PuzzleAnswer {
  readonly choice: Choice;
  /** The chance of winning to which it leads. */
  readonly chance: number;
  /** In what the best choice is ahead of it; of the best itself, in what it is ahead of the second best. */
  readonly against: readonly Ground[];
  /** In what it is ahead of the best choice. */
  readonly inFavour: readonly Ground[];
}

/** By how much the best choice of a puzzle is ahead of every other. */
export const LEAD = 0.15;
/** How close another choice must come to the best to be as good. */
const AS_GOOD = 0.03;

/** The best choice. */
export const solutionOf = ({ answers: [best] }: Puzzle): PuzzleAnswer => best;

/** What is known of a choice; null for one that was not compared. */
export const answerOf = ({ answers }: Puzzle, choice: Choice): PuzzleAnswer | null =>
  answers.find((answer) => same({ ...answer.choice }, { ...choice })) ?? null;

export const isSolution = (puzzle: Puzzle, { chance }: Pick<PuzzleAnswer, 'chance'>): boolean =>
  chance > solutionOf(puzzle).chance - AS_GOOD;

const DAY = 24 * 60 * 60 * 1000;
/** Has no factor in common with small numbers, and spreads the days over the list. */
const STRIDE = 7919;

/** The puzzle of a day of the reader's calendar, the same for everybody. */
export function puzzleOfDay<Line>(lines: readonly Line[], date: Date): Line {
  const day = Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  return lines[(day * STRIDE) % lines.length];
}
