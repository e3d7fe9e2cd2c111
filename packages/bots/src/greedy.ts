import {
  type Chance,
  type Choice,
  copy,
  fillAtRandom,
  filled,
  type Game,
  imagine,
  type Offer,
  type Position,
  Referee,
  type Seat,
  type Types,
} from '@entente/engine';
import type { Bot } from './bot.ts';
import { anyLegal, seatOf } from './random.ts';

/** Number of random ways to fill in a form that the bot compares. */
const TRIES_PER_FORM = 4;

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

  function worth(world: Position<T>, seat: Seat, choice: T['choice']): number {
    const g = copy(game, world);
    referee.take(g, seat, choice);
    answerForOthers(referee, g, seat, chance);
    return judgement(g, seat);
  }

  /** How good a choice is in this world. */
  function judge(world: Position<T>, seat: Seat): (choice: T['choice']) => number {
    const rating = judgement === game.judgement ? game.rating?.(world, seat) : null;
    return rating ?? ((choice) => worth(world, seat, choice));
  }

  return {
    choose(view) {
      const seat = seatOf(view);
      const first = imagine(game, view, chance);
      const choices = candidates(game, referee, first, seat, chance);
      if (choices.length === 1) return choices[0];
      const others = Array.from({ length: worlds - 1 }, () => imagine(game, view, chance));
      const judges = [first, ...others].map((world) => judge(world, seat));
      let best = choices[0];
      let most = Number.NEGATIVE_INFINITY;
      chance.shuffle(choices);
      for (const choice of choices) {
        let sum = 0;
        for (const rate of judges) sum += rate(choice);
        if (sum > most) {
          most = sum;
          best = choice;
        }
      }
      return best;
    },
  };
}

/** What is worth trying: every plain choice, a few amounts of a range, a few ways to fill in a form, what the game proposes. */
function candidates<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): T['choice'][] {
  const list = referee.choices(g, seat);
  // Only the check of a form can refuse what is filled in within its bounds.
  const open = list.offers.flatMap((offer) => {
    const ways = waysToFill(offer, chance);
    return offer.fill?.kind === 'form' ? ways.filter((choice) => list.admits(choice) === true) : ways;
  });
  for (const choice of game.proposals?.(g, seat) ?? []) if (list.admits(choice) === true) open.push(choice);
  return open.length > 0 ? open : [anyLegal(referee, g, seat, chance)];
}

function waysToFill<C extends Choice>(offer: Offer<C>, chance: Chance): C[] {
  const { choice, fill } = offer;
  if (fill === undefined) return [choice];
  if (fill.kind === 'form')
    return Array.from({ length: TRIES_PER_FORM }, () => fillAtRandom(choice, fill, chance));
  const { field, min, max, step } = fill;
  const steps = Math.floor((max - min) / step);
  const amounts = new Set([0, 1, 2, Math.round(steps / 4), Math.round(steps / 2), steps - 1, steps]);
  return [...amounts]
    .filter((count) => count >= 0 && count <= steps)
    .map((count) => filled(choice, { [field]: min + step * count }));
}

/** In a simultaneous step the others answer at random, so that there is something to judge. */
function answerForOthers<T extends Types>(
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
): void {
  while (g.answers.length > 0 && !g.asked.includes(seat)) {
    const other = g.asked[0];
    referee.take(g, other, anyLegal(referee, g, other, chance));
  }
}
