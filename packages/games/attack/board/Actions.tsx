import { consequencesOf } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import type { RefusedAction } from '@entente/web/kit/actions-by-place.ts';
import { Button } from '@entente/web/ui/Button.tsx';
import { Stepper } from '@entente/web/ui/Stepper.tsx';
import { Act, ActionList } from '@entente/web/world/ActionList.tsx';
import style from '@entente/web/world/actions.module.css';
import { useState } from 'react';
import { type Attack, attack } from '../src/index.ts';
import type { Spot } from './board-actions.ts';
import { type Table, useTable } from './context.ts';

/** What can be done at a thing; below it what cannot, and why. */
export function Actions({ spot }: { spot: Spot }) {
  const { lit } = useTable();
  // An offer has to be filled in: the tray opens its form.
  const open = lit.open(spot).filter(({ kind }) => kind !== 'form');
  return <Listed open={open} refused={lit.refused(spot)} />;
}

interface ListProps {
  readonly open: readonly OpenAction[];
  readonly refused?: readonly RefusedAction[];
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
        action.kind === 'amount' && action.max > action.min ? (
          <Amount action={action} />
        ) : (
          <Act
            board={table}
            action={action}
            small={priceOf(action.choice, action.label, table)}
            about={gainOf(action.choice, table)}
          />
        )
      }
    />
  );
}

/** What a choice brings, and how likely it is; undefined for one that brings nothing of its own. */
function gainOf(choice: OpenAction['choice'], { view, teller }: Table): string | undefined {
  // What a card says is above its action.
  const brings = consequencesOf<Attack>(attack, view, choice as Attack['choice']).filter(
    ({ kind, message }) => kind !== 'price' && !message.say.startsWith('card.'),
  );
  return brings.length === 0 ? undefined : brings.map(({ message }) => teller.say(message)).join(' · ');
}

/** What a choice costs; undefined where nothing is paid, or where its own words say so. */
function priceOf(choice: OpenAction['choice'], label: string, { view, teller }: Table): string | undefined {
  const paid = consequencesOf<Attack>(attack, view, choice as Attack['choice']).find(
    ({ kind }) => kind === 'price',
  );
  const price = paid === undefined ? '' : teller.say(paid.message);
  return price === '' || label.includes(price) ? undefined : price;
}

/** In the sheet of a place its name need not be repeated. */
const shortly = (label: string): string => label.slice(label.indexOf(': ') + 1).trim();

/** Number of steps from which five at once are worth a button. */
const FAR = 10;

/** How many, and then what it is. */
function Amount({ action }: { action: Extract<OpenAction, { kind: 'amount' }> }) {
  const table = useTable();
  const { act, chosen, teller } = table;
  const [wanted, setWanted] = useState(action.min);
  // The limits may have changed since: at an auction others bid in between.
  const amount = Math.max(action.min, Math.min(wanted, action.max));
  const choice = { ...action.choice, [action.field]: amount };
  const label = teller.choice(choice);
  const price = priceOf(choice, label, table);
  const gain = gainOf(choice, table);
  return (
    <div className={style.amount}>
      <Stepper
        label={label}
        value={amount}
        min={action.min}
        max={action.max}
        step={action.step}
        hasMost={action.max - action.min >= FAR}
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
        aria-label={[label, price, gain].filter(Boolean).join(', ')}
        onClick={() => act({ action: action.id, values: { [action.field]: amount } })}
      >
        <span>
          {shortly(label)}
          {gain !== undefined && <span className={style.about}>{gain}</span>}
        </span>
        {price !== undefined && <small>{price}</small>}
      </Button>
    </div>
  );
}
