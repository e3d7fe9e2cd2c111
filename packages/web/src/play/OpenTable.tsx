import type { AnyGame } from '@entente/engine';
import { lazy, type ReactNode, useEffect, useState } from 'react';
import type { TableState } from '../link/messages.ts';
import { type ConnectedTable, openTable } from '../link/session.ts';
import { useSession } from '../link/useSession.ts';
import { Shell } from '../shell/Shell.tsx';
import { gameBy } from '../titles/games.ts';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';

const DeadEnd = lazy(() => import('../screens/DeadEnd.tsx'));
const BrokenTable = lazy(() => import('./BrokenTable.tsx'));
const OldRules = lazy(() => import('./OldRules.tsx'));

interface Props {
  id: string;
  children(table: ConnectedTable, state: TableState, game: AnyGame): ReactNode;
}

/** A line to the table of an address, for as long as it is on the screen; in plain words when there is no such table. */
export function OpenTable({ id, children }: Props) {
  const [table, setTable] = useState<ConnectedTable | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  if (table === null || table.id !== id) return <Waiting />;
  return <Opened table={table}>{children}</Opened>;
}

function Opened({ table, children }: { table: ConnectedTable; children: Props['children'] }) {
  const say = useWords();
  const line = useSession(table, (session) => session.line);
  const state = useSession(table, (session) => session.table);
  const trouble = useSession(table, (session) => session.trouble);
  const rules =
    state === null ? null : { game: state.game, version: state.version, hash: state.rules ?? null };
  const game = useLater(rules === null ? '' : `${rules.game}@${rules.version}`, async () =>
    rules === null
      ? null
      : gameBy(
          rules,
          state?.former?.map((one) => ({ game: rules.game, version: one.version, hash: one.rules })),
        ),
  );
  if (line === 'gone') {
    return (
      <Shell>
        <DeadEnd title={say('table.gone')} why={say('table.goneWhy')} />
      </Shell>
    );
  }
  if (state?.broken !== undefined) {
    return (
      <Shell>
        <BrokenTable state={state} broken={state.broken} />
      </Shell>
    );
  }
  const isOld = game.state === 'here' && game.value === null && state !== null;
  const isBroken = state === null && trouble?.code === 'refuse.broken';
  if (isOld || isBroken || trouble?.code === 'refuse.oldRules') {
    return (
      <Shell>
        <OldRules
          table={table}
          mayClose={state === null || (state.host && state.phase !== 'over')}
          {...(isBroken ? { broken: trouble.words } : {})}
        />
      </Shell>
    );
  }
  if (state === null && trouble !== null) {
    return (
      <Shell>
        <p role="alert">{trouble.words}</p>
      </Shell>
    );
  }
  if (state === null || game.state !== 'here' || game.value === null) return <Waiting />;
  return children(table, state, game.value);
}
