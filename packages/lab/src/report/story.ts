import type { CellResults } from '../results/results.ts';
import { spreadOf } from '../results/shares.ts';
import { placesOf } from './games.ts';
import { bandsOf } from './histogram.ts';
import type { Names } from './names.ts';
import type { Plate } from './plate.ts';

/** What the metric of chances says of a game. */
const NUMBERS = ['leadChanges', 'drama', 'lowest', 'decided', 'doubt'] as const;

/** How games are won: drama, changes of the lead, and the winner's chance as the game goes on. */
export function story({ games, tables }: CellResults, { say }: Names): Plate[] {
  const { chances } = tables;
  if (chances === undefined || chances.length === 0) return [];
  const told = games.filter(({ numbers }) => 'drama' in numbers);
  const rows = NUMBERS.map((id) => {
    const most = told.toSorted((one, other) => other.numbers[id] - one.numbers[id]);
    return {
      cells: [
        say(`story.${id}`),
        spreadOf(told.map(({ numbers }) => numbers[id])),
        say(id === 'leadChanges' ? 'story.leadChangesAre' : `story.${id}Is`),
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
      title: say('story'),
      about: say('story.is'),
      columns: ['', say('column.spread'), say('column.meaning')],
      rows,
    },
    {
      id: 'winner',
      title: say('story.winner'),
      about: say('story.winnerIs'),
      chart: { kind: 'bands', axis: say('story.axis'), bands: [{ label: say('story.label'), points }] },
      columns: [say('column.tenth'), '10 %', say('column.half'), '90 %'],
      rows: points.map(({ x, low, middle, high }) => ({ cells: [x, low, middle, high] })),
    },
  ];
}
