import {
  type Chance,
  type Game,
  imagine,
  type Position,
  type Referee,
  type Types,
  type View,
} from '@entente/engine';
import { candidates } from './candidates.ts';
import { judgeOf } from './judge.ts';
import { seatOf } from './random.ts';

/** A choice, and how good it is on average over imagined positions. */
export interface Weighed<T extends Types> {
  readonly choice: T['choice'];
  readonly worth: number;
}

/**
 * Every candidate with its worth, in random order, without those that the game rules out. A single candidate is not judged. When it
 * gets late, fewer positions must do.
 */
export function weigh<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  view: View<T>,
  chance: Chance,
  worlds: number,
  judgement: Game<T>['judgement'] = game.judgement,
  isLate: () => boolean = () => false,
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
  const sums = choices.map(() => 0);
  let seen = 0;
  for (const rate of judges) {
    if (seen > 0 && isLate()) break;
    choices.forEach((choice, at) => {
      sums[at] += rate(choice);
    });
    seen++;
  }
  const weighed = choices.map((choice, at) => ({ choice, worth: sums[at] / seen }));
  const open = weighed.filter(({ worth }) => worth > Number.NEGATIVE_INFINITY);
  return open.length > 0 ? open : weighed.map(({ choice }) => ({ choice, worth: 0 }));
}

export const bestOf = <T extends Types>(weighed: readonly Weighed<T>[]): Weighed<T> =>
  weighed.reduce((best, one) => (one.worth > best.worth ? one : best));
