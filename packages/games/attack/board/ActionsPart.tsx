import { isDuring } from '@entente/engine';
import { Act, Why } from '@entente/web/world/ActionList.tsx';
import actionStyle from '@entente/web/world/actions.module.css';
import style from '@entente/web/world/sheet.module.css';
import { ACTIONS, type Attack, actionPrice } from '../src/index.ts';
import { useTable } from './context.ts';
import { Now } from './Now.tsx';
import { Production } from './Production.tsx';

/** The turn: what is to be done now, what is planned, and the ten actions with the oil price of the next one. */
export function ActionsPart() {
  const { tell, world, view } = useTable();
  const turn = isDuring<Attack>(view, 'turn');
  return (
    <div className={style.sheet}>
      {turn && (
        <p className={style.facts}>{tell('board.turnOf', { seat: world.active, count: world.actions })}</p>
      )}
      <Production />
      <Now />
      {turn && <Ten />}
    </div>
  );
}

/** A player who is asked for something else needs neither the list nor the price. */
function Ten() {
  const table = useTable();
  const { tell, teller, lit, world, view } = table;
  const price = actionPrice(view);
  const asked = ACTIONS.some((id) => lit.open(`act:${id}`).length + lit.refused(`act:${id}`).length > 0);
  const next = (
    <p className={style.facts}>
      {tell('board.price', {
        number: world.actions + 1,
        count: price,
        seat: world.active,
        oil: world.oil[world.active],
      })}
    </p>
  );
  if (!asked) return lit.actions.length === 0 ? next : null;
  return (
    <>
      <h3 className={style.title}>{tell('board.tenActions')}</h3>
      {next}
      <ul className={actionStyle.ten}>
        {ACTIONS.map((id) => {
          const [open] = lit.open(`act:${id}`);
          const [refused] = lit.refused(`act:${id}`);
          return (
            <li key={id}>
              {open !== undefined ? (
                <Act board={table} action={open} small={tell('board.actionOil', { count: price })} />
              ) : refused !== undefined ? (
                <Why board={table} action={refused} />
              ) : (
                <p className={actionStyle.idle}>{teller.term('action', id)}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
