import { colour, HEIGHT, Scene, WIDTH } from '@entente/web/cover/parts.tsx';
import { Factory, GraduationCap, type LucideIcon, Shield, Users, Wheat } from 'lucide-react';

/** The tracks of a nation: how far each has come, of nine steps. */
const TRACKS: readonly { Icon: LucideIcon; now: number }[] = [
  { Icon: Users, now: 4 },
  { Icon: Wheat, now: 5 },
  { Icon: Factory, now: 3 },
  { Icon: Shield, now: 1 },
];
const STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const GENERATIONS = [0, 1, 2, 3, 4, 5, 6];

/** Curves of growth and fall; the last one is the world's reserve. */
const CURVES = [
  { stroke: '#4aa3d8', d: 'M-20 110C200 115 330 180 480 320C600 430 760 560 1220 575' },
  {
    stroke: colour(4),
    d: 'M-20 540C200 530 300 420 400 260C470 150 560 90 660 110C800 140 1000 420 1220 520',
    dash: '2 16',
  },
  {
    stroke: colour(2),
    d: 'M-20 565C240 560 360 470 480 300C560 190 640 130 740 160C880 200 1060 470 1220 560',
    dash: '22 14',
  },
  { stroke: '#e2572b', d: 'M-20 590C300 590 440 560 560 440C700 300 800 130 1220 60' },
] as const;

function Card({
  x,
  y,
  turn,
  deck,
  Icon,
}: {
  x: number;
  y: number;
  turn: number;
  deck: string;
  Icon: LucideIcon;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x="-86"
        y="-120"
        width="172"
        height="240"
        rx="14"
        fill="#ffffff"
        stroke="#101820"
        strokeWidth="3"
      />
      <path d="M-86 0V-106A14 14 0 0 1 -72 -120H72A14 14 0 0 1 86 -106V0Z" fill={deck} />
      <circle cy="-58" r="44" fill="#ffffff" fillOpacity="0.16" />
      <Icon x={-36} y={-94} size={72} color="#ffffff" strokeWidth={1.8} />
      <path d="M-64 28H40" stroke="#1d2733" strokeWidth="11" strokeLinecap="round" />
      <path d="M-64 56H62M-64 76H26" stroke="#b9b2a4" strokeWidth="7" strokeLinecap="round" />
      <rect x="-66" y="92" width="56" height="16" rx="8" fill="#1b6b3a" />
      <rect x="-4" y="92" width="56" height="16" rx="8" fill="#a3231f" />
    </g>
  );
}

/** A nation's mat and its policies, on curves of growth and fall. */
export const cover = (
  <Scene from="#22303f" to="#151d27">
    {GENERATIONS.map((line) => (
      <path
        key={line}
        d={`M${(line + 0.5) * (WIDTH / 7)} 0V${HEIGHT}`}
        stroke="#ffffff"
        strokeOpacity="0.09"
        strokeWidth="2"
      />
    ))}
    <path d={`M0 150H${WIDTH}`} stroke="#ffb4ab" strokeWidth="3" strokeDasharray="12 10" />
    {CURVES.map((curve) => (
      <path
        key={curve.d}
        d={curve.d}
        fill="none"
        stroke={curve.stroke}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={'dash' in curve ? curve.dash : undefined}
      />
    ))}
    <g transform="translate(600 170) rotate(3)">
      <rect width="560" height="300" rx="16" fill="#fbf8f1" stroke="#101820" strokeWidth="3" />
      {TRACKS.map(({ Icon, now }, row) => (
        <g key={now} transform={`translate(24 ${24 + row * 66})`}>
          <Icon y={10} size={34} color="#1d2733" strokeWidth={2} />
          {STEPS.map((step) => (
            <rect
              key={step}
              x={54 + step * 51}
              width="45"
              height="52"
              rx="7"
              fill={step === now ? '#1d2733' : step < now ? '#e0d5bf' : '#fffdf8'}
              stroke={step === now + 1 ? '#0f4c81' : '#cfc5b3'}
              strokeWidth={step === now + 1 ? 4 : 2}
              strokeDasharray={step === now + 1 ? '8 6' : undefined}
            />
          ))}
        </g>
      ))}
    </g>
    <Card x={556} y={408} turn={-9} deck="#0f4c81" Icon={GraduationCap} />
    <Card x={720} y={410} turn={1} deck="#1b6b3a" Icon={Factory} />
    <Card x={884} y={418} turn={9} deck="#8c3a0a" Icon={Shield} />
  </Scene>
);
