import { lazy, Suspense } from 'react';
import { useParams } from 'wouter';
import { Shell } from '../shell/Shell.tsx';
import { Waiting } from '../ui/Waiting.tsx';
import { withWords } from '../words/index.ts';
import { OpenTable } from './OpenTable.tsx';
import { PlayScreen } from './PlayScreen.tsx';

const LobbyScreen = lazy(() => withWords(['before', 'beside'], import('../screens/LobbyScreen.tsx')));

/** `/t/:table`: the lobby until the game has started, then the play screen. */
export default function TableScreen() {
  const { table: id } = useParams<{ table: string }>();
  return (
    <OpenTable id={id}>
      {(table, state, game) =>
        state.phase === 'lobby' ? (
          <Suspense fallback={<Waiting />}>
            <Shell>
              <LobbyScreen table={table} state={state} game={game} />
            </Shell>
          </Suspense>
        ) : (
          <PlayScreen table={table} game={game} />
        )
      }
    </OpenTable>
  );
}
