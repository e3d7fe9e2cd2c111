import { useState } from 'react';
import { useLocation } from 'wouter';
import type { ConnectedTable } from '../link/session.ts';
import { isLocal } from '../link/table-host.ts';
import DeadEnd from '../screens/DeadEnd.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  table: ConnectedTable;
  mayClose: boolean;
  /** What is wrong with it, if its rules are here but make something else of it. */
  broken?: string;
}

/** A table whose rules are not to be had: it is kept as it is. */
export default function OldRules({ table, mayClose, broken }: Props) {
  const say = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const close = () =>
    table.host
      .then((host) => host.close(table.id))
      .then(
        () => go('/'),
        (fault: unknown) => setProblem((fault as Error).message),
      );
  return (
    <DeadEnd
      title={say(broken === undefined ? 'table.old' : 'table.broken')}
      why={broken ?? say('table.oldWhy')}
    >
      {mayClose && (
        <Button onClick={() => void close()}>
          {say(isLocal(table.id) ? 'table.remove' : 'seats.close')}
        </Button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </DeadEnd>
  );
}
