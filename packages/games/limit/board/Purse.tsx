import { RESOURCES } from '../src/index.ts';
import { useTable } from './context.ts';
import { RESOURCE_ICON } from './icons.tsx';
import { PointsLine } from './PointsLine.tsx';
import style from './purse.module.css';

/** On a small screen the mat is out of sight while cards are played or goods traded, and with it what they are paid with. */
export function Purse() {
  const { world, mine, tell, teller } = useTable();
  if (mine === null) return null;
  const { money, stock } = world.nations[mine];
  return (
    <section className={style.purse} aria-label={tell('board.purse')}>
      <p>
        <span>{tell('board.purse')}</span>
        <b>{tell('board.money', { amount: money })}</b>
        {RESOURCES.map((resource, at) => {
          const Icon = RESOURCE_ICON[resource];
          return (
            <span
              key={resource}
              className={style.holding}
              role="img"
              aria-label={`${teller.term('resource', resource)}: ${stock[at]}`}
            >
              <Icon size={15} aria-hidden="true" />
              <b>{stock[at]}</b>
            </span>
          );
        })}
      </p>
      <PointsLine seat={mine} />
    </section>
  );
}
