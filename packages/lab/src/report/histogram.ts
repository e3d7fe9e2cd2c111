/** Quantiles of values that are counted, not kept. */
import { grouped } from '../results/grouped.ts';
export interface Counted {
  readonly x: number;
  readonly value: number;
  readonly count: number;
}

export function bandsOf(counted: readonly Counted[]) {
  const steps = grouped(counted, ({ x }) => x);
  return [...steps.keys()]
    .toSorted((one, other) => one - other)
    .map((x) => {
      const values = (steps.get(x) ?? []).toSorted((one, other) => one.value - other.value);
      return { x, low: reach(values, 0.1), middle: reach(values, 0.5), high: reach(values, 0.9) };
    });
}

/** The first value at which this part of all is reached. */
function reach(sorted: readonly Counted[], part: number): number {
  const all = sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed >= part * all) return value;
  }
  return 0;
}
