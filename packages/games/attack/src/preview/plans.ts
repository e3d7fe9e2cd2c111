import { EDGES, REGIONS, type Region, SEAS, type Sea } from '../data/map.ts';
import { LAND_UNITS, type LandUnit, SHIPS, type Ship } from '../data/terms.ts';
import { fleetAfter } from '../phases/07-move/available.ts';
import { COUNT, FIRST, KIND, MARCH, ORIGIN, SECOND } from '../phases/07-move/marches.ts';
import { opponentOf, seaOf } from '../phases/11-naval-battles/pending.ts';
import { SEATS, type World } from '../position.ts';

/** What a move has declared, in names: for boards and bots. */

export interface PlannedMarch {
  readonly unit: LandUnit;
  readonly count: number;
  /** Where it begins, where it passes and where it ends. */
  readonly path: readonly Region[];
  /** Sea areas that it crosses. */
  readonly by: readonly Sea[];
  readonly attack: boolean;
}

/** All units that go the same way: one order for the player. */
export interface PlannedArmy {
  readonly path: readonly (Region | Sea)[];
  readonly units: readonly { readonly unit: LandUnit | Ship; readonly count: number }[];
  readonly attack: boolean;
}

export interface PlannedSailing {
  readonly ship: Ship;
  readonly count: number;
  readonly path: readonly Sea[];
}

export function plannedMarches({ movement: { marches }, owner, active }: World): PlannedMarch[] {
  const plans: PlannedMarch[] = [];
  for (let at = 0; at < marches.length; at += MARCH) {
    const edges = [marches[at + FIRST], marches[at + SECOND]].filter((edge) => edge >= 0);
    const places = [marches[at + ORIGIN], ...edges.map((edge) => EDGES[edge].to)];
    plans.push({
      unit: LAND_UNITS[marches[at + KIND]],
      count: marches[at + COUNT],
      path: places.map((region) => REGIONS[region]),
      by: edges.flatMap((edge) => EDGES[edge].via.map((sea) => SEAS[sea])),
      attack: owner[places[places.length - 1]] !== active,
    });
  }
  return plans;
}

export function plannedSailings({ movement: { sailings } }: World): PlannedSailing[] {
  const plans: PlannedSailing[] = [];
  for (let at = 0; at < sailings.length; at += MARCH) {
    const places = [sailings[at + ORIGIN], sailings[at + FIRST], sailings[at + SECOND]];
    plans.push({
      ship: SHIPS[sailings[at + KIND]],
      count: sailings[at + COUNT],
      path: places.filter((sea) => sea >= 0).map((sea) => SEAS[sea]),
    });
  }
  return plans;
}

/** Marches and sailings of a move, by the way that they go. */
export function plannedArmies(world: World): PlannedArmy[] {
  const orders = [
    ...plannedMarches(world),
    ...plannedSailings(world).map(({ ship, ...rest }) => ({ ...rest, unit: ship, attack: false })),
  ];
  const armies = new Map<string, PlannedArmy>();
  for (const { path, unit, count, attack } of orders) {
    const known = armies.get(path.join());
    const units = [...(known?.units ?? []), { unit, count }];
    armies.set(path.join(), { path, units, attack });
  }
  return [...armies.values()];
}

/** Naval battles of the active player that are still to be fought. */
export const pendingBattles = ({ movement: { pending } }: World): { sea: Sea; opponent: number }[] =>
  pending.map((battle) => ({ sea: SEAS[seaOf(battle)], opponent: opponentOf(battle) }));

/** Fleets that the active player’s Submarines are to attack where nothing else of his fights them (ATK-9.4). */
export function engagedFleets(world: World): { sea: Sea; opponent: number }[] {
  return world.movement.engaged.flatMap((seats, sea) => {
    if (seats === 0 || fleetAfter(world, sea, true) === 0 || fleetAfter(world, sea, false) > 0) return [];
    const opponents = Array.from({ length: SEATS }, (_, seat) => seat).filter(
      (seat) => (seats & (1 << seat)) !== 0,
    );
    return opponents.map((opponent) => ({ sea: SEAS[sea], opponent }));
  });
}
