import { questionOf } from '@entente/engine';
import type { Conflict } from '../flow.ts';
import type { Ideology, IdeologyView } from '../position.ts';

/** A conflict under way: who fights whom for what, and what is asked. */
export type OpenConflict = Conflict & {
  readonly stage: 'defend' | 'press' | 'victory';
  /** Cards that repulse the attacking card; only while that is asked. */
  readonly cost: number | null;
};

export function conflictOf(view: Pick<IdeologyView, 'flow'>): OpenConflict | null {
  const frame = questionOf<Ideology>(view);
  switch (frame?.step) {
    case 'defend':
      return { ...frame, stage: 'defend' };
    case 'press':
    case 'victory':
      return { ...frame, stage: frame.step, cost: null };
    default:
      return null;
  }
}
