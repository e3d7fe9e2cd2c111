import type { CardId } from './cards/index.ts';
import type { StandardOfLiving } from './terms.ts';

/** The steps of the political phase, in order (LIM-1.0.1). Only the last one goes in turn order. */
export const POLITICAL_STEPS = [
  'technologicalAdvance',
  'newPolicies',
  'actionCapacity',
  'politicalDecisions',
] as const;

export type PoliticalColumn = {
  /** Set-aside cards that go to hand, if still set aside. */
  readonly unlocks: readonly CardId[];
  readonly draw: number;
  readonly keep: number;
  readonly handLimit: number;
};

/** By class A's standard of living at the start of the generation (LIM-1.0.2). */
export const POLITICAL_COLUMNS: Readonly<Record<StandardOfLiving, PoliticalColumn>> = {
  1: { unlocks: [], draw: 5, keep: 1, handLimit: 5 },
  2: { unlocks: ['E01'], draw: 5, keep: 1, handLimit: 6 },
  3: { unlocks: ['E01', 'P11'], draw: 5, keep: 2, handLimit: 7 },
  4: { unlocks: ['E01', 'P11', 'E06'], draw: 10, keep: 2, handLimit: 8 },
};

/** LIM-1.4.1 */
export const CARDS_PER_TURN = 2;
