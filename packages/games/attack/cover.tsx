import { colour, landOf, placed, Scene, World } from '@entente/web/cover/parts.tsx';
import type { MapFile } from '@entente/web/map/file.ts';
import { PIECES } from './board/piece-paths.ts';
import world from './map/world.json';

const file = world as unknown as MapFile;
const view = { left: 492, top: 72, wide: 306 };

const OWNERS: Readonly<Record<string, number>> = {
  great_britain: 0,
  france: 0,
  french_north_africa: 0,
  french_west_africa: 0,
  iceland: 0,
  egypt_sudan: 0,
  germany: 1,
  italy: 1,
  eastern_europe: 1,
  balkans: 1,
  libya: 1,
  western_russia: 3,
  ukraine: 3,
  urals: 3,
  caucasus: 3,
  finland: 3,
  turkey: 4,
  syria_iraq: 4,
  persia: 4,
};

type Piece = keyof typeof PIECES;

function Stack({ seat, at, pieces }: { seat: number; at: string; pieces: readonly Piece[] }) {
  const { x, y } = placed(file, view, at);
  const wide = 16 + pieces.length * 40;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        x={-wide / 2}
        y="-26"
        width={wide}
        height="52"
        rx="10"
        fill="#fbf8f1"
        stroke="#101820"
        strokeWidth="2.5"
      />
      {pieces.map((piece, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one stack
          key={index}
          transform={`translate(${(index - (pieces.length - 1) / 2) * 40} 0) scale(2.9)`}
          fill={colour(seat)}
          d={PIECES[piece]}
        />
      ))}
    </g>
  );
}

/** An order: from one region to another, curved. */
function Order({ seat, from, to, bend }: { seat: number; from: string; to: string; bend: number }) {
  const [a, b] = [placed(file, view, from), placed(file, view, to)];
  const middle = { x: (a.x + b.x) / 2 + (a.y - b.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  const angle = (Math.atan2(b.y - middle.y, b.x - middle.x) * 180) / Math.PI;
  const d = `M${a.x} ${a.y}Q${Math.round(middle.x)} ${Math.round(middle.y)} ${b.x} ${b.y}`;
  const head = `translate(${b.x} ${b.y}) rotate(${Math.round(angle)})`;
  return (
    <>
      <path d={d} fill="none" stroke="#fbf8f1" strokeWidth="17" strokeLinecap="round" />
      <path transform={head} d="M32 0L-12 -26V26Z" fill="#fbf8f1" />
      <path d={d} fill="none" stroke={colour(seat)} strokeWidth="9" strokeLinecap="round" />
      <path transform={head} d="M24 0L-8 -19V19Z" fill={colour(seat)} />
    </>
  );
}

/** Europe and the Mediterranean on the real map, with armies, fleets and their orders. */
export const cover = (
  <Scene from="#1b4765" to="#0f2b40">
    <World land={landOf(file, view)} owners={OWNERS} sea="#173c57" waves="#2b5d80" free="#e6dcc3" />
    <Order seat={1} from="germany" to="france" bend={0.3} />
    <Order seat={1} from="eastern_europe" to="western_russia" bend={-0.25} />
    <Order seat={0} from="great_britain" to="scandinavia" bend={-0.3} />
    <Order seat={3} from="caucasus" to="turkey" bend={-0.2} />
    <Stack seat={1} at="germany" pieces={['tank', 'infantry', 'plane']} />
    <Stack seat={1} at="eastern_europe" pieces={['infantry', 'artillery']} />
    <Stack seat={0} at="great_britain" pieces={['infantry', 'plane']} />
    <Stack seat={0} at="western_mediterranean" pieces={['battleship', 'carrier']} />
    <Stack seat={3} at="caucasus" pieces={['tank', 'infantry']} />
    <Stack seat={3} at="urals" pieces={['infantry', 'infantry', 'tank']} />
    <Stack seat={4} at="persia" pieces={['infantry']} />
  </Scene>
);
