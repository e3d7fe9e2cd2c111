import type { LogEntry, Table, Types } from '@entente/engine';

/**
 * A table has a moment for every question that was put to it; answers given in secret make none of their own.
 * `starts[m]` is the number of entries with which moment `m` began.
 */
export type Starts = readonly number[];

/** Nobody has answered the open question yet. */
export function isAtRest(table: Table<Types>): boolean {
  return table.position.answers.every((given) => given.length === 0);
}

/** The moment during which an entry was made; the set-up belongs to the first. */
export function momentOf(starts: Starts, entry: number): number {
  let moment = 0;
  while (moment + 1 < starts.length && starts[moment + 1] < entry) moment++;
  return moment;
}

export function toLogLine(starts: Starts, { at, say, with: args, to }: LogEntry) {
  const line = { at: momentOf(starts, at), say, with: { ...args } };
  return to === undefined ? line : { ...line, only: true as const };
}
