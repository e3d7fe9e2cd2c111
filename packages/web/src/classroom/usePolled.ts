import { useCallback, useEffect, useRef, useState } from 'react';
import { RefusedByHost } from '../link/table-host.ts';

export interface Polled<Value> {
  /** The latest; null before the first. */
  readonly value: Value | null;
  /** Why there is none, or no newer one, in words. */
  readonly problem: string;
  /** The code of a refusal. */
  readonly refused: string;
  /** Something newer has come another way. */
  put(value: Value): void;
}

/**
 * Asks again and again while the page is visible: light, and it survives every break of the line.
 * @param every milliseconds between an answer and the next question
 */
export function usePolled<Value>(key: string, every: number, ask: () => Promise<Value>): Polled<Value> {
  const [value, setValue] = useState<Value | null>(null);
  const [fault, setFault] = useState({ problem: '', refused: '' });
  /** Answers to questions that were asked before something newer came are old. */
  const turn = useRef(0);
  const put = useCallback((newer: Value) => {
    turn.current++;
    setValue(newer);
    setFault({ problem: '', refused: '' });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    let isOver = false;
    let timer = 0;
    const look = async () => {
      const before = turn.current;
      try {
        const answer = await ask();
        if (!isOver && before === turn.current) put(answer);
      } catch (why) {
        if (!isOver)
          setFault({
            problem: (why as Error).message,
            refused: why instanceof RefusedByHost ? why.code : '',
          });
      }
      if (!isOver && !document.hidden) timer = window.setTimeout(() => void look(), every);
    };
    const again = () => {
      clearTimeout(timer);
      if (!document.hidden) void look();
    };
    void look();
    document.addEventListener('visibilitychange', again);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [key]);
  return { value, ...fault, put };
}
