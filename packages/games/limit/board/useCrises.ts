import type { LogLine } from '@entente/web/board-api/props.ts';
import { useMemo, useState } from 'react';
import { isDeciding, type LimitView, phaseIn } from '../src/index.ts';
import { type Crisis, crisesIn } from './crises.ts';

interface Crises {
  /** All so far. */
  readonly known: readonly Crisis[];
  /** Those not yet put aside by the reader, nor long past. */
  readonly told: readonly Crisis[];
  close(): void;
}

/** The crises that the log tells of. */
export function useCrises(log: readonly LogLine[], view: LimitView): Crises {
  const { generation } = view.public;
  const [closed, setClosed] = useState(0);
  const known = useMemo(() => crisesIn(log, 1), [log]);
  // When the next generation plays its cards, what happened in the last one is history.
  const oldest = phaseIn(view) === 'political' && !isDeciding(view) ? generation - 1 : generation;
  const told = known.slice(closed).filter((crisis) => crisis.generation >= oldest);
  return { known, told, close: () => setClosed(known.length) };
}
