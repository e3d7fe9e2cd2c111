import type { Seat } from '@entente/engine';

export { LOOKS, lookOf, type Pattern, type SeatLook, type Shape } from '@entente/pictures/looks';

/** All seats, to go through them. */
export const eachSeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);
