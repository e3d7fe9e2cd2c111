import { useId } from 'react';
import { lookOf } from '../seats/seats.ts';
import { shortest } from './direction.ts';
import type { Drawing } from './drawing.ts';
import style from './map.module.css';
import type { MapArrow } from './region.ts';

interface Props {
  readonly drawing: Drawing;
  readonly arrows: readonly MapArrow[];
  /** Pixels for a unit. */
  readonly scale: number;
}

/** The head stays clear of the counter that it points at, in pixels. */
const CLEAR = 22;

/** Ways between regions, bent so that there and back do not lie upon each other. */
export function Arrows({ drawing, arrows, scale }: Props) {
  const head = useId();
  if (arrows.length === 0) return null;
  return (
    <g>
      <defs>
        <marker
          id={head}
          viewBox="0 0 10 10"
          refX="8"
          refY="5"
          markerWidth="5"
          markerHeight="5"
          orient="auto"
        >
          <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
        </marker>
      </defs>
      {arrows.map((arrow) => {
        const path = bend(drawing, arrow, CLEAR / scale);
        if (path === null) return null;
        const colour = arrow.seat === undefined ? 'var(--line)' : lookOf(arrow.seat).colour;
        return (
          <g key={arrow.id}>
            {arrow.about !== undefined && (
              <path className={style.arrowReach} d={path} data-arrow={arrow.id}>
                <title>{arrow.about}</title>
              </path>
            )}
            <path className={style.arrowHalo} d={path} />
            <path
              className={style.arrow}
              d={path}
              data-planned={arrow.planned}
              style={{ stroke: colour }}
              markerEnd={`url(#${head})`}
            />
          </g>
        );
      })}
    </g>
  );
}

function bend({ places, width, endless }: Drawing, { from, to }: MapArrow, clear: number): string | null {
  const start = places.get(from);
  const end = places.get(to);
  if (start === undefined || end === undefined) return null;
  const dx = shortest(end[0] - start[0], endless ? width : 0);
  const dy = end[1] - start[1];
  const [mx, my] = [start[0] + dx / 2 + dy * 0.18, start[1] + dy / 2 - Math.abs(dx) * 0.18];
  const last = Math.max(1, Math.hypot(start[0] + dx - mx, end[1] - my));
  const part = Math.max(0, 1 - clear / last);
  const [x, y] = [mx + (start[0] + dx - mx) * part, my + (end[1] - my) * part];
  return `M${start[0]} ${start[1]}Q${mx} ${my} ${x} ${y}`;
}
