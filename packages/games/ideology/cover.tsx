import { landOf, placed, Scene, Sign, World } from '@entente/web/cover/parts.tsx';
import type { MapFile } from '@entente/web/map/file.ts';
import { Bird, Equal, Swords } from 'lucide-react';
import world from './map/world.json';

const file = world as unknown as MapFile;
const view = { left: 40, top: 0, wide: 1080 };

const OWNERS: Readonly<Record<string, number>> = {
  'united-states': 0,
  canada: 0,
  'great-britain': 0,
  japan: 0,
  australia: 0,
  russia: 1,
  'eastern-europe': 1,
  'central-asia': 1,
  cuba: 1,
  germany: 3,
  italy: 3,
  spain: 3,
  argentina: 3,
  iran: 2,
  pakistan: 2,
  libya: 2,
  egypt: 2,
  india: 4,
  france: 4,
  brazil: 4,
};

/** Three faces of diplomacy, as the board shows them. */
const FACES = [
  { Icon: Bird, fill: '#1565a0', x: 330 },
  { Icon: Equal, fill: '#5f6b78', x: 600 },
  { Icon: Swords, fill: '#9b1c1c', x: 870 },
] as const;
const Y = 352;

/** The real map in five ideas, and what each can be to another: peace, neutrality, war. */
export const cover = (
  <Scene from="#3a2747" to="#20152b">
    <World land={landOf(file, view)} owners={OWNERS} sea="#2d1e39" waves="#4c3660" free="#8f8399" />
    {Object.entries(OWNERS).map(([region, seat]) => (
      <Sign key={region} seat={seat} {...placed(file, view, region)} size={30} />
    ))}
    <path
      d={`M${FACES[0].x} ${Y}H${FACES[2].x}`}
      stroke="#fbf8f1"
      strokeWidth="5"
      strokeDasharray="3 13"
      strokeLinecap="round"
    />
    {FACES.map(({ Icon, fill, x }) => (
      <g key={fill}>
        <circle cx={x} cy={Y} r="84" fill={fill} stroke="#fbf8f1" strokeWidth="7" />
        <Icon x={x - 46} y={Y - 46} size={92} color="#ffffff" strokeWidth={1.7} />
      </g>
    ))}
  </Scene>
);
