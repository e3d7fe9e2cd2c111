import { questionOf } from '@entente/engine';
import type { Attack } from '../src/index.ts';
import style from './battle.module.css';
import { useTable } from './context.ts';

/** The secret line so far, from its first ship on. */
export function OwnLine() {
  const { view, tell, teller } = useTable();
  if (questionOf<Attack>(view)?.step !== 'line') return null;
  const line = view.answers.flatMap((choice) => (choice.do === 'inLine' ? [choice.ship] : []));
  return (
    <>
      <h4 className={style.title}>{tell('board.ownLine')}</h4>
      {line.length === 0 ? (
        <p className={style.rule}>{tell('board.lineHint')}</p>
      ) : (
        <ol className={style.line}>
          {line.map((ship, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place in the line
            <li key={at}>{teller.term('ship', ship)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
