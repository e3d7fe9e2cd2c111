import {
  BUY_PRICE,
  RATE_AFTER,
  RATE_POSITIONS,
  RESOURCES,
  type Resource,
  SELL_PRICE,
} from '@entente/game-limit';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { OpenAction } from '../../play/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { useTable } from './context.ts';
import { RESOURCE_ICON } from './icons.tsx';
import style from './market.module.css';

const POSITIONS = Array.from({ length: RATE_POSITIONS }, (_, index) => index + 1);

/** Four ladders of prices. While trade is open, what can be bought and sold stands at each. */
export function Market() {
  const { world, tell, teller, lit } = useTable();
  const [wanted, setWanted] = useState<string | null>(null);
  const open = RESOURCES.flatMap((resource) => lit.open(`market:${resource}`));
  const trade = open.find((action) => action.id === wanted && action.kind === 'amount');
  const price = (amount: number) => (amount === 0 ? '–' : tell('board.money', { amount }));
  return (
    <div className={style.market}>
      <h3>{tell('board.market')}</h3>
      <table className={style.table}>
        <thead>
          <tr>
            <td />
            <td />
            <th scope="col">{tell('board.price')}</th>
            <th scope="col">{tell('board.proceeds')}</th>
            <th scope="col">{tell('board.there')}</th>
          </tr>
        </thead>
        <tbody>
          {RESOURCES.map((resource, index) => {
            const Icon = RESOURCE_ICON[resource];
            const rate = world.market.rate[index];
            return (
              <tr key={resource} data-lit={lit.open(`market:${resource}`).length > 0}>
                <th scope="row">
                  <Icon size={16} aria-hidden="true" />
                  <span className="quiet">{teller.term('resource', resource)}</span>
                </th>
                <td>
                  <Ladder resource={resource} rate={rate} stock={world.market.stock[index]} />
                </td>
                <td>{price(BUY_PRICE[rate])}</td>
                <td>{price(SELL_PRICE[rate])}</td>
                <td>{world.market.stock[index]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {open.length > 0 && (
        <ul className={style.deals}>
          {RESOURCES.flatMap((resource) =>
            lit.open(`market:${resource}`).map((action) => (
              <li key={action.id}>
                <Deal action={action} resource={resource} pressed={wanted === action.id} press={setWanted} />
              </li>
            )),
          )}
        </ul>
      )}
      {trade !== undefined && trade.kind === 'amount' && <Trade key={trade.id} action={trade} />}
    </div>
  );
}

function Ladder({ resource, rate, stock }: { resource: Resource; rate: number; stock: number }) {
  const { tell } = useTable();
  const price = (amount: number) => (amount === 0 ? tell('board.nothing') : tell('board.money', { amount }));
  const label = tell('board.rate', {
    resource,
    position: rate,
    stock,
    buy: price(BUY_PRICE[rate]),
    sell: price(SELL_PRICE[rate]),
  });
  return (
    <div className={style.ladder} role="img" aria-label={label}>
      {POSITIONS.map((position) => (
        <span
          key={position}
          data-now={position === rate}
          data-below={position < rate}
          style={{ height: 4 + position * 1.6 }}
        />
      ))}
    </div>
  );
}

interface DealProps {
  action: OpenAction;
  resource: Resource;
  pressed: boolean;
  press(id: string): void;
}

/** Buying and selling ask for an amount; the rate moves at once. */
function Deal({ action, resource, pressed, press }: DealProps) {
  const { tell, teller, act, chosen } = useTable();
  const Icon = RESOURCE_ICON[resource];
  const amount = action.kind === 'amount';
  const way = action.choice.do;
  const buys = way === 'buy' || way === 'rateUp';
  return (
    <Button
      className={style.deal}
      data-action={action.id}
      data-chosen={chosen === action.id}
      aria-pressed={amount ? pressed : undefined}
      aria-label={
        amount
          ? `${tell(way === 'buy' ? 'board.buy' : 'board.sell')}: ${teller.term('resource', resource)}`
          : action.label
      }
      onClick={() => (amount ? press(action.id) : act({ action: action.id }))}
    >
      <Icon size={16} aria-hidden="true" />
      {amount ? (
        tell(way === 'buy' ? 'board.buy' : 'board.sell')
      ) : buys ? (
        <ArrowUp size={16} aria-hidden="true" />
      ) : (
        <ArrowDown size={16} aria-hidden="true" />
      )}
    </Button>
  );
}

/** How many, what it costs, and what it does to the rate. */
function Trade({ action }: { action: Extract<OpenAction, { kind: 'amount' }> }) {
  const { tell, teller, act, world } = useTable();
  const [amount, setAmount] = useState(action.min);
  const { do: way, resource } = action.choice as { do: 'buy' | 'sell'; resource: Resource };
  const rate = world.market.rate[RESOURCES.indexOf(resource)];
  const buys = way === 'buy';
  const money = tell('board.money', { amount: amount * (buys ? BUY_PRICE : SELL_PRICE)[rate] });
  const to = Math.max(1, Math.min(RATE_POSITIONS, rate + (buys ? RATE_AFTER.buying : RATE_AFTER.selling)));
  return (
    <div className={style.trade}>
      <Stepper
        label={tell('board.amount')}
        value={amount}
        min={action.min}
        max={action.max}
        onChange={setAmount}
      />
      <p>
        {buys ? tell('board.paid', { money }) : tell('board.received', { money })}.{' '}
        {to === rate ? tell('board.rateStays', { from: rate }) : tell('board.rateMoves', { from: rate, to })}
      </p>
      <Button
        look="primary"
        data-action={action.id}
        onClick={() => act({ action: action.id, values: { [action.field]: amount } })}
      >
        {teller.choice({ do: way, resource, amount } as { do: string })}
      </Button>
    </div>
  );
}
