import { questionOf } from '@entente/engine';
import {
  type Attack,
  type AttackView,
  type BoardWord,
  placeAskedAbout,
  placeOfAction,
} from '@entente/game-attack';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../board-api/props.ts';
import { useTableOf } from '../kit/context.ts';
import { usePart } from '../kit/usePart.ts';
import { useSelection } from '../world/useSelection.ts';
import { MAP_AND_LIST, type MapOrList } from '../world/views.ts';
import { WorldFrame } from '../world/WorldFrame.tsx';
import { type Place, type Table, TableContext } from './context.ts';
import { ActionsPart, AuctionStrip, BattleSheet, CardsPart, ListView, Players } from './lazily.ts';
import { Lit, type Part } from './lit.ts';
import { MapView } from './MapView.tsx';
import { PlacePart } from './PlacePart.tsx';
import { Track } from './Track.tsx';

const PARTS = [
  ['place', 'board.partPlace'],
  ['actions', 'board.partActions'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
] as const satisfies readonly (readonly [Part, string])[];

/** Attack!: the world as map or list; beside it one part at a time; below it the Eagles. */
export default function AttackBoard(props: BoardProps) {
  const base = useTableOf<Attack, Lit, BoardWord>(props, Lit);
  const { view, lit, tell } = base;
  const [shown, setShown] = useState<MapOrList>('map');
  const step = questionOf<Attack>(view)?.step ?? '';
  const asked = placeAskedAbout(view);
  const wanted = wantedPart(view, lit, asked);
  const [part, setPart] = usePart<Part>(`${step} ${wanted}`, wanted, 'place');
  const root = useRef<HTMLDivElement>(null);
  useSoonWanted();
  const { selected, select } = useSelection<Place>(root, placeOfAction(view) ?? asked, () =>
    setPart('place'),
  );
  const { log, say } = props;
  const table: Table = useMemo(
    () => ({ ...base, selected, asked, select, log, say }),
    [base, selected, asked, select, log, say],
  );
  return (
    <TableContext value={table}>
      <WorldFrame
        root={root}
        tell={tell}
        parts={PARTS.map(([name, word]) => [name, tell(word)])}
        part={part}
        setPart={setPart}
        lit={wanted}
        views={MAP_AND_LIST.map(([name, icon]) => ({ name, icon, word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        world={shown === 'map' ? <MapView /> : <ListView />}
        strip={<Track />}
      >
        {isFought(view, lit) && <BattleSheet />}
        {(step === 'auction' || step === 'openAuction') && <AuctionStrip />}
        {part === 'place' && <PlacePart />}
        {part === 'actions' && <ActionsPart />}
        {part === 'cards' && <CardsPart />}
        {part === 'players' && <Players />}
      </WorldFrame>
    </TableContext>
  );
}

/** Whoever does anything here wants the rest of the board soon: it is fetched before it is asked for. */
function useSoonWanted(): void {
  useEffect(() => {
    const fetchRest = () => void import('./later.ts');
    const once = { once: true, passive: true };
    addEventListener('pointerdown', fetchRest, once);
    addEventListener('keydown', fetchRest, once);
    return () => {
      removeEventListener('pointerdown', fetchRest);
      removeEventListener('keydown', fetchRest);
    };
  }, []);
}

/** Where to look first: at the end at the powers, at a question about a place there. */
function wantedPart({ outcome }: AttackView, lit: Lit, asked: Place | null): Part | null {
  if (outcome !== null) return 'players';
  return asked !== null && lit.part() === 'actions' ? 'place' : lit.part();
}

/** Whether there is a battle at all is asked before it is one. */
function isFought({ public: { battle, fight } }: AttackView, lit: Lit): boolean {
  return battle !== null || fight !== null || lit.shines('battle');
}
