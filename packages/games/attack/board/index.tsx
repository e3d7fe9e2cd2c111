import { questionOf } from '@entente/engine';
import type { BoardProps } from '@entente/web/board-api/props.ts';
import { phaseOfBoard, useTableOf } from '@entente/web/kit/context.ts';
import { useWorldParts } from '@entente/web/world/useWorldParts.ts';
import { MAP_AND_LIST, type MapOrList } from '@entente/web/world/views.ts';
import { WorldBoard } from '@entente/web/world/WorldBoard.tsx';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Attack,
  type AttackView,
  type BoardWord,
  isPlanning,
  placeAskedAbout,
  placeOfAction,
} from '../src/index.ts';
import { BoardActions, type Part } from './board-actions.ts';
import { type Overlay, type Place, type Table, TableContext } from './context.ts';
import {
  ActionsPart,
  AuctionStrip,
  BattleSheet,
  CardsPart,
  ListView,
  PlannedChips,
  Players,
  ResearchPart,
} from './lazily.ts';
import { MapView } from './MapView.tsx';
import { Overlays } from './Overlays.tsx';
import { hasTool, PlacePart } from './PlacePart.tsx';
import { plannedOrders } from './plan.ts';
import { useSeries } from './useSeries.ts';

export { hint, hint as brief, shows } from './board-actions.ts';
export { oddsBefore } from './odds-before.ts';
export { face } from './Piece.tsx';

const PARTS = [
  ['place', 'board.partPlace'],
  ['actions', 'board.partActions'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
] as const satisfies readonly (readonly [Part, string])[];

/** What is chosen in the sheet, neither on the map nor in the tray; or explained there with its price, as the ten actions. */
const OPENING = ['auction', 'production', 'shown:', 'seat:', 'act:'];
/**
 * Steps that the sheet has something to tell about: what cards do, the one that may be blocked, the chances of a Blitz, of research and
 * of planes.
 */
const TOLD = ['chooseCard', 'blockCard', 'blitz', 'research', 'bombing'];

/** Attack!: the world as map or list; a sheet with one part over it. */
export default function AttackBoard(newest: BoardProps) {
  const latest = useTableOf<Attack, BoardActions, BoardWord>(newest, BoardActions);
  const series = useSeries(latest, newest.isRefused);
  const { base, props } = useWhole({ base: latest, props: newest }, series.running);
  const { view, lit, tell } = base;
  const [shown, setShown] = useState<MapOrList>('map');
  const step = questionOf<Attack>(view)?.step ?? '';
  const asked = placeAskedAbout(view);
  const wanted = wantedPart(view, lit, asked);
  useSoonWanted(view.public.active !== base.mine);
  const beside = useWorldParts<Part, Place>(view, {
    wanted,
    first: 'place',
    place: placeOfAction(view) ?? asked,
    opens:
      asked !== null ||
      isFighting(view, lit) ||
      hasTool(view, lit) ||
      TOLD.includes(step) ||
      OPENING.some((spot) => lit.any(spot)),
  });
  const { part, selected } = beside;
  const [overlay, setOverlay] = useState<Overlay>('pieces');
  const { log, say, following } = props;
  // At the beginning of the own turn the map shows what matters, wherever the player has moved it.
  const phase = `${phaseOfBoard(props)} ${view.public.active === base.mine}`;
  const press: Table['press'] = useRef(null);
  const look = beside.select;
  const select = useCallback(
    (place: Place | null, by?: 'pointer' | 'key') => {
      if (place === null || press.current?.(place) !== true) look(place, by);
    },
    [look],
  );
  const table: Table = useMemo(
    () => ({ ...base, selected, asked, select, log, say, following, phase, overlay, series, press }),
    [base, selected, asked, select, log, say, following, phase, overlay, series],
  );
  return (
    <TableContext value={table}>
      <WorldBoard
        beside={beside}
        tell={tell}
        say={say}
        parts={PARTS}
        lit={wanted}
        views={MAP_AND_LIST.map(([name, icon]) => ({ name, icon, word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        world={shown === 'map' ? <MapView /> : <ListView />}
        tools={shown === 'map' && <Overlays overlay={overlay} choose={setOverlay} />}
        {...(hasPlan(table) ? { strip: <Chips /> } : {})}
      >
        {isFought(view, lit) && <BattleSheet />}
        {(step === 'auction' || step === 'openAuction') && <AuctionStrip />}
        {step === 'research' && <ResearchPart />}
        {part === 'place' && <PlacePart />}
        {part === 'actions' && <ActionsPart />}
        {part === 'cards' && <CardsPart />}
        {part === 'players' && <Players />}
      </WorldBoard>
    </TableContext>
  );
}

/** What takes several commands is drawn once it is complete: to draw the world takes long. */
function useWhole<Drawn>(newest: Drawn, isPartial: boolean): Drawn {
  const drawn = useRef(newest);
  if (!isPartial) drawn.current = newest;
  return drawn.current;
}

/** Arrows tell what others plan, and what is left of a plan while it is fought for. */
const hasPlan = (table: Table): boolean =>
  table.world.active === table.mine && isPlanning(table.view) && plannedOrders(table).length > 0;

function Chips() {
  return (
    <Suspense>
      <PlannedChips />
    </Suspense>
  );
}

/**
 * A player who does anything here needs the rest of the board soon, and so does one who may be attacked: it is fetched early.
 */
function useSoonWanted(isOthersTurn: boolean): void {
  useEffect(() => {
    const fetchRest = () => void import('./later.ts');
    if (isOthersTurn) fetchRest();
    const once = { once: true, passive: true };
    addEventListener('pointerdown', fetchRest, once);
    addEventListener('keydown', fetchRest, once);
    return () => {
      removeEventListener('pointerdown', fetchRest);
      removeEventListener('keydown', fetchRest);
    };
  }, [isOthersTurn]);
}

/** Where to look first: at the end at the powers, at a question about a place there. */
function wantedPart({ outcome }: AttackView, lit: BoardActions, asked: Place | null): Part | null {
  if (outcome !== null) return 'players';
  return asked !== null && lit.part() === 'actions' ? 'place' : lit.part();
}

/** The player's own battle opens the sheet; others' battles can be opened. */
function isFighting({ public: { battle, fight }, viewer }: AttackView, lit: BoardActions): boolean {
  const under = battle ?? fight;
  return lit.shines('battle') || (under !== null && (under.attacker === viewer || under.defender === viewer));
}

/** Whether there is a battle at all is asked before it is one. */
function isFought({ public: { battle, fight } }: AttackView, lit: BoardActions): boolean {
  return battle !== null || fight !== null || lit.shines('battle');
}
