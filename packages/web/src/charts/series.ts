import type { AnyGame, Seat, Teller, Types } from '@entente/engine';
import type { MeasuresAnswer } from '../link/messages.ts';
import type { Series } from './LineChart.tsx';

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
