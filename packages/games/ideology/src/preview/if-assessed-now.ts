import { REGIONS, type Region } from '../data/regions.ts';
import { assess } from '../phases/10-assessment-phase/assessment.ts';
import type { IdeologyView, World } from '../position.ts';
import { globalInfluence } from '../queries.ts';

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

type Open = Pick<IdeologyView, 'public' | 'seats' | 'options'>;

/** What the next assessment would do if it came now: all of it is open to everybody. */
export function ifAssessedNow(view: Open): Preview {
  const { public: now } = view;
  const after = assessed(view);
  const influence: Preview['influence'] = [];
  for (let seat = 0; seat < view.seats; seat++) {
    influence.push({ now: globalInfluence(now, seat), after: globalInfluence(after, seat) });
  }
  return { changes: now.inPlay.flatMap((region) => changeOf(now, after, region)), influence };
}

/** The table with the levels and the control that an assessment would bring. The rest is not copied. */
export function assessed({ public: world, seats, options }: Open): World {
  const after = { ...world, level: world.level.slice(), controller: world.controller.slice() };
  assess(after, options, seats, null);
  return after;
}

function changeOf(now: World, after: World, region: number): RegionChange[] {
  if (now.level[region] === after.level[region] && now.controller[region] === after.controller[region]) {
    return [];
  }
  return [
    {
      region: REGIONS[region],
      level: { now: now.level[region], after: after.level[region] },
      controller: {
        now: seatOrNull(now.controller[region]),
        after: seatOrNull(after.controller[region]),
      },
    },
  ];
}

const seatOrNull = (controller: number): number | null => (controller < 0 ? null : controller);
