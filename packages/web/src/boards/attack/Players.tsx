import type { Seat } from '@entente/engine';
import {
  GOVERNMENTS,
  holdsCapital,
  landUnits,
  REGIONS,
  ROUTES,
  regionsOf,
  TECHNOLOGIES,
} from '@entente/game-attack';
import { Emblem } from '../../seats/Emblem.tsx';
import style from '../world/players.module.css';
import { Actions } from './Actions.tsx';
import { type Table, useTable } from './context.ts';
import { bitsOf } from './readings.ts';

/** Everybody: what lies open, and what can be done with them. */
export function Players() {
  const { view, world, tell } = useTable();
  const { politicalDeck, economicDeck } = view.facts;
  return (
    <>
      <ol className={style.players}>
        {Array.from({ length: view.seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change places
          <Player key={seat} seat={seat} />
        ))}
      </ol>
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
    <li className={style.player} data-active={world.active === seat}>
      <h3 className={style.head}>
        <Emblem seat={seat} size={22} />
        <span>{seatName(seat)}</span>
      </h3>
      <p className={style.note}>{stateOf(table, seat)}</p>
      <dl className={style.facts}>
        {factsOf(table, seat).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={style.note}>
        {tell('board.technologies')}: {known.length === 0 ? tell('board.none') : known.join(', ')}
      </p>
      {mine !== null && seat !== mine && <Actions spot={`seat:${seat}`} />}
    </li>
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

function factsOf({ world, view, tell }: Table, seat: Seat): [string, string | number][] {
  const { political, economic, disabled, routes, disabledRoutes } = view.facts;
  const withLost = (count: number, lost: number) =>
    lost === 0 ? count : `${count} (${tell('board.disabled', { count: lost })})`;
  return [
    [tell('board.pp'), world.pp[seat]],
    [tell('board.oil'), world.oil[seat]],
    [tell('board.regions'), regionsOf(world, seat)],
    [tell('board.landUnits'), landUnits(world, seat)],
    [tell('board.political'), political[seat]],
    [tell('board.economic'), withLost(economic[seat], disabled[seat])],
    [tell('board.routes'), withLost(routes[seat], disabledRoutes[seat])],
  ];
}
