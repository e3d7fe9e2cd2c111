import { useEffect } from 'react';
import { isLocal } from '../../link/house.ts';
import type { TableState } from '../../link/messages.ts';
import type { Table } from '../../link/session.ts';
import { useSettings } from '../../settings/store.ts';

/** Tells a server whether it is to ask also where there is only one answer. */
export function useAsking(table: Table, state: TableState | null): void {
  const keepAsking = useSettings((settings) => settings.keepAsking);
  const isOn = state !== null && !isLocal(state.id) && state.phase !== 'over';
  const seats = (isOn ? state.chairs : [])
    .filter(({ mine, asking }) => mine && asking !== undefined && asking !== keepAsking)
    .map(({ seat }) => seat)
    .join();
  useEffect(() => {
    if (seats === '') return;
    // What cannot be told now is told when the table is next seen.
    for (const seat of seats.split(','))
      void table.house
        .then((house) => house.act(table.id, { do: 'asking', seat: Number(seat), keep: keepAsking }))
        .catch(() => {});
  }, [keepAsking, seats, table]);
}
