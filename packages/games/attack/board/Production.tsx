import { Act } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/sheet.module.css';
import { LAND_COSTS } from '../src/index.ts';
import { useTable } from './context.ts';
import own from './production.module.css';

/** The best divisions between points and oil; below them the cards that can be set aside by hand. */
export function Production() {
  const table = useTable();
  const { lit, tell, teller, view, world, mine } = table;
  const open = lit.open('production');
  if (open.length === 0) return null;
  const best = open.filter(({ choice }) => choice.do === 'produce');
  const byHand = open.filter((action) => !best.includes(action));
  return (
    <>
      {mine !== null && (
        <p className={style.facts}>
          {tell('board.productionHave', { pp: world.pp[mine], oil: world.oil[mine], cost: LAND_COSTS[0] })}
        </p>
      )}
      {best.length > 0 && (
        <>
          <h3 className={style.title}>{tell('board.divisions')}</h3>
          <ul className={own.divisions}>
            {best.map((action) => (
              <li key={action.id}>
                <Act board={table} action={action} />
              </li>
            ))}
          </ul>
        </>
      )}
      <h3 className={style.title}>{tell('board.byHand')}</h3>
      {view.answers.length > 0 && (
        <p className={style.facts}>{view.answers.map((choice) => teller.choice(choice)).join(' · ')}</p>
      )}
      <ul className={own.divisions}>
        {byHand.map((action) => (
          <li key={action.id}>
            <Act board={table} action={action} />
          </li>
        ))}
      </ul>
    </>
  );
}
