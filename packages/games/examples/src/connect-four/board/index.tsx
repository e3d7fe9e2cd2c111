import type { BoardProps } from '@entente/web/board-api/props.ts';
import { moveInGrid } from '@entente/web/kit/grid.ts';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import style from './connect-four.module.css';

const COLUMNS = 7;
const ROWS = 6;

interface Cells {
  /** Column by column, from the bottom. */
  readonly cells: readonly number[];
}

export default function ConnectFourBoard({ view, actions, chosen, act, say, seatName }: BoardProps) {
  const { cells } = view.public as Cells;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <div className={style.board} role="group" aria-label={say('play.board')} onKeyDown={moveInGrid}>
      {Array.from({ length: COLUMNS }, (_, column) => {
        const action = actions.find(
          ({ choice, kind }) => kind === 'plain' && (choice as { column?: number }).column === column + 1,
        );
        const discs = cells.slice(column * ROWS, (column + 1) * ROWS);
        const inside = discs
          .filter((owner) => owner >= 0)
          .map(seatName)
          .join(', ');
        const label = say('board.column', {
          column: column + 1,
          inside: inside === '' ? say('board.empty') : inside,
        });
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the column
            key={column}
            type="button"
            className={style.column}
            data-x={column}
            data-y={0}
            data-action={action?.id}
            data-chosen={action !== undefined && action.id === chosen}
            aria-disabled={action === undefined}
            aria-label={label}
            onClick={() => action !== undefined && act({ action: action.id })}
          >
            {Array.from({ length: ROWS }, (_, fromTop) => {
              const owner = discs[ROWS - 1 - fromTop];
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the row
                <span key={fromTop} className={style.cell}>
                  {owner >= 0 && <Emblem seat={owner} size={44} />}
                </span>
              );
            })}
          </button>
        );
      })}
    </div>
  );
}

/** Everything is done on the board. */
export const shows = () => true;
