import { isDuring } from '@entente/engine';
import { ACTIONS, type Attack, actionPrice, LAND_UNITS, SHIPS } from '@entente/game-attack';
import { Act, Why } from '../world/ActionList.tsx';
import actionStyle from '../world/actions.module.css';
import style from '../world/sheet.module.css';
import { useTable } from './context.ts';
import { Now } from './Now.tsx';
import { Planned } from './Planned.tsx';
import { Production } from './Production.tsx';
import { stacksOf } from './readings.ts';

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
      <Planned />
      <Reserve />
      {turn && <Ten />}
    </div>
  );
}

/** Whoever is asked for something else has no use for the list, nor for the price. */
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

/** Set-up: what is still to be placed. */
function Reserve() {
  const { tell, teller, world, mine } = useTable();
  if (mine === null) return null;
  const kinds = LAND_UNITS.length + SHIPS.length;
  const left = world.reserve.slice(mine * kinds, (mine + 1) * kinds);
  const units = stacksOf(LAND_UNITS, left).map(
    ({ kind, count }) => `${count} × ${teller.term('unit', kind)}`,
  );
  const ships = stacksOf(SHIPS, left.slice(LAND_UNITS.length)).map(
    ({ kind, count }) => `${count} × ${teller.term('ship', kind)}`,
  );
  if (units.length + ships.length === 0) return null;
  return (
    <>
      <h3 className={style.title}>{tell('board.reserve')}</h3>
      <p className={style.facts}>{[...units, ...ships].join(', ')}</p>
    </>
  );
}
