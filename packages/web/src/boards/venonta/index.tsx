import { questionOf } from '@entente/engine';
import { type BoardWord, TERRITORIES, type Venonta } from '@entente/game-venonta';
import { lazy, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../board-api/props.ts';
import { useTableOf } from '../kit/context.ts';
import { usePart } from '../kit/usePart.ts';
import { useSelection } from '../world/useSelection.ts';
import { MAP_AND_LIST, type MapOrList } from '../world/views.ts';
import { Hint, WorldFrame } from '../world/WorldFrame.tsx';
import { CardsPart } from './CardsPart.tsx';
import { CombatSheet } from './CombatSheet.tsx';
import { type Place, type Table, TableContext } from './context.ts';
import { Lit, type Part } from './lit.ts';
import { MapView } from './MapView.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Track } from './Track.tsx';

export { header } from './header.ts';

/** What is opened by hand and not needed to begin. */
const ListView = lazy(async () => ({ default: (await import('./ListView.tsx')).ListView }));
const WorldPart = lazy(async () => ({ default: (await import('./WorldPart.tsx')).WorldPart }));
const Players = lazy(async () => ({ default: (await import('./Players.tsx')).Players }));

const PARTS = [
  ['land', 'board.partLand'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
  ['world', 'board.partWorld'],
] as const satisfies readonly (readonly [Part, string])[];

/** Venonta: the world as map or list; beside it one part at a time; below it the track. */
export default function VenontaBoard(props: BoardProps) {
  const base = useTableOf<Venonta, Lit, BoardWord>(props, Lit);
  const { view, lit, tell } = base;
  const [shown, setShown] = useState<MapOrList>('map');
  const step = questionOf<Venonta>(view)?.step ?? '';
  const [part, setPart] = usePart<Part>(`${step} ${lit.part()}`, lit.part(), 'land');
  const root = useRef<HTMLDivElement>(null);
  const { combat } = view.public;
  const fought = combat === null ? null : TERRITORIES[combat.target];
  const { selected, select } = useSelection<Place>(root, fought, () => setPart('land'));
  const { log, say, openMoment } = props;
  const table: Table = useMemo(
    () => ({ ...base, selected, select, log, say, openMoment }),
    [base, selected, select, log, say, openMoment],
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
        views={MAP_AND_LIST.map(([name, icon]) => ({ name, icon, word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        world={shown === 'map' ? <MapView /> : <ListView />}
        strip={<Track />}
      >
        <CombatSheet />
        {part === 'land' &&
          (selected === null ? <Hint>{tell('board.choose')}</Hint> : <PlaceSheet place={selected} />)}
        {part === 'cards' && <CardsPart />}
        {part === 'players' && <Players />}
        {part === 'world' && <WorldPart />}
      </WorldFrame>
    </TableContext>
  );
}
