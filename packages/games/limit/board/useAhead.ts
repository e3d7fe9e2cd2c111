import { useMemo, useRef } from 'react';
import { type Forecast, forecastAhead, isTakingItsCourse, type LimitView } from '../src/index.ts';

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
    const seen = forecastAhead(view);
    if (seen?.of === 'now') kept.current = { generation, forecast: seen.forecast };
    if (seen !== null) return seen;
    if (kept.current?.generation !== generation || !isTakingItsCourse(view)) return null;
    return { forecast: kept.current.forecast, of: 'foreseen' };
  }, [view]);
}
