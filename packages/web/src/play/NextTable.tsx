import { useEffect, useState } from 'react';
import { isLocal } from '../link/house.ts';
import type { TableLine } from '../link/messages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import type { Play } from './usePlay.ts';

/** Whoever has waited so long, in milliseconds, may want to go on elsewhere. */
const PATIENCE = 5000;

/** While others think: the next of my tables that waits for me. */
export function NextTable({ play: { say, state, session, myTurn } }: { play: Play }) {
  const { id } = state;
  const seated = state.chairs.some(({ mine }) => mine);
  const idle = !myTurn && seated && !isLocal(id) && session.line === 'live';
  const [others, setOthers] = useState<readonly TableLine[]>([]);
  useEffect(() => {
    setOthers([]);
    if (!idle) return;
    let gone = false;
    const timer = setTimeout(async () => {
      const { myTables } = await import('../link/server.ts');
      const { mine } = await myTables().catch(() => ({ mine: [] }));
      if (!gone) setOthers(mine.filter((line) => line.waits && line.id !== id));
    }, PATIENCE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [idle, id]);
  if (others.length === 0) return null;
  return (
    <ButtonLink look="onPrompt" href={`/t/${others[0].id}`}>
      {say('play.nextTable', { count: others.length })}
    </ButtonLink>
  );
}
