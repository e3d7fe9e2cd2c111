import type { Seat } from '@entente/engine';
import { CONTINENT_OF, MAPS } from '../../data/map.ts';
import { START } from '../../data/units.ts';
import { NEUTRAL, type Position } from '../../position.ts';

/** What everybody sees during the set-up: enough to say what is good there. */
export type Opening = Pick<Position, 'public' | 'options'>;

/** Continents, as bits, where a seat may not claim another region (ATK-25.1). */
export function closedContinents({ public: world, options }: Opening, seat: Seat): number {
  const map = MAPS[options.map];
  if (!options.differentContinents || map.continents < START.regions) return 0;
  let closed = 0;
  for (const region of map.regions) if (world.owner[region] === seat) closed |= 1 << CONTINENT_OF[region];
  // ATK-R2: when no region of another continent is left, any will do.
  const open = map.regions.some(
    (region) => world.owner[region] === NEUTRAL && (closed & (1 << CONTINENT_OF[region])) === 0,
  );
  return open ? closed : 0;
}

/** The regions that a seat may claim now (ATK-3.6). */
export function claimable(opening: Opening, seat: Seat): number[] {
  const closed = closedContinents(opening, seat);
  return MAPS[opening.options.map].regions.filter(
    (region) => opening.public.owner[region] === NEUTRAL && (closed & (1 << CONTINENT_OF[region])) === 0,
  );
}
