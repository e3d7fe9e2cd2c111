import type { Calibration, Game, Position, Seat, Types } from '@entente/engine';
import { type Chances, chancesAtEnd, chancesBy, stageOf } from './chances.ts';
import { judgementsOf } from './judged.ts';

/** What is kept of a position: enough for its chances, by whatever calibration. */
export interface Glance {
  readonly worths: readonly number[];
  readonly round: number;
  /** Null while the game goes on. */
  readonly winners: readonly Seat[] | null;
}

export function glanceAt<T extends Types>(game: Game<T>, g: Position<T>): Glance {
  const winners = g.outcome?.winners ?? null;
  return { worths: winners === null ? judgementsOf(game, g) : [], round: g.round, winners };
}

export const chancesAt = (calibration: Calibration, { worths, round, winners }: Glance): Chances =>
  winners === null
    ? chancesBy(calibration, { worths, stage: stageOf(calibration, round) })
    : chancesAtEnd(calibration.seats, winners);

/** The mean of several forecasts. */
export function meanChances(all: readonly Chances[]): Chances {
  const of = all[0].of.map((_, seat) => all.reduce((sum, one) => sum + one.of[seat], 0) / all.length);
  return { of, nobody: all.reduce((sum, { nobody }) => sum + nobody, 0) / all.length };
}
