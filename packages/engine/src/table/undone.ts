import type { LogEntry } from './table.ts';

/** Maximum number of undone lines that are listed, the latest ones. */
const MOST = 12;

/** Lines about the log itself. */
const NEVER_UNDONE: ReadonlySet<string> = new Set(['log.back', 'log.ledBack', 'log.passedOnly']);

/**
 * What is no longer so after going back from one log to another: each line again, as undone, for those who could read it.
 * Nobody learns anything new from it.
 */
export function undone(from: readonly LogEntry[], to: readonly LogEntry[], at: number): LogEntry[] {
  let common = 0;
  while (common < to.length && from[common]?.at === to[common].at) common++;
  return from
    .slice(common)
    .filter(({ say }) => !NEVER_UNDONE.has(say))
    .slice(-MOST)
    .map(({ say, with: args, to: readers }) => ({
      at,
      say: 'log.undone',
      // What was undone before stays so.
      with: say === 'log.undone' ? args : { what: { say, with: args } },
      ...(readers === undefined ? {} : { to: readers }),
    }));
}
