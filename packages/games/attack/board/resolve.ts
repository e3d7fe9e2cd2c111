import type { Odds } from './odds.ts';

/** How likely a side is to win, in hundredths. */
export function chanceOf(found: Odds, attacks: boolean): number {
  const { win } = found.odds;
  const lose = found.kind === 'naval' ? found.odds.lose : 1 - win;
  return Math.round(100 * (attacks ? win : lose));
}
