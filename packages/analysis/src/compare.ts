import { playUntil, promising, weigh } from '@entente/bots';
import {
  type AnyGame,
  type Chance,
  type Choice,
  copy,
  imagine,
  Referee,
  type Seat,
  SeededChance,
  same,
  type Types,
  type View,
} from '@entente/engine';
import type { Forecast } from './chances.ts';
import { mean } from './judged.ts';

/** A choice, and what would come of it as far as its seat can know. */
export interface Compared {
  readonly choice: Choice;
  /** The chance of its seat to win, some way ahead. */
  readonly chance: number;
  /** By how much that is more than after the first choice, and the standard error of this. */
  readonly ahead: number;
  readonly error: number;
  /** Parts of the judgement some way ahead; empty where the game does not name them. */
  readonly parts: readonly number[];
}

/** Number of positions that are imagined to find out which choices are worth comparing. */
const WORLDS = 8;
/** Number of choices that are compared. */
const MOST = 4;
/** Number of play-outs of each choice, however late it is. */
const LEAST = 4;
/** Rounds that are played ahead where the game does not say how far. */
const AHEAD = 1;

export interface Comparing {
  readonly seat: Seat;
  /** Compared with the most promising ones; if absent, only these are compared. */
  readonly made?: Choice | undefined;
  /** How often each choice is played out. */
  readonly visits: number;
}

/**
 * Plays the most promising choices out. The one that was made comes first, otherwise the most promising one.
 * @param isLate no more time: what is known by then has to do
 */
export function compareChoices(
  game: AnyGame,
  forecast: Forecast<Types>,
  view: View<Types>,
  { seat, made, visits }: Comparing,
  chance: Chance,
  isLate: () => boolean = () => false,
): Compared[] {
  const referee = new Referee(game, chance);
  const best = promising(weigh(game, referee, view, chance, WORLDS));
  const others = made === undefined ? best : best.filter((choice) => !same(choice, made));
  const choices = [...(made === undefined ? [] : [made]), ...others].slice(0, MOST);
  if (choices.length < 2) return [];
  return playOut(game, forecast, view, { seat, choices, visits }, chance, isLate);
}

/**
 * Plays these choices out, in positions that the seat could be in: all with the same hidden things and the same dice.
 * @param isLate no more time: what is known by then has to do
 */
export function playOut(
  game: AnyGame,
  forecast: Forecast<Types>,
  view: View<Types>,
  { seat, choices, visits }: { seat: Seat; choices: readonly Choice[]; visits: number },
  chance: Chance,
  isLate: () => boolean = () => false,
): Compared[] {
  const ends = choices.map((): End[] => []);
  for (let visit = 0; visit < visits && (visit < LEAST || !isLate()); visit++) {
    const world = imagine(game, view, chance);
    const seed = chance.below(2 ** 30);
    choices.forEach((choice, at) => {
      const own = new SeededChance(seed);
      const playing = new Referee(game, own);
      const g = copy(game, world);
      playing.take(g, seat, choice);
      playUntil(game, playing, g, world.round + (game.search?.rounds ?? AHEAD), own);
      ends[at].push({
        chance: forecast(g).of[seat],
        parts: g.outcome === null ? (game.parts?.of(g, seat) ?? []) : [],
      });
    });
  }
  return choices.map((choice, at) => {
    const ahead = ends[at].map((end, visit) => end.chance - ends[0][visit].chance);
    return {
      choice,
      chance: mean(ends[at].map((end) => end.chance)),
      ...spreadOf(ahead),
      parts: meanParts(ends[at]),
    };
  });
}

/** Where a play-out came to. */
interface End {
  readonly chance: number;
  readonly parts: readonly number[];
}

function spreadOf(values: readonly number[]): { ahead: number; error: number } {
  const ahead = mean(values);
  const variance = mean(values.map((value) => (value - ahead) ** 2));
  return { ahead, error: Math.sqrt(variance / Math.max(1, values.length - 1)) };
}

/** Of those play-outs that did not reach the end of the game. */
function meanParts(ends: readonly End[]): number[] {
  const rows = ends.flatMap(({ parts }) => (parts.length > 0 ? [parts] : []));
  return (rows[0] ?? []).map((_, part) => mean(rows.map((row) => row[part])));
}

/** A part of the judgement by which one choice is better than another, and by how much. */
export interface Reason {
  readonly part: string;
  readonly by: number;
}

/** Smallest share of everything that speaks for and against a choice that is worth naming. */
const WORTH_NAMING = 0.2;

/** What speaks for one choice against others: the parts of the judgement that differ most, at most two. */
export function reasonsFor(
  { parts: named }: Pick<AnyGame, 'parts'>,
  better: readonly number[],
  others: readonly (readonly number[])[],
): Reason[] {
  const rows = others.filter((row) => row.length === better.length);
  if (named === undefined || better.length === 0 || rows.length === 0) return [];
  const gains = named.ids.map((part, at) => ({ part, by: better[at] - mean(rows.map((row) => row[at])) }));
  const all = gains.reduce((sum, { by }) => sum + Math.abs(by), 0);
  return gains
    .filter(({ by }) => by > 0 && by >= WORTH_NAMING * all)
    .toSorted((one, other) => other.by - one.by)
    .slice(0, 2);
}
