import {
  type Chance,
  copy,
  type Game,
  type Position,
  type Referee,
  type Seat,
  type Types,
} from '@entente/engine';
import { anyLegal } from './random.ts';

/** How good a choice is. */
export type ChoiceRating<T extends Types> = (choice: T['choice']) => number;

/** By the game's rating of choices where it has one, otherwise by the judgement of the position after the choice. */
export function judgeOf<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  chance: Chance,
  judgement: Game<T>['judgement'] = game.judgement,
): ChoiceRating<T> {
  const rating = game.rating?.(g, seat);
  const tried: ChoiceRating<T> = (choice) => {
    const then = copy(game, g);
    referee.take(then, seat, choice);
    answerForOthers(referee, then, seat, chance);
    return judgement(then, seat);
  };
  return rating ? (choice) => rating(choice) ?? tried(choice) : tried;
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
