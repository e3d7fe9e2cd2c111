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
      about: names.say(world ? 'courses.world' : 'courses.seats'),
      chart: { kind: 'bands', axis: names.say('courses.axis'), bands: [{ label: '10 / 50 / 90 %', points }] },
      columns: [names.say('column.round'), '10 %', names.say('column.half'), '90 %'],
      rows: points.map(({ x, low, middle, high }) => ({ cells: [x, low, middle, high] })),
    } satisfies Plate;
  });
}
