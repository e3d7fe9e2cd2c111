import type { Seat } from '@entente/engine';
import { useEffect } from 'react';
import { create } from 'zustand';
import { useServer } from './server-state.ts';
import { isLocal } from './table-host.ts';

/** Seats by table. */
const useKnown = create<Readonly<Record<string, readonly Seat[]>>>(() => ({}));
const NONE: readonly Seat[] = [];

const know = (table: string, seats: readonly Seat[]) => useKnown.setState({ [table]: seats });

/** The seats at a table whose people I have muted. On this device nobody is. */
export function useMuted(table: string): readonly Seat[] {
  const me = useServer((server) => server.me?.id ?? null);
  useEffect(() => {
    if (me === null || isLocal(table)) return;
    void import('./company.ts')
      .then(({ mutedSeats }) => mutedSeats(table))
      .then(
        (seats) => know(table, seats),
        () => {},
      );
  }, [table, me]);
  return useKnown((known) => known[table] ?? NONE);
}

export async function setMuted(table: string, seat: Seat, muted: boolean): Promise<void> {
  const { muteSeat } = await import('./company.ts');
  know(table, await muteSeat(table, seat, muted));
}
