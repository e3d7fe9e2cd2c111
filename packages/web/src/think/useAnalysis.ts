import type { GameFile } from '@entente/engine';
import { useEffect, useState } from 'react';
import { think } from './thinker.ts';
import type { ShownAnalysis } from './thoughts.ts';

export type AnalysisNow =
  | { readonly state: 'waiting'; readonly done: number }
  | { readonly state: 'here'; readonly value: ShownAnalysis }
  | { readonly state: 'failed' };

/** Those of this visit: a reader who looks at a moment comes back to them. */
const known = new Map<string, ShownAnalysis>();

/** The analysis of a finished game. */
export function useAnalysis(table: string, fetchFile: () => Promise<GameFile>): AnalysisNow {
  const [now, setNow] = useState<AnalysisNow>(() => from(table));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table stands for its file
  useEffect(() => {
    const first = from(table);
    setNow(first);
    if (first.state === 'here') return;
    let stop = () => {};
    let isWanted = true;
    fetchFile()
      .then((file) => {
        if (!isWanted) return null;
        const thought = think({ kind: 'analyse', file }, (done) => setNow({ state: 'waiting', done }));
        stop = thought.stop;
        return thought.answer;
      })
      .then((value) => {
        if (value === null) return;
        known.set(table, value);
        if (isWanted) setNow({ state: 'here', value });
      })
      .catch(() => isWanted && setNow({ state: 'failed' }));
    return () => {
      isWanted = false;
      stop();
    };
  }, [table]);
  return now;
}

function from(table: string): AnalysisNow {
  const value = known.get(table);
  return value === undefined ? { state: 'waiting', done: 0 } : { state: 'here', value };
}
