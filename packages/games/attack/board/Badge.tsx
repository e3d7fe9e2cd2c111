import type { Seat } from '@entente/engine';
import { SeatSign } from '@entente/web/seats/SeatSign.tsx';
import shared from '@entente/web/world/badge.module.css';
import type { Government } from '../src/index.ts';
import style from './badge.module.css';

interface Stack {
  readonly seat: Seat;
  readonly total: number;
}

/** The room of an emblem and its number, in pixels. */
const widthOf = ({ total }: Stack): number => (total > 9 ? 36 : 29);
const rowOf = (stacks: readonly Stack[]): number => stacks.reduce((sum, stack) => sum + widthOf(stack), 4);

export const STACK_HEIGHT = 20;

/** Half the width of a row of stacks. */
export const reachOf = (stacks: readonly Stack[]): number => rowOf(stacks) / 2;

/** The counter of a place: for every owner the emblem and the number of units; a star is a Capital City. */
export function StackBadge({ stacks, capital = false }: { stacks: readonly Stack[]; capital?: boolean }) {
  const width = rowOf(stacks);
  return (
    <g className={shared.badge}>
      <rect
        className={style.plate}
        x={-width / 2}
        y={-STACK_HEIGHT / 2}
        width={width}
        height={STACK_HEIGHT}
        rx={STACK_HEIGHT / 2}
      />
      {stacks.map(({ seat, total }, at) => (
        <g key={seat} transform={`translate(${rowOf(stacks.slice(0, at)) - width / 2 + 6} 0)`}>
          <g transform="translate(1 0)">
            <SeatSign seat={seat} size={14} halo={0} />
          </g>
          <text className={shared.count} x={total > 9 ? 17.5 : 14.5} y="4.6">
            {total}
          </text>
        </g>
      ))}
      {capital && <Star x={width / 2 + 1} y={-10} />}
    </g>
  );
}

/** From afar: whose it is, and no more. */
export function DotBadge({ seats, capital }: { seats: readonly Seat[]; capital: boolean }) {
  return (
    <g className={shared.badge}>
      {seats.map((seat, at) => (
        <g key={seat} transform={`translate(${at * 8 - (seats.length - 1) * 4} 0)`}>
          <SeatSign seat={seat} size={8} />
        </g>
      ))}
      {capital && <Star x={4} y={-5} size={0.6} />}
    </g>
  );
}

/** A Capital City. */
export function Star({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return <path className={style.star} d={STAR} transform={`translate(${x} ${y}) scale(${size})`} />;
}

const STAR = 'M0 -7L2 -2.2L7 -2L3.1 1.2L4.4 6L0 3.3L-4.4 6L-3.1 1.2L-7 -2L-2 -2.2Z';

/** Shape and letter, each alone enough to tell governments apart. */
const GOVERNMENT_PATH: Readonly<Record<Government, string>> = {
  communism: 'M-8.5 -8.5H8.5V8.5H-8.5Z',
  democracy: 'M0 -9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0 -9.5Z',
  monarchy: 'M0 -12L12 0L0 12L-12 0Z',
  fascism: 'M-12 -9H12L0 12Z',
};

export const GOVERNMENT_REACH = 11;

export function GovernmentBadge({ government, letter }: { government: Government; letter: string }) {
  return (
    <g className={shared.badge}>
      <path className={style.government} d={GOVERNMENT_PATH[government]} />
      <text className={style.letter} y={government === 'fascism' ? 2 : 4.2}>
        {letter}
      </text>
    </g>
  );
}

/** A few letters, where the counter is not about pieces. */
export function LettersBadge({ letters }: { letters: string }) {
  return (
    <g className={shared.badge}>
      <rect className={style.plate} x="-12" y="-9" width="24" height="18" rx="4" />
      <text className={style.letter} y="4.2">
        {letters}
      </text>
    </g>
  );
}

/** An anchor is a Sea Zone, a gate is the mouth of a canal; other waters have a wave. */
export function SeaBadge({ zone, canal }: { zone: boolean; canal: boolean }) {
  return (
    <g className={shared.badge}>
      {zone ? (
        <path className={style.mark} d="M0 -6V6M-3 -3H3M-5.5 1.5C-5 5 -2 6 0 6C2 6 5 5 5.5 1.5M0 -6.2V-6" />
      ) : (
        <path className={style.mark} d="M-6 1C-4 -2 -2 -2 0 1C2 4 4 4 6 1" />
      )}
      {canal && <path className={style.gate} d={GATE} transform="translate(11 0)" />}
    </g>
  );
}

const GATE = 'M-4 -5V5M4 -5V5M-4 -1L0 1L4 -1';

/** A free region of unknown government. */
export function FreeBadge() {
  return <circle className={shared.free} r="4" />;
}

/** The gate of a canal beside the counter of its region. */
export function Gate({ x }: { x: number }) {
  return <path className={style.gate} d={GATE} transform={`translate(${x} 0)`} />;
}
