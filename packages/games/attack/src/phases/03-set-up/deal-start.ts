import type { Automatic, Chance, Seat } from '@entente/engine';
import { REGIONS } from '../../data/map.ts';
import { START } from '../../data/units.ts';
import type { Attack, Position } from '../../position.ts';
import { settle } from './claim.ts';
import { goodCapital, goodClaims, goodPlacement, putDown } from './good-start.ts';

/**
 * Largest difference to the best region of those that a first region is drawn from, so that no two games begin
 * alike.
 */
const NEARLY = 3;

function firstRegion(g: Position, seat: Seat, chance: Chance): number {
  const claims = goodClaims(g, seat);
  const good = claims.filter(({ worth }) => worth >= claims[0].worth - NEARLY);
  return chance.draw(good).region;
}

/** Units that are not claimed with: five times five (ATK-3.7). */
const PASSES = 5;

/** By option, phases 3 to 5 are carried out for everybody, in the same order as by hand (ATK-R27). */
export const dealStart: Automatic<Attack, 'dealStart'> = {
  kind: 'automatic',
  phase: 'claim',
  rule: 'ATK-R27',
  run(g, _frame, go) {
    const world = g.public;
    const order = Array.from({ length: g.seats }, (_, place) => (world.first + place) % g.seats);
    for (let turn = 0; turn < START.regions; turn++) {
      for (const seat of order)
        settle(world, seat, turn === 0 ? firstRegion(g, seat, go.chance) : goodClaims(g, seat)[0].region);
    }
    for (let unit = 0; unit < PASSES * START.placedAtOnce * g.seats; unit++) {
      const seat = order[Math.floor(unit / START.placedAtOnce) % g.seats];
      putDown(world, seat, goodPlacement(g, seat), 1);
    }
    for (const seat of order) {
      world.capitals[seat] = goodCapital(g, seat);
      const regions = REGIONS.filter((_, region) => world.owner[region] === seat);
      go.log('log.dealtStart', { seat, regions, region: REGIONS[world.capitals[seat]] });
    }
    go.next({ step: 'governments' });
  },
};
