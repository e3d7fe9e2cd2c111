import { consequencesOf } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import sheet from '@entente/web/world/sheet.module.css';
import { type Attack, attack, CONTINENTS, REGION_OF } from '../src/index.ts';
import { Listed } from './Actions.tsx';
import { nameOf } from './about.ts';
import { spotOf } from './board-actions.ts';
import { type Place, type Table, useTable } from './context.ts';
import style from './elsewhere.module.css';
import { isSea, readLand } from './readings.ts';

/** Maximum number of choices to list at once; above it, only places are named. */
const FEW = 8;
/** Maximum number of places to name together; above it, they go by continents. */
const MANY = 20;

/** Where something can be done, as long as nothing can be done at the chosen place. */
export function Elsewhere() {
  const table = useTable();
  const { lit, tell } = table;
  const places = lit
    .places()
    .toSorted((one, other) => nameOf(one, table).localeCompare(nameOf(other, table)));
  const open = [...new Set(places.flatMap((place) => lit.open(spotOf(place))))];
  return (
    <>
      <BestChances />
      <h3 className={sheet.title}>{tell('board.elsewhere')}</h3>
      {open.length <= FEW ? <Listed open={open} /> : <Places places={places} />}
    </>
  );
}

/** Whom a Blitz wins most easily, and the points it brings: pressed, its place opens. */
function BestChances() {
  const table = useTable();
  const { lit, tell, teller, view } = table;
  const tries = lit.actions.flatMap(({ kind, choice: known }) => {
    const choice = known as Attack['choice'];
    return kind !== 'refused' && choice.do === 'blitz' ? [choice] : [];
  });
  if (tries.length === 0) return null;
  const best = tries
    .toSorted(
      (one, other) =>
        one.need - other.need || nameOf(one.region, table).localeCompare(nameOf(other.region, table)),
    )
    .slice(0, FEW);
  return (
    <>
      <h3 className={sheet.title}>{tell('board.bestChances')}</h3>
      <ul className={style.best}>
        {best.map((choice) => {
          const [chance, ...points] = consequencesOf<Attack>(attack, view, choice);
          const { government } = readLand(table.world, REGION_OF[choice.region]);
          return (
            <li key={choice.region}>
              <button type="button" onClick={() => table.select(choice.region)}>
                <span>
                  <b>{nameOf(choice.region, table)}</b>
                  <small>
                    {[
                      government === null ? '' : teller.term('government', government),
                      ...points.map(({ message }) => teller.say(message)),
                    ].join(' · ')}
                  </small>
                </span>
                {chance !== undefined && <b>{teller.say(chance.message)}</b>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  const table = useTable();
  const groups = groupsOf(places, table);
  if (groups.length === 1) return <Chips places={places} />;
  return groups.map(({ title, places: some, open }) => (
    <details key={title} className={style.group} open={open}>
      <summary>
        {title} ({some.length})
      </summary>
      <Chips places={some} />
    </details>
  ));
}

interface Group {
  readonly title: string;
  readonly places: readonly Place[];
  readonly open: boolean;
}

/** Land before water, and many regions by continent. */
function groupsOf(places: readonly Place[], { tell, teller, world }: Table): Group[] {
  const lands = places.flatMap((place) => (isSea(place) ? [] : [readLand(world, REGION_OF[place])]));
  const waters = places.filter(isSea);
  const few = lands.length <= MANY;
  const byLand = few
    ? [{ title: tell('board.regions'), places: lands.map(({ id }) => id), open: true }]
    : CONTINENTS.map((continent) => ({
        title: teller.term('continent', continent),
        places: lands.filter((land) => land.continent === continent).map(({ id }) => id),
        open: false,
      }));
  const atSea = { title: tell('board.seas'), places: waters, open: lands.length === 0 };
  return [...byLand, atSea].filter((group) => group.places.length > 0);
}

function Chips({ places }: { places: readonly Place[] }) {
  const table = useTable();
  return (
    <ul className={style.chips}>
      {places.map((place) => {
        const owner = isSea(place) ? null : readLand(table.world, REGION_OF[place]).owner;
        return (
          <li key={place}>
            <button type="button" onClick={() => table.select(place)}>
              {owner !== null && <Emblem seat={owner} size={14} />}
              {nameOf(place, table)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
