import { useEffect } from 'react';
import type { TableState } from '../../link/messages.ts';
import type { ConnectedTable } from '../../link/session.ts';
import { isLocal } from '../../link/table-host.ts';
import { useSettings } from '../../settings/store.ts';

/** Tells a server when it is to ask where there is only one answer. */
export function useAsking(table: ConnectedTable, state: TableState | null): void {
  const { keepAsking, quick } = useSettings();
  const isOn = state !== null && !isLocal(state.id) && state.phase !== 'over';
  const seats = (isOn ? state.chairs : [])
    .filter(({ mine, ...at }) => mine && at.asking !== undefined)
    .filter(({ asking, quick: isQuick }) => asking !== keepAsking || isQuick !== quick)
    .map(({ seat }) => seat)
    .join();
  useEffect(() => {
    if (seats === '') return;
    // What cannot be told now is told when the table is next seen.
    for (const seat of seats.split(','))
      void table.host
        .then((host) => host.act(table.id, { do: 'asking', seat: Number(seat), keep: keepAsking, quick }))
        .catch(() => {});
  }, [keepAsking, quick, seats, table]);
}
