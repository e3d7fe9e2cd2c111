import { useMemo, useRef } from 'react';
import {
  type Forecast,
  forecastAhead,
  isTakingItsCourse,
  type LimitView,
  type Points,
  pointsAhead,
} from '../src/index.ts';

export interface Ahead {
  readonly forecast: Forecast;
  readonly points: readonly Points[];
  /** Of this generation, of this one as it was foreseen before its social phase, or of the next. */
  readonly of: 'now' | 'foreseen' | 'next';
}

/**
 * Looks ahead. While the social phase and the crises take their course, what was foreseen before them stands; null when
 * there is nothing to say.
 */
export function useAhead(view: LimitView): Ahead | null {
  const kept = useRef<(Omit<Ahead, 'of'> & { readonly generation: number }) | null>(null);
  return useMemo(() => {
    const { generation } = view.public;
    const seen = forecastAhead(view);
    if (seen !== null) {
      const points = pointsAhead(view, seen.of === 'next' ? generation + 1 : generation);
      if (seen.of === 'now') kept.current = { generation, forecast: seen.forecast, points };
      return { ...seen, points };
    }
    if (kept.current?.generation !== generation || !isTakingItsCourse(view)) return null;
    return { ...kept.current, of: 'foreseen' };
  }, [view]);
}
