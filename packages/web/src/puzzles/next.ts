import type { PuzzleLine } from '@entente/engine/puzzle';

/** The puzzle after this one: the next that is not solved, else simply the next. */
export function nextPuzzle(
  lines: readonly Pick<PuzzleLine, 'number'>[],
  after: number,
  isSolved: (number: number) => boolean,
): number {
  const at = lines.findIndex(({ number }) => number === after) + 1;
  const order = [...lines.slice(at), ...lines.slice(0, at)];
  return (order.find(({ number }) => !isSolved(number)) ?? order[0]).number;
}
