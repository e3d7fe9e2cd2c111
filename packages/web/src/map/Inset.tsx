import { useId, useMemo } from 'react';
import { arranged, labelsOf, placesOf, seatsOf } from './arrange.ts';
import { Counters } from './Counters.tsx';
import type { Drawing } from './drawing.ts';
import type { Point } from './file.ts';
import { fitted } from './frame.ts';
import { Land } from './Land.tsx';
import { type Label, roomFor, widthOf } from './labels.ts';
import style from './map.module.css';
import { Patterns } from './Patterns.tsx';
import { pressedRegion, under } from './press.ts';
import type { MapRegion } from './region.ts';
import { inFrame, type Sight } from './sight.ts';

interface Props {
  readonly drawing: Drawing;
  readonly regions: readonly MapRegion[];
  /** The regions that it is about. */
  readonly area: readonly string[];
  readonly selected: string | null;
  /** Of the world beside it, pixels for a unit: an inset that is hardly nearer is not needed. */
  readonly scale: number;
  onChoose(id: string): void;
  onLook(id: string | null): void;
}

/** In pixels; the style sheet has the same numbers. */
const SIZE: Point = [252, 196];
const ROOM = 34;
/** What the world leaves free below it. */
export const INSET_FOOT = SIZE[1] + 8;
const NEARER = 1.4;

/**
 * A crowded part of the world once more, and larger. For eyes and pointer only: the counters on the world are what is
 * read and tabbed to.
 */
export function Inset({ drawing: world, regions, area, selected, scale, onChoose, onLook }: Props) {
  const id = useId();
  const view = useMemo(
    () => fitted(placesOf(world, area), SIZE, 0, Number.POSITIVE_INFINITY, ROOM),
    [world, area],
  );
  const drawing = useMemo(() => arranged(world, regions, view.k), [world, regions, view]);
  const named = useMemo(
    () =>
      roomFor(
        labelsOf(drawing, regions, selected).filter((label) => isInside(label, view)),
        view.k,
      ),
    [drawing, regions, selected, view],
  );
  if (view.k < scale * NEARER) return null;
  return (
    <svg
      className={style.inset}
      data-cover=""
      aria-hidden="true"
      ref={(svg) => svg?.style.setProperty('--scale', String(view.k))}
      onClick={(event) => {
        const hit = pressedRegion(
          event,
          drawing,
          regions.filter(({ pale }) => !pale),
        );
        if (hit !== null) onChoose(hit.id);
      }}
      onPointerOver={(event) => onLook(under(event.target))}
      onPointerLeave={() => onLook(null)}
    >
      <Patterns map={id} seats={seatsOf(regions)} scale={view.k} />
      <g transform={`translate(${view.x} ${view.y}) scale(${view.k})`}>
        <Land map={id} drawing={drawing} regions={regions} selected={selected} focused={null} />
        <Counters
          drawing={drawing}
          regions={regions}
          named={named}
          selected={selected}
          stop={null}
          copy
          onFocus={onLook}
        />
      </g>
    </svg>
  );
}

/** A name that would be cut off is not written. */
function isInside({ at, text }: Label, view: Sight): boolean {
  const half = widthOf(text) / 2;
  const [x] = inFrame(view, at);
  return x >= half && x <= SIZE[0] - half;
}
