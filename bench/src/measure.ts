/** Does something once and returns how much of it that was: the moves of a game, or 1. */
export type Work = () => number;

/** Contenders by name. The first is the engine; the others are what it is compared with. */
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

/** In ms. */
export interface Clock {
  /** Time as it passes. */
  wall(): number;
  /** Time that this process has really worked, with all its threads. */
  worked(): number;
}

const CLOCK: Clock = {
  wall: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

export function median(numbers: readonly number[]): number {
  if (numbers.length === 0) throw new RangeError('nothing has no median');
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * Lets the contenders work in turns, round after round, so that other load on the machine hits all of them
 * alike.
 */
export function race(contenders: Contenders, pace: Pace, clock = CLOCK): Record<string, number[]> {
  const runners = Object.entries(contenders).map(([name, work]) => ({
    name,
    work,
    batch: warmUp(work, pace.warmUp, clock),
    rates: [] as number[],
  }));
  for (let round = 0; round < pace.rounds; round++) {
    for (const { work, batch, rates } of runners) rates.push(rate(work, batch, pace.slice, clock));
  }
  return Object.fromEntries(runners.map(({ name, rates }) => [name, rates]));
}

/** Returns how often to work between two looks at the clock, so that looking costs next to nothing. */
function warmUp(work: Work, milliseconds: number, clock: Clock): number {
  const end = clock.worked() + milliseconds;
  let batch = 1;
  for (let begin = clock.worked(); begin < end; ) {
    for (let i = 0; i < batch; i++) work();
    const now = clock.worked();
    if (now - begin < 1) batch *= 2;
    begin = now;
  }
  return batch;
}

/**
 * The work done per second. When other processes hold the core, less time was worked than has passed; when threads of
 * ours helped, more. The smaller one is the fair one.
 */
function rate(work: Work, batch: number, milliseconds: number, clock: Clock): number {
  const begin = clock.wall();
  const workedBefore = clock.worked();
  let done = 0;
  do {
    for (let i = 0; i < batch; i++) done += work();
  } while (clock.wall() - begin < milliseconds);
  const elapsed = Math.min(clock.wall() - begin, clock.worked() - workedBefore);
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

/** One case in two builds, measured in turns. */
export interface Compared {
  readonly name: string;
  readonly ours: number;
  readonly other: number;
  /** How many times the other build this one is: the median over the turns. */
  readonly ratio: number;
}

export const compare = (name: string, ours: readonly number[], others: readonly number[]): Compared => ({
  name,
  ours: median(ours),
  other: median(others),
  ratio: median(ours.map((rate, turn) => rate / others[turn])),
});

export const microseconds = (rate: number): number => 1e6 / rate;
