import { useRef, useState } from 'react';

export interface Task {
  readonly busy: boolean;
  /** Why the last one failed, in words; empty when it did not. */
  readonly problem: string;
  /** Does something that takes a while, one thing after the other. */
  run(work: () => Promise<void>): void;
}

export function useTask(): Task {
  const [waiting, setWaiting] = useState(0);
  const [problem, setProblem] = useState('');
  const tail = useRef(Promise.resolve());
  return {
    busy: waiting > 0,
    problem,
    run(work) {
      setWaiting((count) => count + 1);
      setProblem('');
      tail.current = tail.current
        .then(work)
        .catch((fault: unknown) => setProblem((fault as Error).message))
        .finally(() => setWaiting((count) => count - 1));
    },
  };
}
