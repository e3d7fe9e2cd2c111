import { BOX } from './data/box.ts';
import { PRINTED } from './data/regions.ts';
import { type IdeologyOptions, INDEPENDENT, SEATS, TYPES, type World } from './position.ts';

/*
 * What an assessment makes of one region. All regions are assessed at once and none depends on another (IDEO-10), so
 * the phase, the preview for people and the judgement of bots all read these.
 */

/** Cards in a sector, of all owners. */
function sectorTotal({ cards }: World, region: number, type: number): number {
  const at = (region * TYPES + type) * SEATS;
  return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4];
}

function smallestSector(world: World, region: number): number {
  let least = sectorTotal(world, region, 0);
  for (let type = 1; type < TYPES; type++) least = Math.min(least, sectorTotal(world, region, type));
  return least;
}

/** Cards of a seat at a region, all sectors together. */
export function presence({ cards }: World, region: number, seat: number): number {
  const at = region * TYPES * SEATS + seat;
  return cards[at] + cards[at + SEATS] + cards[at + 2 * SEATS];
}

/** The seat that has the majority at a region, or INDEPENDENT: one alone has most cards (IDEO-1.6.1, IDEO-1.6.2). */
export function majority(world: World, region: number): number {
  let most = 0;
  let leader = INDEPENDENT;
  for (let seat = 0; seat < SEATS; seat++) {
    const own = presence(world, region, seat);
    if (own > most) {
      most = own;
      leader = seat;
    } else if (own === most) leader = INDEPENDENT;
  }
  return leader;
}

/** The level that an assessment gives to a region in play (IDEO-10.1). */
export function levelAfter(world: World, region: number): number {
  if (world.controller[region] < 0) return world.level[region];
  return Math.max(BOX.lowestLevel, smallestSector(world, region));
}

/** Who controls a region in play after an assessment that gives it this level (IDEO-10.2, IDEO-10.3). */
export function controllerAfter(
  world: World,
  region: number,
  level: number,
  options: Pick<IdeologyOptions, 'independentMaximum'>,
): number {
  const leader = majority(world, region);
  if (leader === INDEPENDENT || leader === world.controller[region]) return leader;
  const room = options.independentMaximum === 'printed' ? PRINTED[region] : level;
  return smallestSector(world, region) >= room ? leader : INDEPENDENT;
}
