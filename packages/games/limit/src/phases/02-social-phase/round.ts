import type { Course, Seat } from '@entente/engine';
import type { Limit } from '../../position.ts';

/** The same for every seat. */
export function everySeat<Value>(seats: number, value: Value): Value[] {
  return new Array<Value>(seats).fill(value);
}

/** The seats whose number is not 0. */
export function seatsWithAny(counts: readonly number[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < counts.length; seat++) if (counts[seat] !== 0) seats.push(seat);
  return seats;
}

/** A step that goes through the nations because they may call their allies in it. */
export function round<Step extends string>(seats: number, step: Step) {
  return { step, turn: 0, called: false, left: everySeat(seats, 0) };
}

/** The test at the end repeats some steps of the social phase, while the scoring waits below them (LIM-4.1.1). */
export function socialOrEnd({ flow }: Course<Limit>): Limit['phase'] {
  return flow.some(({ step }) => step === 'scoring') ? 'end' : 'social';
}
