import type { Seat } from '@entente/engine';
import { ADVANCEMENT_KINDS, WMD } from './data/advancements.ts';
import { BOX } from './data/box.ts';
import { ATLASES } from './data/regions.ts';
import { INFLUENCES } from './data/terms.ts';
import {
  type IdeologyOptions,
  KINDS,
  type Position,
  RESIGNED,
  SEATS,
  TYPES,
  type World,
} from './position.ts';

/** Reading the table: cards at regions, control, influence. */

/** Where a card of this type and owner is counted in `World.cards`: three sectors for each region (IDEO-1.1.3). */
export function slot(region: number, type: number, seat: Seat): number {
  return (region * TYPES + type) * SEATS + seat;
}

/** Cards in a sector, all owners together. */
export function sectorSize({ cards }: World, region: number, type: number): number {
  const at = (region * TYPES + type) * SEATS;
  return cards[at] + cards[at + 1] + cards[at + 2] + cards[at + 3] + cards[at + 4];
}

/** A seat's cards at a region, the three sectors together. */
export function presence({ cards }: World, region: number, seat: Seat): number {
  const at = region * TYPES * SEATS + seat;
  return cards[at] + cards[at + SEATS] + cards[at + 2 * SEATS];
}

/** Never changes (IDEO-1.2.1). */
export function printedLevel({ atlas }: Pick<World, 'atlas'>, region: number): number {
  return ATLASES[atlas].printed[region];
}

/** Fixed, and both ways (IDEO-1.7.1). */
export function neighbours({ atlas }: Pick<World, 'atlas'>, region: number): readonly number[] {
  return ATLASES[atlas].adjacent[region];
}

/**
 * Cards that a sector has room for: twice the printed level where controlled (IDEO-1.4.1), else the level
 * (IDEO-1.4.2).
 */
export function maximum(world: World, options: IdeologyOptions, region: number): number {
  if (world.controller[region] >= 0) return 2 * printedLevel(world, region);
  return options.independentMaximum === 'printed' ? printedLevel(world, region) : world.level[region];
}

/**
 * Cards of all owners count (IDEO-1.4.3). After a loss of control there may be too many; then none is added
 * (IDEO-1.4.4).
 */
export function isFull(world: World, options: IdeologyOptions, region: number, type: number): boolean {
  return sectorSize(world, region, type) >= maximum(world, options, region);
}

/**
 * The seat with more cards than every other single ideology (IDEO-1.6.1); -1 when nobody has, or nobody has a card
 * (IDEO-1.6.2).
 */
export function majority(world: World, region: number, seats: number): Seat {
  let leader = -1;
  let most = 0;
  for (let seat = 0; seat < seats; seat++) {
    const count = presence(world, region, seat);
    if (count > most) {
      leader = seat;
      most = count;
    } else if (count === most) leader = -1;
  }
  return leader;
}

/** IDEO-15.4.1 */
const WEAPON_INFLUENCE = ADVANCEMENT_KINDS[WMD].globalInfluence ?? 0;

/** Global Influence of a seat's weapons alone. */
export const weaponInfluence = ({ held }: World, seat: Seat): number =>
  held[seat * KINDS + WMD] * WEAPON_INFLUENCE;

/**
 * Global Influence: the levels of the seat's regions, and its weapons (IDEO-1.5.1). Computed whenever it is
 * asked for, so it follows the table at once (IDEO-1.5.2), and a weapon that was used no longer counts (IDEO-15.4.5).
 * Without regions it is the number of weapons (IDEO-16.4).
 */
export function globalInfluence(world: World, seat: Seat): number {
  const { inPlay, controller, level } = world;
  let sum = weaponInfluence(world, seat);
  for (let index = 0; index < inPlay.length; index++) {
    const region = inPlay[index];
    if (controller[region] === seat) sum += level[region];
  }
  return sum;
}

/** Trading Influence (IDEO-5.1.1). */
export function tradingInfluence(world: World, seat: Seat): number {
  const { inPlay } = world;
  let count = 0;
  for (let index = 0; index < inPlay.length; index++) if (presence(world, inPlay[index], seat) > 0) count++;
  return count;
}

/** Neither it nor a neighbour is controlled (IDEO-7.3.1); cards in a neighbour make no difference (IDEO-7.3.2). */
export function isDistant(world: World, seat: Seat, region: number): boolean {
  const { controller } = world;
  if (controller[region] === seat) return false;
  const near = neighbours(world, region);
  for (let index = 0; index < near.length; index++) if (controller[near[index]] === seat) return false;
  return true;
}

/**
 * By type: the kind whose copies are compared in conflicts (IDEO-8.2.4), and the kind that cancels distance
 * (IDEO-7.3.3).
 */
export const PROTECTS: readonly number[] = INFLUENCES.map((influence) =>
  ADVANCEMENT_KINDS.findIndex(({ protects }) => protects === influence),
);
export const REACHES: readonly number[] = INFLUENCES.map((influence) =>
  ADVANCEMENT_KINDS.findIndex(({ reaches }) => reaches === influence),
);

/** Points among equals, 1 or 2 for each advancement (IDEO-12.2.2). */
export function advancementPoints({ held }: World, seat: Seat): number {
  let points = 0;
  for (let kind = 0; kind < KINDS; kind++)
    points += held[seat * KINDS + kind] * ADVANCEMENT_KINDS[kind].points;
  return points;
}

/** Cards of a seat and type at regions. */
export function onTable({ inPlay, cards }: World, seat: Seat, type: number): number {
  let count = 0;
  for (let index = 0; index < inPlay.length; index++) count += cards[slot(inPlay[index], type, seat)];
  return count;
}

/** Cards of a seat and type that do not lie open: its hand and its draw deck (IDEO-17.7). */
export function unseen(world: World, seat: Seat, type: number): number {
  const attacking = world.attacker === seat && world.attackType === type ? 1 : 0;
  return BOX.cardsOfEachType - onTable(world, seat, type) - world.discards[seat * TYPES + type] - attacking;
}

/** IDEO-16.10: the ideology stays on the table, but nobody leads it any more. */
export function hasResigned({ used }: World, seat: Seat): boolean {
  return (used[seat] & RESIGNED) !== 0;
}

export function handSize(g: Position, seat: Seat): number {
  const { hand } = g.private[seat];
  return hand[0] + hand[1] + hand[2];
}
