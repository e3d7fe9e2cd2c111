import type { CellResults } from '../results/results.ts';
import { byPairing, byPlayer, bySeat, bySide, type Share } from '../results/shares.ts';
import type { Names } from './names.ts';
import type { Interval, Plate } from './plate.ts';

export const intervalsOf = (shares: ReadonlyMap<string, Share>): Interval[] =>
  [...shares].map(([label, { share, low, high }]) => ({ label, value: share, low, high }));

/** Who wins: by seat, by player, by side. */
export function wins({ cell, games }: CellResults, names: Names): Plate[] {
  const { say } = names;
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
            columns: [what, say('column.won'), say('column.games')],
            rows: [...shares].map(([name, share]) => ({ cells: [name, share, share.of] })),
          },
        ];
  const even = say('wins.even', { seats: cell.seats });
  const players = byPlayer(games);
  return [
    ...plate(
      'seats',
      say('wins.seats'),
      `${say('wins.seatsAre')} ${even}`,
      say('column.seat'),
      bySeat(games),
    ),
    ...(players.size > 1
      ? plate(
          'players',
          say('wins.players'),
          `${say('wins.playersAre')} ${even}`,
          say('column.player'),
          players,
        )
      : []),
    ...plate(
      'sides',
      say('wins.sides'),
      `${say('wins.sidesAre')} ${even}`,
      say('column.side'),
      new Map([...bySide(games)].map(([side, share]) => [names.side(side), share])),
    ),
    ...plate(
      'pairings',
      say('wins.pairings'),
      say('wins.pairingsAre'),
      say('column.pairing'),
      new Map(
        [...byPairing(games)].map(([pair, share]) => [
          pair
            .split(' ')
            .map((side) => names.side(side))
            .join(' – '),
          share,
        ]),
      ),
    ),
  ];
}
