import { metricNamed } from '../metrics/all.ts';
import type { CellResults } from '../results/results.ts';
import { spreadOf } from '../results/shares.ts';
import { placesOf } from './games.ts';
import { bandsOf } from './histogram.ts';
import type { Plate } from './plate.ts';

/** How games are won: drama, changes of the lead, and the winner's chance as the game goes on. */
export function story({ games, tables }: CellResults): Plate[] {
  const { chances } = tables;
  if (chances === undefined || chances.length === 0) return [];
  const { perGame } = metricNamed('chances');
  const told = games.filter(({ numbers }) => 'drama' in numbers);
  const rows = Object.entries(perGame).map(([id, about]) => {
    const most = told.toSorted((one, other) => other.numbers[id] - one.numbers[id]);
    return {
      cells: [
        id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
        spreadOf(told.map(({ numbers }) => numbers[id])),
        about,
      ],
      games: placesOf(most.slice(0, 3)),
    };
  });
  const points = bandsOf(
    chances.map(([part, chance, count]) => ({
      x: Number(part),
      value: Number(chance),
      count: Number(count),
    })),
  );
  return [
    {
      id: 'story',
      title: 'Drama',
      about: 'By the measured chances of winning. The games named have the highest values.',
      columns: ['', 'mean (10 / 50 / 90 %)', 'what it is'],
      rows,
    },
    {
      id: 'winner',
      title: 'Chance of the later winner',
      about: 'In percent, by tenths of the game: half of the winners, and the band of eight in ten.',
      chart: { kind: 'bands', axis: 'tenths of the game', bands: [{ label: 'winner', points }] },
      columns: ['tenth', '10 %', 'half', '90 %'],
      rows: points.map(({ x, low, middle, high }) => ({ cells: [x, low, middle, high] })),
    },
  ];
}
