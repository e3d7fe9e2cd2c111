import { questionOf } from '@entente/engine';
import {
  type BoardWord,
  conflictOf,
  type Ideology,
  ifAssessedNow,
  type Region,
} from '@entente/game-ideology';
import { LayoutGrid, List, Map as MapIcon, Scale } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../board-api/props.ts';
import { useTableOf } from '../kit/context.ts';
import { usePart } from '../kit/usePart.ts';
import { useSmall } from '../kit/useSmall.ts';
import { useSelection } from '../world/useSelection.ts';
import { Hint, WorldFrame } from '../world/WorldFrame.tsx';
import { Advancements } from './Advancements.tsx';
import { Assessment } from './Assessment.tsx';
import style from './board.module.css';
import { ConflictSheet } from './ConflictSheet.tsx';
import { ideologyOf, type Table, TableContext } from './context.ts';
import { Diplomacy } from './Diplomacy.tsx';
import { Hand } from './Hand.tsx';
import { ListView } from './ListView.tsx';
import { Lit, type Part } from './lit.ts';
import { MapView } from './MapView.tsx';
import { Players } from './Players.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import { OwnRules } from './Rules.tsx';
import { readRegions } from './readings.ts';
import { TileView } from './TileView.tsx';
import { Track } from './Track.tsx';
import { useView, VIEWS } from './useView.ts';

export { header } from './header.ts';

const PARTS = [
  ['regions', 'board.partRegions'],
  ['players', 'board.partPlayers'],
  ['diplomacy', 'board.partDiplomacy'],
  ['advancements', 'board.partAdvancements'],
] as const satisfies readonly (readonly [Part, string])[];

const VIEW_ICON = { map: MapIcon, tiles: LayoutGrid, list: List } as const;

/** Ideology: the world as map, tiles or list; beside it one part at a time; below it hand and track. */
export default function IdeologyBoard(props: BoardProps) {
  const base = useTableOf<Ideology, Lit, BoardWord>(props, Lit);
  const { view, lit, tell, teller } = base;
  const preview = useMemo(() => ifAssessedNow(view), [view]);
  const regions = useMemo(() => readRegions(view, preview), [view, preview]);
  const [ahead, setAhead] = useState(false);
  const [looked, lookAt] = useState<number | null>(null);
  const small = useSmall();
  const [shown, setShown] = useView(small);
  const conflict = conflictOf(view);
  const step = questionOf<Ideology>(view)?.step ?? '';
  const [part, setPart] = usePart<Part>(`${step} ${lit.part()}`, lit.part(), 'regions');
  const root = useRef<HTMLDivElement>(null);
  const { selected, select } = useSelection<Region>(root, conflict?.region ?? null, () => setPart('regions'));

  const { marks, say } = props;
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
      ideologyOf: (seat) => ideologyOf(view, seat),
      ideologyName: (seat) => teller.term('ideology', ideologyOf(view, seat)),
    }),
    [base, view, teller, regions, preview, ahead, selected, select, looked, marks, say],
  );
  const region = regions.find(({ id }) => id === selected);
  const View = { map: MapView, tiles: TileView, list: ListView }[shown];
  const assessed = (
    <button type="button" className={style.ahead} aria-pressed={ahead} onClick={() => setAhead(!ahead)}>
      <Scale size={16} aria-hidden="true" />
      {tell('board.ifAssessed')}
    </button>
  );
  return (
    <TableContext value={table}>
      <WorldFrame
        root={root}
        tell={tell}
        parts={PARTS.map(([name, word]) => [name, tell(word)])}
        part={part}
        setPart={setPart}
        lit={lit.part()}
        views={VIEWS.map((name) => ({ name, icon: VIEW_ICON[name], word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        tools={assessed}
        front={small && conflict !== null ? <ConflictSheet /> : null}
        world={<View />}
        strip={
          <div className={style.strip}>
            <Hand />
            <Track />
          </div>
        }
      >
        {!small && <ConflictSheet />}
        {ahead && <Assessment />}
        {part === 'regions' &&
          (region === undefined
            ? !small &&
              conflict === null && (
                <>
                  <Hint>{tell('board.choose')}</Hint>
                  <OwnRules />
                </>
              )
            : (!small || shown === 'map') && <RegionSheet region={region} />)}
        {part === 'players' && <Players />}
        {part === 'diplomacy' && <Diplomacy />}
        {part === 'advancements' && <Advancements />}
      </WorldFrame>
    </TableContext>
  );
}
