import type { Drawing } from './drawing.ts';
import style from './map.module.css';
import type { MapRegion } from './region.ts';

interface Props {
  readonly drawing: Drawing;
  readonly regions: readonly MapRegion[];
  readonly selected: string | null;
  /** What is aimed at: the only thing that can be chosen, a target that waits to be confirmed. */
  readonly aimed: readonly string[];
  /** Where pointer and focus are. */
  readonly looked: readonly (string | null)[];
}

/** Lines around regions that the player points at, aims at or has chosen, and no others. */
export function Outlines({ drawing, regions, selected, aimed, looked }: Props) {
  return regions.map((region) => {
    const { id, pale, lit } = region;
    // The cell of a sea has no visible shape: its counter says all.
    const shape = drawing.regions.get(id);
    const isLooked = looked.includes(id) && !pale;
    const isAimed = aimed.includes(id) || (isLooked && (lit ?? false));
    const state = id === selected ? 'selected' : isAimed ? 'aimed' : isLooked ? 'looked' : null;
    if (shape === undefined || state === null) return null;
    return (
      <g key={id} className={style.ring} data-state={state}>
        <path d={shape.body} />
        <path d={shape.body} />
      </g>
    );
  });
}

/** A single target is obvious at once. */
export function onlyTarget(regions: readonly MapRegion[]): string[] {
  const lit = regions.filter((region) => region.lit);
  return lit.length === 1 ? [lit[0].id] : [];
}
