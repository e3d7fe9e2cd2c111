import { type AnyGame, type Chance, type Choice, SeededChance, type Types, view } from '@entente/engine';
import { type Puzzle, type PuzzleAnswer, solutionOf } from '@entente/engine/puzzle';
import { type Compared, playOut, reasonsFor } from './compare.ts';
import { forecastFor } from './forecast.ts';

/** How often a choice that nobody has compared yet is played out if there is time. */
const VISITS = 100;

/** An answer to a puzzle that was not compared when it was made: against the best, from what its seat can know. */
export function weighAnswer(
  game: AnyGame,
  puzzle: Puzzle,
  choice: Choice,
  chance: Chance,
  isLate: () => boolean = () => false,
): PuzzleAnswer {
  const { seat } = puzzle;
  const seen = view(game, puzzle.position, seat);
  const solution = solutionOf(puzzle);
  const forecast = forecastFor(game, seen, chance);
  const comparing = { seat, choices: [solution.choice, choice], visits: VISITS };
  const [best, other] = playOut(game, forecast, seen, comparing, chance, isLate);
  return answerBeside(game, { ...best, chance: solution.chance }, other);
}

/** What a list of answers says of a choice, beside the best one. */
export function answerBeside(game: AnyGame, best: Compared, other: Compared): PuzzleAnswer {
  return {
    choice: other.choice,
    chance: Math.min(1, Math.max(0, best.chance + other.ahead)),
    against: reasonsFor(game, best.parts, [other.parts]),
    inFavour: reasonsFor(game, other.parts, [best.parts]),
  };
}

/** Plays the first answers of a puzzle out once more: by how much its solution is ahead of the next best. */
export function leadIn(game: AnyGame, puzzle: Puzzle, answers: number, visits: number, seed: number): number {
  const { seat } = puzzle;
  const seen = view<Types>(game, puzzle.position, seat);
  const chance = new SeededChance(seed);
  const choices = puzzle.answers.slice(0, answers).map(({ choice }) => choice);
  const compared = playOut(game, forecastFor(game, seen, chance), seen, { seat, choices, visits }, chance);
  return -Math.max(...compared.slice(1).map(({ ahead }) => ahead));
}
