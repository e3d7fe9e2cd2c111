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
  const tried: ChoiceRating<T> = (choice) => tryOut(game, referee, g, seat, choice, chance, judgement);
  return rating ? (choice) => rating(choice) ?? tried(choice) : tried;
}

/** What a position is worth after a choice. */
export function tryOut<T extends Types>(
  game: Game<T>,
  referee: Referee<T>,
  g: Position<T>,
  seat: Seat,
  choice: T['choice'],
  chance: Chance,
  judgement: Game<T>['judgement'] = game.judgement,
): number {
  const then = copy(game, g);
  referee.take(then, seat, choice);
  answerForOthers(referee, then, seat, chance);
  return judgement(then, seat);
}

/** What a position is worth to each seat. */
export function judgementsOf<T extends Types>(game: Game<T>, g: Position<T>): readonly number[] {
  if (game.judgements !== undefined) return game.judgements(g);
  const worths: number[] = [];
  for (let seat = 0; seat < g.seats; seat++) worths.push(game.judgement(g, seat));
  return worths;
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
