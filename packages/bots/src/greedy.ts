import { type Chance, type Game, Referee, type Types } from '@entente/engine';
import type { Bot } from './bot.ts';
import { bestOf, weigh } from './weigh.ts';

/**
 * Takes the choice after which the game's judgement is best, on average over a few positions that it could be in, or
 * that the game rates best. Between equals it takes any. A game may offer other characters than its own judgement.
 */
export function greedyBot<T extends Types>(
  game: Game<T>,
  chance: Chance,
  worlds = 8,
  judgement: Game<T>['judgement'] = game.judgement,
): Bot<T> {
  const referee = new Referee(game, chance);
  return {
    choose: (view) => bestOf(weigh(game, referee, view, chance, worlds, judgement)).choice,
  };
}
