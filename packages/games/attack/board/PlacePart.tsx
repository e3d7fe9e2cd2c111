import { questionOf } from '@entente/engine';
import style from '@entente/web/world/sheet.module.css';
import { Hint } from '@entente/web/world/WorldBoard.tsx';
import { Suspense } from 'react';
import type { Attack } from '../src/index.ts';
import { spotOf } from './board-actions.ts';
import { type Table, useTable } from './context.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { PlaceSheet, Planner, Stamps } from './lazily.ts';
import { Now } from './Now.tsx';

const PLANNING: readonly string[] = ['plan', 'planMarch', 'planSail', 'strategic', 'strategicFrom'];
const SETTING_UP: readonly string[] = ['claim', 'deploy', 'capital'];

/** Orders and placing have a part that stays open, whatever place is chosen. */
function toolOf({ view, lit }: Pick<Table, 'view' | 'lit'>) {
  const step = questionOf<Attack>(view)?.step ?? '';
  if (lit.actions.length === 0) return null;
  if (PLANNING.includes(step)) return Planner;
  return SETTING_UP.includes(step) ? Stamps : null;
}

export const hasTool = (view: Table['view'], lit: Table['lit']): boolean => toolOf({ view, lit }) !== null;

/** The place that is open. Where nothing can be done there, also where something can. */
export function PlacePart() {
  const table = useTable();
  const { selected, lit, tell } = table;
  const Tool = toolOf(table);
  if (Tool !== null)
    return (
      <div className={style.sheet}>
        <Suspense>
          <Tool />
          {Tool === Stamps && selected !== null && <PlaceSheet place={selected} />}
        </Suspense>
      </div>
    );
  const here = selected !== null && lit.open(spotOf(selected)).length > 0;
  const elsewhere = !here && lit.places().length > 0;
  return (
    <>
      {/* Where something can be done here, that comes first: the tray has what belongs to no place. */}
      {(elsewhere || (!here && lit.open('step').length > 0)) && (
        <div className={style.sheet}>
          <Now />
          {elsewhere && <Elsewhere />}
        </div>
      )}
      {selected === null && <Hint>{tell('board.choose')}</Hint>}
      {selected !== null && (
        <Suspense>
          <PlaceSheet place={selected} />
        </Suspense>
      )}
    </>
  );
}
