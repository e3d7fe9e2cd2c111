import { TERRITORIES, type VenontaView } from '@entente/game-venonta';
import { List, Map as MapIcon } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import type { BoardProps } from '../props.ts';
import style from '../world/board.module.css';
import { usePart } from '../world/usePart.ts';
import { useSelection } from '../world/useSelection.ts';
import { CardsPart } from './CardsPart.tsx';
import { CombatSheet } from './CombatSheet.tsx';
import { type Place, type Table, TableContext, tellBy } from './context.ts';
import { ListView } from './ListView.tsx';
import { Lit, type Part } from './lit.ts';
import { MapView } from './MapView.tsx';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Players } from './Players.tsx';
import { Track } from './Track.tsx';
import { WorldPart } from './WorldPart.tsx';

export { header } from './header.ts';

const PARTS = [
  ['land', 'board.partLand'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
  ['world', 'board.partWorld'],
] as const satisfies readonly (readonly [Part, string])[];

const PART_WORD = Object.fromEntries(PARTS) as Readonly<Record<Part, (typeof PARTS)[number][1]>>;
const VIEWS = [
  ['map', MapIcon],
  ['list', List],
] as const;
type WorldView = (typeof VIEWS)[number][0];

/** Venonta: the world as map or list; beside it one part at a time; below it the track. */
export default function VenontaBoard(props: BoardProps) {
  const { actions, chosen, act, log, teller, seatName, openRule, openMoment, say } = props;
  // The play screen gives the board of a game the views of that game.
  const view = props.view as unknown as VenontaView;
  const tell = useMemo(() => tellBy(teller), [teller]);
  const lit = useMemo(() => new Lit(actions), [actions]);
  const [shown, setShown] = useState<WorldView>('map');
  const step = view.flow.at(-1)?.step ?? '';
  const [part, setPart] = usePart<Part>(`${step} ${lit.part()}`, lit.part(), 'land');
  const root = useRef<HTMLDivElement>(null);
  const { combat } = view.public;
  const fought = combat === null ? null : TERRITORIES[combat.target];
  const { selected, select } = useSelection<Place>(root, fought, () => setPart('land'));
  const table: Table = useMemo(
    () => ({
      view,
      world: view.public,
      mine: view.viewer === 'spectator' ? null : view.viewer,
      lit,
      chosen,
      act,
      selected,
      select,
      log,
      tell,
      teller,
      say,
      seatName,
      openRule,
      openMoment,
    }),
    [view, lit, chosen, act, selected, select, log, tell, teller, say, seatName, openRule, openMoment],
  );
  const View = shown === 'map' ? MapView : ListView;
  return (
    <TableContext value={table}>
      <div ref={root} className={style.board} data-aside={part !== 'land'}>
        <div className={style.bar}>
          <nav className={style.parts} aria-label={tell('board.parts')}>
            {PARTS.map(([name, word]) => (
              <button
                key={name}
                type="button"
                aria-current={part === name}
                data-lit={lit.part() === name}
                onClick={() => setPart(name)}
              >
                {tell(word)}
              </button>
            ))}
          </nav>
          <fieldset className={style.views}>
            <legend className="quiet">{tell('board.views')}</legend>
            {VIEWS.map(([name, Icon]) => (
              <button
                key={name}
                type="button"
                aria-pressed={shown === name}
                data-next-view={name === shown ? undefined : ''}
                onClick={() => setShown(name)}
              >
                <Icon size={16} aria-hidden="true" />
                {tell(`board.${name}`)}
              </button>
            ))}
          </fieldset>
        </div>
        <div className={style.main}>
          <Suspense fallback={<Waiting />}>
            <View />
          </Suspense>
        </div>
        <section
          className={style.side}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
          tabIndex={0}
          aria-label={tell(PART_WORD[part])}
        >
          <h2 className="quiet">{tell(PART_WORD[part])}</h2>
          <CombatSheet />
          {part === 'land' &&
            (selected === null ? (
              <p className={style.hint}>{tell('board.choose')}</p>
            ) : (
              <PlaceSheet place={selected} />
            ))}
          {part === 'cards' && <CardsPart />}
          {part === 'players' && <Players />}
          {part === 'world' && <WorldPart />}
        </section>
        <div className={style.strip}>
          <Track />
        </div>
      </div>
    </TableContext>
  );
}
