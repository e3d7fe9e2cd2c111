import { type Chance, type Game, Referee, type Types } from '@entente/engine';

/**
 * Plays a game at random from the set-up to the end, again and again: lists the choices, picks one, takes it.
 * Each call is one game and returns the number of its decisions.
 */
export function player<T extends Types>(
  game: Game<T>,
  seats: number,
  options: T['options'],
  chance: Chance,
): () => number {
  const referee = new Referee(game, chance);
  return () => {
    const g = referee.start(seats, options);
    let decisions = 0;
    while (g.outcome === null) {
      const seat = g.asked[0];
      referee.take(g, seat, referee.choices(g, seat).pick(chance));
      decisions++;
    }
    return decisions;
  };
}
