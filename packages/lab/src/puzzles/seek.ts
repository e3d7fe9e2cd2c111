import {
  answerBeside,
  type Compared,
  forecastFor,
  leadIn,
  playOut,
  reasonsFor,
  seatOf,
} from '@entente/analysis';
import { searchBot, visitsOf, weigh } from '@entente/bots';
import {
  type AnyGame,
  type Choice,
  imagine,
  Referee,
  type Seat,
  SeededChance,
  same,
  type Types,
  type View,
} from '@entente/engine';
import { type Difficulty, LEAD, type Puzzle, type PuzzleAnswer } from '@entente/engine/puzzle';

/** Number of positions that are imagined to find out which choices to compare, and number of these. */
const WORLDS = 8;
const COMPARED = 12;
/** A question with fewer choices is no puzzle. */
const LEAST_CHOICES = 3;
/** How often each choice is played out at first sight, and the lead that one must have for a second look. */
const GLIMPSE = 3;
const INKLING = 0.04;
const GLANCE = 8;
const HOPE = 0.1;
/** The best few get a closer look, and then a search this much deeper than that of the strong bot. */
const FEW = 4;
const CLOSELY = 40;
const DEEPER = 10;
/** How often the others are played out beside the best. */
const BESIDE = 60;
/** Each search has dice of its own; the last one is repeated when a puzzle is checked. */
const SEEDS = { glimpse: 7, glance: 1, closely: 2, deep: 3, again: 4, beside: 5, strong: 6 } as const;

/** A question with one choice that is clearly the best. */
export interface Sought {
  readonly answers: readonly PuzzleAnswer[];
  readonly difficulty: Difficulty;
}

/**
 * Is the question that this seat is asked a puzzle? It hangs on nothing but what the seat can know.
 * @param isWanted false for what does the best choice: there are enough of them, or what the thoughtful bot finds
 */
export function seekPuzzle(
  game: AnyGame,
  view: View<Types>,
  isWanted: (best: Choice, isEasy: boolean) => boolean = () => true,
): Sought | null {
  const chance = new SeededChance(SEEDS.glance);
  const referee = new Referee(game, chance);
  const seat = seatOf(view);
  const ranked = weigh(game, referee, view, chance, WORLDS)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, COMPARED)
    .map(({ choice }) => choice);
  if (ranked.length < LEAST_CHOICES) return null;
  const compare = (choices: readonly Choice[], visits: number, seed: number) => {
    const dice = new SeededChance(seed);
    return playOut(game, forecastFor(game, view, dice), view, { seat, choices, visits }, dice);
  };
  if (leadOf(byChance(compare(ranked, GLIMPSE, SEEDS.glimpse))) < INKLING) return null;
  const glance = byChance(compare(ranked, GLANCE, SEEDS.glance));
  if (leadOf(glance) < HOPE) return null;
  const best = glance[0].choice;
  const isEasy = same({ ...best }, { ...ranked[0] });
  if (!isWanted(best, isEasy) || !isPlain(game, view, seat, best)) return null;
  const closely = byChance(compare(choicesOf(glance.slice(0, FEW)), CLOSELY, SEEDS.closely));
  if (closely[0].choice !== best || leadOf(closely) < HOPE) return null;
  const visits = deepVisits(game, view.seats);
  const deep = compare(choicesOf(closely), visits, SEEDS.deep);
  if (leadOf(deep) < LEAD) return null;
  const again = compare(choicesOf(closely), visits, SEEDS.again);
  if (leadOf(again) < LEAD) return null;
  const rest = ranked.filter((choice) => !closely.some((one) => one.choice === choice));
  const beside = compare([best, ...rest], BESIDE, SEEDS.beside);
  if (leadOf(beside) < LEAD) return null;
  const answers = answersOf(game, [...again, ...beside.slice(1)]);
  return { answers, difficulty: isEasy ? 'easy' : difficultyOf(game, view, best) };
}

/** How often each of the few best choices is played out by the deep search. */
const deepVisits = (game: AnyGame, seats: number): number =>
  Math.max(CLOSELY, Math.round((DEEPER * visitsOf(game, 'strong', seats)) / FEW));

/** By how much the solution of a puzzle is ahead, as it was found. */
export const leadOfPuzzle = (game: AnyGame, puzzle: Puzzle): number =>
  leadIn(game, puzzle, FEW, deepVisits(game, puzzle.position.seats), SEEDS.again);

const byChance = (compared: readonly Compared[]): Compared[] => {
  const sorted = compared.toSorted((one, other) => other.chance - one.chance);
  const [best] = sorted;
  return sorted.map((one) => ({ ...one, ahead: one.chance - best.chance }));
};

const choicesOf = (compared: readonly Compared[]): Choice[] => compared.map(({ choice }) => choice);

/** How far the first is ahead of all others. */
const leadOf = ([first, ...others]: readonly Compared[]): number =>
  first.chance - Math.max(...others.map(({ chance }) => chance));

/** A choice that nobody has to fill in. */
function isPlain(game: AnyGame, view: View<Types>, seat: Seat, choice: Choice): boolean {
  const chance = new SeededChance(SEEDS.glance);
  const { offers } = new Referee(game, chance).choices(imagine(game, view, chance), seat);
  return offers.some((offer) => offer.fill === undefined && same({ ...offer.choice }, { ...choice }));
}

function answersOf(game: AnyGame, compared: readonly Compared[]): PuzzleAnswer[] {
  const [best, ...others] = compared;
  const next = others.reduce((one, other) => (other.ahead > one.ahead ? other : one));
  const solution: PuzzleAnswer = {
    choice: best.choice,
    chance: best.chance,
    against: reasonsFor(game, best.parts, [next.parts]),
    inFavour: [],
  };
  return [solution, ...others.map((other) => answerBeside(game, best, other))]
    .toSorted((one, other) => other.chance - one.chance)
    .map(short);
}

/** In as many digits as anybody reads. */
function short({ choice, chance, against, inFavour }: PuzzleAnswer): PuzzleAnswer {
  const rounded = (grounds: PuzzleAnswer['against']) =>
    grounds.map(({ part, by }) => ({ part, by: Number(by.toPrecision(3)) }));
  return {
    choice,
    chance: Number(chance.toFixed(3)),
    against: rounded(against),
    inFavour: rounded(inFavour),
  };
}

/** The thoughtful bot has missed it: does the strong one find it? */
function difficultyOf(game: AnyGame, view: View<Types>, best: Choice): Difficulty {
  const { search } = game;
  if (search === undefined) return 'medium';
  const visits = visitsOf(game, 'strong', view.seats);
  const strong = searchBot({ ...game, search }, new SeededChance(SEEDS.strong), { visits });
  return same({ ...strong.choose(view) }, { ...best }) ? 'medium' : 'hard';
}
