import { goalOf, type MomentKind } from '@entente/engine';
import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';

/** Misfortunes bring no points: what was gained at the same time has other causes. */
const MISFORTUNES: readonly MomentKind[] = ['riot', 'famine', 'disaster', 'crisis'];

/** Of the changes since the last decision, those that a moment of this kind can have caused. */
export const dueTo = <Change extends { by: number }>(kind: MomentKind, changes: readonly Change[]) =>
  MISFORTUNES.includes(kind) ? changes.filter(({ by }) => by < 0) : changes;

/** Seats whose score has changed since the reader's last decision. */
export function useGained({ game, shown }: Play, before: readonly number[] | null) {
  return useMemo(() => {
    const now = shown === undefined || before === null ? null : (goalOf(game, shown.view)?.standing ?? null);
    if (now === null) return [];
    const all = now.map((points, seat) => ({ seat, points, by: points - (before?.[seat] ?? points) }));
    return all.filter(({ by }) => by !== 0);
  }, [game, shown, before]);
}
