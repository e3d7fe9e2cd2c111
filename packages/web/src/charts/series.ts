import type { AnyGame, Outcome, Seat, Teller, Types } from '@entente/engine';
import type { MeasuresAnswer } from '../link/messages.ts';

export interface Series {
  readonly key: string;
  readonly label: string;
  /** The seat whose colour and sign it has; null for the world. */
  readonly seat: number | null;
  readonly values: readonly number[];
}

export interface MeasureChart {
  readonly id: string;
  readonly title: string;
  readonly steps: number[];
  readonly series: Series[];
}

/** One chart for each measure that the game names. */
export function chartsOf(
  game: AnyGame,
  { measured }: MeasuresAnswer,
  teller: Teller<Types>,
  seatName: (seat: Seat) => string,
): MeasureChart[] {
  const steps = measured.map(({ round }) => round);
  return game.measures.map(({ id, of }) => {
    const title = teller.say({ say: `measure.${id}`, with: {} });
    const at = (row: number, seat: number) => {
      const value = measured[row].values[id];
      return Array.isArray(value) ? value[seat] : value;
    };
    const seats = Array.isArray(measured[0]?.values[id]) ? measured[0].values[id].length : 0;
    const series: Series[] =
      of === 'world'
        ? [{ key: 'world', label: '', seat: null, values: steps.map((_, row) => at(row, 0)) }]
        : Array.from({ length: seats }, (_, seat) => ({
            key: String(seat),
            label: seatName(seat),
            seat,
            values: steps.map((_, row) => at(row, seat)),
          }));
    return { id, title, steps, series };
  });
}

/**
 * The same charts, but what decides the game ends with its result: some rules count it once more after the last round.
 * `isLater`: more was played after that round.
 */
export function endingWith(
  charts: readonly MeasureChart[],
  game: AnyGame,
  outcome: Outcome | null,
  isLater: boolean,
): MeasureChart[] {
  const deciding = game.goal?.standing && game.measures.find(({ of }) => of === 'seat')?.id;
  return charts.map((chart) => {
    // Where all lose together nobody's points are the result.
    if (chart.id !== deciding || !outcome || outcome.winners.length === 0 || chart.steps.length === 0)
      return chart;
    const kept = isLater ? chart.steps.length : chart.steps.length - 1;
    return {
      ...chart,
      steps: isLater ? [...chart.steps, chart.steps[kept - 1] + 1] : chart.steps,
      series: chart.series.map((line) => ({
        ...line,
        values: [...line.values.slice(0, kept), outcome.scores[line.seat ?? 0]],
      })),
    };
  });
}
