import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';
import style from './seat-sign.module.css';
import { lookOf } from './seats.ts';
import { SHAPES } from './shapes.ts';

interface Props {
  readonly seat: Seat;
  /** In pixels. */
  readonly size: number;
  /** How far it is kept clear of what is below it. */
  readonly halo?: number;
  /** Drawn on it, in a box of 32 by 32. */
  readonly children?: ReactNode;
}

/** The shape and colour of a seat on a counter of a map, with its middle at 0, 0. */
export function SeatSign({ seat, size, halo = 5, children }: Props) {
  const { colour, shape } = lookOf(seat);
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 32})`}>
      <path className={style.halo} strokeWidth={halo} d={SHAPES[shape].path} />
      <path className={style.shape} d={SHAPES[shape].path} fill={colour} />
      {children}
    </g>
  );
}
