import type { Seat } from '@entente/engine';
import { EDGES, MAPS } from '../../data/map.ts';
import { ARTILLERY, FLEET, INFANTRY, LAND, PLANE, TANK } from '../../data/units.ts';
import { NEUTRAL, type World } from '../../position.ts';
import { fleetAt, garrison, othersAt, shipsAt } from '../../queries.ts';
import { claimable, type Opening } from './claimable.ts';

/*
 * A sensible set-up from public information alone (ATK-R27): regions side by side with something to take around them and
 * room from the others, mixed armies where there is something to take or to fear, a Capital City away from the others. It
 * carries out a dealt start, answers for a clock, places “the rest”, and says which regions are good.
 */

/** What lies around a region, as one seat sees it. */
export interface Surroundings {
  /** Own regions, Minor Neutrals and regions of others beside it, by land and only by sea. */
  readonly own: readonly [land: number, sea: number];
  readonly free: readonly [land: number, sea: number];
  readonly rival: readonly [land: number, sea: number];
}

export function surroundingsOf(
  { public: { owner }, options }: Opening,
  seat: Seat,
  region: number,
): Surroundings {
  const { borders, adjacent } = MAPS[options.map];
  const count = (places: readonly number[], is: (who: number) => boolean) =>
    places.filter((place) => is(owner[place])).length;
  const around = (is: (who: number) => boolean): [number, number] => {
    const land = count(borders[region], is);
    return [land, count(adjacent[region], is) - land];
  };
  return {
    own: around((who) => who === seat),
    free: around((who) => who === NEUTRAL),
    rival: around((who) => who >= 0 && who !== seat),
  };
}

const by = ([land, sea]: readonly [number, number], atSea: number): number => land + atSea * sea;

/** Number of neighbours beyond which more are no gain, only more sides to be attacked from. */
const ENOUGH = 4;

/** How good it is to claim a region. */
export function claimWorth(opening: Opening, seat: Seat, region: number): number {
  const { own, free, rival } = surroundingsOf(opening, seat, region);
  return (
    8 * Math.min(2, by(own, 0.4)) +
    2 * Math.min(ENOUGH, by(free, 0.4)) -
    Math.max(0, by(free, 0.4) - ENOUGH) +
    0.2 * room(opening, region) -
    4 * by(rival, 0.4)
  );
}

/** Free regions within two steps by land: where others may follow. */
function room({ public: { owner }, options }: Opening, region: number): number {
  const { borders } = MAPS[options.map];
  const near = new Set(borders[region].flatMap((beside) => [beside, ...borders[beside]]));
  let free = 0;
  for (const place of near) if (place !== region && owner[place] === NEUTRAL) free++;
  return Math.min(10, free);
}

/** What may be claimed, the best first. */
export function goodClaims(opening: Opening, seat: Seat): { region: number; worth: number }[] {
  return claimable(opening, seat)
    .map((region) => ({ region, worth: claimWorth(opening, seat, region) }))
    .toSorted((one, other) => other.worth - one.worth || one.region - other.region);
}

const ownRegions = ({ public: { owner }, options }: Opening, seat: Seat): number[] =>
  MAPS[options.map].regions.filter((region) => owner[region] === seat);

function bestOf(places: readonly number[], worth: (place: number) => number): number {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    const value = worth(place);
    if (value <= most) continue;
    best = place;
    most = value;
  }
  return best;
}

/** What is to be placed, by kind of land unit: what there is least of comes first. */
const ORDER: readonly number[] = [PLANE, ARTILLERY, TANK, INFANTRY];

/** Number of units that every region gets first. */
const LEAST = 3;

/** Where the next unit goes: a region or a sea area, and the kind. */
export interface Placement {
  readonly at: 'land' | 'sea';
  readonly place: number;
  readonly kind: number;
}

/** Every kind is shared out by what there is to take and to fear, so that armies are mixed (ATK-30.2). */
export function goodPlacement(opening: Opening, seat: Seat): Placement {
  const { reserve, units } = opening.public;
  const kind = ORDER.find((land) => reserve[seat * 8 + land] > 0);
  if (kind === undefined) return { at: 'sea', ...goodMooring(opening, seat) };
  const place = bestOf(ownRegions(opening, seat), (region) => {
    const { free, rival } = surroundingsOf(opening, seat, region);
    const need = 2 + 0.5 * Math.min(ENOUGH, by(free, 0.5)) + 1.5 * by(rival, 0.5);
    const there = garrison(opening.public, region);
    const bare = kind === INFANTRY && there < LEAST ? ENOUGH : 0;
    return bare + need / (units[region * LAND + kind] + 1) - 0.01 * there;
  });
  return { at: 'land', place, kind };
}

/** The sea area where a seat has begun to put its ships, or -1 (ATK-3.9). */
export function harbourOf({ public: world, options }: Opening, seat: Seat): number {
  for (const sea of MAPS[options.map].seas) if (shipsAt(world, sea, seat) > 0) return sea;
  return -1;
}

/** Ships lie together, where they guard the most crossings and shores of their own regions. */
function goodMooring(opening: Opening, seat: Seat): { place: number; kind: number } {
  const { public: world, options } = opening;
  const { seas, edges, touches } = MAPS[options.map];
  const own = ownRegions(opening, seat);
  const begun = harbourOf(opening, seat);
  const free = begun >= 0 ? [begun] : seas.filter((sea) => !othersAt(world, sea, seat));
  const place = bestOf(free, (sea) => {
    const shores = own.filter((region) => touches[region].includes(sea)).length;
    const crossings = own.flatMap((region) => edges[region]).filter((edge) => EDGES[edge].via.includes(sea));
    return 3 * shores + crossings.length;
  });
  let kind = 0;
  while (kind < FLEET - 1 && world.reserve[seat * 8 + LAND + kind] === 0) kind++;
  return { place, kind };
}

/** The Capital City stands away from the others, among own regions, with the larger garrison. */
export function goodCapital(opening: Opening, seat: Seat): number {
  return bestOf(ownRegions(opening, seat), (region) => {
    const { own, rival } = surroundingsOf(opening, seat, region);
    return by(own, 0.5) - 3 * by(rival, 0.5) + 0.5 * garrison(opening.public, region);
  });
}

/** Puts one or more units of the reserve onto the map (ATK-3.7). */
export function putDown(world: World, seat: Seat, { at, place, kind }: Placement, count: number): void {
  if (at === 'land') {
    world.units[place * LAND + kind] += count;
    world.reserve[seat * 8 + kind] -= count;
  } else {
    world.ships[fleetAt(place, seat) + kind] += count;
    world.reserve[seat * 8 + LAND + kind] -= count;
  }
}
