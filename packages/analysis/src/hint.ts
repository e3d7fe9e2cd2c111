import type { AnyGame, Chance, Choice, Types, View } from '@entente/engine';
import { type Compared, compareChoices, type Reason, reasonsFor } from './compare.ts';
import { forecastFor, seatOf } from './forecast.ts';

/** The best choices that a seat has, the best first; none if there is only one choice. */
export interface Hint {
  readonly choices: readonly {
    readonly choice: Choice;
    /** The chance of winning to which it leads, as far as can be seen. */
    readonly chance: number;
    /** What speaks for it against the others that were compared. */
    readonly reasons: readonly Reason[];
  }[];
}

/** Number of choices that are named. */
const NAMED = 3;
/** How often each choice is played out if there is time. */
const VISITS = 40;

/** What the seat of this view could do, by what it may know alone. */
export function hintFor(
  game: AnyGame,
  view: View<Types>,
  chance: Chance,
  isLate: () => boolean = () => false,
): Hint {
  const compared = comparedFor(game, view, undefined, chance, isLate);
  const order = compared.toSorted((one, other) => other.chance - one.chance);
  const partsBut = (one: Compared) => order.filter((other) => other !== one).map(({ parts }) => parts);
  return {
    choices: order.slice(0, NAMED).map((one) => ({
      choice: one.choice,
      chance: one.chance,
      reasons: reasonsFor(game, one.parts, partsBut(one)),
    })),
  };
}

/** What is wrong with a choice, set against the best that was found. */
export interface Doubt {
  /** The chance of winning to which the choice leads. */
  readonly chance: number;
  /** Another choice that is clearly better; null where none is. */
  readonly better: { readonly choice: Choice; readonly chance: number } | null;
  /** In what the better choice is ahead. */
  readonly against: readonly Reason[];
  /** In what this one is. */
  readonly inFavour: readonly Reason[];
}

/** Smallest difference of chances that is worth a word. */
const WORTH_A_WORD = 0.02;
/** Number of standard errors beyond which a difference is clear. */
const CLEAR = 2;

/** Why a choice of the seat of this view is bad, by what it may know alone; null where there is no other. */
export function doubtFor(
  game: AnyGame,
  view: View<Types>,
  made: Choice,
  chance: Chance,
  isLate: () => boolean = () => false,
): Doubt | null {
  const [own, ...others] = comparedFor(game, view, made, chance, isLate);
  if (own === undefined) return null;
  const [best] = others.toSorted((one, other) => other.ahead - one.ahead);
  const isClear = best.ahead >= WORTH_A_WORD && best.ahead > CLEAR * best.error;
  return {
    chance: own.chance,
    better: isClear ? { choice: best.choice, chance: own.chance + best.ahead } : null,
    against: isClear ? reasonsFor(game, best.parts, [own.parts]) : [],
    inFavour: reasonsFor(game, own.parts, [best.parts]),
  };
}

function comparedFor(
  game: AnyGame,
  view: View<Types>,
  made: Choice | undefined,
  chance: Chance,
  isLate: () => boolean,
): Compared[] {
  const comparing = { seat: seatOf(view), made, visits: VISITS };
  return compareChoices(game, forecastFor(game, view, chance), view, comparing, chance, isLate);
}
