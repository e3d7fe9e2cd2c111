import { lazy, Suspense } from 'react';
import type { BoardProps } from '../board-api/props.ts';
import { MarkedGame } from '../provenance/Mark.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { Button } from '../ui/Button.tsx';
import { patiently } from '../ui/patiently.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { boardOf, FactsBoard } from './index.ts';

const Tips = lazy(() => patiently(() => import('./Tips.tsx')));

/** The board of a game. When its drawing breaks, the facts take its place and play goes on. */
export function DrawnBoard({ attempt, ...props }: BoardProps & { attempt: string }) {
  const Board = boardOf(props.game.id);
  const instead = (again: () => void) => (
    <div>
      <p role="status">
        {props.say('fault.board')} <Button onClick={again}>{props.say('fault.again')}</Button>
      </p>
      <FactsBoard {...props} />
    </div>
  );
  return (
    <Suspense fallback={<Waiting />}>
      <Boundary attempt={attempt} instead={(_fault, again) => instead(again)}>
        <MarkedGame value={props}>
          <Board {...props} />
        </MarkedGame>
      </Boundary>
      <Suspense>
        <Tips />
      </Suspense>
    </Suspense>
  );
}
