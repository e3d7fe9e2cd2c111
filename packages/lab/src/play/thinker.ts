import { botOf, searchBot } from '@entente/bots';
import {
  type AnyGame,
  type Choice,
  type Position,
  type Referee,
  type Seat,
  SeededChance,
  type Types,
  view,
} from '@entente/engine';
import type { LabBot } from '../experiment/experiment.ts';

/** Chooses for the seat that is asked. */
export type Thinker = (g: Position<Types>, seat: Seat) => Choice;

/**
 * A bot with thoughts of its own. What a seat may do depends only on what it knows, so a careless bot needs no imagined
 * position.
 * @param clock milliseconds that have passed, for bots that stop by time
 */
export function thinkerOf(
  game: AnyGame,
  { bot, worlds, visits, milliseconds }: LabBot,
  seed: number,
  referee: Referee<Types>,
  clock: () => number,
): Thinker {
  const chance = new SeededChance(seed);
  if (bot === 'random') return (g, seat) => referee.pickLegal(g, seat, chance);
  const { search } = game;
  const isAhead = bot === 'strong' || bot === 'master';
  const player =
    isAhead && search !== undefined && (visits ?? milliseconds) !== undefined
      ? searchBot({ ...game, search }, chance, {
          visits: visits ?? Number.MAX_SAFE_INTEGER,
          ...(milliseconds === undefined ? {} : { time: { limit: milliseconds, now: clock } }),
        })
      : botOf(game, bot, chance, worlds === undefined ? {} : { worlds });
  return (g, seat) => player.choose(view(game, g, seat));
}
