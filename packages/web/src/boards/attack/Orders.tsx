import { useState } from 'react';
import type { OpenAction } from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import actions from '../world/actions.module.css';
import { useTable } from './context.ts';
import style from './orders.module.css';
import { type Order, type Piece, piecesOf } from './pieces.ts';

/** What goes out of a place: first which units and how many, then where to. */
export function Orders({ going }: { going: readonly OpenAction[] }) {
  const { tell, teller } = useTable();
  const pieces = piecesOf(going, teller);
  const [chosen, setChosen] = useState('');
  const [wanted, setWanted] = useState(1);
  const piece = pieces.find(({ id }) => id === chosen) ?? pieces[0];
  if (piece === undefined) return null;
  const count = Math.min(wanted, piece.most);
  return (
    <div className={style.orders}>
      <fieldset className={style.pieces}>
        <legend>{tell('board.whatGoes')}</legend>
        {pieces.map(({ id, name, most }) => (
          <label key={id} data-chosen={id === piece.id}>
            <input
              type="radio"
              name="piece"
              className="quiet"
              checked={id === piece.id}
              onChange={() => setChosen(id)}
            />
            {most} × {name}
          </label>
        ))}
      </fieldset>
      {piece.most > 1 && <HowMany piece={piece} count={count} choose={setWanted} />}
      <h4>{tell('board.whereTo')}</h4>
      <ul>
        {piece.orders.map((order) => (
          <li key={order.action.id}>
            <Give order={order} count={count} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface HowManyProps {
  readonly piece: Piece;
  readonly count: number;
  choose(count: number): void;
}

function HowMany({ piece: { name, most }, count, choose }: HowManyProps) {
  const { tell } = useTable();
  return (
    <div className={style.many}>
      <Stepper
        label={tell('board.howMany', { piece: name })}
        value={count}
        min={1}
        max={most}
        onChange={choose}
      />
      {most > 2 && (
        <Button className={style.less} onClick={() => choose(most - 1)}>
          {tell('board.allButOne')}
        </Button>
      )}
    </div>
  );
}

function Give({ order: { action, to }, count }: { order: Order; count: number }) {
  const { act, chosen, teller } = useTable();
  const amount = action.kind === 'amount' ? Math.min(count, action.max) : 1;
  const values = action.kind === 'amount' ? { [action.field]: amount } : {};
  return (
    <Button
      className={actions.act}
      data-action={action.id}
      data-chosen={action.id === chosen}
      aria-label={teller.choice({ ...action.choice, ...values })}
      onClick={() => act({ action: action.id, values })}
    >
      <span>{to}</span>
      <small>{amount} ×</small>
    </Button>
  );
}
