import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';
import { type Befell, befell } from './befell.ts';
import type { Since } from './useSince.ts';

/** What became of the reader since the last decision. */
export function useBefell({ game, state: { options }, viewer, log }: Play, { from }: Since): Befell {
  return useMemo(() => befell({ game, options, viewer }, log, from), [game, options, viewer, log, from]);
}
