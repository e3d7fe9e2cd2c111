import { useState } from 'react';
import { useLocation } from 'wouter';

interface Learn {
  readonly isStarting: boolean;
  readonly problem: string;
  learn(game: string, lesson: string): void;
}

/** One press to a lesson, on this device. */
export function useLearn(): Learn {
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState('');
  const learn = (game: string, lesson: string) => {
    if (isStarting) return;
    setStarting(true);
    const begin = async () => (await import('../local/device-host.ts')).learn(game, lesson);
    begin().then(
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
  return { isStarting, problem, learn };
}
