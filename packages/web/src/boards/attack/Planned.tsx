import { RotateCcw } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Why } from '../world/ActionList.tsx';
import sheet from '../world/sheet.module.css';
import { useTable } from './context.ts';
import { type PlannedOrder, plannedOrders, takingBack } from './plan.ts';
import style from './planned.module.css';

/** The move that is being planned or carried out, order by order. Until it is declared, each can be taken back. */
export function Planned() {
  const table = useTable();
  const orders = plannedOrders(table);
  if (orders.length === 0) return null;
  return (
    <>
      <h3 className={sheet.title}>{table.tell('board.planned')}</h3>
      <ul className={style.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Row order={order} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ order: { words, back } }: { order: PlannedOrder }) {
  const table = useTable();
  const { act, chosen, teller, tell } = table;
  if (back === undefined) return <span>{words}</span>;
  if (back.kind === 'refused')
    return (
      <>
        <span>{words}</span>
        <details className={style.why}>
          <summary>{tell('board.stays')}</summary>
          <Why board={table} action={back} />
        </details>
      </>
    );
  const intent = takingBack(back);
  return (
    <>
      <span>{words}</span>
      <Button
        className={style.back}
        data-action={back.id}
        data-chosen={back.id === chosen}
        aria-label={teller.choice({ ...back.choice, ...intent.values })}
        onClick={() => act(intent)}
      >
        <RotateCcw size={16} aria-hidden="true" />
        {tell('board.takeBack')}
      </Button>
    </>
  );
}
