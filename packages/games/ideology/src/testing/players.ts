import { type Chance, copy, imagine, Referee } from '@entente/engine';
import type { Choice } from '../flow.ts';
import { ideology } from '../game.ts';
import type { IdeologyView, Position } from '../position.ts';

/** Plays a seat of a game that is kept. It gets what the seat may know, and nothing else. */
export type Player = (view: IdeologyView) => Choice;

function seatOf({ viewer }: IdeologyView): number {
  if (viewer === 'spectator') throw new RangeError('a spectator has nothing to choose');
  return viewer;
}

/** Any legal choice. */
export function randomPlayer(chance: Chance): Player {
  const referee = new Referee(ideology, chance);
  return (view) => referee.pick(imagine(ideology, view, chance), seatOf(view), chance);
}

const WORLDS = 2;

/** The choice after which the judgement is best in a few positions that it could be in. */
export function greedyPlayer(chance: Chance): Player {
  const referee = new Referee(ideology, chance);
  const worth = (world: Position, seat: number, choice: Choice): number => {
    const g = copy(ideology, world);
    referee.take(g, seat, choice);
    // In a simultaneous step the others answer at random, so that there is something to judge.
    while (g.answers.length > 0 && !g.asked.includes(seat)) {
      referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
    }
    return ideology.judgement(g, seat);
  };
  return (view) => {
    const seat = seatOf(view);
    const worlds = Array.from({ length: WORLDS }, () => imagine(ideology, view, chance));
    const choices = referee.choices(worlds[0], seat).offers.map(({ choice }) => choice);
    const sum = (choice: Choice): number =>
      worlds.reduce((total, world) => total + worth(world, seat, choice), 0);
    const judged = choices.map((choice) => ({ choice, worth: choices.length > 1 ? sum(choice) : 0 }));
    return judged.reduce((best, one) => (one.worth > best.worth ? one : best)).choice;
  };
}
