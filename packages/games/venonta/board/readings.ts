import type { Seat } from '@entente/engine';
import {
  BOARD,
  controllerOf,
  DISCS,
  FOREST,
  NOBODY,
  PLANTS,
  type Plant,
  SEATS,
  TERRITORIES,
  type Territory,
  type World,
} from '../src/index.ts';

export interface Disc {
  /** Its place on the territory; discs never change places. */
  readonly at: number;
  readonly plant: Plant;
  readonly water: boolean;
  readonly renewable: boolean;
}

/** A territory as it is shown. */
export interface Land {
  readonly id: Territory;
  readonly index: number;
  readonly owner: Seat | null;
  readonly coloniser: Seat | null;
  readonly controller: Seat | null;
  readonly discs: readonly Disc[];
  readonly tep: number;
  readonly armies: readonly { readonly seat: Seat; readonly count: number }[];
  readonly migrants: number;
  readonly shielded: boolean;
}

const seatOr = (seat: Seat): Seat | null => (seat === NOBODY ? null : seat);

export function readLand(world: World, index: number): Land {
  const discs = Array.from({ length: DISCS }, (_, at): Disc => {
    const disc = index * DISCS + at;
    return {
      at,
      plant: PLANTS[world.disc[disc]],
      water: world.h2o[disc] > 0,
      renewable: world.renewable[disc] > 0,
    };
  });
  const armies = Array.from({ length: SEATS }, (_, seat) => ({
    seat,
    count: world.tanks[index * SEATS + seat],
  }));
  return {
    id: TERRITORIES[index],
    index,
    owner: seatOr(world.owner[index]),
    coloniser: seatOr(world.coloniser[index]),
    controller: seatOr(controllerOf(world, index)),
    discs,
    tep: world.tep[index],
    armies: armies.filter(({ count }) => count > 0),
    migrants: world.migrants[index] + world.guests[index],
    shielded: world.shielded[index] > 0,
  };
}

export function readLands(world: World): Land[] {
  return BOARD.map((_, index) => readLand(world, index));
}

/** Discs that are alike, together, in the order of the list of plants. */
export function groupsOf(discs: readonly Disc[]): { disc: Disc; count: number }[] {
  const groups = new Map<string, { disc: Disc; count: number }>();
  for (const disc of discs) {
    const key = `${PLANTS.indexOf(disc.plant)} ${disc.water} ${disc.renewable}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { disc, count: 1 });
    else group.count++;
  }
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other)).map(([, group]) => group);
}

/** What a forest becomes matters most: discs that are no forest come first. */
export function builtFirst(discs: readonly Disc[]): Disc[] {
  const rank = ({ plant }: Disc) => (plant === PLANTS[FOREST] ? 1 : 0);
  return discs.toSorted((one, other) => rank(one) - rank(other) || one.at - other.at);
}
