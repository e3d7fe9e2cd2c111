import { Maximize, Minus, Plus, ZoomIn } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import type { Say } from '../words/index.ts';
import { Arrows } from './Arrows.tsx';
import { arranged, labelsOf, placesOf, seatsOf } from './arrange.ts';
import { Counters, Reaches } from './Counters.tsx';
import { ARROWS, towards } from './direction.ts';
import type { Drawing } from './drawing.ts';
import { keepNamesInside } from './edges.ts';
import { Find } from './Find.tsx';
import type { Point } from './file.ts';
import { INSET_FOOT, Inset } from './Inset.tsx';
import { Land } from './Land.tsx';
import { roomFor } from './labels.ts';
import style from './map.module.css';
import { Patterns } from './Patterns.tsx';
import { arrowUnder, pressedRegion, under } from './press.ts';
import { type MapArrow, type MapRegion, seenFrom } from './region.ts';
import { useCamera } from './useCamera.ts';

interface Props {
  readonly drawing: Drawing;
  /** What the map is called. */
  readonly label: string;
  readonly regions: readonly MapRegion[];
  readonly arrows?: readonly MapArrow[];
  readonly selected: string | null;
  /** Neighbours in the sense of the game, for the arrow keys. */
  neighbours(id: string): readonly string[];
  /** By a key the sheet that opens should take the focus. */
  onChoose(id: string, by: 'pointer' | 'key'): void;
  /** An arrow that tells something was pressed, away from any counter. */
  onArrow?(id: string): void;
  /** What the pointer or the focus is at; null when it leaves. */
  onLook?(id: string | null): void;
  /** Regions to begin with; otherwise the whole world. */
  readonly start?: readonly string[];
  /** Regions to bring into view as soon as they are others than before. */
  readonly look?: readonly string[];
  /** Regions that are too close together to be read in the whole world: they are shown larger in a corner. */
  readonly inset?: readonly string[];
  readonly say: Say;
}

/** A world of regions that zooms and pans. Its counters are buttons, one stop of the tab key, walked by arrow keys. */
export function WorldMap(props: Props) {
  const { selected, say } = props;
  const id = useId();
  const frame = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  /** Where the keys were last: there they come back to. */
  const [last, setLast] = useState<string | null>(null);
  const start = useMemo(() => placesOf(props.drawing, props.start ?? []), [props.drawing, props.start]);
  const { camera, scale, roomy } = useCamera(
    { frame, world },
    props.drawing,
    start.length === 0 ? null : start,
    props.inset === undefined ? 0 : INSET_FOOT,
  );
  const look = props.look?.join(' ') ?? '';
  useEffect(() => {
    if (look !== '') camera.show(placesOf(props.drawing, look.split(' ')));
  }, [camera, look, props.drawing]);
  const regions = useMemo(
    () => seenFrom(props.regions, scale * props.drawing.width),
    [props.regions, props.drawing, scale],
  );
  const drawing = useMemo(() => arranged(props.drawing, regions, scale), [props.drawing, regions, scale]);
  const open = useMemo(() => regions.filter(({ pale }) => !pale), [regions]);
  const seats = useMemo(() => seatsOf(regions), [regions]);
  const labels = useMemo(() => labelsOf(drawing, regions, selected), [drawing, regions, selected]);
  const named = useMemo(() => roomFor(labels, scale), [labels, scale]);
  const names = labels.flatMap(({ id, text, at, depth }) =>
    named.has(id) ? `${text} ${at.join()} ${depth}` : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: to measure them takes long, so only when they differ
  useEffect(() => {
    if (frame.current !== null) keepNamesInside(frame.current);
  }, [names.join()]);
  const stop = [focused ?? last, selected, open.find(({ lit }) => lit)?.id, open[0]?.id].find(
    (one) => one !== undefined && open.some((region) => region.id === one),
  );

  const onKey = (event: KeyboardEvent<SVGSVGElement>) => {
    const here = (event.target as Element).closest<SVGElement>('[data-region]')?.dataset.region;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') camera.zoomBy(1.5);
    else if (event.key === '-') camera.zoomBy(1 / 1.5);
    else if (event.key === '0') camera.whole();
    else if (here !== undefined && event.key === 'Enter') props.onChoose(here, 'key');
    // To inspect is to open without going there.
    else if (here !== undefined && event.key === ' ') props.onChoose(here, 'pointer');
    else if (here !== undefined && event.key in ARROWS) step(here, ARROWS[event.key]);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const step = (from: string, arrow: Point) => {
    const to = towards(from, arrow, {
      places: drawing.places,
      ids: open.map((region) => region.id),
      neighbours: props.neighbours,
      round: drawing.endless ? drawing.width : 0,
    });
    if (to !== null) goTo(to);
  };
  const goTo = (region: string) =>
    frame.current?.querySelector<SVGElement>(`[data-region="${CSS.escape(region)}"][role]`)?.focus();
  const onClick = (event: MouseEvent<SVGSVGElement>) => {
    const hit = pressedRegion(event, drawing, open);
    const arrow = arrowUnder(event.target);
    if (hit?.kind === 'crowd' && camera.approach(hit.place, hit.nearer)) return;
    if (hit !== null) props.onChoose(hit.id, 'pointer');
    else if (arrow !== null) props.onArrow?.(arrow);
  };
  const copies = drawing.endless ? [-1, 0, 1] : [0];
  return (
    <div className={style.map}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
      <svg
        ref={frame}
        className={style.frame}
        role="group"
        aria-label={props.label}
        onKeyDown={onKey}
        onClick={onClick}
        onPointerOver={(event) => props.onLook?.(under(event.target))}
        onPointerLeave={() => props.onLook?.(focused)}
      >
        <Patterns map={id} seats={seats} />
        <g ref={world}>
          {copies.map((copy) => (
            <g key={copy} transform={`translate(${copy * drawing.width} 0)`}>
              <Land map={id} drawing={drawing} regions={regions} selected={selected} focused={focused} />
              <Arrows drawing={drawing} arrows={props.arrows ?? []} scale={scale} />
              <Reaches drawing={drawing} regions={regions} />
              <Counters
                drawing={drawing}
                regions={regions}
                named={named}
                selected={selected}
                stop={stop ?? null}
                copy={copy !== 0}
                onFocus={(region) => {
                  setFocused(region);
                  if (region !== null) setLast(region);
                  props.onLook?.(region);
                  const place = region === null ? undefined : drawing.places.get(region);
                  if (place !== undefined) camera.reveal(place);
                }}
              />
            </g>
          ))}
        </g>
      </svg>
      {props.inset !== undefined && roomy && (
        <Inset
          drawing={props.drawing}
          regions={props.regions}
          area={props.inset}
          selected={selected}
          scale={scale}
          onChoose={(region) => props.onChoose(region, 'pointer')}
          onLook={(region) => props.onLook?.(region ?? focused)}
        />
      )}
      <Find regions={open} goTo={goTo} back={() => goTo(stop ?? '')} say={say} />
      <div className={style.buttons} data-cover="">
        {props.inset !== undefined && !roomy && (
          <Button
            className={style.button}
            aria-label={say('map.crowded')}
            onClick={() => camera.show(placesOf(props.drawing, props.inset ?? []))}
          >
            <ZoomIn size={18} aria-hidden="true" />
          </Button>
        )}
        <Button className={style.button} aria-label={say('map.nearer')} onClick={() => camera.zoomBy(1.6)}>
          <Plus size={18} aria-hidden="true" />
        </Button>
        <Button
          className={style.button}
          aria-label={say('map.farther')}
          onClick={() => camera.zoomBy(1 / 1.6)}
        >
          <Minus size={18} aria-hidden="true" />
        </Button>
        <Button className={style.button} aria-label={say('map.whole')} onClick={camera.whole}>
          <Maximize size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
