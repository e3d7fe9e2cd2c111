import { grouped } from '../results/grouped.ts';
import type { CellResults } from '../results/results.ts';
import { bandsOf } from './histogram.ts';
import type { Names } from './names.ts';
import type { Plate } from './plate.ts';

/** Every measure of the game over the rounds, all seats together. */
export function courses({ tables }: CellResults, names: Names): Plate[] {
  const measures = grouped(tables.measures ?? [], ([id]) => `${id}`);
  return [...measures].map(([id, rows]) => {
    const points = bandsOf(
      rows.map(([, , round, value, count]) => ({
        x: Number(round),
        value: Number(value),
        count: Number(count),
      })),
    );
    const world = rows.every(([, seat]) => seat === null);
    return {
      id: `course-${id}`,
      title: names.measure(id),
      about: `${world ? 'Of the world' : 'Of all seats'}, at the end of each round: half, and the band of eight in ten. Later rounds are those of longer games.`,
      chart: { kind: 'bands', axis: 'round', bands: [{ label: '10 / 50 / 90 %', points }] },
      columns: ['round', '10 %', 'half', '90 %'],
      rows: points.map(({ x, low, middle, high }) => ({ cells: [x, low, middle, high] })),
    } satisfies Plate;
  });
}
