import {
  type Chance,
  type Game,
  imagine,
  type Position,
  Referee,
  type Seat,
  type Types,
  type View,
} from '@entente/engine';
import type { Bot } from './bot.ts';

/** Any legal choice, all equally likely. */
export function randomBot<T extends Types>(game: Game<T>, chance: Chance): Bot<T> {
  const referee = new Referee(game, chance);
  return {
    choose(view: View<T>) {
      return anyLegal(referee, imagine(game, view, chance), seatOf(view), chance);
    },
  };
}

/** Any legal choice of a position that is known. */
export const anyLegal = <T extends Types>(
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): T['choice'] => referee.pickLegal(g, seat, chance);

/** The seat that a view belongs to. Spectators do not play. */
export function seatOf<T extends Types>(view: View<T>): number {
  if (view.viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return view.viewer;
}
