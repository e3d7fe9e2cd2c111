import { type Forecast, foresee, type LimitView } from '@entente/game-limit';
import { useMemo, useRef } from 'react';
import { phaseIn } from './phase.ts';

export interface Ahead {
  readonly forecast: Forecast;
  /** Of this generation, of this one as it was foreseen before its social phase, or of the next. */
  readonly of: 'now' | 'foreseen' | 'next';
}

/**
 * Looks ahead. While the social phase and the crises take their course, what was foreseen before them stands; null when
 * there is nothing to say.
 */
export function useAhead(view: LimitView): Ahead | null {
  const kept = useRef<{ generation: number; forecast: Forecast } | null>(null);
  return useMemo(() => {
    const { generation } = view.public;
    const seen = foresee(view);
    if (seen?.of === 'now') kept.current = { generation, forecast: seen.forecast };
    if (seen !== null) return seen;
    if (kept.current?.generation !== generation || !isRunning(view)) return null;
    return { forecast: kept.current.forecast, of: 'foreseen' };
  }, [view]);
}

/** Is what was foreseen on its way? After the crises of the last generation nothing is. */
function isRunning(view: LimitView): boolean {
  const { flow, outcome } = view;
  if (outcome !== null) return false;
  const phase = phaseIn(view);
  return (
    phase === 'social' || (phase === 'international' && flow.some(({ step }) => step.endsWith('Crisis')))
  );
}
