import { battlesAt, LAND_UNITS, navalBattlesAt, REGION_OF, SEA_OF, SHIPS } from '../src/index.ts';
import type { Table } from './context.ts';
import type { Clash } from './odds.ts';
import { type Chosen, sentTo, type Target } from './pieces.ts';
import { isSea } from './readings.ts';

/** Everything that the chosen units would fight there. */
export function clashesAt(view: Table['view'], target: Target, chosen: Chosen): PossibleClash[] {
  const { place, by } = target;
  if (isSea(place)) {
    const battles = navalBattlesAt(view, SEA_OF[place], sentTo(SHIPS, target, chosen));
    return battles.map((forces) => ({ clash: { kind: 'naval', forces }, share: 1 / battles.length }));
  }
  const force = sentTo(LAND_UNITS, target, chosen);
  return battlesAt(view, REGION_OF[place], force, by.length > 0).map(({ forces, share }) => ({
    clash: { kind: 'land', forces },
    share,
  }));
}

/** A battle that may come of an order; of several, how likely it is to be this one. */
export interface PossibleClash {
  readonly clash: Clash;
  readonly share: number;
}
