import { ActionList } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/actions.module.css';
import { consequences, type Ideology, INFLUENCES } from '../src/index.ts';
import type { Spot } from './board-actions.ts';
import { useTable } from './context.ts';
import { type Bill, billOf } from './costs.ts';
import { handOf } from './readings.ts';

/** What can be done at a thing, with its price and what it brings; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const table = useTable();
  const { lit, view, mine, tell } = table;
  return (
    <ActionList
      board={table}
      open={lit.open(spot)}
      refused={lit.refused(spot)}
      note={(action) => {
        const choice = action.choice as Ideology['choice'];
        const bill = mine === null ? null : billOf(view, choice, mine, tell);
        // The price of what cannot be done is worth a line only when it is more than usual.
        if (action.kind === 'refused') return bill === null || bill.total <= 1 ? null : <Price bill={bill} />;
        return (
          <>
            {bill !== null && <Price bill={bill} />}
            <Follows choice={choice} />
          </>
        );
      }}
    />
  );
}

/** What it brings and what it breaks, in words. */
function Follows({ choice }: { choice: Ideology['choice'] }) {
  const { view, teller } = useTable();
  const follows = consequences(view, choice).filter(({ kind }) => kind !== 'price');
  if (follows.length === 0) return null;
  return <p className={style.effect}>{follows.map(({ message }) => teller.say(message)).join(' · ')}</p>;
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
