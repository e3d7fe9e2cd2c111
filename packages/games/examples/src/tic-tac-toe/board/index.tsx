import type { BoardProps } from '@entente/web/board-api/props.ts';
import { moveInGrid } from '@entente/web/kit/grid.ts';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import style from './tic-tac-toe.module.css';

interface Cells {
  readonly cells: readonly number[];
}

export default function TicTacToeBoard({ view, actions, chosen, act, teller, say, seatName }: BoardProps) {
  const { cells } = view.public as Cells;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div className={style.board} role="group" aria-label={say('play.board')} onKeyDown={moveInGrid}>
      {cells.map((owner, cell) => {
        const action = actions.find(
          ({ choice, kind }) => kind === 'plain' && (choice as { cell?: number }).cell === cell,
        );
        const place = teller.term('cell', cell);
        const label =
          owner >= 0 ? `${place}: ${seatName(owner)}` : (action?.label ?? `${place}: ${say('board.empty')}`);
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the cell
            key={cell}
            type="button"
            className={style.cell}
            data-x={cell % 3}
            data-y={Math.floor(cell / 3)}
            data-action={action?.id}
            data-chosen={action !== undefined && action.id === chosen}
            aria-disabled={action === undefined}
            aria-label={label}
            onClick={() => action !== undefined && act({ action: action.id })}
          >
            {owner >= 0 && <Emblem seat={owner} size={72} />}
          </button>
        );
      })}
    </div>
  );
}

/** Everything is done on the board. */
export const shows = () => true;
