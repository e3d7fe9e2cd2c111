import { type Chance, copy, filled, imagine, type Offer, Referee } from '@entente/engine';
import { limit } from '../game.ts';
import type { Limit, LimitView, Position } from '../position.ts';

/** Plays a seat of a game that is kept. It gets what the seat may know, and nothing else. */
export type Player = (view: LimitView) => Limit['choice'];

function seatOf({ viewer }: LimitView): number {
  if (viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return viewer;
}

/** Any legal choice. */
export function randomPlayer(chance: Chance): Player {
  const referee = new Referee(limit, chance);
  return (view) => referee.pick(imagine(limit, view, chance), seatOf(view), chance);
}

const WORLDS = 2;

/** The choice after which the judgement is best in a few positions that it could be in. */
export function greedyPlayer(chance: Chance): Player {
  const referee = new Referee(limit, chance);
  const worth = (world: Position, seat: number, choice: Limit['choice']): number => {
    const g = copy(limit, world);
    referee.take(g, seat, choice);
    // In a simultaneous step the others answer at random, so that there is something to judge.
    while (g.answers.length > 0 && !g.asked.includes(seat)) {
      referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
    }
    return limit.judgement(g, seat);
  };
  return (view) => {
    const seat = seatOf(view);
    const worlds = Array.from({ length: WORLDS }, () => imagine(limit, view, chance));
    const choices = referee.choices(worlds[0], seat).offers.flatMap(waysToFill);
    const sum = (choice: Limit['choice']): number =>
      worlds.reduce((total, world) => total + worth(world, seat, choice), 0);
    const judged = choices.map((choice) => ({ choice, worth: choices.length > 1 ? sum(choice) : 0 }));
    return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
  };
}

/** Of an amount the least, the middle and the most. */
function waysToFill({ choice, fill }: Offer<Limit['choice']>): Limit['choice'][] {
  if (fill?.kind !== 'amount') return [choice];
  const { field, min, max } = fill;
  const amounts = new Set([min, Math.floor((min + max) / 2), max]);
  return [...amounts].map((amount) => filled(choice, { [field]: amount }));
}
