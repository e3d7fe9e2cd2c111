import { useState } from 'react';
import type { OpenAction } from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import type { Refused } from '../kit/actions-by-place.ts';
import { ActionList } from '../world/ActionList.tsx';
import style from '../world/actions.module.css';
import { useTable } from './context.ts';
import type { Spot } from './lit.ts';

/** What can be done at a thing; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const { lit } = useTable();
  return <Listed open={lit.open(spot)} refused={lit.refused(spot)} />;
}

interface ListProps {
  readonly open: readonly OpenAction[];
  readonly refused?: readonly Refused[];
}

/** Amounts are chosen where they stand. */
export function Listed({ open, refused }: ListProps) {
  const table = useTable();
  return (
    <ActionList
      board={table}
      open={open}
      refused={refused}
      drawn={(action) =>
        action.kind === 'amount' && action.max > action.min ? <Amount action={action} /> : undefined
      }
    />
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
