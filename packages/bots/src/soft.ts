import { type Chance, type Game, Referee, type Types } from '@entente/engine';
import type { Bot } from './bot.ts';
import { bestOf, type Weighed, weigh } from './weigh.ts';

/**
 * A weaker player that still makes sense: the better a choice, the likelier. `softness` is the part of the usual distance between
 * choices that it does not notice: at 0 it always takes the best.
 */
export function softBot<T extends Types>(game: Game<T>, chance: Chance, softness: number): Bot<T> {
  const referee = new Referee(game, chance);
  return {
    choose(view) {
      const weighed = weigh(game, referee, view, chance, 1);
      const spread = spreadOf(weighed);
      if (spread === 0) return weighed[0].choice;
      const best = bestOf(weighed).worth;
      const shares = weighed.map(({ worth }) => Math.exp((worth - best) / (softness * spread)));
      let left = (shares.reduce((sum, share) => sum + share, 0) * chance.below(FINE)) / FINE;
      for (const [at, share] of shares.entries()) {
        left -= share;
        if (left < 0) return weighed[at].choice;
      }
      return weighed[weighed.length - 1].choice;
    },
  };
}

/** How finely a share of a whole is drawn. */
const FINE = 2 ** 20;

/** The mean distance of the worths from the best one. */
function spreadOf<T extends Types>(weighed: readonly Weighed<T>[]): number {
  const best = bestOf(weighed).worth;
  return weighed.reduce((sum, { worth }) => sum + best - worth, 0) / weighed.length;
}
