import { type Chance, defaultOptions, type Game, Referee, SeededChance, type Types } from '@entente/engine';
import type { Work } from './measure.ts';

/** Maximum number of decisions in a game, so that an endless one cannot hang the benchmark. */
const MOST_DECISIONS = 1_000_000;

/** One random game after the other with a list of choices at every decision; each returns its decisions. */
export function listed<T extends Types>(game: Game<T>, seats: number): Work {
  return player(game, seats, (referee, g, seat, chance) => referee.choices(g, seat).pick(chance));
}

/** The same as bots play: a step that can draw a choice without a list does so. */
export function unlisted<T extends Types>(game: Game<T>, seats: number): Work {
  return player(game, seats, (referee, g, seat, chance) => referee.pick(g, seat, chance));
}

function player<T extends Types>(
  game: Game<T>,
  seats: number,
  pick: (
    referee: Referee<T>,
    g: ReturnType<Referee<T>['start']>,
    seat: number,
    chance: Chance,
  ) => T['choice'],
): Work {
  const options = defaultOptions(game, seats);
  const chance = new SeededChance(1);
  const referee = new Referee(game, chance);
  return () => {
    const g = referee.start(seats, options);
    let decisions = 0;
    while (g.outcome === null) {
      const seat = g.asked[0];
      referee.take(g, seat, pick(referee, g, seat, chance));
      if (++decisions > MOST_DECISIONS) throw new Error(`a random game of ${game.id} does not end`);
    }
    return decisions;
  };
}
