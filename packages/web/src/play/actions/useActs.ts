import { useCallback, useState } from 'react';
import type { TableAct } from '../../link/messages.ts';
import type { ConnectedTable } from '../../link/session.ts';

/** Does something to a table, and says what was refused. */
export function useActs(table: ConnectedTable): { act(act: TableAct): void; problem: string } {
  const [problem, setProblem] = useState('');
  const act = useCallback(
    (wanted: TableAct) => {
      table.host
        .then((host) => host.act(table.id, wanted))
        .then(
          () => setProblem(''),
          (fault: unknown) => setProblem((fault as Error).message),
        );
    },
    [table],
  );
  return { act, problem };
}
