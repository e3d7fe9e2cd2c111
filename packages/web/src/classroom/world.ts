import { changesOf, run, SCENARIOS, type Year } from '@entente/world3';
import type { ClassTable } from '../link/messages.ts';
import { curvesOf, meanCurve } from './curves.ts';

/** The year in which a round of Limit ends (the eras of its rulebook), and what its measures are in World3. */
const YEARS_PER_ROUND = 30;
const BEFORE_FIRST = 1820;
export const COMPARED: readonly { readonly measure: string; readonly of: (year: Year) => number }[] = [
  { measure: 'worldPopulation', of: ({ pop }) => pop },
  { measure: 'worldPollution', of: ({ ppolx }) => ppolx },
  { measure: 'worldFossil', of: ({ nrfr }) => nrfr },
];

export const yearOf = (round: number): number => BEFORE_FIRST + YEARS_PER_ROUND * round;

/** Heights mean nothing in an analogy: a series as shares of its highest value. */
const shape = (values: readonly number[]): number[] => {
  const most = Math.max(...values, Number.MIN_VALUE);
  return values.map((value) => value / most);
};

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + (value - other[at]) ** 2, 0) / one.length;

/** The scenario of World3, from 0, whose curves are shaped most like the means of these tables; null with too few rounds. */
export function nearestRun(tables: readonly ClassTable[]): number | null {
  const series = COMPARED.map(({ measure, of }) => ({ of, mean: meanCurve(curvesOf(tables, measure)) }));
  const rounds = series[0].mean.rounds.filter((round) => yearOf(round) >= 1900 && yearOf(round) <= 2100);
  if (rounds.length < 3) return null;
  const distances = SCENARIOS.map((levers) => {
    const years = run(changesOf(levers));
    const at = (round: number) => years.find(({ year }) => year === yearOf(round)) ?? years[0];
    return series.reduce((sum, { of, mean }) => {
      const ours = rounds.map((round) => mean.values[mean.rounds.indexOf(round)]);
      return sum + distance(shape(ours), shape(rounds.map((round) => of(at(round)))));
    }, 0);
  });
  return distances.indexOf(Math.min(...distances));
}
