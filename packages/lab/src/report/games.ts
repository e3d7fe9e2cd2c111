import { grouped } from '../results/grouped.ts';
import type { CellResults } from '../results/results.ts';
import { shareOf, spreadOf } from '../results/shares.ts';
import type { LabRecord } from '../results/unit.ts';
import type { Names } from './names.ts';
import type { Plate } from './plate.ts';

/** Games that a row names at most. */
const NAMED = 12;

export const placeOf = ({ cell, block, rotation }: LabRecord): string => `${cell}.${block}.${rotation}`;
export const placesOf = (games: readonly LabRecord[]): string[] => games.slice(0, NAMED).map(placeOf);

/** How games end, and those that do not. */
export function endings({ games }: CellResults, names: Names): Plate[] {
  const reasons = [...new Set(games.map(({ reason }) => reason))];
  const rows = reasons
    .map((reason) => ({ reason, of: games.filter((game) => game.reason === reason) }))
    .toSorted((one, other) => other.of.length - one.of.length)
    .map(({ reason, of }) => ({
      cells: [names.outcome(reason), shareAmong(games, (game) => game.reason === reason), of.length],
      games: placesOf(of),
    }));
  const special = [
    [names.say('endings.nobody'), (game: LabRecord) => game.winners?.length === 0],
    [names.say('endings.several'), (game: LabRecord) => (game.winners?.length ?? 0) > 1],
    [names.say('endings.endless'), (game: LabRecord) => game.winners === null],
  ] as const;
  return [
    {
      id: 'endings',
      title: names.say('endings'),
      about: names.say('endings.are'),
      columns: [names.say('column.end'), names.say('column.share'), names.say('column.games')],
      rows: [
        ...rows,
        ...special.map(([name, holds]) => {
          const of = games.filter(holds);
          return { cells: [name, shareAmong(games, holds), of.length], games: placesOf(of) };
        }),
      ],
    },
  ];
}

export function shareAmong(games: readonly LabRecord[], holds: (game: LabRecord) => boolean) {
  const blocks = grouped(games, ({ block }) => block);
  return shareOf([...blocks.values()].map((of) => ({ won: of.filter(holds).length, of: of.length })));
}

/** How long games are, and what is scored. */
export function lengths({ cell, games }: CellResults, { say }: Names): Plate[] {
  const ended = games.filter(({ winners }) => winners !== null);
  const scored = ended.filter(({ scores }) => scores.length > 0);
  const best = ({ scores }: LabRecord) => Math.max(...scores);
  const margin = ({ scores }: LabRecord) => {
    const [first, second] = scores.toSorted((one, other) => other - one);
    return first - (second ?? 0);
  };
  const row = (name: string, of: readonly LabRecord[], value: (game: LabRecord) => number) => {
    const longest = of.toSorted((one, other) => value(other) - value(one));
    return { cells: [name, spreadOf(of.map(value)), of.length], games: placesOf(longest.slice(0, 3)) };
  };
  return [
    {
      id: 'lengths',
      title: say('lengths'),
      about: say('lengths.are'),
      columns: ['', say('column.spread'), say('column.games')],
      rows: [
        row(say('lengths.rounds'), ended, ({ rounds }) => rounds),
        row(say('lengths.decisions'), ended, ({ decisions }) => decisions),
        row(say('lengths.ofSeat'), ended, ({ decisions }) => decisions / cell.seats),
        row(say('lengths.best'), scored, best),
        ...(cell.seats > 1 ? [row(say('lengths.margin'), scored, margin)] : []),
      ],
    },
  ];
}
