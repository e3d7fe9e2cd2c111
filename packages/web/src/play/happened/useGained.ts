import { goalOf, type MomentKind, pointsFrom, type Seat } from '@entente/engine';
import { useMemo } from 'react';
import type { Play } from '../usePlay.ts';
import { changeInWords, changesOf } from './changes.ts';
import type { Since } from './useSince.ts';

/** What the changes of a seat's points since the reader's last decision came from, in words; empty where it is not known. */
export function useCauses({ game, shown, log, teller }: Play, since: Since | null): (seat: Seat) => string {
  return useMemo(() => {
    if (since === null || since.view === null || shown === undefined) return () => '';
    const before = pointsFrom(game, since.view, log.slice(0, since.from));
    const after = pointsFrom(game, shown.view, log);
    return (seat: Seat) =>
      changesOf(before, after, seat)
        .map((change) => changeInWords(change, teller.say))
        .join(' · ');
  }, [game, shown, log, teller, since]);
}

/** By how much the reader's points have changed since the last decision, and what by; null where they are what they were. */
export function useOwnGain(play: Play, since: Since): { points: string; by: number; cause: string } | null {
  const { viewer, say } = play;
  const causeOf = useCauses(play, since);
  const own = useGained(play, since.standing).find(({ seat }) => seat === viewer);
  if (own === undefined) return null;
  const { by } = own;
  return {
    points: say('goal.you', { points: `${own.points - by} → ${own.points}` }),
    by,
    cause: causeOf(own.seat),
  };
}

/** Misfortunes bring no points: what was gained at the same time has other causes. */
const MISFORTUNES: readonly MomentKind[] = ['riot', 'famine', 'disaster', 'crisis'];

/** Of the changes since the last decision, those that a moment of this kind can have caused. */
export const dueTo = <Change extends { by: number }>(kind: MomentKind, changes: readonly Change[]) =>
  MISFORTUNES.includes(kind) ? changes.filter(({ by }) => by < 0) : changes;

/** Seats whose score has changed since the reader's last decision; for comparison the reader's own is always among them. */
export function useStandings(play: Play, before: readonly number[] | null) {
  const all = useAll(play, before);
  return useMemo(() => {
    const isNews = all.some(({ by }) => by !== 0);
    const isOwn = (seat: number) => seat === play.viewer;
    return all
      .filter(({ seat, by }) => isNews && (by !== 0 || isOwn(seat)))
      .toSorted((one, other) => Number(isOwn(other.seat)) - Number(isOwn(one.seat)));
  }, [all, play.viewer]);
}

/** Seats whose score has changed since the reader's last decision. */
export function useGained(play: Play, before: readonly number[] | null) {
  const all = useAll(play, before);
  return useMemo(() => all.filter(({ by }) => by !== 0), [all]);
}

function useAll({ game, shown }: Play, before: readonly number[] | null) {
  return useMemo(() => {
    const now = shown === undefined || before === null ? null : (goalOf(game, shown.view)?.standing ?? null);
    if (now === null) return [];
    return now.map((points, seat) => ({ seat, points, by: points - (before?.[seat] ?? points) }));
  }, [game, shown, before]);
}
