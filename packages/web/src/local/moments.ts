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

/** The moment that an entry led to; the set-up led to the first. */
export function momentAfter(starts: Starts, entry: number): number {
  const moment = starts.findIndex((start) => start >= entry);
  return moment < 0 ? starts.length - 1 : moment;
}

export function toLogLine(starts: Starts, { at, say, with: args, to }: LogEntry) {
  const line = { at: momentAfter(starts, at), say, with: { ...args } };
  return to === undefined ? line : { ...line, only: true as const };
}
