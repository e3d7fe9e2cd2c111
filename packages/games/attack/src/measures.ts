import type { Measure } from '@entente/engine';
import { victoryPoints } from './phases/23-the-end-of-the-game/victory.ts';
import type { Attack } from './position.ts';
import { landUnits, regionsOf } from './queries.ts';

/** Series worth plotting, recorded at the end of every round. */
export const measures: readonly Measure<Attack>[] = [
  { id: 'points', of: 'seat', value: (g, seat) => victoryPoints(g, seat) },
  { id: 'regions', of: 'seat', value: (g, seat) => regionsOf(g.public, seat) },
  { id: 'units', of: 'seat', value: (g, seat) => landUnits(g.public, seat) },
  { id: 'pp', of: 'seat', value: (g, seat) => g.public.pp[seat] },
  { id: 'oil', of: 'seat', value: (g, seat) => g.public.oil[seat] },
  { id: 'eagles', of: 'world', value: (g) => g.public.eagles },
];
