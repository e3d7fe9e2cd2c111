import { questionOf } from '@entente/engine';
import type { BoardProps } from '@entente/web/board-api/props.ts';
import { phaseOfBoard, useTableOf } from '@entente/web/kit/context.ts';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import { useWorldParts } from '@entente/web/world/useWorldParts.ts';
import { MAP_AND_LIST, type MapOrList } from '@entente/web/world/views.ts';
import { Hint, WorldBoard } from '@entente/web/world/WorldBoard.tsx';
import { lazy, useEffect, useMemo, useState } from 'react';
import { type BoardWord, TERRITORIES, type Venonta, type VenontaView } from '../src/index.ts';
import { BoardActions, type Part } from './board-actions.ts';
import { type Place, type Table, TableContext } from './context.ts';
import { MapView } from './MapView.tsx';
import { Objective } from './Objective.tsx';
import { Track } from './Track.tsx';

export { brief, hint, shows } from './board-actions.ts';
export { header } from './header.ts';

/** What is opened by hand and not needed to begin. */
const CardsPart = lazy(async () => ({ default: (await import('./CardsPart.tsx')).CardsPart }));
const CombatSheet = lazy(async () => ({ default: (await import('./CombatSheet.tsx')).CombatSheet }));
const DealsPart = lazy(async () => ({ default: (await import('./DealsPart.tsx')).DealsPart }));
const ListView = lazy(async () => ({ default: (await import('./ListView.tsx')).ListView }));
const PlaceSheet = lazy(async () => ({ default: (await import('./PlaceSheet.tsx')).PlaceSheet }));
const WorldPart = lazy(async () => ({ default: (await import('./WorldPart.tsx')).WorldPart }));
const Players = lazy(async () => ({ default: (await import('./Players.tsx')).Players }));

const PARTS = [
  ['land', 'board.partLand'],
  ['deals', 'board.partDeals'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
  ['world', 'board.partWorld'],
] as const satisfies readonly (readonly [Part, string])[];

/** Venonta: the world as map or list; a sheet with one part over it, the track at the top. */
export default function VenontaBoard(props: BoardProps) {
  const base = useTableOf<Venonta, BoardActions, BoardWord>(props, BoardActions);
  const { view, lit, tell } = base;
  const [shown, setShown] = useState<MapOrList>('map');
  const { combat } = view.public;
  const fought = combat === null ? null : TERRITORIES[combat.target];
  const isFighting =
    combat !== null && [combat.attacker, combat.defender, ...combat.seats].includes(base.mine ?? -1);
  const beside = useWorldParts<Part, Place>(view, {
    wanted: lit.part(),
    first: 'land',
    place: fought,
    opens: isFighting || lit.part() === 'cards' || lit.isDealing(),
    news: view.public.deals.open
      .filter(({ to }) => to === base.mine)
      .map(({ id }) => id)
      .join(),
  });
  const { part, setPart, selected, select, close } = beside;
  useClosedByTaking(view, close);
  const { log, say, openMoment, following } = props;
  // At the beginning of the own turn the map shows what matters, wherever the player has moved it.
  const phase = `${phaseOfBoard(props)} ${view.public.active === base.mine}`;
  const table: Table = useMemo(
    () => ({ ...base, selected, select, log, say, openMoment, following, phase }),
    [base, selected, select, log, say, openMoment, following, phase],
  );
  return (
    <TableContext value={table}>
      <WorldBoard
        beside={beside}
        tell={tell}
        say={say}
        parts={PARTS}
        lit={lit.part()}
        views={MAP_AND_LIST.map(([name, icon]) => ({ name, icon, word: tell(`board.${name}`) }))}
        shown={shown}
        show={setShown}
        world={shown === 'map' ? <MapView /> : <ListView />}
        strip={
          <>
            <Track />
            <Objective open={() => setPart('cards')} />
          </>
        }
      >
        {combat !== null && <CombatSheet />}
        {part === 'land' &&
          // What is fought over is told by the combat.
          !(combat !== null && selected === fought) &&
          (selected === null ? <Hint>{tell('board.choose')}</Hint> : <PlaceSheet place={selected} />)}
        {part === 'deals' && <DealsPart />}
        {part === 'cards' && <CardsPart />}
        {part === 'players' && <Players />}
        {part === 'world' && <WorldPart />}
      </WorldBoard>
    </TableContext>
  );
}

/** A territory that is taken has nothing more to say: on a small screen the map is needed for the next one. */
function useClosedByTaking(view: VenontaView, close: () => void): void {
  const isSmall = useSmall();
  const question = questionOf<Venonta>(view);
  const taken =
    question?.step === 'draft' ? view.public.owner.filter((owner) => owner === view.viewer).length : 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is taken closes it
  useEffect(() => {
    if (isSmall && taken > 0) close();
  }, [taken]);
}
