import type { Scoring } from '../../data/scoring.ts';
import { A, B, C, D, E, INDUSTRIAL, MILITARY, type Nation, RENEWABLE } from '../../position.ts';
import { canLowerFactory, canRaiseFactory, mayFall, mayRise } from '../00-the-game/nation.ts';

/** Answers to the questions of the social phase when nobody is asked: in a forecast, in a look ahead. */
export interface Habits {
  /** The factory that closes after a famine, of those that may be named. */
  close(nation: Nation, open: readonly number[]): number;
  /** The class that falls, or that rises. Only asked while one may. */
  fall(nation: Nation): number;
  rise(nation: Nation): number;
  /** The factory that economic growth moves, of those that may be named. */
  develop(nation: Nation, open: readonly number[]): number;
  shrink(nation: Nation, open: readonly number[]): number;
}

const LOST_FIRST = [MILITARY, INDUSTRIAL, RENEWABLE];
/** The classes that count neither for the score nor for the phases come first, then the one that nears the others. */
const FALLS_FIRST = [D, B, A, C, E];

/** Keeps the classes together and the fields tilled, and prefers goods to arms. */
export const PLAIN_HABITS: Habits = {
  close: loseLeast,
  fall(nation) {
    for (const socialClass of FALLS_FIRST) if (mayFall(nation, socialClass)) return socialClass;
    return A;
  },
  rise(nation) {
    let lowest = A;
    for (let socialClass = E; socialClass > A; socialClass--) {
      if (mayRise(nation, socialClass)) {
        lowest = socialClass;
        break;
      }
    }
    return lowest;
  },
  develop: (nation, open) => open.find((factory) => canRaiseFactory(nation, factory)) ?? open[0],
  shrink: loseLeast,
};

/**
 * As a player who wants points raises classes: the one whose step counts most; of equals the lowest, which keeps them
 * together.
 */
export const habitsForPoints = (classes: Scoring['classes']): Habits => ({
  ...PLAIN_HABITS,
  rise(nation) {
    let chosen = PLAIN_HABITS.rise(nation);
    for (let socialClass = E; socialClass >= A; socialClass--)
      if (mayRise(nation, socialClass) && classes[socialClass] > classes[chosen]) chosen = socialClass;
    return chosen;
  },
});

/** One that has nothing to lose, if it may be named; otherwise arms before goods before food. */
function loseLeast(nation: Nation, open: readonly number[]): number {
  const inOrder = LOST_FIRST.filter((factory) => open.includes(factory));
  return inOrder.find((factory) => !canLowerFactory(nation, factory)) ?? inOrder[0];
}
