import { type Forecast, forecast, type LimitView } from '@entente/game-limit';
import { useMemo, useRef } from 'react';
import { phaseOf } from './phase.ts';

const LAST_GENERATION = 7;
const CRISES_THAT_END = 4;

export interface Ahead {
  readonly forecast: Forecast;
  /** Of this generation, of this one as it was foreseen before its social phase, or of the next. */
  readonly of: 'now' | 'foreseen' | 'next';
}

/** Looks ahead. While the social phase runs, what was foreseen before it stands; null when there is nothing to say. */
export function useAhead(view: LimitView): Ahead | null {
  const kept = useRef<{ generation: number; forecast: Forecast } | null>(null);
  return useMemo(() => {
    const { generation, crises } = view.public;
    if (view.outcome !== null) return null;
    switch (phaseOf(view)) {
      case 'political': {
        const ahead = forecast(view);
        kept.current = { generation, forecast: ahead };
        return { forecast: ahead, of: 'now' };
      }
      case 'social':
        if (kept.current?.generation !== generation) return null;
        return { forecast: kept.current.forecast, of: 'foreseen' };
      case 'international': {
        const ends = crises.financial + crises.ecological + crises.military >= CRISES_THAT_END;
        return ends || generation === LAST_GENERATION ? null : { forecast: forecast(view), of: 'next' };
      }
      case 'end':
        return null;
    }
  }, [view]);
}
