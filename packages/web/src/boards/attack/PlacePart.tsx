import style from '../world/sheet.module.css';
import { ActionList } from './Actions.tsx';
import { Now } from './ActionsPart.tsx';
import { nameOf } from './about.ts';
import { useTable } from './context.ts';
import { spotOf } from './lit.ts';
import { Links, PlaceSheet } from './PlaceSheet.tsx';
import { Planned } from './Planned.tsx';
import { isSea } from './readings.ts';

/** The place that is open. Where nothing can be done there, also where something can. */
export function PlacePart() {
  const { selected, lit } = useTable();
  const idle = selected === null || lit.open(spotOf(selected)).length === 0;
  return (
    <>
      {lit.part() === 'place' && (
        <div className={style.sheet}>
          <Now />
          {idle && <Planned />}
          {idle && <Elsewhere />}
        </div>
      )}
      {selected === null ? <Hint /> : <PlaceSheet place={selected} />}
      {!(idle && lit.part() === 'place') && (
        <div className={style.sheet}>
          <Planned />
        </div>
      )}
    </>
  );
}

function Hint() {
  const { tell } = useTable();
  return (
    <div className={style.sheet}>
      <p className={style.facts}>{tell('board.choose')}</p>
    </div>
  );
}

/** So many are offered at once, more where there is one for each place; otherwise the places are named. */
const FEW = 8;
const SINGLE = 40;

function Elsewhere() {
  const table = useTable();
  const { lit, tell } = table;
  const places = lit
    .places()
    .toSorted(
      (one, other) =>
        Number(isSea(one)) - Number(isSea(other)) || nameOf(one, table).localeCompare(nameOf(other, table)),
    );
  const open = [...new Set(places.flatMap((place) => lit.open(spotOf(place))))];
  if (open.length > (open.length === places.length ? SINGLE : FEW))
    return <Links title={tell('board.elsewhere')} places={places} />;
  return (
    <>
      <h3 className={style.title}>{tell('board.elsewhere')}</h3>
      <ActionList open={open} />
    </>
  );
}
