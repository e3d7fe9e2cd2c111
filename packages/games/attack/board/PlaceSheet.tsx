import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import style from '@entente/web/world/sheet.module.css';
import { Star } from 'lucide-react';
import { MAPS, REGION_OF, REGIONS, type Region, SEA_OF, SEAS, type Sea } from '../src/index.ts';
import { Listed } from './Actions.tsx';
import { fleetsInWords, holderOf, marksOf, nameOf, unitsInWords } from './about.ts';
import { spotOf } from './board-actions.ts';
import { type Place, useTable } from './context.ts';
import { isSea, readLand, readWater } from './readings.ts';

/** Everything about one region or sea area, and what can be done there. */
export function PlaceSheet({ place }: { place: Place }) {
  return isSea(place) ? <WaterSheet sea={place} /> : <LandSheet region={place} />;
}

function LandSheet({ region }: { region: Region }) {
  const table = useTable();
  const { tell, teller, world, view } = table;
  const land = readLand(world, REGION_OF[region]);
  const { borders, adjacent, touches } = MAPS[view.options.map];
  const name = nameOf(region, table);
  const byLand = borders[land.index];
  return (
    <section className={style.sheet} aria-label={name} data-sheet={region} tabIndex={-1}>
      <h3 className={style.head}>
        {land.owner !== null && <Emblem seat={land.owner} size={22} />}
        {name}
      </h3>
      <p className={style.facts}>
        {[
          holderOf(land, table),
          teller.term('continent', land.continent),
          ...(land.canal === null ? [] : [teller.term('canal', land.canal)]),
        ].join(' · ')}{' '}
        <Mark family="region" id={region} />
      </p>
      {land.capitals.map((seat) => (
        <p key={seat} className={style.facts}>
          <Star size={14} aria-hidden="true" /> {tell('board.capital', { seat })}
        </p>
      ))}
      {land.owner !== null && <p className={style.forces}>{unitsInWords(land, table)}</p>}
      {land.owner === null && land.government !== null && (
        <p className={style.facts}>{tell('board.neutralHint')}</p>
      )}
      <Offers place={region} />
      <Links title={tell('board.linksByLand')} places={byLand.map((other) => REGIONS[other])} />
      <Links
        title={tell('board.linksBySea')}
        places={adjacent[land.index]
          .filter((other) => !byLand.includes(other))
          .map((other) => REGIONS[other])}
      />
      <Links title={tell('board.seas')} places={touches[land.index].map((sea) => SEAS[sea])} />
    </section>
  );
}

function WaterSheet({ sea }: { sea: Sea }) {
  const table = useTable();
  const { tell, world, view } = table;
  const water = readWater(world, view.seats, SEA_OF[sea]);
  const { waters, regions, touches } = MAPS[view.options.map];
  const name = nameOf(sea, table);
  const fleets = fleetsInWords(water, table);
  return (
    <section className={style.sheet} aria-label={name} data-sheet={sea} tabIndex={-1}>
      <h3 className={style.head}>{name}</h3>
      {marksOf(water, table).map((mark) => (
        <p key={mark} className={style.facts}>
          {mark}
        </p>
      ))}
      <p className={style.facts}>
        <Mark family="sea" id={sea} />
        {water.route !== null && <Mark family="route" id={sea} />}
      </p>
      {fleets.length === 0 && <p className={style.forces}>{tell('board.noShips')}</p>}
      {water.fleets.map(({ seat }, at) => (
        <p key={seat} className={style.forces}>
          <Emblem seat={seat} size={17} /> {fleets[at]}
        </p>
      ))}
      <Offers place={sea} />
      <Links title={tell('board.waters')} places={waters[water.index].map((other) => SEAS[other])} />
      <Links
        title={tell('board.coasts')}
        places={regions
          .filter((region) => touches[region].includes(water.index))
          .map((region) => REGIONS[region])}
      />
    </section>
  );
}

function Offers({ place }: { place: Place }) {
  const { lit, tell, mine } = useTable();
  if (mine === null) return null;
  const open = lit.open(spotOf(place));
  const refused = lit.refused(spotOf(place));
  return (
    <>
      <h4 className={style.title}>{tell('board.actions')}</h4>
      {open.length + refused.length === 0 && <p className={style.facts}>{tell('board.noActions')}</p>}
      <Listed open={open} refused={refused} />
    </>
  );
}

function Links({ title, places }: { title: string; places: readonly Place[] }) {
  const table = useTable();
  if (places.length === 0) return null;
  return (
    <p className={style.links}>
      {title}:{' '}
      {places.map((place, at) => {
        const owner = isSea(place) ? null : readLand(table.world, REGION_OF[place]).owner;
        return (
          <span key={place}>
            {at > 0 && ', '}
            <button type="button" onClick={() => table.select(place)}>
              {owner !== null && <Emblem seat={owner} size={13} />}
              {nameOf(place, table)}
            </button>
          </span>
        );
      })}
    </p>
  );
}
