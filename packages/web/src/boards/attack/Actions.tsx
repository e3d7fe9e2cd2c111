import { useState } from 'react';
import type { OpenAction } from '../../play/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import style from '../world/actions.module.css';
import { useTable } from './context.ts';
import type { Refused, Spot } from './lit.ts';

/** What can be done at a thing; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const { lit } = useTable();
  return <ActionList open={lit.open(spot)} refused={lit.refused(spot)} />;
}

interface ListProps {
  readonly open: readonly OpenAction[];
  readonly refused?: readonly Refused[];
}

export function ActionList({ open, refused = [] }: ListProps) {
  const { tell } = useTable();
  return (
    <div className={style.actions}>
      {open.length > 0 && (
        <ul>
          {open.map((action) => (
            <li key={action.id}>
              {action.kind === 'amount' && action.max > action.min ? (
                <Amount action={action} />
              ) : (
                <Act action={action} />
              )}
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

export function Act({ action, note }: { action: OpenAction; note?: string }) {
  const { act, chosen } = useTable();
  return (
    <Button
      className={style.act}
      data-action={action.id}
      data-chosen={action.id === chosen}
      onClick={() => act({ action: action.id })}
    >
      <span>{action.label}</span>
      {note !== undefined && <small>{note}</small>}
    </Button>
  );
}

/** From this many steps on, five at once are worth a button. */
const FAR = 10;

/** How many, and then what it is. */
function Amount({ action }: { action: Extract<OpenAction, { kind: 'amount' }> }) {
  const { act, chosen, teller } = useTable();
  const [wanted, setWanted] = useState(action.min);
  const amount = Math.min(wanted, action.max);
  const label = teller.choice({ ...action.choice, [action.field]: amount });
  return (
    <div className={style.amount}>
      <Stepper
        label={label}
        value={amount}
        min={action.min}
        max={action.max}
        step={action.step}
        onChange={setWanted}
      />
      {action.step === 1 && action.max - action.min >= FAR && (
        <Button className={style.five} onClick={() => setWanted(Math.min(action.max, amount + 5))}>
          +5
        </Button>
      )}
      <Button
        className={style.act}
        data-action={action.id}
        data-chosen={action.id === chosen}
        onClick={() => act({ action: action.id, values: { [action.field]: amount } })}
      >
        {label}
      </Button>
    </div>
  );
}

export function Why({ action: { label, reason, rule } }: { action: Refused }) {
  const { tell, openRule } = useTable();
  return (
    <div className={style.why}>
      <b>{label}</b>
      <p>
        {reason}{' '}
        {rule !== '' && (
          <button type="button" onClick={() => openRule(rule)}>
            {tell('board.rule', { rule })}
          </button>
        )}
      </p>
    </div>
  );
}
