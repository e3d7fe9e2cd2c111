import { questionOf } from '@entente/engine';
import type { Attack } from '@entente/game-attack';
import { Emblem } from '../../seats/Emblem.tsx';
import style from './battle.module.css';
import { type Roll, rollsOf } from './battle.ts';
import { useTable } from './context.ts';

/** The last dice of both sides, each with its word; at sea the lines, ship by ship. */
export function Rolls() {
  const { tell, log } = useTable();
  const rolls = rollsOf(log);
  if (rolls.length === 0) return null;
  return (
    <>
      <h4 className={style.title}>{tell('board.lastDice')}</h4>
      {rolls.map((roll) => (
        <Dice key={roll.key} roll={roll} />
      ))}
    </>
  );
}

function Dice({ roll: { line, faces, ships, seat } }: { roll: Roll }) {
  const { tell, teller } = useTable();
  const told = teller.say(line);
  if (faces === null && ships === null) return <p className={style.told}>{told}</p>;
  return (
    <div className={style.roll}>
      {seat !== null && <Emblem seat={seat} size={18} />}
      <p className="quiet">{told}</p>
      <ul className={style.dice} aria-hidden="true">
        {faces?.map(({ face, at }) => (
          <li key={at} data-face={face}>
            {face === 'blank' ? tell('board.blank') : teller.term('unit', face)}
          </li>
        ))}
        {ships?.map(({ ship, roll, at }) => (
          <li key={at}>
            {teller.term('ship', ship)} <b>{roll}</b>
          </li>
        ))}
      </ul>
      {faces !== null && <b>{tell('board.scored', { count: Number(line.with.hits ?? 0) })}</b>}
    </div>
  );
}

/** The secret line as far as it stands, from its first ship on. */
export function OwnLine() {
  const { view, tell, teller } = useTable();
  if (questionOf<Attack>(view)?.step !== 'line') return null;
  const line = view.answers.flatMap((choice) => (choice.do === 'inLine' ? [choice.ship] : []));
  return (
    <>
      <h4 className={style.title}>{tell('board.ownLine')}</h4>
      {line.length === 0 ? (
        <p className={style.told}>{tell('board.lineHint')}</p>
      ) : (
        <ol className={style.dice}>
          {line.map((ship, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a ship is its place in the line
            <li key={at}>{teller.term('ship', ship)}</li>
          ))}
        </ol>
      )}
    </>
  );
}
