import { useState } from 'react';
import { useLocation } from 'wouter';
import type { TableState } from '../link/messages.ts';

interface Begin {
  readonly isStarting: boolean;
  readonly problem: string;
  begin(make: () => Promise<TableState>): void;
}

/** One press to a table of this device. */
export function useBegin(): Begin {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const begin = (make: () => Promise<TableState>) => {
    if (isStarting) return;
    setStarting(true);
    make().then(
      (table) => {
        setStarting(false);
        go(`/t/${table.id}`);
      },
      (fault: Error) => {
        setProblem(fault.message);
        setStarting(false);
      },
    );
  };
  return { isStarting, problem, begin };
}
