import { isLocal } from '../link/house.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { useLater } from '../ui/useLater.ts';
import type { Play } from './usePlay.ts';

/** While others think: the next of my tables that waits for me. */
export function NextTable({ play: { say, state, myTurn } }: { play: Play }) {
  const idle = !myTurn && !isLocal(state.id) && state.chairs.some(({ mine }) => mine);
  const later = useLater(`${idle} ${state.moment}`, async () => {
    if (!idle) return [];
    const { myTables } = await import('../link/server.ts');
    return (await myTables()).mine.filter(({ waits, id }) => waits && id !== state.id);
  });
  if (later.state !== 'here' || later.value.length === 0) return null;
  return (
    <ButtonLink look="onPrompt" href={`/t/${later.value[0].id}`}>
      {say('play.nextTable', { count: later.value.length })}
    </ButtonLink>
  );
}
