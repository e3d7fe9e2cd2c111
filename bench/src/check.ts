import { microseconds, type Result } from './measure.ts';
import type { Target } from './targets.ts';

export interface Checked {
  readonly target: Target;
  /** The ratio, or the microseconds, that was reached. */
  readonly reached: number;
  readonly isMet: boolean;
}

/** Every target against what was measured. A target of something that was not measured is a mistake in the list. */
export function check(results: readonly Result[], targets: readonly Target[]): Checked[] {
  return targets.map((target) => {
    const result = results.find(({ name }) => name === target.of);
    if (result === undefined)
      throw new Error(`there is a target for "${target.of}", but it was not measured`);
    if ('microseconds' in target) {
      const reached = microseconds(Object.values(result.rates)[0]);
      return { target, reached, isMet: reached < target.microseconds };
    }
    const reached = result.ratios[target.against];
    if (reached === undefined) {
      throw new Error(`"${target.of}" has a target against "${target.against}", which was not measured`);
    }
    return { target, reached, isMet: reached >= target.atLeast };
  });
}
