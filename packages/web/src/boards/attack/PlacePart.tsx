import style from '../world/sheet.module.css';
import { Hint } from '../world/WorldFrame.tsx';
import { useTable } from './context.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { spotOf } from './lit.ts';
import { Now } from './Now.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Planned } from './Planned.tsx';

/** The place that is open. Where nothing can be done there, also where something can. */
export function PlacePart() {
  const { selected, lit, tell } = useTable();
  const here = selected !== null && lit.open(spotOf(selected)).length > 0;
  const elsewhere = !here && lit.places().length > 0;
  const asked = elsewhere || lit.open('step').length > 0;
  return (
    <>
      {asked && (
        <div className={style.sheet}>
          <Now />
          {!here && <Planned />}
          {elsewhere && <Elsewhere />}
        </div>
      )}
      {selected === null ? <Hint>{tell('board.choose')}</Hint> : <PlaceSheet place={selected} />}
      {(here || !asked) && (
        <div className={style.sheet}>
          <Planned />
        </div>
      )}
    </>
  );
}
