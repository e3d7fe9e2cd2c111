import type { Position, Seat, Types } from '../game.ts';
import { same } from '../same.ts';

/**
 * Undo follows facts. May the seat that has just acted still go back before its act? Not if chance was drawn, if
 * something hidden was shown, if somebody else has to act, or if the game is over.
 */
export function isMark<T extends Types>(
  before: Position<T>,
  after: Position<T>,
  seat: Seat,
  happened: { chanceDrawn: boolean; shown: boolean },
): boolean {
  return (
    happened.chanceDrawn ||
    happened.shown ||
    after.outcome !== null ||
    after.asked.length !== 1 ||
    after.asked[0] !== seat ||
    before.answers.length > 0 ||
    !same(before.secret, after.secret) ||
    before.private.some((its, other) => other !== seat && !same(its, after.private[other]))
  );
}
