import { useEffect, useRef, useState } from 'react';
import type { Play } from '../usePlay.ts';
import { changesInWords, turnInWords } from './narration.ts';

/**
 * Speaks: one polite region for what has changed, one assertive for "your turn" and refusals. The words are those of
 * the log and of the prompt, so they cannot drift apart.
 */
export function Narrator({ play }: { play: Play }) {
  const { shown, session, myTurn } = play;
  const [changes, setChanges] = useState('');
  const [call, setCall] = useState('');
  const question = shown?.question ?? '';
  const called = useRef('');
  const moment = shown?.moment ?? -1;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it speaks once for every moment
  useEffect(() => {
    const words = changesInWords(play);
    if (words !== '') setChanges(words);
  }, [moment, play.log]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it calls once for every question
  useEffect(() => {
    if (!myTurn || called.current === question) return;
    called.current = question;
    setCall(turnInWords(play));
  }, [myTurn, question]);
  const trouble = session.trouble?.words ?? '';
  return (
    <>
      <div className="quiet" role="status" aria-live="polite">
        {changes}
      </div>
      <div className="quiet" role="alert" aria-live="assertive">
        {trouble === '' ? call : trouble}
      </div>
    </>
  );
}
