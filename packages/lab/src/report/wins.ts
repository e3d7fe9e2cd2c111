import type { CellResults } from '../results/results.ts';
import { byPlayer, bySeat, bySide, type Share } from '../results/shares.ts';
import type { Interval, Plate } from './plate.ts';

export const intervalsOf = (shares: ReadonlyMap<string, Share>): Interval[] =>
  [...shares].map(([label, { share, low, high }]) => ({ label, value: share, low, high }));

/** Who wins: by seat, by player, by side. */
export function wins({ cell, games }: CellResults): Plate[] {
  const plate = (
    id: string,
    title: string,
    about: string,
    what: string,
    shares: ReadonlyMap<string, Share>,
  ): Plate[] =>
    shares.size === 0 || games.length === 0
      ? []
      : [
          {
            id,
            title,
            about,
            chart: { kind: 'intervals', items: intervalsOf(shares), even: 1 / cell.seats },
            columns: [what, 'won', 'games'],
            rows: [...shares].map(([name, share]) => ({ cells: [name, share, share.of] })),
          },
        ];
  const even = `The line is an equal share, 1 in ${cell.seats}.`;
  const players = byPlayer(games);
  return [
    ...plate('seats', 'Wins by seat', `A shared victory counts in parts. ${even}`, 'seat', bySeat(games)),
    ...(players.size > 1
      ? plate('players', 'Wins by player', `Of all seats that this player had. ${even}`, 'player', players)
      : []),
    ...plate('sides', 'Wins by side', `Sides that the game gives to seats. ${even}`, 'side', bySide(games)),
  ];
}
