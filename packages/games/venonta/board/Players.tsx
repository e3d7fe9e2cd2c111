import type { Seat } from '@entente/engine';
import { Changed } from '@entente/web/pictures/Tag.tsx';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { PlayerCard, PlayerNote, PlayersList } from '@entente/web/world/PlayersList.tsx';
import style from '@entente/web/world/players.module.css';
import type { ReactNode } from 'react';
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
} from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { type Table, useTable } from './context.ts';

/** All players in order of play: what everybody can see of them, and what can be done with them. */
export function Players() {
  const { world } = useTable();
  return (
    <>
      <PlayersList seats={world.order} card={(seat) => <Player key={seat} seat={seat} />} />
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
    <PlayerCard
      seat={seat}
      name={seatName(seat)}
      active={world.active === seat}
      score={`${world.vp[seat]} ${tell('board.vp')}`}
      facts={factsOf(table, seat)}
    >
      {group >= 0 && (
        <PlayerNote>
          {tell('board.objective')}: {teller.term('group', GROUPS[group])}
          {known !== null && (
            <>
              {' · '}
              {teller.term('objective', known.objective)}
              <Mark family="objective" id={known.objective} />
            </>
          )}
        </PlayerNote>
      )}
      {world.owed[seat] > 0 && <PlayerNote>{tell('board.owes', { count: world.owed[seat] })}</PlayerNote>}
      {world.watching[seat] > 0 && <PlayerNote>{tell('board.watching')}</PlayerNote>}
      {isResilient(world, seat) && <PlayerNote>{tell('board.resilient')}</PlayerNote>}
      {mine !== null && seat !== mine && <Actions spot={`seat:${seat}`} />}
    </PlayerCard>
  );
}

function factsOf(
  { world, before, view, tell, mine }: Table,
  seat: Seat,
): [string, string | number, ReactNode?][] {
  const good = seat === mine ? 'up' : 'none';
  const need = world.fed[seat] > 0 ? tell('board.fed') : tell('board.need', { count: needOf(world, seat) });
  return [
    [tell('board.people'), world.population[seat]],
    [tell('board.food'), `${world.stock[seat]} (${need})`],
    [tell('board.harvestName'), productionOf(world, view.options, seat)],
    [
      tell('board.tokens'),
      world.tokens[seat],
      <Changed key="tokens" from={before?.tokens[seat]} to={world.tokens[seat]} good={good} />,
    ],
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
