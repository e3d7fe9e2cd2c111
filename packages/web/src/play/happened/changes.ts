import type { Message, PointPiece, PointsFrom, Seat } from '@entente/engine';

interface Change {
  readonly id: string;
  readonly name: Message;
  readonly by: number;
  /** Which of the things that it is made of have changed. */
  readonly pieces: readonly { readonly name: Message; readonly by: number }[];
}

/** What brings a seat more or fewer points than before, the largest change first. What has gone brings nothing any more. */
export function changesOf(before: readonly PointsFrom[], after: readonly PointsFrom[], seat: Seat): Change[] {
  const sourceIn = (sources: readonly PointsFrom[], wanted: string) =>
    sources.find(({ id }) => id === wanted);
  const gone = before.filter(({ id }) => !after.some((source) => source.id === id));
  return [...after, ...gone]
    .map(({ id, name }) => {
      const [was, is] = [before, after].map((sources) => sourceIn(sources, id));
      const by = (is?.values[seat] ?? 0) - (was?.values[seat] ?? 0);
      return { id, name, by, pieces: changedPieces(was?.pieces[seat] ?? [], is?.pieces[seat] ?? []) };
    })
    .filter(({ by, pieces }) => by !== 0 || pieces.length > 0)
    .toSorted(largestFirst);
}

function changedPieces(before: readonly PointPiece[], after: readonly PointPiece[]): Change['pieces'] {
  const pointsIn = (pieces: readonly PointPiece[], wanted: string) =>
    pieces.find(({ name }) => name.say === wanted)?.points ?? 0;
  const gone = before.filter(({ name }) => !after.some((piece) => piece.name.say === name.say));
  return [...after, ...gone]
    .map(({ name }) => ({ name, by: pointsIn(after, name.say) - pointsIn(before, name.say) }))
    .filter(({ by }) => by !== 0)
    .toSorted(largestFirst);
}

const largestFirst = (one: { readonly by: number }, other: { readonly by: number }): number =>
  Math.abs(other.by) - Math.abs(one.by);

/** Where more have changed, they have a cause in common, such as a growing population. */
const MOST_PIECES = 2;

/** "regions +1 (France +2, Spain −1)"; of a single piece that brought all of it the name is enough. */
export function changeInWords(change: Change, tell: (message: Message) => string): string {
  const { name, by } = change;
  const pieces = change.pieces.length > MOST_PIECES ? [] : change.pieces;
  const isOne = pieces.length === 1 && pieces[0].by === by;
  const made = pieces.map((piece) => (isOne ? tell(piece.name) : `${tell(piece.name)} ${signed(piece.by)}`));
  return `${tell(name)} ${signed(by)}${made.length === 0 ? '' : ` (${made.join(', ')})`}`;
}

const signed = (by: number): string => (by === 0 ? '±0' : by > 0 ? `+${by}` : `−${-by}`);
