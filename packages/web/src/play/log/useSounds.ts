import { useEffect, useRef } from 'react';
import { useSettings } from '../../settings/store.ts';
import { callFor } from '../../sounds/call.ts';
import { sound } from '../../sounds/sound.ts';
import type { Play } from '../usePlay.ts';

/** Milliseconds after an answer in which its player need not be called. */
const CALL_AFTER = 3000;

/** Sounds for what happens. They say nothing that cannot be seen, and are off by default. */
export function useSounds({ game, session, shown, state, myTurn, marks }: Play): void {
  const { pending, trouble } = session;
  const sent = useRef(0);
  const question = shown?.question;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every question
  useEffect(() => {
    const waited = Date.now() - sent.current > CALL_AFTER;
    if (myTurn) callFor(state.id, state.moment, waited || document.hidden);
  }, [myTurn, question]);
  const waiting = useRef(false);
  useEffect(() => {
    if (waiting.current && pending === null && trouble === null) sound('done');
    if (pending !== null) sent.current = Date.now();
    waiting.current = pending !== null;
  }, [pending, trouble]);
  useEffect(() => {
    if (trouble !== null) sound('refused');
  }, [trouble]);
  useEffect(() => {
    const { sounds } = useSettings.getState();
    if (marks.length > 0 && (sounds.includes('dice') || sounds.includes('clash')))
      void import('./heard.ts').then(({ soundOf }) => {
        const heard = soundOf(game, marks);
        if (heard !== null) sound(heard);
      });
  }, [game, marks]);
  const over = state.outcome !== null;
  const running = useRef(false);
  useEffect(() => {
    if (over && running.current) sound('end');
    running.current = !over;
  }, [over]);
}
