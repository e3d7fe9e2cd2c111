import { ActionList } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/actions.module.css';
import type { Ideology } from '../src/index.ts';
import { INFLUENCES } from '../src/index.ts';
import type { Spot } from './board-actions.ts';
import { useTable } from './context.ts';
import { type Bill, billOf } from './costs.ts';
import { handOf } from './readings.ts';

/** What can be done at a thing, with its price; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const table = useTable();
  const { lit, view, mine, tell } = table;
  return (
    <ActionList
      board={table}
      open={lit.open(spot)}
      refused={lit.refused(spot)}
      note={({ choice, kind }) => {
        const bill = mine === null ? null : billOf(view, choice as Ideology['choice'], mine, tell);
        // The price of what cannot be done is worth a line only when it is more than usual.
        return bill === null || (kind === 'refused' && bill.total <= 1) ? null : <Price bill={bill} />;
      }}
    />
  );
}

/** Penalties one by one, each with its source, before anything is declared. */
function Price({ bill }: { bill: Bill }) {
  const { tell, view } = useTable();
  const { influence, items, total } = bill;
  const hand = handOf(view);
  const have = hand?.[INFLUENCES.indexOf(influence)];
  return (
    <p className={style.effect}>
      <b>{tell('board.costCards', { count: total, influence })}</b>
      {have !== undefined && <> ({tell('board.youHave', { count: have })})</>}
      {total > 1 &&
        `: ${items
          .filter(({ count }) => count > 0)
          .map(({ name, count }) => `${name} ${count}`)
          .join(' + ')}`}
    </p>
  );
}
