import { useState } from 'react';

export interface Task {
  readonly busy: boolean;
  /** Why the last one failed, in words; empty when it did not. */
  readonly problem: string;
  /** Does something that takes a while, one thing at a time. */
  run(work: () => Promise<void>): void;
}

export function useTask(): Task {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  return {
    busy,
    problem,
    run(work) {
      if (busy) return;
      setBusy(true);
      setProblem('');
      work()
        .catch((fault: unknown) => setProblem((fault as Error).message))
        .finally(() => setBusy(false));
    },
  };
}
