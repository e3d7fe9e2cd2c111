/** Passes are told by lines of this name, in every game. */
const PASS = /^log\.passed/;

interface Told {
  readonly say: string;
}

export const isPass = ({ say }: Told): boolean => PASS.test(say);

/** Lines of a log that are shown together: one, or passes in a row. */
export interface Piece<Line extends Told> {
  /** Where its first line stands. */
  readonly at: number;
  readonly lines: readonly Line[];
}

/** Passes in a row become one piece. `cut`: where a new piece begins in any case. */
export function foldPasses<Line extends Told>(lines: readonly Line[], cut = -1): Piece<Line>[] {
  const pieces: { at: number; lines: Line[] }[] = [];
  lines.forEach((line, at) => {
    const last = pieces.at(-1);
    if (last !== undefined && at !== cut && isPass(line) && last.lines.every(isPass)) last.lines.push(line);
    else pieces.push({ at, lines: [line] });
  });
  return pieces;
}

/** The last line that is not a pass. */
export function lastDeed<Line extends Told>(lines: readonly Line[]): Line | undefined {
  return lines.findLast((line) => !isPass(line));
}
