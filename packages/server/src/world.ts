import { randomBytes, randomInt } from 'node:crypto';

/** Milliseconds. */
export const DAY = 24 * 3_600_000;

export interface Timer {
  cancel(): void;
}

/**
 * Time and chance. Everything in the server gets them from here, and from nowhere else: a simulation brings a world of its
 * own, in which the same seed always leads to the same events.
 */
export interface World {
  /** Milliseconds since 1970, by the clock of this machine. */
  now(): number;
  /** Milliseconds since any moment. Nothing sets them back. */
  ticks(): number;
  after(milliseconds: number, work: () => void): Timer;
  every(milliseconds: number, work: () => void): Timer;
  /** In the next turn of the event loop. */
  soon(work: () => void): void;
  /** Fit for secrets. */
  bytes(count: number): Buffer;
  /** A whole number from 0 up to this one, exclusively. */
  below(limit: number): number;
}

export const REAL_WORLD: World = {
  now: () => Date.now(),
  ticks: () => performance.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return { cancel: () => clearTimeout(timer) };
  },
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds);
    return { cancel: () => clearInterval(timer) };
  },
  soon: (work) => void setImmediate(work),
  bytes: randomBytes,
  below: (limit) => randomInt(limit),
};

export const wait = (world: World, milliseconds: number): Promise<void> =>
  new Promise((resolve) => void world.after(milliseconds, resolve));

/** The result, or `otherwise` if it takes too long. */
export async function within<Result, Otherwise>(
  world: World,
  milliseconds: number,
  work: Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: Timer | null = null;
  const late = new Promise<Otherwise>((resolve) => {
    timer = world.after(milliseconds, () => resolve(otherwise));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    (timer as Timer | null)?.cancel();
  }
}

/** Pieces of long work that let others have their turn, in the order in which they came. */
const resting = new WeakMap<World, (() => void)[]>();

/** Resolves when others have had their turn. One piece of long work is done in a turn of the event loop, even if there is much of it. */
export const restIn = (world: World): Promise<void> =>
  new Promise((resolve) => {
    const queue = resting.get(world) ?? [];
    resting.set(world, queue);
    if (queue.push(resolve) === 1) world.soon(() => goOn(world, queue));
  });

function goOn(world: World, queue: (() => void)[]): void {
  queue.shift()?.();
  if (queue.length > 0) world.soon(() => goOn(world, queue));
}
