import { useLayoutEffect } from 'react';
import type { Play } from '../usePlay.ts';
import { isAlone } from './follow.ts';

/** Maximum wait, in milliseconds, for the part of the page that shows bots' moves. */
const PATIENCE = 3000;

interface Waits {
  /** Is there to be something that shows what happens? */
  readonly isTold: boolean;
  /** Does a newcomer read what the game is about, with nothing decided yet? */
  readonly isReading: boolean;
}

/** Bots are followed from their first move on: it waits for what shows it, and for a newcomer who reads. */
export function useWaiting({ follow, state }: Play, { isTold, isReading }: Waits): void {
  const { hold } = follow;
  const alone = isAlone(state);
  useLayoutEffect(() => {
    hold('visit', alone && isReading);
    return () => hold('visit', false);
  }, [hold, alone, isReading]);
  useLayoutEffect(() => {
    if (!alone || !isTold) return;
    hold('loading', true);
    const goOn = () => hold('loading', false);
    const timer = setTimeout(goOn, PATIENCE);
    return () => {
      clearTimeout(timer);
      goOn();
    };
  }, [hold, alone, isTold]);
}
