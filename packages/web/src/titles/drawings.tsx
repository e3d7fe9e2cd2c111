/** One small drawing for each title, in a box of 240 by 96. A title without one has the bare atlas page. */
import type { ReactNode } from 'react';
import { lookOf } from '../seats/seats.ts';
import { SHAPES } from '../seats/shapes.ts';
import style from './cover.module.css';

const colour = (seat: number): string => lookOf(seat).colour;

/** The sign of a seat, with its middle at a point. */
function Sign({ seat, x, y }: { seat: number; x: number; y: number }) {
  const { path } = SHAPES[lookOf(seat).shape];
  const place = `translate(${x - 13} ${y - 13}) scale(0.8)`;
  return (
    <g transform={place}>
      <path className={style.halo} d={path} />
      <path className={style.sign} d={path} fill={colour(seat)} />
    </g>
  );
}

/** Growth, the limit, and what comes after it. */
const limit = (
  <>
    <path className={style.sheet} d="M16 6H224V90H16Z" />
    <path className={style.hair} d="M46 6V90M76 6V90M106 6V90M136 6V90M166 6V90M196 6V90" />
    <path className={style.bound} d="M16 24H224" />
    <path className={style.curve} stroke={colour(1)} d="M16 20C80 22 116 34 146 56C170 74 196 82 224 83" />
    <path className={style.curve} stroke={colour(2)} d="M16 80C90 80 120 72 150 52C170 38 190 36 224 58" />
    <path
      className={style.curve}
      stroke={colour(0)}
      d="M16 84C84 82 108 66 130 38C146 17 160 15 174 32C190 52 202 62 224 64"
    />
  </>
);

/** Five ideologies, and how each stands to each other. */
const CORNERS = [
  [120, 16],
  [196, 40],
  [168, 80],
  [72, 80],
  [44, 40],
] as const;
const TIES = CORNERS.flatMap((_, from) =>
  [0, 1, 2, 3, 4].slice(from + 1).map((to) => [from, to, (from * to) % 3 === 2] as const),
);
const ideology = (
  <>
    {TIES.map(([from, to, isWar]) => {
      const d = `M${CORNERS[from].join(' ')}L${CORNERS[to].join(' ')}`;
      return <path key={d} className={isWar ? style.war : style.tie} d={d} />;
    })}
    {CORNERS.map(([x, y], seat) => (
      <Sign key={x} seat={seat} x={x} y={y} />
    ))}
  </>
);

/** The one planet, what its land is used for, and the rising track. */
const venonta = (
  <>
    <circle className={style.globe} cx="112" cy="48" r="40" />
    <path
      className={style.hair}
      d="M72 48H152M78 27H146M78 69H146M112 8V88M112 8C84 30 84 66 112 88M112 8C140 30 140 66 112 88"
    />
    {[2, 4, 1, 5, 6].map((seat, disc) => {
      const angle = ((disc - 1.25) / 5) * Math.PI * 2;
      const [x, y] = [112 + 22 * Math.cos(angle), 48 + 22 * Math.sin(angle)];
      return <circle key={seat} className={style.sign} cx={x} cy={y} r="8" fill={colour(seat)} />;
    })}
    {[1, 2, 3, 4, 5].map((step) => (
      <path
        key={step}
        className={style.sign}
        style={{ fill: `var(--stress-${step})` }}
        d={`M${160 + step * 12} 88V${80 - step * 13}h10V88Z`}
      />
    ))}
  </>
);

/** Two armies, a fleet, and where they go. */
function Counter({ seat, x, y, ship = false }: { seat: number; x: number; y: number; ship?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={style.sign} fill={colour(seat)} d="M0 0H38V28H0Z" />
      <path
        className={style.mark}
        d={ship ? 'M8 15H30L26 21H12ZM15 15V9H23V15' : 'M9 7H29V21H9ZM9 7L29 21M29 7L9 21'}
      />
    </g>
  );
}
const attack = (
  <>
    <path className={style.lane} d="M38 78C90 96 150 92 204 70" />
    <path className={style.arrow} d="M64 30C88 12 118 12 142 24M134 14L143 24L130 28" />
    <path className={style.arrow} d="M176 60C172 50 166 44 160 40M158 50L159 39L170 42" />
    <Counter seat={1} x={24} y={24} />
    <Counter seat={0} x={146} y={14} />
    <Counter seat={0} x={172} y={60} ship />
    <Counter seat={1} x={54} y={62} ship />
  </>
);

/** A hand of cards. */
const goofspiel = (
  <>
    {[1, 5, 9, 13].map((card, index) => (
      <g key={card} transform={`rotate(${(index - 1.5) * 13} 120 150)`}>
        <path className={style.sheet} d="M98 14H142V78H98Z" />
        <text className={style.number} x="120" y="54">
          {card}
        </text>
      </g>
    ))}
  </>
);

const DISCS = ['..EC.', '.CEEC', 'CECEE'];
const connectFour = DISCS.flatMap((row, down) =>
  Array.from(row, (disc, across) => {
    const [x, y] = [60 + across * 30, 18 + down * 30];
    const look = disc === '.' ? style.hole : style.sign;
    return (
      <circle key={`${x} ${y}`} className={look} fill={colour(disc === 'C' ? 0 : 1)} cx={x} cy={y} r="12" />
    );
  }),
);

const ticTacToe = (
  <>
    <path className={style.tie} d="M106 8V88M134 8V88M80 34H160M80 62H160" />
    <path
      className={style.curve}
      stroke={colour(0)}
      d="M84 12L102 30M102 12L84 30M111 39L129 57M129 39L111 57"
    />
    <circle className={style.curve} stroke={colour(1)} cx="147" cy="20" r="10" />
    <circle className={style.curve} stroke={colour(1)} cx="93" cy="76" r="10" />
  </>
);

export const DRAWINGS: Readonly<Partial<Record<string, ReactNode>>> = {
  limit,
  ideology,
  venonta,
  attack,
  goofspiel,
  'connect-four': connectFour,
  'tic-tac-toe': ticTacToe,
};
