import { goalOf } from '@entente/engine';
import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';

/** Seats whose score has changed since the reader's last decision. */
export function useGained({ game, shown }: Play, before: readonly number[] | null) {
  return useMemo(() => {
    const now = shown === undefined || before === null ? null : (goalOf(game, shown.view)?.standing ?? null);
    if (now === null) return [];
    const all = now.map((points, seat) => ({ seat, points, by: points - (before?.[seat] ?? points) }));
    return all.filter(({ by }) => by !== 0);
  }, [game, shown, before]);
}
