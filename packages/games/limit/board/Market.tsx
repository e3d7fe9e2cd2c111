import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { Stepper } from '@entente/web/ui/Stepper.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BUY_PRICE, RATE_AFTER, RATE_POSITIONS, RESOURCES, type Resource, SELL_PRICE } from '../src/index.ts';
import { useTable } from './context.ts';
import { RESOURCE_ICON } from './icons.tsx';
import style from './market.module.css';
import { Purse } from './Purse.tsx';

const POSITIONS = Array.from({ length: RATE_POSITIONS }, (_, index) => index + 1);

/** Four ladders of prices. While trade is open, what can be bought and sold is pressed at its price. */
export function Market() {
  const { world, tell, teller, lit } = useTable();
  const [wanted, setWanted] = useState<string | null>(null);
  const open = RESOURCES.flatMap((resource) => lit.open(`market:${resource}`));
  const trade = open.find((action) => action.id === wanted && action.kind === 'amount');
  return (
    <div className={style.market}>
      {open.length > 0 && <Purse />}
      <h3>
        {tell('board.market')}
        <Mark family="number" id="market" />
      </h3>
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
            const price = (side: Side) => (
              <Price
                side={side}
                resource={resource}
                rate={rate}
                pressed={trade?.id ?? null}
                press={(id) => setWanted(id === wanted ? null : id)}
              />
            );
            return (
              <tr key={resource}>
                <th scope="row">
                  <Icon size={16} aria-hidden="true" />
                  <span className="quiet">{teller.term('resource', resource)}</span>
                  <span className={style.spelled} aria-hidden="true">
                    {tell(`board.effect.${resource}`)}
                  </span>
                </th>
                <td>
                  <Ladder resource={resource} rate={rate} stock={world.market.stock[index]} />
                </td>
                <td>{price('buy')}</td>
                <td>{price('sell')}</td>
                <td>{world.market.stock[index]}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {trade?.kind === 'amount' && <Trade key={trade.id} action={trade} />}
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

type Side = 'buy' | 'sell';

/** What can be done at a price: buying and selling ask for an amount, a rate moves at once. */
const AT: Readonly<Record<Side, readonly string[]>> = {
  buy: ['buy', 'rateUp'],
  sell: ['sell', 'rateDown'],
};

interface PriceProps {
  side: Side;
  resource: Resource;
  rate: number;
  pressed: string | null;
  press(id: string): void;
}

function Price({ side, resource, rate, pressed, press }: PriceProps) {
  const { tell, teller, act, chosen, lit } = useTable();
  const amount = (side === 'buy' ? BUY_PRICE : SELL_PRICE)[rate];
  const price = amount === 0 ? '–' : tell('board.money', { amount });
  const action = lit.open(`market:${resource}`).find(({ choice }) => AT[side].includes(choice.do));
  if (action === undefined) return price;
  const asks = action.kind === 'amount';
  const Arrow = side === 'buy' ? ArrowUp : ArrowDown;
  return (
    <Button
      className={style.deal}
      data-action={action.id}
      data-chosen={chosen === action.id}
      aria-pressed={asks ? pressed === action.id : undefined}
      aria-label={asks ? `${tell(`board.${side}`)}: ${teller.term('resource', resource)}` : action.label}
      onClick={() => (asks ? press(action.id) : act({ action: action.id }))}
    >
      {asks ? price : <Arrow size={16} aria-hidden="true" />}
    </Button>
  );
}

/** How many, what it costs, and what it does to the rate. */
function Trade({ action }: { action: Extract<OpenAction, { kind: 'amount' }> }) {
  const { tell, teller, act, world } = useTable();
  const [amount, setAmount] = useState(action.min);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    here.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { do: way, resource } = action.choice as { do: 'buy' | 'sell'; resource: Resource };
  const rate = world.market.rate[RESOURCES.indexOf(resource)];
  const buys = way === 'buy';
  const money = tell('board.money', { amount: amount * (buys ? BUY_PRICE : SELL_PRICE)[rate] });
  const to = Math.max(1, Math.min(RATE_POSITIONS, rate + (buys ? RATE_AFTER.buying : RATE_AFTER.selling)));
  return (
    <div ref={here} className={style.trade}>
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
