import fc from 'fast-check';
import type { Pick } from './picks.ts';
import { type KitSetting, type KitSettings, sizesOf } from './tables.ts';

/** What a game of the kit follows from, besides its seed. */
export interface Run {
  readonly setting: KitSetting;
  readonly picks: readonly Pick[];
}

/**
 * The smallest run that still breaks: fewer seats, plainer options, fewer and simpler decisions. `work` bounds the
 * decisions that may be played for it.
 */
export function shrunk(settings: KitSettings, run: Run, work: number, breaks: (run: Run) => boolean): Run {
  const runs: fc.Arbitrary<Run> = fc.record({
    setting: fc.tuple(...sizesOf(settings).map((size) => fc.nat(size - 1))),
    picks: fc.array(fc.maxSafeNat()),
  });
  let left = work;
  let smallest = run;
  const holds = fc.property(runs, (smaller) => {
    if (left <= 0) return true;
    left -= smaller.picks.length + 1;
    if (!breaks(smaller)) return true;
    smallest = smaller;
    return false;
  });
  fc.check(holds, { examples: [[run]], numRuns: 1 });
  return smallest;
}
