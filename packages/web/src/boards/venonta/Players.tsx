import type { Seat } from '@entente/engine';
import {
  emissionsOf,
  GROUPS,
  isResilient,
  needOf,
  productionOf,
  progress,
  SEATS,
  TERMS,
  tanksOf,
} from '@entente/game-venonta';
import { Mark } from '../../provenance/Mark.tsx';
import { Emblem } from '../../seats/Emblem.tsx';
import style from '../world/players.module.css';
import { Actions } from './Actions.tsx';
import { type Table, useTable } from './context.ts';

/** Everybody in order of play: what lies open, and what can be done with them. */
export function Players() {
  const { world } = useTable();
  return (
    <>
      <ol className={style.players}>
        {world.order.map((seat) => (
          <Player key={seat} seat={seat} />
        ))}
      </ol>
      <Pacts />
    </>
  );
}

function Player({ seat }: { seat: Seat }) {
  const table = useTable();
  const { world, tell, teller, seatName, view, mine } = table;
  const group = world.group[seat];
  const known = seat === mine ? null : progress(view, seat);
  return (
    <li className={style.player} data-active={world.active === seat}>
      <h3 className={style.head}>
        <Emblem seat={seat} size={22} />
        <span>{seatName(seat)}</span>
        <b>
          {world.vp[seat]} {tell('board.vp')}
        </b>
      </h3>
      <dl className={style.facts}>
        {factsOf(table, seat).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {group >= 0 && (
        <p className={style.note}>
          {tell('board.objective')}: {teller.term('group', GROUPS[group])}
          {known !== null && (
            <>
              {' · '}
              {teller.term('objective', known.objective)}
              <Mark family="objective" id={known.objective} />
            </>
          )}
        </p>
      )}
      {world.owed[seat] > 0 && (
        <p className={style.note}>{tell('board.owes', { count: world.owed[seat] })}</p>
      )}
      {world.watching[seat] > 0 && <p className={style.note}>{tell('board.watching')}</p>}
      {isResilient(world, seat) && <p className={style.note}>{tell('board.resilient')}</p>}
      {mine !== null && seat !== mine && <Actions spot={`seat:${seat}`} />}
    </li>
  );
}

function factsOf({ world, view, tell }: Table, seat: Seat): [string, string | number][] {
  const need = world.fed[seat] > 0 ? tell('board.fed') : tell('board.need', { count: needOf(world, seat) });
  return [
    [tell('board.people'), world.population[seat]],
    [tell('board.food'), `${world.stock[seat]} (${need})`],
    [tell('board.harvestName'), productionOf(world, view.options, seat)],
    [tell('board.tokens'), world.tokens[seat]],
    [tell('board.tanksName'), tanksOf(world, seat)],
    [tell('board.colonies'), world.coloniser.filter((coloniser) => coloniser === seat).length],
    [tell('board.emissionsName'), emissionsOf(world, view.options, seat)],
    ...(view.options.actionCards
      ? ([[tell('board.cards'), view.facts.hands[seat]]] satisfies [string, number][])
      : []),
  ];
}

function Pacts() {
  const { world, view, tell } = useTable();
  const pacts = world.order.flatMap((seat) =>
    world.order.flatMap((target) => {
      const bits = world.pacts[seat * SEATS + target];
      return seat < target && target < view.seats && bits > 0
        ? [{ seat, target, terms: TERMS[bits - 1] }]
        : [];
    }),
  );
  if (pacts.length === 0) return null;
  return (
    <section className={style.pacts}>
      <h3>{tell('board.pacts')}</h3>
      <ul>
        {pacts.map(({ seat, target, terms }) => (
          <li key={`${seat} ${target}`}>{tell('board.pact', { seat, target, terms })}</li>
        ))}
      </ul>
    </section>
  );
}
