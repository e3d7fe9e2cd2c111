import { type AnyGame, type Chance, type Choice, imagine, type Types, type View } from '@entente/engine';
import { calibrationFor, forecastBy, guessedCalibration } from './chances.ts';
import { type Compared, compareChoices, type Reason, reasonsFor } from './compare.ts';
import { judgementsOf } from './judged.ts';

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
  if (view.viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  const calibration =
    calibrationFor(game, view.seats) ??
    guessedCalibration([judgementsOf(game, imagine(game, view, chance))], Math.max(1, 2 * view.round));
  const compared = compareChoices(
    game,
    forecastBy(game, calibration),
    view,
    { seat: view.viewer, visits: VISITS },
    chance,
    isLate,
  );
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
