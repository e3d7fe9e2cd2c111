import { lazy, Suspense } from 'react';
import style from '../world/sheet.module.css';
import { Hint } from '../world/WorldFrame.tsx';
import { useTable } from './context.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { spotOf } from './lit.ts';
import { Now } from './Now.tsx';
import { plannedOrders } from './plan.ts';

const Planned = lazy(async () => ({ default: (await import('./later.ts')).Planned }));
const PlaceSheet = lazy(async () => ({ default: (await import('./later.ts')).PlaceSheet }));

/** The place that is open. Where nothing can be done there, also where something can. */
export function PlacePart() {
  const table = useTable();
  const { selected, lit, tell } = table;
  const planned = plannedOrders(table).length > 0 && (
    <Suspense>
      <Planned />
    </Suspense>
  );
  const here = selected !== null && lit.open(spotOf(selected)).length > 0;
  const elsewhere = !here && lit.places().length > 0;
  const asked = elsewhere || lit.open('step').length > 0;
  return (
    <>
      {asked && (
        <div className={style.sheet}>
          <Now />
          {!here && planned}
          {elsewhere && <Elsewhere />}
        </div>
      )}
      {selected === null && <Hint>{tell('board.choose')}</Hint>}
      {selected !== null && (
        <Suspense>
          <PlaceSheet place={selected} />
        </Suspense>
      )}
      {(here || !asked) && <div className={style.sheet}>{planned}</div>}
    </>
  );
}
