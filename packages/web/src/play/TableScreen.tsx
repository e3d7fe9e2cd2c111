import { lazy, Suspense, useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { useStore } from 'zustand';
import { openTable, type Table } from '../link/session.ts';
import { Shell } from '../shell/Shell.tsx';
import { gameOf } from '../titles/games.ts';
import { useLater } from '../ui/useLater.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { PlayScreen } from './PlayScreen.tsx';

const LobbyScreen = lazy(() => import('../screens/LobbyScreen.tsx'));

/** `/t/:table`: the lobby until the game has started, then the play screen. */
export default function TableScreen() {
  const { table: id } = useParams<{ table: string }>();
  const [table, setTable] = useState<Table | null>(null);
  useEffect(() => {
    const opened = openTable(id);
    setTable(opened);
    return () => opened.close();
  }, [id]);
  if (table === null || table.id !== id) return <Waiting />;
  return <Opened table={table} />;
}

function Opened({ table }: { table: Table }) {
  const say = useWords();
  const line = useStore(table.store, (session) => session.line);
  const state = useStore(table.store, (session) => session.table);
  const trouble = useStore(table.store, (session) => session.trouble);
  const name = state?.game ?? '';
  const game = useLater(name, async () => (name === '' ? null : gameOf(name)));
  if (line === 'gone' || (game.state === 'here' && state !== null && game.value === null)) {
    return (
      <Shell>
        <h1>{say('table.gone')}</h1>
        <p>{say('table.goneWhy')}</p>
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
  if (state.phase === 'lobby') {
    return (
      <Suspense fallback={<Waiting />}>
        <Shell>
          <LobbyScreen table={table} state={state} game={game.value} />
        </Shell>
      </Suspense>
    );
  }
  return <PlayScreen table={table} game={game.value} />;
}
