import { questionOf } from '@entente/engine';
import type { BoardProps } from '@entente/web/board-api/props.ts';
import { phaseOfBoard, useTableOf } from '@entente/web/kit/context.ts';
import { patiently } from '@entente/web/ui/patiently.ts';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import { useWorldParts, type WorldParts } from '@entente/web/world/useWorldParts.ts';
import { Hint, WorldBoard } from '@entente/web/world/WorldBoard.tsx';
import { LayoutGrid, List, Map as MapIcon, Scale } from 'lucide-react';
import { lazy, useEffect, useMemo, useState } from 'react';
import {
  type BoardWord,
  conflictOf,
  type Ideology,
  type IdeologyView,
  ifAssessedNow,
  type Region,
} from '../src/index.ts';
import style from './board.module.css';
import { BoardActions, type Part } from './board-actions.ts';
import { ideologyOf, type Table, TableContext } from './context.ts';
import { Diplomacy } from './Diplomacy.tsx';
import { Hand } from './Hand.tsx';
import { MapView } from './MapView.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import { OwnRules } from './Rules.tsx';
import { readRegions } from './readings.ts';
import { TileView } from './TileView.tsx';
import { Track } from './Track.tsx';
import { useView, VIEWS } from './useView.ts';

/** Looked at now and then, or only in a conflict. */
const Advancements = lazy(() =>
  patiently(async () => ({ default: (await import('./Advancements.tsx')).Advancements })),
);
const Assessment = lazy(() =>
  patiently(async () => ({ default: (await import('./Assessment.tsx')).Assessment })),
);
const ConflictSheet = lazy(() =>
  patiently(async () => ({ default: (await import('./ConflictSheet.tsx')).ConflictSheet })),
);
const ListView = lazy(() => patiently(async () => ({ default: (await import('./ListView.tsx')).ListView })));
const Players = lazy(() => patiently(async () => ({ default: (await import('./Players.tsx')).Players })));

export { hint as brief, hint, shows } from './board-actions.ts';
export { header } from './header.ts';

const PARTS = [
  ['regions', 'board.partRegions'],
  ['players', 'board.partPlayers'],
  ['diplomacy', 'board.partDiplomacy'],
  ['advancements', 'board.partAdvancements'],
] as const satisfies readonly (readonly [Part, string])[];

const VIEW_ICON = { map: MapIcon, tiles: LayoutGrid, list: List } as const;

/** Ideology: the world as map, tiles or list; a sheet with one part over it, hand and track at the top. */
export default function IdeologyBoard(props: BoardProps) {
  const base = useTableOf<Ideology, BoardActions, BoardWord>(props, BoardActions);
  const { view, lit, tell, teller } = base;
  const preview = useMemo(() => ifAssessedNow(view), [view]);
  const regions = useMemo(() => readRegions(view, preview), [view, preview]);
  const [ahead, setAhead] = useState(false);
  const [looked, lookAt] = useState<number | null>(null);
  const small = useSmall();
  const [shown, setShown] = useView(small);
  const conflict = conflictOf(view);
  const isFighting = conflict !== null && [conflict.attacker, conflict.defender].includes(base.mine ?? -1);
  const beside = useWorldParts<Part, Region>(view, {
    wanted: lit.part(),
    first: 'regions',
    place: conflict?.region ?? null,
    opens: isFighting || (lit.part() !== null && lit.part() !== 'regions'),
  });
  const { part, selected, select } = beside;
  useClosed(beside, view, lit);
  // On a small screen a region is read in its tile or row: an open sheet without it would only cover them.
  const isEmpty = small && shown !== 'map' && part === 'regions' && conflict === null && !ahead;

  const { marks, say, following } = props;
  const phase = phaseOfBoard(props);
  const table: Table = useMemo(
    () => ({
      ...base,
      regions,
      preview,
      ahead,
      selected,
      select,
      looked,
      lookAt,
      marks,
      say,
      following,
      phase,
      ideologyOf: (seat) => ideologyOf(view, seat),
      ideologyName: (seat) => teller.term('ideology', ideologyOf(view, seat)),
    }),
    [base, view, teller, regions, preview, ahead, selected, select, looked, marks, say, following, phase],
  );
  const region = regions.find(({ id }) => id === selected);
  const View = { map: MapView, tiles: TileView, list: ListView }[shown];
  const assessed = (
    <button type="button" className={style.ahead} aria-pressed={ahead} onClick={() => setAhead(!ahead)}>
      <Scale size={16} aria-hidden="true" />
      <span>{tell('board.ifAssessed')}</span>
    </button>
  );
  return (
    <TableContext value={table}>
      <WorldBoard
        beside={{ ...beside, isOpen: beside.isOpen && !isEmpty }}
        tell={tell}
        say={say}
        parts={PARTS}
        lit={lit.part()}
        views={VIEWS.map((name) => ({ name, icon: VIEW_ICON[name], word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        tools={assessed}
        world={<View />}
        strip={
          <div className={style.strip}>
            <Hand />
            <Track />
          </div>
        }
      >
        {conflict !== null && <ConflictSheet />}
        {ahead && <Assessment />}
        {part === 'regions' &&
          (region === undefined
            ? conflict === null && (
                <>
                  <Hint>{tell('board.choose')}</Hint>
                  <OwnRules />
                </>
              )
            : (!small || shown === 'map') && <RegionSheet region={region} />)}
        {part === 'players' && <Players />}
        {part === 'diplomacy' && <Diplomacy />}
        {part === 'advancements' && <Advancements />}
      </WorldBoard>
    </TableContext>
  );
}

/** A new question closes a region where nothing can be done, if there are others where something can. */
function useClosed(
  { selected, close }: WorldParts<Part, Region>,
  view: IdeologyView,
  lit: BoardActions,
): void {
  const question = `${view.public.turn} ${questionOf<Ideology>(view)?.step}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question, not what a reader looks at
  useEffect(() => {
    if (selected !== null && lit.any('region:') && lit.open(`region:${selected}`).length === 0) close();
  }, [question]);
}
