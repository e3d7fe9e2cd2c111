/** The run that this page plays: it goes on while the reader looks at other pages. */
import type { Laboratory, UnitResult } from '@entente/lab';
import { create } from 'zustand';
import { hex } from '../link/random.ts';
import { hire, threadsHere } from './crew.ts';
import { browserResults, type KeptRun } from './kept.ts';
import { LabRun, type RunAround } from './run.ts';

interface Session {
  readonly run: LabRun | null;
}

export const useSession = create<Session>(() => ({ run: null }));

/** Milliseconds between two pictures of a run. */
const PAUSE = 500;

const around = (words: RunAround['words']): RunAround => ({
  store: browserResults,
  hire: (text) => hire(text, threadsHere()),
  now: () => performance.now(),
  later(work) {
    const timer = setTimeout(work, PAUSE);
    return () => clearTimeout(timer);
  },
  words,
});

/** Begins a run, or opens one that was kept. The one before stops, and is kept. */
export function openRun(
  lab: Laboratory,
  text: string,
  words: RunAround['words'],
  kept: { readonly run: KeptRun; readonly units: readonly UnitResult[] } | null = null,
): LabRun {
  useSession.getState().run?.stop();
  const { experiment } = lab;
  const fresh: KeptRun = {
    id: hex(8),
    name: experiment.name,
    game: experiment.game,
    text,
    check: null,
    blocks: 0,
    of: experiment.blocks,
    games: 0,
    changed: Date.now(),
  };
  const run = new LabRun(lab, kept?.run ?? fresh, kept?.units ?? [], around(words));
  useSession.setState({ run });
  return run;
}

export const closeRun = (): void => {
  useSession.getState().run?.stop();
  useSession.setState({ run: null });
};
