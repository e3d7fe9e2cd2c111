import type { CellResults } from '../results/results.ts';
import type { LabRecord } from '../results/unit.ts';
import { placeOf } from './games.ts';
import type { Plate } from './plate.ts';

/** Games worth a look. */
export function extremes({ games }: CellResults): Plate[] {
  const ended = games.filter(({ winners }) => winners !== null);
  if (ended.length < 3) return [];
  const most = (what: string, value: (game: LabRecord) => number | undefined) => {
    const known = ended.filter((game) => value(game) !== undefined);
    const [best] = known.toSorted((one, other) => (value(other) ?? 0) - (value(one) ?? 0));
    return best === undefined
      ? []
      : [{ cells: [what, value(best) ?? 0, placeOf(best)], games: [placeOf(best)] }];
  };
  return [
    {
      id: 'extremes',
      title: 'Games worth a look',
      about:
        '`./entente lab game RUN CELL.BLOCK.ROTATION` writes a game as a file, which `./entente replay` and the page open.',
      columns: ['', 'value', 'game'],
      rows: [
        ...most('longest, in decisions', ({ decisions }) => decisions),
        ...most('highest score', ({ scores }) => (scores.length === 0 ? undefined : Math.max(...scores))),
        ...most('most changes of the lead', ({ numbers }) => numbers.leadChanges),
        ...most('most drama', ({ numbers }) => numbers.drama),
        ...most('decided latest', ({ numbers }) => numbers.decided),
      ],
    },
  ];
}
