import type { Calibration, Game, Position, Seat, Types } from '@entente/engine';
import { judgementsOf, mean } from './judged.ts';

/** The chance of each seat to win, and that all lose. They add up to one. */
export interface Chances {
  readonly of: readonly number[];
  readonly nobody: number;
}

/** The chances in a position. */
export type Forecast<T extends Types> = (g: Position<T>) => Chances;

/** What a forecast goes by: what the position is worth to each seat, and how far the game is, from 0 to 1. */
export interface Judged {
  readonly worths: readonly number[];
  readonly stage: number;
}

/** How a calibration measures positions, without what it was fitted to. */
export type Scales = Pick<Calibration, 'seats' | 'rounds' | 'spread' | 'level'>;

export const stageOf = ({ rounds }: Pick<Scales, 'rounds'>, round: number): number =>
  Math.min(1, round / Math.max(1, rounds));

/** How far each seat is ahead of the mean. A lead twice as long is not worth twice as much. */
export function leadsOf({ spread }: Pick<Scales, 'spread'>, worths: readonly number[]): number[] {
  const middle = mean(worths);
  return worths.map((worth) => Math.asinh((worth - middle) / spread));
}

/** What bears on a game that all lose: that it happens at all, how late it is, how good everybody's position is, and both. */
export function gloomOf({ level }: Pick<Scales, 'level'>, { worths, stage }: Judged): number[] {
  const height = (mean(worths) - level.usual) / level.spread;
  return [1, stage, height, height * stage];
}

/** A calibrated forecast: a softmax over the leads of the seats, which count more or less as the game goes on. */
export function chancesBy(calibration: Calibration, judged: Judged): Chances {
  const { lead, seat: seats, nobody } = calibration;
  const { stage } = judged;
  const steep = lead[0] * (1 - stage) + lead[1] * stage;
  const scores = leadsOf(calibration, judged.worths).map(
    (ahead, seat) => steep * ahead + (seats[seat] ?? 0) * (1 - stage),
  );
  const gloom = gloomOf(calibration, judged).reduce((sum, value, at) => sum + value * (nobody[at] ?? 0), 0);
  return shares(scores, nobody.length === 0 ? Number.NEGATIVE_INFINITY : gloom);
}

function shares(scores: readonly number[], gloom: number): Chances {
  const most = Math.max(gloom, ...scores);
  const weights = scores.map((score) => Math.exp(score - most));
  const nobody = Math.exp(gloom - most);
  const all = weights.reduce((sum, weight) => sum + weight, nobody);
  return { of: weights.map((weight) => weight / all), nobody: nobody / all };
}

/** What came of a finished game: a shared victory is a part for each. */
export function chancesAtEnd(seats: number, winners: readonly Seat[]): Chances {
  const of = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
  return { of, nobody: winners.length === 0 ? 1 : 0 };
}

/**
 * The calibration for this number of seats: its own, or that of the nearest number without what is known of single seats; null
 * where nothing was ever measured.
 */
export function calibrationFor<T extends Types>(
  game: Pick<Game<T>, 'chances'>,
  seats: number,
): Calibration | null {
  const { chances = [] } = game;
  const own = chances.find((one) => one.seats === seats);
  if (own !== undefined) return own;
  const [nearest] = chances
    .filter((one) => one.seats > 1 && seats > 1)
    .toSorted((one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats));
  return nearest === undefined ? null : { ...nearest, seats, seat: [] };
}

/** The chances in any position of a game by this calibration. */
export const forecastBy =
  <T extends Types>(game: Game<T>, calibration: Calibration): Forecast<T> =>
  (g) =>
    g.outcome === null
      ? chancesBy(calibration, { worths: judgementsOf(game, g), stage: stageOf(calibration, g.round) })
      : chancesAtEnd(g.seats, g.outcome.winners);

/** Without any measurement: by how far the judgements of this one game were apart. */
export function guessedCalibration(rows: readonly (readonly number[])[], rounds: number): Calibration {
  const seats = rows[0]?.length ?? 1;
  const middles = rows.map(mean);
  const offs = rows.flatMap((row, at) => row.map((value) => value - middles[at]));
  const level = { usual: mean(middles), spread: deviation(middles.map((middle) => middle - mean(middles))) };
  return {
    seats,
    rounds,
    spread: deviation(offs),
    level,
    lead: [1, 2],
    seat: [],
    nobody: seats === 1 ? [0, 0, -1, -1] : [],
  };
}

/** Of values whose mean is zero. Never zero itself: it is divided by. */
export const deviation = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value))) || 1;
