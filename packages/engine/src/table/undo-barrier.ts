import type { Position, Seat, Types } from '../game.ts';
import { same } from '../same.ts';

/** Why a seat cannot go back by itself: chance was drawn, something hidden was shown, others have to act, it is over. */
export type Closing = 'chance' | 'shown' | 'others' | 'over';

/**
 * Undo follows facts. Why may the seat that has just acted not go back before its act? Null when it may. What is cheap
 * to find out is asked first.
 */
export function closingOf<T extends Types>(
  before: Position<T>,
  after: Position<T>,
  seat: Seat,
  happened: { chanceDrawn: boolean; shown: boolean },
): Closing | null {
  if (after.outcome !== null) return 'over';
  if (happened.chanceDrawn) return 'chance';
  if (happened.shown || before.answers.length > 0) return 'shown';
  if (after.asked.length !== 1 || after.asked[0] !== seat) return 'others';
  return isHiddenSame(before, after, seat) ? null : 'shown';
}

/** Is everything that this seat cannot see unchanged? */
export function isHiddenSame<T extends Types>(before: Position<T>, after: Position<T>, seat: Seat): boolean {
  return (
    same(before.secret, after.secret) &&
    before.private.every((its, other) => other === seat || same(its, after.private[other]))
  );
}

export function isMark<T extends Types>(...of: Parameters<typeof closingOf<T>>): boolean {
  return closingOf(...of) !== null;
}
