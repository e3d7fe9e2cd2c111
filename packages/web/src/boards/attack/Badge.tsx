import type { Seat } from '@entente/engine';
import type { Government } from '@entente/game-attack';
import { lookOf } from '../../seats/seats.ts';
import { SHAPES } from '../../seats/shapes.ts';
import style from './badge.module.css';

interface Stack {
  readonly seat: Seat;
  readonly total: number;
}

/** The room of an emblem and its number, in pixels. */
const widthOf = ({ total }: Stack): number => (total > 9 ? 31 : 24);
const rowOf = (stacks: readonly Stack[]): number => stacks.reduce((sum, stack) => sum + widthOf(stack), 4);

export const STACK_HEIGHT = 16;

/** Half the width of a row of stacks. */
export const reachOf = (stacks: readonly Stack[]): number => rowOf(stacks) / 2;

/** The counter of a place: for every owner the emblem and how much stands there; a star is a Capital City. */
export function StackBadge({ stacks, capital = false }: { stacks: readonly Stack[]; capital?: boolean }) {
  const width = rowOf(stacks);
  return (
    <g className={style.badge}>
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
          <g transform="translate(2 0)">
            <Sign seat={seat} size={13} />
          </g>
          <text className={style.count} x={total > 9 ? 17 : 14} y="4">
            {total}
          </text>
        </g>
      ))}
      {capital && <Star x={width / 2 - 1} y={-8} />}
    </g>
  );
}

/** From afar: whose it is, and no more. */
export function DotBadge({ seats, capital }: { seats: readonly Seat[]; capital: boolean }) {
  return (
    <g className={style.badge}>
      {seats.map((seat, at) => (
        <g key={seat} transform={`translate(${at * 8 - (seats.length - 1) * 4} 0)`}>
          <Sign seat={seat} size={8} />
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
  communism: 'M-7 -7H7V7H-7Z',
  democracy: 'M0 -8A8 8 0 1 1 0 8A8 8 0 1 1 0 -8Z',
  monarchy: 'M0 -10L10 0L0 10L-10 0Z',
  fascism: 'M-10 -7H10L0 10Z',
};

export const GOVERNMENT_REACH = 9;

export function GovernmentBadge({ government, letter }: { government: Government; letter: string }) {
  return (
    <g className={style.badge}>
      <path className={style.government} d={GOVERNMENT_PATH[government]} />
      <text className={style.letter} y={government === 'fascism' ? 2.5 : 3.5}>
        {letter}
      </text>
    </g>
  );
}

/** A few letters, where the counter is not about pieces. */
export function LettersBadge({ letters }: { letters: string }) {
  return (
    <g className={style.badge}>
      <rect className={style.plate} x="-10" y="-7" width="20" height="14" rx="3" />
      <text className={style.letter} y="3.5">
        {letters}
      </text>
    </g>
  );
}

/** An anchor is a Sea Zone, a gate is the mouth of a canal; other waters have a wave. */
export function SeaBadge({ zone, canal }: { zone: boolean; canal: boolean }) {
  return (
    <g className={style.badge}>
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
  return <circle className={style.free} r="4" />;
}

/** The gate of a canal beside the counter of its region. */
export function Gate({ x }: { x: number }) {
  return <path className={style.gate} d={GATE} transform={`translate(${x} 0)`} />;
}

export function Sign({ seat, size }: { seat: Seat; size: number }) {
  const { colour, shape } = lookOf(seat);
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 32})`}>
      <path className={style.halo} d={SHAPES[shape].path} />
      <path className={style.shape} d={SHAPES[shape].path} fill={colour} />
    </g>
  );
}
