import { type AttackView, CANAL_REGION, CANALS, REGIONS, SEAS } from '@entente/game-attack';
import { List, Map as MapIcon } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import type { BoardProps } from '../props.ts';
import style from '../world/board.module.css';
import { usePart } from '../world/usePart.ts';
import { useSelection } from '../world/useSelection.ts';
import { ActionsPart } from './ActionsPart.tsx';
import { AuctionStrip } from './AuctionStrip.tsx';
import { BattleSheet } from './BattleSheet.tsx';
import { CardsPart } from './CardsPart.tsx';
import { type Place, type Table, TableContext, tellBy } from './context.ts';
import { ListView } from './ListView.tsx';
import { Lit, type Part } from './lit.ts';
import { MapView } from './MapView.tsx';
import { PlacePart } from './PlacePart.tsx';
import { Players } from './Players.tsx';
import { Track } from './Track.tsx';

export { header } from './header.ts';

const PARTS = [
  ['place', 'board.partPlace'],
  ['actions', 'board.partActions'],
  ['cards', 'board.partCards'],
  ['players', 'board.partPlayers'],
] as const satisfies readonly (readonly [Part, string])[];

const PART_WORD = Object.fromEntries(PARTS) as Readonly<Record<Part, (typeof PARTS)[number][1]>>;
const VIEWS = [
  ['map', MapIcon],
  ['list', List],
] as const;
type WorldView = (typeof VIEWS)[number][0];

/** Attack!: the world as map or list; beside it one part at a time; below it the Eagles. */
export default function AttackBoard(props: BoardProps) {
  const { actions, chosen, act, log, teller, seatName, openRule, say } = props;
  // The play screen gives the board of a game the views of that game.
  const view = props.view as unknown as AttackView;
  const tell = useMemo(() => tellBy(teller), [teller]);
  const lit = useMemo(() => new Lit(actions), [actions]);
  const [shown, setShown] = useState<WorldView>('map');
  const step = view.flow.at(-1)?.step ?? '';
  const fought = foughtOver(view);
  const asked = askedAbout(view);
  const wanted = wantedPart(view, lit, asked);
  const [part, setPart] = usePart<Part>(`${step} ${wanted}`, wanted, 'place');
  const root = useRef<HTMLDivElement>(null);
  const { selected, select } = useSelection<Place>(root, fought ?? asked, () => setPart('place'));
  const table: Table = useMemo(
    () => ({
      view,
      world: view.public,
      mine: view.viewer === 'spectator' ? null : view.viewer,
      lit,
      chosen,
      act,
      selected,
      asked,
      select,
      log,
      tell,
      teller,
      say,
      seatName,
      openRule,
    }),
    [view, lit, chosen, act, selected, asked, select, log, tell, teller, say, seatName, openRule],
  );
  const View = shown === 'map' ? MapView : ListView;
  return (
    <TableContext value={table}>
      <div ref={root} className={style.board} data-aside={part !== 'place'}>
        <div className={style.bar}>
          <nav className={style.parts} aria-label={tell('board.parts')}>
            {PARTS.map(([name, word]) => (
              <button
                key={name}
                type="button"
                aria-current={part === name}
                data-lit={wanted === name}
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
          <BattleSheet />
          <AuctionStrip />
          {part === 'place' && <PlacePart />}
          {part === 'actions' && <ActionsPart />}
          {part === 'cards' && <CardsPart />}
          {part === 'players' && <Players />}
        </section>
        <div className={style.strip}>
          <Track />
        </div>
      </div>
    </TableContext>
  );
}

/** Where to look first: at the end at the powers, at a question about a place there. */
function wantedPart({ outcome }: AttackView, lit: Lit, asked: Place | null): Part | null {
  if (outcome !== null) return 'players';
  return asked !== null && lit.part() === 'actions' ? 'place' : lit.part();
}

/** The place of a battle under way opens by itself, and so does what units are taken from. */
function foughtOver({ public: { battle, fight }, flow }: AttackView): Place | null {
  if (battle !== null) return REGIONS[battle.region];
  if (fight !== null) return SEAS[fight.sea];
  const frame = flow.at(-1);
  if (frame?.step === 'planMarch' || frame?.step === 'strategicFrom') return frame.region;
  return frame?.step === 'planSail' ? frame.sea : null;
}

/** Where somebody else wants to pass, or has fired: whoever is asked sees what lies there. */
function askedAbout({ flow }: AttackView): Place | null {
  const frame = flow.at(-1);
  switch (frame?.step) {
    case 'canalPermission':
      return REGIONS[CANAL_REGION[CANALS.indexOf(frame.canal)]];
    case 'passage':
    case 'hostile':
    case 'convoyHits':
    case 'antiSubmarine':
      return frame.sea;
    default:
      return null;
  }
}
