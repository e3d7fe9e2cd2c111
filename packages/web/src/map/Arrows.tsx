import { useMemo } from 'react';
import { lookOf } from '../seats/seats.ts';
import { type Bend, bendOf } from './bend.ts';
import { discsOf } from './discs.ts';
import type { Drawing } from './drawing.ts';
import type { Box } from './labels.ts';
import style from './map.module.css';
import type { MapArrow } from './region.ts';

interface Props {
  readonly drawing: Drawing;
  readonly arrows: readonly MapArrow[];
  /** Pixels for a unit. */
  readonly scale: number;
}

const colourOf = ({ seat }: MapArrow) => (seat === undefined ? 'var(--line)' : lookOf(seat).colour);

function drawn({ drawing, arrows, scale }: Props): { arrow: MapArrow; bend: Bend }[] {
  return arrows.flatMap((arrow) => {
    const bend = bendOf(drawing, arrow, arrows, scale);
    return bend === null ? [] : [{ arrow, bend }];
  });
}

/** Ways between regions: dashed when planned, solid when done. */
export function Arrows(props: Props) {
  return drawn(props).map(({ arrow, bend: { path, end, turn } }) => (
    <g key={arrow.id} className={style.arrow} data-planned={arrow.planned ?? false}>
      {arrow.about !== undefined && (
        <path className={style.arrowReach} d={path} data-arrow={arrow.id}>
          <title>{arrow.about}</title>
        </path>
      )}
      <path className={style.arrowHalo} d={path} />
      <path className={style.arrowLine} d={path} style={{ stroke: colourOf(arrow) }} />
      <path
        className={style.arrowHead}
        d="M9 0L-11 -10V10Z"
        style={{
          transform: `translate(${end[0]}px, ${end[1]}px) scale(calc(1 / var(--scale))) rotate(${turn}deg)`,
          fill: colourOf(arrow),
        }}
      />
    </g>
  ));
}

interface LabelProps extends Props {
  /** What counters and names take of the map, in pixels. */
  readonly taken: readonly Box[];
}

/** Their numbers, above everything else. */
export function ArrowLabels({ drawing, arrows, scale, taken }: LabelProps) {
  const discs = useMemo(() => discsOf(drawing, arrows, scale, taken), [drawing, arrows, scale, taken]);
  return arrows.map((arrow) => {
    const at = discs.get(arrow.id);
    if (at === undefined) return null;
    const ink = arrow.seat === undefined ? 'var(--halo)' : lookOf(arrow.seat).label;
    return (
      <g
        key={arrow.id}
        className={style.arrowLabel}
        style={{ transform: `translate(${at[0]}px, ${at[1]}px) scale(calc(1 / var(--scale)))` }}
      >
        <circle r="14" style={{ fill: colourOf(arrow) }} />
        <text y="4.8" style={{ fill: ink }}>
          {arrow.label}
        </text>
      </g>
    );
  });
}
