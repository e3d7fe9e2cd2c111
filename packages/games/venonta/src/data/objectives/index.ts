import { AGGRESSIVE } from './aggressive.ts';
import { NEUTRAL } from './neutral.ts';
import { PEACEFUL } from './peaceful.ts';

export { GROUPS, type Group } from './objective.ts';

/** 36 cards, twelve of each group (VEN-19.1). Positions hold their indices in this list. */
export const OBJECTIVES = [...AGGRESSIVE, ...NEUTRAL, ...PEACEFUL] as const;

export type ObjectiveId = (typeof OBJECTIVES)[number]['id'];
