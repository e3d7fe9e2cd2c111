import { memo } from 'react';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { below } from './labels.ts';
import style from './map.module.css';
import type { MapRegion } from './region.ts';

interface Props {
  readonly drawing: Drawing;
  readonly regions: readonly MapRegion[];
  /** Those whose names have room. */
  readonly named: ReadonlySet<string>;
  readonly veiled: ReadonlySet<string>;
  readonly selected: string | null;
  /** The one that the tab key stops at. */
  readonly stop: string | null;
  /** A second picture of an endless world: it is pressed, but neither read nor tabbed to. */
  readonly copy: boolean;
  onFocus(region: string | null, byKey?: boolean): void;
}

/** Room for a finger around every counter; below all of them, so that no counter is covered by its neighbour's room. */
export const Reaches = memo(function Reaches({ drawing, regions }: Pick<Props, 'drawing' | 'regions'>) {
  return regions.map(({ id, pale = false }) => {
    const place = drawing.places.get(id);
    if (place === undefined || pale) return null;
    return <circle key={id} className={style.reach} style={placed(place)} data-region={id} />;
  });
});

function placed([x, y]: Point) {
  return { transform: `translate(${x}px, ${y}px) scale(calc(1 / var(--scale)))` };
}

/** Counters and names, always of the same size on the screen. */
export const Counters = memo(function Counters(props: Props) {
  const { drawing, regions, named, veiled, selected, stop, copy, onFocus } = props;
  return regions.map((region) => {
    const place = drawing.places.get(region.id);
    if (place === undefined) return null;
    const { id, name, pale = false, lit = false, water = false } = region;
    const { reach = 0, flat = reach, depth = flat } = region;
    const size = [reach, flat] as const;
    const dot = !water && !drawing.regions.has(id) && !drawing.seas.has(id);
    const inside = (
      <>
        {dot && <Ring className={style.dot} size={size} by={reach === 0 ? 5 : 4} />}
        {!pale && <Ring className={style.body} size={size} by={0} />}
        {lit && <Ring className={style.target} size={size} by={5} />}
        {id === selected && <Ring className={style.chosen} size={size} by={6} />}
        {region.size === 1 ? region.badge : <g transform={`scale(${region.size})`}>{region.badge}</g>}
        {named.has(id) && (
          <text
            className={water ? style.waterName : style.name}
            y={below(depth) + (lit ? 16 : 12)}
            data-name=""
            data-pale={pale}
          >
            {name}
          </text>
        )}
      </>
    );
    const at = placed(place);
    if (pale || copy)
      return (
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it takes the focus
        <g
          key={id}
          className={pale ? undefined : style.counter}
          style={at}
          data-region={id}
          data-lit={lit}
          data-veiled={veiled.has(id)}
          aria-hidden="true"
        >
          {inside}
        </g>
      );
    return (
      // biome-ignore lint/a11y/useSemanticElements: there is no button inside a drawing
      <g
        key={id}
        className={style.counter}
        style={at}
        data-region={id}
        data-lit={lit}
        data-veiled={veiled.has(id)}
        data-action={lit ? `region=${id}` : undefined}
        role="button"
        tabIndex={id === stop ? 0 : -1}
        aria-label={region.about}
        aria-pressed={id === selected}
        onFocus={({ currentTarget }) => onFocus(id, currentTarget.matches(':focus-visible'))}
        onBlur={() => onFocus(null)}
      >
        <Ring className={style.focus} size={size} by={6} />
        {inside}
      </g>
    );
  });
});

interface RingProps {
  readonly className: string | undefined;
  /** Half the width and half the height of what it surrounds. */
  readonly size: Point;
  /** How far it stays away. */
  readonly by: number;
}

/** Around a counter: a circle, or as long as the counter is. */
function Ring({ className, size: [reach, flat], by }: RingProps) {
  const [x, y] = [reach + by, flat + by];
  return <rect className={className} x={-x} y={-y} width={2 * x} height={2 * y} rx={Math.min(x, y)} />;
}
