import type { AnyGame } from '@entente/engine';
import type { ClassTable } from '../link/messages.ts';

/** A measure at one table, round by round; of seats, their mean. */
export interface TableCurve {
  readonly number: number;
  /** Is it one of those that play by the other rules? */
  readonly other: boolean;
  readonly rounds: readonly number[];
  readonly values: readonly number[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const curvesOf = (tables: readonly ClassTable[], measure: string): TableCurve[] =>
  tables.map(({ number, other, measured }) => ({
    number,
    other,
    rounds: measured.map(({ round }) => round),
    values: measured.map(({ values }) => {
      const value = values[measure] ?? 0;
      return Array.isArray(value) ? meanOf(value) : value;
    }),
  }));

/** The mean of all tables that have come as far, for every round that at least one has reached. */
export function meanCurve(curves: readonly TableCurve[]): Pick<TableCurve, 'rounds' | 'values'> {
  const rounds = [...new Set(curves.flatMap(({ rounds }) => rounds))].sort((a, b) => a - b);
  return {
    rounds,
    values: rounds.map((round) =>
      meanOf(
        curves.flatMap((curve) => {
          const at = curve.rounds.indexOf(round);
          return at < 0 ? [] : [curve.values[at]];
        }),
      ),
    ),
  };
}

/** What is shown first: what decides the game. */
export const firstMeasure = ({ measures }: AnyGame): string =>
  (measures.find(({ of }) => of === 'seat') ?? measures[0])?.id ?? '';

/** Has any table come to the end of a round? Before that there is nothing to draw. */
export const hasCurves = (tables: readonly ClassTable[]): boolean =>
  tables.some(({ measured }) => measured.length > 0);
