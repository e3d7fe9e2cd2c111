import type { Seat } from '@entente/engine';
import style from './emblem.module.css';
import { lookOf } from './seats.ts';
import { SHAPES } from './shapes.ts';

/** The sign of a seat. Screen readers skip it: the name is beside it. */
export function Emblem({ seat, size = 24 }: { seat: Seat; size?: number }) {
  const { colour, label, letter, shape } = lookOf(seat);
  const { path, y } = SHAPES[shape];
  return (
    <svg className={style.emblem} width={size} height={size} viewBox="-1 -1 34 34" aria-hidden="true">
      <path className={style.halo} d={path} />
      <path className={style.shape} d={path} fill={colour} />
      <text className={style.letter} x="16" y={y} fill={label}>
        {letter}
      </text>
    </svg>
  );
}
