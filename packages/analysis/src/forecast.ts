import { type AnyGame, type Chance, imagine, type Seat, type Types, type View } from '@entente/engine';
import { calibrationFor, type Forecast, forecastBy, guessedCalibration } from './chances.ts';
import { judgementsOf } from './judged.ts';

/** The chances in positions near this one; guessed where the game was never measured. */
export function forecastFor(game: AnyGame, view: View<Types>, chance: Chance): Forecast<Types> {
  const calibration =
    calibrationFor(game, view.seats) ??
    guessedCalibration([judgementsOf(game, imagine(game, view, chance))], Math.max(1, 2 * view.round));
  return forecastBy(game, calibration);
}

export function seatOf({ viewer }: View<Types>): Seat {
  if (viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return viewer;
}
