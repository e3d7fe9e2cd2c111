import { useEffect, useRef } from 'react';
import { countStep } from '../../lessons/counted.ts';
import type { LessonShown } from '../../link/messages.ts';

const SECOND = 1000;

/** Tells the own server which step a learner has come to, once each, and from which one. It is told nothing else. */
export function useCounting(table: string, name: string, { at, state }: LessonShown, steps: number): void {
  const before = useRef<{ step: number; since: number } | null>(null);
  useEffect(() => {
    if (state === 'free' || before.current?.step === at) return;
    const now = performance.now();
    const last = before.current;
    before.current = { step: at, since: now };
    const after =
      last === null || last.step > at
        ? null
        : { step: last.step, seconds: Math.round((now - last.since) / SECOND) };
    countStep(table, { lesson: name, steps, step: at, after });
  }, [table, name, at, state, steps]);
}
