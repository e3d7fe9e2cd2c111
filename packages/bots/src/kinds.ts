import type { Chance, Game, Types } from '@entente/engine';
import type { Bot } from './bot.ts';
import { greedyBot } from './greedy.ts';
import { randomBot } from './random.ts';
import { searchBot } from './search.ts';
import { softBot } from './soft.ts';

/** How much thought a bot may give to a decision. */
export interface Care {
  /** Number of positions that it imagines. */
  readonly worlds?: number;
  /** Milliseconds that have passed: bots that play ahead stop after a time. If absent, they count. */
  readonly now?: () => number;
}

const USUAL_WORLDS = 8;
const SOFTNESS = { beginner: 0.8, casual: 0.5 } as const;
/** Milliseconds for a decision. */
const THOUGHT = { strong: 150, master: 1000 } as const;
/** Playouts in a second, times the number of seats, if a game says nothing else. */
const USUAL_PACE = 5000;

const playouts = ({ pace = USUAL_PACE }: { readonly pace?: number }, limit: number, seats: number): number =>
  Math.round((pace * limit) / 1000 / seats);

/** How many playouts a level that plays ahead makes for a decision, where it counts them. */
export const visitsOf = <T extends Types>(
  { search }: Pick<Game<T>, 'search'>,
  level: keyof typeof THOUGHT,
  seats: number,
): number => playouts(search ?? {}, THOUGHT[level], seats);

/** A bot of this kind. One that the game does not know plays by the game's own judgement. */
export function botOf<T extends Types>(
  game: Game<T>,
  kind: string,
  chance: Chance,
  { worlds = USUAL_WORLDS, now }: Care = {},
): Bot<T> {
  switch (kind) {
    case 'random':
      return randomBot(game, chance);
    case 'beginner':
    case 'casual':
      return softBot(game, chance, SOFTNESS[kind]);
    case 'strong':
    case 'master': {
      const { search } = game;
      if (search === undefined) return greedyBot(game, chance, worlds);
      const limit = (THOUGHT[kind] * worlds) / USUAL_WORLDS;
      const ahead = { ...game, search };
      if (now !== undefined)
        return searchBot(ahead, chance, { visits: Number.POSITIVE_INFINITY, time: { limit, now } });
      return {
        choose: (view) =>
          searchBot(ahead, chance, { visits: playouts(search, limit, view.seats) }).choose(view),
      };
    }
    default: {
      const { characters = {} } = game;
      const judgement = Object.hasOwn(characters, kind) ? characters[kind] : game.judgement;
      return greedyBot(game, chance, worlds, judgement);
    }
  }
}
