import { controllerAfter, levelAfter } from './assess.ts';
import { WMD } from './data/advancements.ts';
import { REGIONS, type Region } from './data/regions.ts';
import { type IdeologyOptions, type IdeologyView, KINDS, type World } from './position.ts';

/** A region of which an assessment would change the level or the control. */
export interface RegionChange {
  region: Region;
  level: { now: number; after: number };
  /** Seats, or null for an independent region. */
  controller: { now: number | null; after: number | null };
}

export interface Preview {
  /** In the order in which the regions came into play. */
  changes: RegionChange[];
  /** Global Influence by seat. */
  influence: { now: number; after: number }[];
}

/** What the next assessment would do if it came now: all of it is open to everybody (IDEO-17.4). */
export function ifAssessedNow(view: Pick<IdeologyView, 'public' | 'seats' | 'options'>): Preview {
  const { public: world, seats, options } = view;
  const after = influenceAfter(world, seats, options);
  return {
    changes: world.inPlay.flatMap((region) => changeOf(world, region, options)),
    influence: influenceNow(world, seats).map((now, seat) => ({ now, after: after[seat] })),
  };
}

function changeOf(world: World, region: number, options: IdeologyOptions): RegionChange[] {
  const now = { level: world.level[region], controller: world.controller[region] };
  const level = levelAfter(world, region);
  const controller = controllerAfter(world, region, level, options);
  if (level === now.level && controller === now.controller) return [];
  return [
    {
      region: REGIONS[region],
      level: { now: now.level, after: level },
      controller: { now: seatOrNull(now.controller), after: seatOrNull(controller) },
    },
  ];
}

const seatOrNull = (controller: number): number | null => (controller < 0 ? null : controller);

/** Weapons of Mass Destruction count whatever happens to regions (IDEO-1.5.1). */
function weapons({ held }: World, seats: number): number[] {
  const sums: number[] = [];
  for (let seat = 0; seat < seats; seat++) sums.push(held[seat * KINDS + WMD]);
  return sums;
}

function influenceNow(world: World, seats: number): number[] {
  const sums = weapons(world, seats);
  for (const region of world.inPlay) {
    const controller = world.controller[region];
    if (controller >= 0) sums[controller] += world.level[region];
  }
  return sums;
}

/** Global Influence by seat if the assessment came now. */
export function influenceAfter(world: World, seats: number, options: IdeologyOptions): number[] {
  const sums = weapons(world, seats);
  for (const region of world.inPlay) {
    const level = levelAfter(world, region);
    const controller = controllerAfter(world, region, level, options);
    if (controller >= 0) sums[controller] += level;
  }
  return sums;
}
