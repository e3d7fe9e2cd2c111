import type { Seat } from '@entente/engine';
import { COMBAT } from '../../../data/tables.ts';
import type { Combat } from '../../../position.ts';

/** Tank dice that a side has left (VEN-9.5.5). */
export function tankDice(combat: Combat, side: number): number {
  const { sides, tanks } = combat;
  let count = 0;
  for (let group = 0; group < sides.length; group++) if (sides[group] === side) count += tanks[group];
  return count * COMBAT.dicePerForce - combat.damage[side];
}

/** All dice that a side has left. */
export function diceOf(combat: Combat, side: number): number {
  return tankDice(combat, side) + combat.people[side];
}

/** One more tank of this seat and territory takes part. */
export function enlist(combat: Combat, side: number, seat: Seat, place: number, tanks: number): void {
  const { sides, seats, places } = combat;
  for (let group = 0; group < sides.length; group++) {
    if (seats[group] === seat && places[group] === place) {
      combat.tanks[group] += tanks;
      return;
    }
  }
  sides.push(side);
  seats.push(seat);
  places.push(place);
  combat.tanks.push(tanks);
}

/** Tanks of a seat on a territory that take part. */
export function enlisted(combat: Combat, seat: Seat, place: number): number {
  const { sides, seats, places, tanks } = combat;
  for (let group = 0; group < sides.length; group++) {
    if (seats[group] === seat && places[group] === place) return tanks[group];
  }
  return 0;
}
