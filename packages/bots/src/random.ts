import { type Chance, type Game, imagine, Referee, type Types, type View } from '@entente/engine';
import type { Bot } from './bot.ts';

/** Any legal choice, all equally likely. */
export function randomBot<T extends Types>(game: Game<T>, chance: Chance): Bot<T> {
  const referee = new Referee(game, chance);
  return {
    choose(view: View<T>) {
      const seat = seatOf(view);
      const g = imagine(game, view, chance);
      for (;;) {
        const choice = referee.pick(g, seat, chance);
        if (referee.refusal(g, seat, choice) === null) return choice;
      }
    },
  };
}

/** The seat that a view belongs to. Spectators do not play. */
export function seatOf<T extends Types>(view: View<T>): number {
  if (view.viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return view.viewer;
}
