import { AGGRESSIVE } from './objectives/aggressive.ts';
import { NEUTRAL } from './objectives/neutral.ts';
import { PEACEFUL } from './objectives/peaceful.ts';
import type { Source } from './source.ts';

export { GROUPS, type Group } from './objectives/objective.ts';

/** 36 cards, twelve of each group (VEN-19.1). Positions hold their indices in this list. */
export const OBJECTIVES = [...AGGRESSIVE, ...NEUTRAL, ...PEACEFUL] as const;

export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];

export const OBJECTIVE_SOURCE: Source = {
  from: 'reconstructed',
  note: 'the rulebook fixes 36 cards in three groups but lists none; points by simulation',
};
