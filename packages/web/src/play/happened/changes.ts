import type { Message, PointsFrom, Seat } from '@entente/engine';

interface Change {
  readonly id: string;
  readonly name: Message;
  readonly by: number;
}

/** What brings a seat more or fewer points than before, the largest change first. What has gone brings nothing any more. */
export function changesOf(before: readonly PointsFrom[], after: readonly PointsFrom[], seat: Seat): Change[] {
  const pointsIn = (sources: readonly PointsFrom[], id: string) =>
    sources.find((source) => source.id === id)?.values[seat] ?? 0;
  const gone = before.filter(({ id }) => !after.some((source) => source.id === id));
  return [...after, ...gone]
    .map(({ id, name }) => ({ id, name, by: pointsIn(after, id) - pointsIn(before, id) }))
    .filter(({ by }) => by !== 0)
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
}
