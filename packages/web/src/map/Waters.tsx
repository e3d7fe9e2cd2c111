import { memo, type RefObject, useId } from 'react';
import type { Drawing } from './drawing.ts';
import style from './map.module.css';

/** Widths of the lines along the coasts, in pixels, the farthest first. */
const LINES = [30, 20, 11] as const;

interface Props {
  readonly drawing: Drawing;
  readonly layer: RefObject<SVGSVGElement | null>;
}

/**
 * The sea below the land: graticule and lines along the coasts. It is a picture of its own, because wide lines take long
 * to draw: while the world moves, so does the picture; it is redrawn when the world rests.
 */
export const Waters = memo(function Waters({ drawing, layer }: Props) {
  const id = useId();
  const { width, endless } = drawing;
  return (
    <svg ref={layer} className={style.waters} aria-hidden="true">
      <g>
        <g id={id}>
          <path className={style.graticule} d={drawing.graticule} />
          {LINES.map((line) => (
            <g key={line} data-line={line}>
              <path className={style.waterLine} d={drawing.coast} strokeWidth={line} />
              <path className={style.shelf} d={drawing.coast} strokeWidth={line - 2} />
            </g>
          ))}
        </g>
        {endless && [-width, width].map((x) => <use key={x} href={`#${id}`} x={x} />)}
      </g>
    </svg>
  );
});
