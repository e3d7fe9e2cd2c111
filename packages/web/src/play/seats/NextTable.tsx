import { useEffect, useState } from 'react';
import { useMyTables, waitingOf } from '../../link/my-tables.ts';
import { isLocal } from '../../link/table-host.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';

/** Milliseconds of waiting after which a player may want to go on at another table. */
const PATIENCE = 5000;

/** While others think: the next of my tables that waits for me. */
export function NextTable({ play: { say, state, session, myTurn } }: { play: Play }) {
  const { id } = state;
  const seated = state.chairs.some(({ mine }) => mine);
  const idle = !myTurn && seated && !isLocal(id) && session.line === 'live';
  const [hasTime, setHasTime] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at another table the wait starts again
  useEffect(() => {
    setHasTime(false);
    if (!idle) return;
    const timer = setTimeout(() => setHasTime(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [idle, id]);
  const others = waitingOf(useMyTables(hasTime)).filter((line) => line.id !== id);
  if (others.length === 0) return null;
  return (
    <ButtonLink look="onPrompt" href={`/t/${others[0].id}`}>
      {say('play.nextTable', { count: others.length })}
    </ButtonLink>
  );
}
