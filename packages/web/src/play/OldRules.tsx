import { useState } from 'react';
import { useLocation } from 'wouter';
import { isLocal } from '../link/house.ts';
import type { Table } from '../link/session.ts';
import DeadEnd from '../screens/DeadEnd.tsx';
import { Button } from '../ui/Button.tsx';
import { useWords } from '../words/index.ts';

/** A table whose game began before the rules changed: it is kept as it is, but cannot go on. */
export default function OldRules({ table, mayClose }: { table: Table; mayClose: boolean }) {
  const say = useWords();
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const close = () =>
    table.house
      .then((house) => house.close(table.id))
      .then(
        () => go('/'),
        (fault: unknown) => setProblem((fault as Error).message),
      );
  return (
    <DeadEnd title={say('table.old')} why={say('table.oldWhy')}>
      {mayClose && (
        <Button onClick={() => void close()}>
          {say(isLocal(table.id) ? 'table.remove' : 'seats.close')}
        </Button>
      )}
      {problem !== '' && <p role="alert">{problem}</p>}
    </DeadEnd>
  );
}
