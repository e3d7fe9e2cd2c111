import { canLowerFactory, mayFall, mayRise } from '../../nation.ts';
import { A, B, C, D, E, I, M, type Nation, R } from '../../position.ts';

/** Answers to the questions of the social phase when nobody is asked: in a forecast, in a look ahead. */
export interface Habits {
  /** The factory that closes after a famine. Only asked while one can. */
  close(nation: Nation): number;
  /** The class that falls, or that rises. Only asked while one may. */
  fall(nation: Nation): number;
  rise(nation: Nation): number;
  /** The factory that economic growth moves, of those that can move. */
  develop(nation: Nation, movable: readonly number[]): number;
  shrink(nation: Nation, movable: readonly number[]): number;
}

const CLOSED_FIRST = [M, I, R];
/** The classes that count neither for the score nor for the phases come first, then the one that nears the others. */
const FALLS_FIRST = [D, B, A, C, E];

/** Keeps the classes together and the fields tilled, and prefers goods to arms. */
export const PLAIN_HABITS: Habits = {
  close(nation) {
    for (const factory of CLOSED_FIRST) if (canLowerFactory(nation, factory)) return factory;
    return R;
  },
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
  develop: (_nation, movable) => movable[0],
  shrink: (_nation, movable) => movable[movable.length - 1],
};
