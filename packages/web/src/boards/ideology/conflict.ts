import type { Conflict, IdeologyView } from '@entente/game-ideology';

/** A conflict under way: who fights whom for what, and what is asked. */
export type OpenConflict = Conflict & {
  readonly stage: 'defend' | 'press' | 'victory';
  /** Cards that repulse the attacking card; only while that is asked. */
  readonly cost: number | null;
};

export function conflictOf(view: Pick<IdeologyView, 'flow'>): OpenConflict | null {
  const frame = view.flow.at(-1);
  if (frame === undefined) return null;
  switch (frame.step) {
    case 'defend':
      return { ...frame, stage: 'defend' };
    case 'press':
    case 'victory':
      return { ...frame, stage: frame.step, cost: null };
    default:
      return null;
  }
}
