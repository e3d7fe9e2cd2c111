import {
  type Chance,
  type Game,
  imagine,
  type Position,
  Referee,
  type Types,
  type View,
} from '@entente/engine';
import type { Bot } from './bot.ts';
import { candidates } from './candidates.ts';
import { judgeOf } from './judge.ts';
import { seatOf } from './random.ts';

/** A choice, and how good it is on average over imagined positions. */
export interface Weighed<T extends Types> {
  readonly choice: T['choice'];
  readonly worth: number;
}

/**
 * Every candidate with its worth, in random order, and the positions that it was judged in. A single candidate is not
 * judged.
 */
export function weigh<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  view: View<T>,
  chance: Chance,
  worlds: number,
  judgement: Game<T>['judgement'] = game.judgement,
): Weighed<T>[] {
  const seat = seatOf(view);
  const first = imagine(game, view, chance);
  const choices = candidates(game, referee, first, seat, chance);
  if (choices.length === 1) return [{ choice: choices[0], worth: 0 }];
  const others = Array.from({ length: worlds - 1 }, () => imagine(game, view, chance));
  const judges = [first, ...others].map((g: Position<T>) =>
    judgeOf(game, referee, g, seat, chance, judgement),
  );
  chance.shuffle(choices);
  return choices.map((choice) => {
    let sum = 0;
    for (const rate of judges) sum += rate(choice);
    return { choice, worth: sum / judges.length };
  });
}

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

const bestOf = <T extends Types>(weighed: readonly Weighed<T>[]): Weighed<T> =>
  weighed.reduce((best, one) => (one.worth > best.worth ? one : best));

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
