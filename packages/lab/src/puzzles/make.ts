import { botOf } from '@entente/bots';
import {
  type AnyGame,
  type Choice,
  defaultOptions,
  imagine,
  type Position,
  Referee,
  type Seat,
  SeededChance,
  type Types,
  view,
} from '@entente/engine';
import type { Puzzle, PuzzleLine } from '@entente/engine/puzzle';
import { seekPuzzle } from './seek.ts';

/** Bots of different strength sit together: the weaker ones lead into positions that the stronger ones avoid. */
const KINDS = ['greedy', 'greedy', 'casual', 'beginner'] as const;
/** Number of positions that they imagine: fewer are quicker, and hardly weaker. */
const WORLDS = 3;
/** Every twentieth choice or so is random. */
const STRAY = 20;
/** Number of questions of a game that the search reads, roughly. */
const LOOKS = 40;
const MOST_DECISIONS = 20_000;
/** Maximum number of puzzles from one game. */
const MOST_IN_GAME = 2;
/** Of what there may be a few, and beyond that only this share of all puzzles. */
const FEW = 3;
const MOST = { easy: 0.3, step: 0.4, best: 0.15 } as const;

/** What a game of bots was searched for. */
export interface SearchedGame {
  readonly found: readonly { readonly line: PuzzleLine; readonly puzzle: Puzzle }[];
  /** Number of questions that the search has read. */
  readonly looked: number;
}

/** Numbers of seats that a game's chances were measured for; without any measurement, the smallest with two players. */
export function puzzleSeats({ chances = [], seats }: Pick<AnyGame, 'chances' | 'seats'>): number[] {
  const measured = chances.map((one) => one.seats).filter((count) => count > 1);
  return measured.length > 0 ? measured : seats.filter((count) => count > 1).slice(0, 1);
}

/**
 * Plays one game of bots and looks for puzzles in it. The same numbers and the same known puzzles give the same result.
 * @param known puzzles of earlier games: of each kind there are to be some, and not too many
 */
export function searchGame(
  game: AnyGame,
  { seed, number }: { readonly seed: number; readonly number: number },
  known: readonly PuzzleLine[],
): SearchedGame {
  const counts = puzzleSeats(game);
  const seats = counts[number % counts.length];
  const own = new SeededChance(seed * 1_000_003 + number);
  const referee = new Referee(game, own);
  const bots = Array.from({ length: seats }, () =>
    botOf(game, KINDS[own.below(KINDS.length)], new SeededChance(own.below(2 ** 30)), { worlds: WORLDS }),
  );
  const stray = botOf(game, 'random', own);
  const every = Math.max(1, Math.round((game.typicalChoices?.[seats] ?? 100) / LOOKS));
  const g = referee.start(seats, defaultOptions(game, seats));
  const found: SearchedGame['found'][number][] = [];
  let looked = 0;
  for (let made = 0; g.outcome === null && made < MOST_DECISIONS; made++) {
    if (found.length === MOST_IN_GAME) break;
    const seat = g.asked[own.below(g.asked.length)];
    if (own.below(every) === 0 && isQuestion(game, referee, g, seat)) {
      looked++;
      const one = puzzleAt(game, g, seat, { number, known: [...known, ...found.map(({ line }) => line)] });
      if (one !== null && !found.some(({ line }) => line.seat === seat && line.step === one.line.step))
        found.push(one);
    }
    const [next] = g.asked;
    const bot = own.below(STRAY) === 0 ? stray : bots[next];
    referee.take(g, next, bot.choose(view(game, g, next)));
  }
  return { found, looked };
}

const stepOf = ({ flow }: Pick<Position<Types>, 'flow'>): string => flow.at(-1)?.step ?? '';

/** Is this worth a look: several choices, nobody has answered in secret, and not a window for reactions? */
function isQuestion(game: AnyGame, referee: Referee<Types>, g: Position<Types>, seat: Seat): boolean {
  const step = game.steps[stepOf(g)];
  if (step.kind === 'automatic' || step.window === true) return false;
  if (g.answers.some((given) => given.length > 0)) return false;
  return referee.choices(g, seat).offers.length > 1;
}

function puzzleAt(
  game: AnyGame,
  g: Position<Types>,
  seat: Seat,
  { number, known }: { readonly number: number; readonly known: readonly PuzzleLine[] },
): SearchedGame['found'][number] | null {
  const step = stepOf(g);
  const share = (is: (line: PuzzleLine) => boolean, most: number) =>
    known.filter(is).length < FEW + most * known.length;
  if (!share((line) => line.step === step, MOST.step)) return null;
  const isWanted = (best: Choice, isEasy: boolean) =>
    share((line) => line.best === best.do && line.step === step, MOST.best) &&
    (!isEasy || share((line) => line.difficulty === 'easy', MOST.easy));
  const seen = view(game, g, seat);
  const sought = seekPuzzle(game, seen, isWanted);
  if (sought === null) return null;
  const { answers, difficulty } = sought;
  const place = { number: Math.max(0, ...known.map((line) => line.number)) + 1, seat };
  return {
    line: {
      ...place,
      seats: g.seats,
      round: g.round,
      difficulty,
      game: number,
      step,
      best: answers[0].choice.do,
    },
    puzzle: {
      ...place,
      version: game.version,
      position: imagine(game, seen, new SeededChance(number + 1)),
      answers,
    },
  };
}
