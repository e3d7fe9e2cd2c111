import { type AnyGame, roleOf } from '@entente/engine';
import type { OpenAction } from '../../board-api/intents.ts';
import type { Play } from '../usePlay.ts';
import style from './action-tray.module.css';

/** More kinds of things than this are not listed. */
const MOST = 4;

/** Beside the end of a turn: what could still be done, with ways there. It never blocks. */
export default function StillPossible({ play, open }: { play: Play; open: readonly OpenAction[] }) {
  const { game, say } = play;
  const kinds = [...stillPossible(game, open)];
  if (kinds.length === 0) return null;
  return (
    <p className={style.still}>
      {say('play.still')}{' '}
      {kinds.slice(0, MOST).map(([kind, actions]) => (
        <button key={kind} type="button" className={style.rule} onClick={() => focusOn(actions[0].id)}>
          {actions.length === 1
            ? actions[0].label
            : say('play.stillMore', { what: actions[0].label, count: actions.length - 1 })}
        </button>
      ))}
      {kinds.length > MOST && '…'}
    </p>
  );
}

/** What is left besides ending, by kind; nothing where nothing ends or nothing is left. */
export function stillPossible(game: AnyGame, open: readonly OpenAction[]): Map<string, OpenAction[]> {
  const left = open.filter(({ choice }) => roleOf(game, choice) !== 'end');
  const kinds = new Map<string, OpenAction[]>();
  if (left.length === open.length) return kinds;
  for (const action of left) {
    const { do: kind } = action.choice;
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  return kinds;
}

function focusOn(id: string): void {
  document.querySelector<HTMLElement>(`#actions [data-action="${CSS.escape(id)}"]`)?.focus();
}
