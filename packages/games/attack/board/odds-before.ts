import type { LogLine } from '@entente/web/board-api/props.ts';

/**
 * Odds of battles opened before their first dice, by the log line that began them: how likely the attacker was
 * to win. Apart from the reckoning, which the first screen does not need.
 */
const before = new Map<string, number>();

const nameOf = ({ at, say, with: args }: LogLine): string =>
  JSON.stringify([at, say, args.seat, args.region ?? args.sea]);

/** How likely the attacker was to win the battle that this line began; undefined when nobody has looked. */
export const oddsBefore = (opening: LogLine): number | undefined => before.get(nameOf(opening));

/** Keeps the first odds of a battle. */
export function noteOdds(opening: LogLine, win: number): void {
  const name = nameOf(opening);
  if (!before.has(name)) before.set(name, win);
}
