import type { Seat } from '@entente/engine';
import type { Pace } from '@entente/protocol';
import type { Clocks } from '../store/store.ts';

interface Timing {
  /** What a seat starts with, what it gets for each answer, and what it can save up at most. In milliseconds. */
  readonly bank: number;
  readonly gain: number;
  readonly cap: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

export const PACES: Readonly<Record<Pace, Timing | null>> = {
  live: { bank: 90 * SECOND, gain: 30 * SECOND, cap: 3 * MINUTE },
  evening: { bank: 10 * MINUTE, gain: 2 * MINUTE, cap: 20 * MINUTE },
  daily: { bank: 24 * HOUR, gain: 12 * HOUR, cap: 48 * HOUR },
  none: null,
};

export function newClocks(pace: Pace, seats: number): Clocks | null {
  const timing = PACES[pace];
  if (timing === null) return null;
  return {
    bank: Array.from({ length: seats }, () => timing.bank),
    since: Array.from({ length: seats }, () => null),
  };
}

/**
 * The clocks after something has happened: those of `running` run, the others stand. Whoever has `answered` gets
 * time for it; nobody starts to think with less than one gain.
 */
export function turnClocks(
  clocks: Clocks,
  pace: Pace,
  running: readonly Seat[],
  answered: Seat | null,
  now: number,
): Clocks {
  const timing = PACES[pace];
  if (timing === null) return clocks;
  const bank = [...clocks.bank];
  const since = clocks.since.map((start, seat) => {
    const runs = running.includes(seat);
    const stops = start !== null && (!runs || seat === answered);
    if (start !== null && stops) {
      const left = Math.max(0, bank[seat] - (now - start));
      bank[seat] = seat === answered ? Math.min(timing.cap, left + timing.gain) : left;
    }
    if (!runs) return null;
    if (start !== null && !stops) return start;
    bank[seat] = Math.max(bank[seat], timing.gain);
    return now;
  });
  return { bank, since };
}

export function dueOf(clocks: Clocks, seat: Seat): number | null {
  const start = clocks.since[seat];
  return start === null ? null : start + clocks.bank[seat];
}

/** When the next clock runs out. */
export function nextDue(clocks: Clocks): number | null {
  const dues = clocks.since.flatMap((_, seat) => dueOf(clocks, seat) ?? []);
  return dues.length === 0 ? null : Math.min(...dues);
}
