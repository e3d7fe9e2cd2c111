import type { Chance } from '../../chance/chance.ts';
import { type Choices, fillAtRandom, filled, type Offer } from '../../choices.ts';
import type { Choice, Game, Position, Seat, Types, View } from '../../game.ts';
import { copy, imagine } from '../../position.ts';
import { Referee } from '../../referee.ts';
import { acceptable } from '../picks.ts';

/** Plays a seat of a game that is kept. It gets what the seat may know, and nothing else. */
export type KeptPlayer<T extends Types> = (view: View<T>) => T['choice'];

const WORLDS = 2;
const TRIES_PER_FORM = 4;

function seatOf<T extends Types>({ viewer }: View<T>): Seat {
  if (viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return viewer;
}

function anyOf<C extends Choice>(list: Choices<C>, chance: Chance): C {
  const choice = acceptable(list, chance);
  if (choice === null) throw new Error('there is nothing to choose');
  return choice;
}

/** Any legal choice. */
export function randomPlayer<T extends Types>(game: Game<T>, chance: Chance): KeptPlayer<T> {
  const referee = new Referee(game, chance);
  return (view) => {
    const g = imagine(game, view, chance);
    const choice = referee.pick(g, seatOf(view), chance);
    const list = referee.choices(g, seatOf(view));
    return list.admits(choice) === true ? choice : anyOf(list, chance);
  };
}

/** The choice that the game rates best, or after which its judgement is best, in a few positions that it could be in. */
export function greedyPlayer<T extends Types>(game: Game<T>, chance: Chance): KeptPlayer<T> {
  const referee = new Referee(game, chance);
  const worth = (world: Position<T>, seat: Seat, choice: T['choice']): number => {
    const g = copy(game, world);
    referee.take(g, seat, choice);
    // In a simultaneous step the others answer at random, so that there is something to judge.
    while (g.answers.length > 0 && !g.asked.includes(seat)) {
      referee.take(g, g.asked[0], anyOf(referee.choices(g, g.asked[0]), chance));
    }
    return game.judgement(g, seat);
  };
  return (view) => {
    const seat = seatOf(view);
    const worlds = Array.from({ length: WORLDS }, () => imagine(game, view, chance));
    const list = referee.choices(worlds[0], seat);
    const proposed = game.proposals?.(worlds[0], seat) ?? [];
    const tried = [...list.offers.flatMap((offer) => waysToFill(offer, chance)), ...proposed].filter(
      (choice) => list.admits(choice) === true,
    );
    const choices = tried.length > 0 ? tried : [anyOf(list, chance)];
    const rates = worlds.map((world) => {
      const rating = game.rating?.(world, seat);
      return (choice: T['choice']) => rating?.(choice) ?? worth(world, seat, choice);
    });
    const sum = (choice: T['choice']): number => rates.reduce((total, rate) => total + rate(choice), 0);
    const judged = choices.map((choice) => ({ choice, worth: choices.length > 1 ? sum(choice) : 0 }));
    return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
  };
}

/** Of an amount the least, the middle and the most; a form in a few ways. */
function waysToFill<C extends Choice>({ choice, fill }: Offer<C>, chance: Chance): C[] {
  if (fill === undefined) return [choice];
  if (fill.kind === 'form') {
    return Array.from({ length: TRIES_PER_FORM }, () => fillAtRandom(choice, fill, chance));
  }
  const { field, min, max, step } = fill;
  const steps = Math.floor((max - min) / step);
  return [...new Set([0, Math.floor(steps / 2), steps])].map((count) =>
    filled(choice, { [field]: min + step * count }),
  );
}
