import { type AnyGame, toneOf } from '@entente/engine';

interface Told {
  readonly say: string;
}

export const isPass = (game: AnyGame, { say }: Told): boolean => toneOf(game, say) === 'pass';

/** Lines of a log that are shown together: one, or passes in a row. */
export interface Piece<Line extends Told> {
  /** Index of its first line. */
  readonly at: number;
  readonly lines: readonly Line[];
}

/** Passes in a row become one piece. `cut`: where a new piece begins in any case. */
export function foldPasses<Line extends Told>(
  game: AnyGame,
  lines: readonly Line[],
  cut = -1,
): Piece<Line>[] {
  const pieces: { at: number; lines: Line[] }[] = [];
  const passes = (line: Told) => isPass(game, line);
  lines.forEach((line, at) => {
    const last = pieces.at(-1);
    if (last !== undefined && at !== cut && passes(line) && last.lines.every(passes)) last.lines.push(line);
    else pieces.push({ at, lines: [line] });
  });
  return pieces;
}

/** The last line that is not a pass. */
export function lastDeed<Line extends Told>(game: AnyGame, lines: readonly Line[]): Line | undefined {
  return lines.findLast((line) => !isPass(game, line));
}
