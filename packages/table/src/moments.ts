import type { Position, Types } from '@entente/engine';

/**
 * Each question that was put to the table has a number, its moment. `starts[m]` is how many entries there were when
 * moment `m` came.
 */
export type Starts = readonly number[];

/**
 * Is the table still at the same question? A simultaneous question is one moment for any number of answers,
 * also when one is taken back: moments reveal nothing about answers.
 * @param before the list of answers before something was done
 */
export function isSameMoment(before: Position<Types>['answers'], { answers }: Position<Types>): boolean {
  return before.length > 0 && answers === before;
}

/** The moment that something led to, given the number of its entry. The set-up led to the first. */
export function momentAfter(starts: Starts, entry: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle] >= entry) high = middle;
    else low = middle + 1;
  }
  return low;
}
