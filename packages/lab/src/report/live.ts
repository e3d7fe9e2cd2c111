import type { AnyGame, Language } from '@entente/engine';
import type { Results } from '../results/results.ts';
import type { Share } from '../results/shares.ts';
import { labSay } from '../words/say.ts';
import { comparison } from './comparison.ts';
import { Names } from './names.ts';
import type { Plate } from './plate.ts';
import { intervalsOf, wins } from './wins.ts';

/** Who wins so far, as a server tells it: by setting, how often each seat has won. */
export function livePlateOf(
  live: readonly { readonly label: string; readonly games: number; readonly seats: readonly Share[] }[],
  language: Language,
): Plate {
  const say = labSay(language);
  const [only] = live;
  const shares =
    live.length === 1
      ? only.seats.map((share, seat) => [`${seat + 1}`, share] as const)
      : live.flatMap(({ label, seats }) => seats.slice(0, 1).map((share) => [label, share] as const));
  return {
    id: 'live',
    title: live.length === 1 ? say('wins.seats') : say('column.firstSeat'),
    about: '',
    chart: { kind: 'intervals', items: intervalsOf(new Map(shares)) },
    columns: [
      live.length === 1 ? say('column.seat') : say('column.setting'),
      say('column.won'),
      say('column.games'),
    ],
    rows: shares.map(([name, share]) => ({ cells: [name, share, share.of] })),
  };
}

/** A first look while games are played: who wins, or how the settings compare. */
export function livePlates(game: AnyGame, results: Results, language: Language): Plate[] {
  const names = new Names(game, language);
  const { cells } = results;
  if (cells.length === 1) return wins(cells[0], names).filter(({ id }) => id !== 'sides');
  const settings = cells.map(({ cell }) => names.setting(cell));
  return comparison(results, settings, names).filter(({ id }) => id === 'overview' || id === 'rungs');
}
