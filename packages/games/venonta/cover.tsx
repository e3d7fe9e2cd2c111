import { colour, landOf, placed, Scene, Sign, World } from '@entente/web/cover/parts.tsx';
import type { MapFile } from '@entente/web/map/file.ts';
import world from './map/world.json';

const file = world as unknown as MapFile;
const view = { left: 60, top: -14, wide: 1060 };

const OWNERS: Readonly<Record<string, number>> = {
  NAM: 0,
  MES: 2,
  SUD: 2,
  EUR: 0,
  RUS: 3,
  MEN: 4,
  WAF: 4,
  EAF: 4,
  SAS: 2,
  EAS: 1,
  SEA: 1,
  OCE: 3,
};

/** Plants and buildings on the five discs of a territory. */
const PLANTS = {
  forest: { fill: '#1f7a43', d: 'M0 -9L8 6H-8Z' },
  farm: { fill: '#c79a1e', d: 'M-8 -3H8V3H-8Z' },
  factory: { fill: '#3f4450', d: 'M-8 8V-2L-3 2V-2L2 2V-9H8V8Z' },
} as const;
const DISCS: Readonly<Record<string, readonly (keyof typeof PLANTS)[]>> = {
  NAM: ['forest', 'factory', 'farm', 'factory', 'forest'],
  SUD: ['forest', 'forest', 'farm', 'forest', 'farm'],
  EUR: ['factory', 'farm', 'factory', 'factory', 'forest'],
  EAF: ['farm', 'forest', 'farm', 'forest', 'forest'],
  SAS: ['farm', 'farm', 'factory', 'farm', 'forest'],
  EAS: ['factory', 'factory', 'farm', 'factory', 'farm'],
  OCE: ['forest', 'farm', 'forest', 'forest', 'farm'],
};

function Territory({ id }: { id: string }) {
  const { x, y } = placed(file, view, id);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="46" fill="#fbf8f1" stroke="#101820" strokeWidth="2.5" />
      {DISCS[id].map((plant, at) => {
        const turn = (at * 2 * Math.PI) / 5 - Math.PI / 2;
        const place = `translate(${Math.round(30 * Math.cos(turn))} ${Math.round(30 * Math.sin(turn))})`;
        return (
          <g key={place} transform={place}>
            <circle r="13" fill="#ffffff" stroke="#7d7565" strokeWidth="1.5" />
            <path fill={PLANTS[plant].fill} d={PLANTS[plant].d} />
          </g>
        );
      })}
      <Sign seat={OWNERS[id]} x={0} y={0} size={26} />
    </g>
  );
}

const STEPS = 28;
const STRESS = ['#f6ebc8', '#f0c97f', '#e39a3c', '#b8471c', '#5e1410'];
/** The counter of CO₂: what is behind it is spent. */
const COUNTER = 18;

/** The CO₂ track: it climbs from left to right. */
const track = Array.from({ length: STEPS }, (_, step) => {
  const share = step / (STEPS - 1);
  return { x: 70 + share * 1060, y: 520 - 120 * share ** 2.2, share };
});

/** The twelve territories of the real map, what stands on them, and the CO₂ track. */
export const cover = (
  <Scene from="#0d4a4a" to="#2a1c14">
    <World land={landOf(file, view)} owners={OWNERS} sea="#123d40" waves="#1d5a58" free="#8f8399" />
    {Object.keys(DISCS).map((id) => (
      <Territory key={id} id={id} />
    ))}
    {track.map(({ x, y, share }, step) => (
      <rect
        key={x}
        x={Math.round(x - 17)}
        y={Math.round(y - 22)}
        width="34"
        height="44"
        rx="6"
        fill={STRESS[Math.min(4, Math.floor(share * 5))]}
        fillOpacity={step <= COUNTER ? 1 : 0.5}
        stroke="#101820"
        strokeWidth="2"
      />
    ))}
    {[4, 9, 13, 22].map((step, at) => (
      <Sign key={step} seat={[3, 2, 1, 0][at]} x={track[step].x} y={track[step].y - 44} size={36} />
    ))}
    <circle
      cx={track[COUNTER].x}
      cy={track[COUNTER].y}
      r="26"
      fill="#1d2733"
      stroke={colour(4)}
      strokeWidth="6"
    />
  </Scene>
);
