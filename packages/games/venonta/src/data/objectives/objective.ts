import type { Condition } from '../conditions.ts';

/** VEN-8.5 */
export const GROUPS = ['aggressive', 'neutral', 'peaceful'] as const;
export type Group = (typeof GROUPS)[number];

export interface Objective {
  readonly id: string;
  readonly group: Group;
  readonly points: number;
  readonly condition: Condition;
  /** As it was before it was tuned by simulation: option `numbers`. */
  readonly first?: Condition;
}

/** Cards of a group: points, condition, and the condition before it was tuned. */
export const objectivesOf =
  (group: Group) =>
  <const Id extends string>(
    id: Id,
    points: number,
    condition: Condition,
    first?: Condition,
  ): Objective & { readonly id: Id } => ({
    id,
    group,
    points,
    condition,
    ...(first === undefined ? {} : { first }),
  });
