import { X } from 'lucide-react';
import { isPlanning } from '../src/index.ts';
import { nameOf } from './about.ts';
import { useTable } from './context.ts';
import { plannedOrders } from './plan.ts';
import style from './planned.module.css';

/** The orders of the move over the map: one chip each, and its cross takes it back until the move is declared. */
export function PlannedChips() {
  const table = useTable();
  const { tell, series, view, mine, world } = table;
  const orders = plannedOrders(table);
  if (orders.length === 0) return null;
  const own = mine === world.active && isPlanning(view);
  return (
    <section className={style.planned} aria-label={tell('board.plannedCount', { count: orders.length })}>
      <b className={style.count}>{tell('board.plannedCount', { count: orders.length })}</b>
      <ul>
        {orders.map(({ id, words, path, count, back, stays }) => (
          <li key={id} title={words} data-order={id}>
            <span>
              {path.length === 0
                ? words
                : [path[0], path[path.length - 1]].map((place) => nameOf(place, table)).join(' → ')}
            </span>
            {count > 0 && <b>{tell('board.unitsGo', { count })}</b>}
            {own && back.length > 0 && stays === null && (
              <button
                type="button"
                aria-label={tell('board.takeBack', { order: words })}
                onClick={() => series.give(back)}
              >
                <X size={15} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
