import type { Seat } from '@entente/engine';
import {
  type IdeologyView,
  INFLUENCES,
  type Influence,
  isDistant,
  majority,
  maximum,
  type Preview,
  presence,
  printedLevel,
  REGIONS,
  type Region,
  sectorSize,
  slot,
} from '../src/index.ts';

export interface Count {
  readonly seat: Seat;
  readonly count: number;
}

/** One of the three sides of a region. */
export interface Sector {
  readonly influence: Influence;
  readonly cards: readonly Count[];
  readonly size: number;
  readonly room: number;
}

/** A region in play, as the board shows it. */
export interface RegionState {
  readonly id: Region;
  readonly index: number;
  readonly level: number;
  readonly printed: number;
  readonly controller: Seat | null;
  readonly sectors: readonly Sector[];
  /** Cards of each seat in all sectors, the most first. */
  readonly present: readonly Count[];
  /** The player with more cards than every other, and how many more than the next. */
  readonly leader: Seat | null;
  readonly margin: number;
  /** For the viewer; false for a spectator. */
  readonly distant: boolean;
  /** What the next assessment would make of it, if that is anything else. */
  readonly after: { readonly level: number; readonly controller: Seat | null } | null;
}

export function readRegions(view: IdeologyView, preview: Preview): RegionState[] {
  const { public: world, options, seats } = view;
  const changes = new Map(preview.changes.map((change) => [change.region, change]));
  return world.inPlay.map((index) => {
    const id = REGIONS[index];
    const change = changes.get(id);
    const present = counts(seats, (seat) => presence(world, index, seat)).toSorted(
      (one, other) => other.count - one.count,
    );
    const leader = majority(world, index, seats);
    return {
      id,
      index,
      level: world.level[index],
      printed: printedLevel(world, index),
      controller: seatOf(world.controller[index]),
      sectors: INFLUENCES.map((influence, type) => ({
        influence,
        cards: counts(seats, (seat) => world.cards[slot(index, type, seat)]),
        size: sectorSize(world, index, type),
        room: maximum(world, options, index),
      })),
      present,
      leader: seatOf(leader),
      margin: (present[0]?.count ?? 0) - (present[1]?.count ?? 0),
      distant: view.viewer !== 'spectator' && isDistant(world, view.viewer, index),
      after: change === undefined ? null : { level: change.level.after, controller: change.controller.after },
    };
  });
}

/** Negative numbers stand for nobody. */
function seatOf(controller: number): Seat | null {
  return controller < 0 ? null : controller;
}

function counts(seats: number, count: (seat: Seat) => number): Count[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, count: count(seat) })).filter(
    (one) => one.count > 0,
  );
}

/** Own hand by type, without what was given away in an open simultaneous step. */
export function handOf(view: IdeologyView): number[] | null {
  if (view.private === null) return null;
  const given = view.answers.flatMap((choice) => (choice.do === 'discard' ? [choice.influence] : []));
  return view.private.hand.map(
    (count, type) => count - given.filter((influence) => influence === INFLUENCES[type]).length,
  );
}
