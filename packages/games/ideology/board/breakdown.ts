import type { Seat } from '@entente/engine';
import type { MeasuresAnswer } from '@entente/web/board-api/props.ts';
import {
  advancementPoints,
  IDEOLOGY_CARDS,
  type IdeologyView,
  KINDS,
  REGION_OF,
  REGIONS,
  type Region,
  WMD,
} from '../src/index.ts';

/** What a seat's Global Influence was made of at the end, and how it got there. */
export interface Breakdown {
  readonly seat: Seat;
  /** Level of its starting region, or 0 when that was lost. */
  readonly home: number;
  /** Levels of all its other regions. */
  readonly abroad: number;
  readonly weapons: number;
  readonly points: number;
  /** The highest influence at the end of any turn. */
  readonly peak: number;
  /** Turns that it ended with more influence than anybody else. */
  readonly led: number;
  /** What it controls, the highest level first. */
  readonly regions: readonly { readonly id: Region; readonly level: number }[];
}

export function breakdownOf(
  { public: world, seats }: IdeologyView,
  { measured }: MeasuresAnswer,
): Breakdown[] {
  const history = measured.flatMap(({ values: { influence } }) =>
    Array.isArray(influence) ? [influence] : [],
  );
  return Array.from({ length: seats }, (_, seat) => {
    const start = REGION_OF[IDEOLOGY_CARDS[world.ideologies[seat]].start];
    const own = world.inPlay.filter((region) => world.controller[region] === seat);
    const home = own.includes(start) ? world.level[start] : 0;
    return {
      seat,
      home,
      abroad: own.reduce((sum, region) => sum + world.level[region], -home),
      weapons: world.held[seat * KINDS + WMD],
      points: advancementPoints(world, seat),
      peak: Math.max(0, ...history.map((turn) => turn[seat])),
      led: history.filter((turn) => turn.every((value, other) => other === seat || value < turn[seat]))
        .length,
      regions: own
        .map((region) => ({ id: REGIONS[region], level: world.level[region] }))
        .toSorted((one, other) => other.level - one.level),
    };
  });
}
