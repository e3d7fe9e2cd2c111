import type { CellResults } from '../results/results.ts';
import type { LabRecord } from '../results/unit.ts';
import { placeOf } from './games.ts';
import type { Names } from './names.ts';
import type { Plate } from './plate.ts';

/** Games worth a look. */
export function extremes({ games }: CellResults, { say }: Names): Plate[] {
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
      title: say('extremes'),
      about: say('extremes.are'),
      columns: ['', say('column.value'), say('column.game')],
      rows: [
        ...most(say('extremes.longest'), ({ decisions }) => decisions),
        ...most(say('extremes.highest'), ({ scores }) =>
          scores.length === 0 ? undefined : Math.max(...scores),
        ),
        ...most(say('extremes.leadChanges'), ({ numbers }) => numbers.leadChanges),
        ...most(say('extremes.drama'), ({ numbers }) => numbers.drama),
        ...most(say('extremes.decided'), ({ numbers }) => numbers.decided),
      ],
    },
  ];
}
