import type { Entry, Position, Seat, Types } from '@entente/engine';
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

/** What a seat did that concerns its own clock. */
export interface ClockTurn {
  readonly seat: Seat;
  /** It has answered, or taken an answer back and with it the time gained. */
  readonly did: 'answer' | 'undo';
}

/**
 * The clocks after a change: those of `running` run, the others stop. An answer gains time, and no seat starts to think
 * with less than one gain. Taking an answer back, or a pause, never leaves more time than before.
 */
export function turnClocks(
  clocks: Clocks,
  pace: Pace,
  running: readonly Seat[],
  turn: ClockTurn | null,
  now: number,
  isResumed = false,
): Clocks {
  const timing = PACES[pace];
  if (timing === null) return clocks;
  const bank = [...clocks.bank];
  const since = clocks.since.map((start, seat) => {
    const runs = running.includes(seat);
    const did = turn?.seat === seat ? turn.did : null;
    if (start !== null && runs && did === null) return start;
    if (start !== null) bank[seat] = Math.max(0, bank[seat] - (now - start));
    if (start !== null && did === 'answer') bank[seat] = Math.min(timing.cap, bank[seat] + timing.gain);
    if (did === 'undo') bank[seat] = Math.max(0, bank[seat] - timing.gain);
    else if (runs && !isResumed) bank[seat] = Math.max(bank[seat], timing.gain);
    return runs ? now : null;
  });
  return { bank, since };
}

/**
 * What an entry means for clocks, which everybody sees. A part of a secret answer means nothing: others must not learn in
 * how many parts it is given, or how often one of them is taken back.
 */
export function turnOf(entry: Entry, { answers, asked }: Position<Types>, clocks: Clocks): ClockTurn | null {
  const { seat } = entry;
  const isPart = (answers[seat]?.length ?? 0) > 0 && asked.includes(seat);
  if ('choice' in entry) return isPart ? null : { seat, did: 'answer' };
  if ('retract' in entry) return clocks.since[seat] === null ? { seat, did: 'undo' } : null;
  const isAlone = 'back' in entry && entry.agreed === undefined;
  return isAlone ? { seat, did: 'undo' } : null;
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
