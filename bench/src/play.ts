import { judgementsOf, playUntil } from '@entente/bots';
import {
  type Chance,
  copy,
  defaultOptions,
  type Game,
  imagine,
  Referee,
  SeededChance,
  type Types,
  view,
} from '@entente/engine';
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

/** What a bot does that plays ahead, from the second round: playing out, and that in an imagined position that is judged then. */
export function ahead<T extends Types>(
  game: Game<T>,
  seats: number,
): Readonly<Record<'playouts' | 'visits', Work>> {
  const chance = new SeededChance(1);
  const referee = new Referee(game, chance);
  const g = referee.start(seats, defaultOptions(game, seats));
  playUntil(game, referee, g, 2, chance);
  const seen = view(game, g, g.asked[0]);
  const until = g.round + (game.search?.rounds ?? 1);
  return {
    playouts() {
      playUntil(game, referee, copy(game, g), until, chance);
      return 1;
    },
    visits() {
      const world = imagine(game, seen, chance);
      playUntil(game, referee, world, until, chance);
      judgementsOf(game, world);
      return 1;
    },
  };
}
