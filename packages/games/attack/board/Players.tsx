import type { Seat } from '@entente/engine';
import { Changed } from '@entente/web/pictures/Tag.tsx';
import { PlayerCard, PlayerNote, PlayersList } from '@entente/web/world/PlayersList.tsx';
import style from '@entente/web/world/players.module.css';
import type { ReactNode } from 'react';
import {
  GOVERNMENTS,
  holdsCapital,
  landUnits,
  REGIONS,
  ROUTES,
  regionsOf,
  TECHNOLOGIES,
} from '../src/index.ts';
import { Actions } from './Actions.tsx';
import { type Table, useTable } from './context.ts';
import { bitsOf } from './readings.ts';

/** All players: what everybody can see of them, and what can be done with them. */
export function Players() {
  const { view, world, tell } = useTable();
  const { politicalDeck, economicDeck } = view.facts;
  return (
    <>
      <PlayersList
        seats={Array.from({ length: view.seats }, (_, seat) => seat)}
        card={(seat) => <Player key={seat} seat={seat} />}
      />
      <p className={style.pacts}>
        {tell('board.decks', {
          political: politicalDeck,
          economic: economicDeck,
          routes: bitsOf(ROUTES, world.routes).length,
        })}
      </p>
    </>
  );
}

function Player({ seat }: { seat: Seat }) {
  const table = useTable();
  const { world, tell, teller, seatName, mine } = table;
  const known = bitsOf(TECHNOLOGIES, world.technologies[seat]).map((id) => teller.term('technology', id));
  return (
    <PlayerCard
      seat={seat}
      name={seatName(seat)}
      active={world.active === seat}
      state={stateOf(table, seat)}
      facts={factsOf(table, seat)}
    >
      <PlayerNote>
        {tell('board.technologies')}: {known.length === 0 ? tell('board.none') : known.join(', ')}
      </PlayerNote>
      {mine !== null && seat !== mine && <Actions spot={`seat:${seat}`} />}
    </PlayerCard>
  );
}

/** Its government, and whether its capital still stands. */
function stateOf({ world, tell, teller }: Table, seat: Seat): string {
  const government = GOVERNMENTS[world.governments[seat]];
  const capital = REGIONS[world.capitals[seat]];
  const ruled = government === undefined ? tell('board.noGovernment') : teller.term('government', government);
  const told = [`${tell('board.government')}: ${ruled}`];
  if (capital !== undefined) {
    const place = holdsCapital(world, seat)
      ? teller.term('region', capital)
      : tell('board.capitalLost', { region: capital });
    told.push(`${tell('board.capitalName')}: ${place}`);
  }
  return told.join(' · ');
}

function factsOf(
  { world, before, view, tell, mine }: Table,
  seat: Seat,
): [string, string | number, ReactNode?][] {
  const good = seat === mine ? 'up' : 'none';
  const { political, economic, disabled, routes, disabledRoutes } = view.facts;
  const withLost = (count: number, lost: number) =>
    lost === 0 ? count : `${count} (${tell('board.disabled', { count: lost })})`;
  return [
    [
      tell('board.pp'),
      world.pp[seat],
      <Changed key="pp" from={before?.pp[seat]} to={world.pp[seat]} good={good} />,
    ],
    [
      tell('board.oil'),
      world.oil[seat],
      <Changed key="oil" from={before?.oil[seat]} to={world.oil[seat]} good={good} />,
    ],
    [tell('board.regions'), regionsOf(world, seat)],
    [tell('board.landUnits'), landUnits(world, seat)],
    [tell('board.political'), political[seat]],
    [tell('board.economic'), withLost(economic[seat], disabled[seat])],
    [tell('board.routes'), withLost(routes[seat], disabledRoutes[seat])],
  ];
}
