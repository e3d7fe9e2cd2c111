import type { LogEntry, Seat, Teller, Types } from '@entente/engine';

/**
 * What going back would undo first, as far as the reader may know it, to be quoted in the middle of a sentence; `none` when
 * that is nothing.
 */
export function undoneBy(
  log: readonly LogEntry[],
  teller: Teller<Types>,
  { seat, moment }: { seat: Seat; moment: number },
): string {
  const next = log.filter(({ at }) => at === moment + 1);
  const line = next.find(({ with: args }) => args.seat === seat) ?? next[0];
  return line === undefined ? 'none' : teller.say(line).replace(/(?<!\.)\.$/, '');
}
