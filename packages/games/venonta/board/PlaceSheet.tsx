import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import style from '@entente/web/world/sheet.module.css';
import type { Ocean, Territory } from '../src/index.ts';
import {
  BOARD,
  COASTS,
  LAND,
  LANDS,
  LINKS,
  OCEAN_OF,
  OCEANS,
  SEA,
  TERRITORIES,
  TERRITORY_OF,
} from '../src/index.ts';
import { discName, holderOf } from './about.ts';
import { DiscSign } from './Badge.tsx';
import type { Spot } from './board-actions.ts';
import { type Place, useTable } from './context.ts';
import { PlaceActions, refusedAt } from './PlaceActions.tsx';
import { builtFirst, groupsOf, type Land, readLand } from './readings.ts';

/** Everything about one territory or ocean, and what can be done there. */
export function PlaceSheet({ place }: { place: Place }) {
  const { world } = useTable();
  return place in TERRITORY_OF ? (
    <LandSheet land={readLand(world, TERRITORY_OF[place as Territory])} />
  ) : (
    <OceanSheet ocean={place as Ocean} />
  );
}

function LandSheet({ land }: { land: Land }) {
  const table = useTable();
  const { tell, teller, lit } = table;
  const name = teller.term('territory', land.id);
  const by = (links: readonly boolean[]) =>
    LINKS[land.index].filter((other) => links[land.index * LANDS + other]).map((other) => TERRITORIES[other]);
  // What can be done comes first.
  const isActing = lit.open(`land:${land.id}`).length > 0;
  const discs = (
    <>
      <h4 className={style.title}>{tell('board.land')}</h4>
      <ul className={style.discs}>
        {groupsOf(builtFirst(land.discs)).map(({ disc, count }) => (
          <li key={disc.at}>
            <svg viewBox="-9 -9 18 18" width="22" height="22" aria-hidden="true">
              <DiscSign disc={disc} />
            </svg>
            <b>{count}</b> {discName(disc, count, table)}
          </li>
        ))}
      </ul>
    </>
  );
  return (
    <section className={style.sheet} aria-label={name} data-sheet={land.id} tabIndex={-1}>
      <h3 className={style.head}>
        {land.owner !== null && <Emblem seat={land.owner} size={22} />}
        {name}
        <Mark family="territory" id={land.id} />
      </h3>
      <p className={style.facts}>
        <span data-tip={tell('board.tepRule')}>{tell('board.tep', { count: land.tep })}</span>
        {[
          '',
          holderOf(land, tell),
          ...land.armies.map(({ seat, count }) => tell('board.tanks', { seat, count })),
          ...(land.migrants > 0 ? [tell('board.migrants', { count: land.migrants })] : []),
          ...(land.shielded ? [tell('board.shielded')] : []),
        ].join(' · ')}
      </p>
      {isActing ? null : discs}
      <Offers spot={`land:${land.id}`} />
      {isActing ? discs : null}
      <Links title={tell('board.linksByLand')} places={by(LAND)} />
      <Links title={tell('board.linksBySea')} places={by(SEA)} />
      <Links
        title={tell('board.oceans')}
        places={BOARD[land.index].oceans.map((number) => OCEANS[number - 1])}
      />
    </section>
  );
}

function OceanSheet({ ocean }: { ocean: Ocean }) {
  const { tell, teller, world } = useTable();
  const index = OCEAN_OF[ocean];
  const name = teller.term('ocean', ocean);
  return (
    <section className={style.sheet} aria-label={name} data-sheet={ocean} tabIndex={-1}>
      <h3 className={style.head}>
        {name}
        <Mark family="ocean" id={ocean} />
      </h3>
      <p className={style.facts}>{tell('board.fish', { count: world.fish[index] })}</p>
      <Offers spot={`ocean:${ocean}`} />
      <Links title={tell('board.coasts')} places={COASTS[index].map((land) => TERRITORIES[land])} />
    </section>
  );
}

function Offers({ spot }: { spot: Spot }) {
  const { lit, tell, mine } = useTable();
  if (mine === null) return null;
  const idle = lit.open(spot).length === 0 && refusedAt(lit, spot).length === 0;
  return (
    <>
      <h4 className={style.title}>{tell('board.actions')}</h4>
      {idle ? <p className={style.facts}>{tell('board.noActions')}</p> : <PlaceActions spot={spot} />}
    </>
  );
}

function Links({ title, places }: { title: string; places: readonly Place[] }) {
  const { teller, select, world } = useTable();
  if (places.length === 0) return null;
  return (
    <p className={style.links}>
      {title}:{' '}
      {places.map((place, at) => {
        const land = TERRITORY_OF[place as Territory];
        const owner = land === undefined ? undefined : readLand(world, land).controller;
        return (
          <span key={place}>
            {at > 0 && ', '}
            <button type="button" onClick={() => select(place)}>
              {owner !== undefined && owner !== null && <Emblem seat={owner} size={13} />}
              {land === undefined ? teller.term('ocean', place) : teller.term('territory', place)}
            </button>
          </span>
        );
      })}
    </p>
  );
}
