import type { Ideology } from '@entente/game-ideology';
import { INFLUENCES } from '@entente/game-ideology';
import type { OpenAction } from '../../play/intents.ts';
import { Button } from '../../ui/Button.tsx';
import style from './actions.module.css';
import { useTable } from './context.ts';
import { type Bill, billOf } from './costs.ts';
import type { Refused, Spot } from './lit.ts';
import { handOf } from './readings.ts';

/** What can be done at a thing, with its price; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const { lit, tell } = useTable();
  const open = lit.open(spot);
  const refused = lit.refused(spot);
  return (
    <div className={style.actions}>
      {open.length > 0 && (
        <ul>
          {open.map((action) => (
            <li key={action.id}>
              <Act action={action} />
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <details className={style.refused} open={open.length === 0 && refused.length <= 3}>
          <summary>{tell('board.notNow', { count: refused.length })}</summary>
          <ul>
            {refused.map((action) => (
              <li key={action.id}>
                <Why action={action} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function Act({ action }: { action: OpenAction }) {
  const { act, chosen, view, mine, tell } = useTable();
  const bill = mine === null ? null : billOf(view, action.choice as Ideology['choice'], mine, tell);
  return (
    <>
      <Button
        className={style.act}
        data-action={action.id}
        data-chosen={action.id === chosen}
        onClick={() => act({ action: action.id })}
      >
        {action.label}
      </Button>
      {bill !== null && <Price bill={bill} />}
    </>
  );
}

/** Penalties one by one, each with its source, before anything is declared. */
function Price({ bill }: { bill: Bill }) {
  const { tell, view } = useTable();
  const { influence, items, total } = bill;
  const hand = handOf(view);
  const have = hand?.[INFLUENCES.indexOf(influence)];
  return (
    <p className={style.price}>
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

function Why({ action }: { action: Refused }) {
  const { tell, openRule, view, mine } = useTable();
  const bill = mine === null ? null : billOf(view, action.choice as Ideology['choice'], mine, tell);
  return (
    <div className={style.why}>
      <b>{action.label}</b>
      <p>
        {action.reason}{' '}
        {action.rule !== '' && (
          <button type="button" onClick={() => openRule(action.rule)}>
            {tell('board.rule', { rule: action.rule })}
          </button>
        )}
      </p>
      {bill !== null && bill.total > 1 && <Price bill={bill} />}
    </div>
  );
}
