/** Does something once and returns how much of it that was: the moves of a game, or 1. */
export type Work = () => number;

/** Who is measured, by name. The first is the engine; the others are what it is compared with. */
export type Contenders = Readonly<Record<string, Work>>;

/** How fast each contender was in each round, in units of its work per second. */
export type Rounds = Readonly<Record<string, readonly number[]>>;

export interface Pace {
  /** How long each contender warms up, in ms. */
  readonly warmUp: number;
  readonly rounds: number;
  /** How long one contender works in one round, in ms; a single piece of work may take longer. */
  readonly slice: number;
}

export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('nothing has no median');
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Lets the contenders work in turns, round after round, so that whatever else the machine does meanwhile hits all of
 * them alike.
 */
export function race(
  contenders: Contenders,
  pace: Pace,
  now: () => number = () => performance.now(),
): Record<string, number[]> {
  const runners = Object.entries(contenders).map(([name, work]) => ({
    name,
    work,
    batch: warmUp(work, pace.warmUp, now),
    rates: [] as number[],
  }));
  for (let round = 0; round < pace.rounds; round++) {
    for (const { work, batch, rates } of runners) rates.push(rate(work, batch, pace.slice, now));
  }
  return Object.fromEntries(runners.map(({ name, rates }) => [name, rates]));
}

/** Works until the time is up; returns how often to work between two looks at the clock, so that looking costs nothing. */
function warmUp(work: Work, milliseconds: number, now: () => number): number {
  const end = now() + milliseconds;
  let batch = 1;
  for (;;) {
    const begin = now();
    for (let i = 0; i < batch; i++) work();
    if (now() >= end) return batch;
    if (now() - begin < 1) batch *= 2;
  }
}

function rate(work: Work, batch: number, milliseconds: number, now: () => number): number {
  const begin = now();
  let done = 0;
  let elapsed = 0;
  do {
    for (let i = 0; i < batch; i++) done += work();
    elapsed = now() - begin;
  } while (elapsed < milliseconds);
  return (done / elapsed) * 1000;
}

/** The same contenders, measured in several processes. */
export function pool(parts: readonly Rounds[]): Rounds {
  const names = Object.keys(parts[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, parts.flatMap((part) => part[name])]));
}

export interface Result {
  readonly name: string;
  /** The median rate of each contender. */
  readonly rates: Readonly<Record<string, number>>;
  /** How many times each other contender the engine is: the median over the rounds, not of the medians. */
  readonly ratios: Readonly<Record<string, number>>;
}

export function summary(name: string, rounds: Rounds): Result {
  const [[, engine], ...others] = Object.entries(rounds);
  return {
    name,
    rates: Object.fromEntries(Object.entries(rounds).map(([who, rates]) => [who, median(rates)])),
    ratios: Object.fromEntries(
      others.map(([who, rates]) => [who, median(rates.map((rate, round) => engine[round] / rate))]),
    ),
  };
}

export const microseconds = (rate: number): number => 1e6 / rate;
