import { useRef, useState } from 'react';
import type { LogLine } from '../../link/messages.ts';
import { type Crisis, crisesIn } from './crises.ts';

interface Crises {
  /** All that this page has seen. */
  readonly known: readonly Crisis[];
  /** Those not yet put aside by the reader. */
  readonly told: readonly Crisis[];
  close(): void;
}

/** Gathers the crises from what is new with every view: their lines come over several of them. */
export function useCrises(marks: readonly LogLine[], generation: number): Crises {
  const lines = useRef<LogLine[]>([]);
  const seen = useRef<readonly LogLine[] | null>(null);
  const start = useRef(generation);
  const [closed, setClosed] = useState(0);
  if (seen.current !== marks) {
    seen.current = marks;
    lines.current = [...lines.current, ...marks];
  }
  const known = crisesIn(lines.current, start.current);
  return { known, told: known.slice(closed), close: () => setClosed(known.length) };
}
