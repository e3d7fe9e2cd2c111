import type { LimitView } from '@entente/game-limit';
import { useRef, useState } from 'react';
import type { LogLine } from '../../link/messages.ts';
import { type Crisis, crisesIn } from './crises.ts';
import { phaseOf } from './phase.ts';

interface Crises {
  /** All that this page has seen. */
  readonly known: readonly Crisis[];
  /** Those not yet put aside by the reader, nor long past. */
  readonly told: readonly Crisis[];
  close(): void;
}

/** Gathers the crises from what is new with every view: their lines come over several of them. */
export function useCrises(marks: readonly LogLine[], view: LimitView): Crises {
  const { generation } = view.public;
  const lines = useRef<LogLine[]>([]);
  const seen = useRef<readonly LogLine[] | null>(null);
  const start = useRef(generation);
  const [closed, setClosed] = useState(0);
  if (seen.current !== marks) {
    seen.current = marks;
    lines.current = [...lines.current, ...marks];
  }
  const known = crisesIn(lines.current, start.current);
  // When the next generation plays its cards, what happened in the last one is history.
  const deciding = view.flow.some(({ step }) => step === 'politicalDecisions');
  const oldest = phaseOf(view) === 'political' && !deciding ? generation - 1 : generation;
  const told = known.slice(closed).filter((crisis) => crisis.generation >= oldest);
  return { known, told, close: () => setClosed(known.length) };
}
