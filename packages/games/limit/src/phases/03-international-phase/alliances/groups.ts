import type { Seat } from '@entente/engine';
import type { AllianceType } from '../../../data/terms.ts';
import type { World } from '../../../position.ts';
import { seatInTurn } from '../../../queries.ts';

/** The number of nations allied with this one by an alliance of this type. */
export function countAllies(world: World, seat: Seat, type: AllianceType): number {
  const { group } = world.alliances[type];
  if (group[seat] === 0) return 0;
  let count = -1;
  for (const other of group) if (other === group[seat]) count++;
  return count;
}

export function areAllied(world: World, one: Seat, other: Seat, type: AllianceType): boolean {
  const { group } = world.alliances[type];
  return group[one] !== 0 && group[one] === group[other];
}

/** Those allied with this nation, in turn order (LIM-2.0.3). */
export function alliesOf(world: World, seat: Seat, type: AllianceType): Seat[] {
  const allies: Seat[] = [];
  for (let turn = 0; turn < world.nations.length; turn++) {
    const other = seatInTurn(world, turn);
    if (other !== seat && areAllied(world, seat, other, type)) allies.push(other);
  }
  return allies;
}

/** The nation and its allies; alone when it has none. In turn order. */
export function membersWith(world: World, seat: Seat, type: AllianceType): Seat[] {
  const members: Seat[] = [];
  for (let turn = 0; turn < world.nations.length; turn++) {
    const other = seatInTurn(world, turn);
    if (other === seat || areAllied(world, seat, other, type)) members.push(other);
  }
  return members;
}

/**
 * Brings the two nations and all their allies into one alliance; their tokens show Agreement (LIM-3.6.8, LIM-3.6.9).
 */
export function join(world: World, one: Seat, other: Seat, type: AllianceType): void {
  const { group, agreed } = world.alliances[type];
  const members = membersWith(world, one, type).concat(membersWith(world, other, type));
  const number = group[one] || group[other] || freeNumber(group);
  for (const member of members) {
    group[member] = number;
    agreed[member] = true;
  }
}

function freeNumber(group: readonly number[]): number {
  let number = 1;
  while (group.includes(number)) number++;
  return number;
}

/** Takes back one token, Negotiation side up (LIM-3.6.10); a last one left alone is taken back too (LIM-3.6.12). */
export function takeBackToken(world: World, seat: Seat, type: AllianceType): void {
  const { group, agreed } = world.alliances[type];
  const number = group[seat];
  group[seat] = 0;
  agreed[seat] = false;
  const last = group.indexOf(number);
  if (last === -1 || group.lastIndexOf(number) !== last) return;
  group[last] = 0;
  agreed[last] = false;
}

/** Ends the alliance of this nation: all its members take back their tokens (LIM-3.7.6). */
export function dissolve(world: World, seat: Seat, type: AllianceType): void {
  const { group, agreed } = world.alliances[type];
  const number = group[seat];
  for (let member = 0; member < group.length; member++) {
    if (group[member] !== number) continue;
    group[member] = 0;
    agreed[member] = false;
  }
}
