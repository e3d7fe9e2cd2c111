import type { Language } from '@entente/engine';
import { Maximize, Minus, Plus } from 'lucide-react';
import {
  type KeyboardEvent,
  lazy,
  type MouseEvent,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../ui/Button.tsx';
import type { Say } from '../words/index.ts';
import { apartAt, arranged, labelsOf, placesOf, seatsOf } from './arrange.ts';
import { Beyond } from './Beyond.tsx';
import { Counters, Reaches } from './Counters.tsx';
import { ARROWS, towards } from './direction.ts';
import type { Drawing } from './drawing.ts';
import { keepNamesInside } from './edges.ts';
import { Find } from './Find.tsx';
import type { Point } from './file.ts';
import { Land, Lands, veiledOf } from './Land.tsx';
import { roomFor, takenBy } from './labels.ts';
import style from './map.module.css';
import { Outlines, onlyTarget } from './Outlines.tsx';
import { Patterns } from './Patterns.tsx';
import { arrowUnder, pressedRegion, under } from './press.ts';
import { type MapArrow, type MapRegion, seenFrom } from './region.ts';
import { CLOSE, coversOf, useCamera } from './useCamera.ts';
import { WaterNames, waterLabels } from './WaterNames.tsx';
import { Waters } from './Waters.tsx';

const Arrows = lazy(async () => ({ default: (await import('./Arrows.tsx')).Arrows }));
const ArrowLabels = lazy(async () => ({ default: (await import('./Arrows.tsx')).ArrowLabels }));

interface Props {
  readonly drawing: Drawing;
  /** What the map is called. */
  readonly label: string;
  readonly regions: readonly MapRegion[];
  readonly arrows?: readonly MapArrow[];
  readonly selected: string | null;
  /** A target that waits to be confirmed. */
  readonly aimed?: string | null;
  /** Neighbours in the sense of the game, for the arrow keys. */
  neighbours(id: string): readonly string[];
  /** By a key the sheet that opens should take the focus. */
  onChoose(id: string, by: 'pointer' | 'key'): void;
  /** An arrow that tells something was pressed, away from any counter. */
  onArrow?(id: string): void;
  /** What is brought into view: these; without any what is lit, else `home`. */
  readonly look?: readonly string[];
  readonly home: readonly string[];
  /** The nearest that the camera comes by itself to targets and to `look`, in pixels for a unit. */
  readonly near?: number;
  /** A view that the player has chosen is kept until this is another. */
  readonly phase: string;
  readonly language: Language;
  readonly say: Say;
}

/**
 * Scales to which the map zooms by itself, in pixels for a unit: for the player's own regions, and for what can
 * be chosen.
 */
const HOME_SCALE = 2.2;
const TARGET_SCALE = 3.6;
/** How far counters reach below their middle at least, in pixels. */
const ROUND = 30;

const NOTHING: readonly string[] = [];
const NO_ARROWS: readonly MapArrow[] = [];

/** A world of regions that zooms and pans. Its counters are buttons, one stop of the tab key, walked by arrow keys. */
export function WorldMap(props: Props) {
  const { selected, say, language, arrows = NO_ARROWS, look = NOTHING, home, phase } = props;
  const { near = TARGET_SCALE } = props;
  const id = useId();
  const frame = useRef<SVGSVGElement>(null);
  const world = useRef<SVGGElement>(null);
  const waters = useRef<SVGSVGElement>(null);
  const touch = useMemo(() => matchMedia('(pointer: coarse)').matches, []);
  const hovers = useMemo(() => matchMedia('(hover: hover)').matches, []);
  const [focused, setFocused] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  /** Where the keys were last: there they come back to. */
  const [last, setLast] = useState<string | null>(null);
  const { camera, scale, rest } = useCamera({ frame, world, waters }, props.drawing);
  const targets = useMemo(() => props.regions.filter(({ lit }) => lit), [props.regions]);
  const matters = look.length > 0 ? look : targets.length > 0 ? targets.map((target) => target.id) : home;
  const wanted = matters.join(' ');
  // A place that opens brings a sheet with it: by a mouse there is room for all that matters beside it.
  const pointed = props.aimed ?? selected;
  const opened = touch ? null : pointed;
  const revealed = useRef(opened);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other places, another phase or a sheet move the world
  useEffect(() => {
    const moves = camera.attend({
      places: placesOf(props.drawing, matters),
      phase,
      foot: Math.max(0, ...targets.map(({ depth = 0 }) => depth - ROUND)),
      close: look.length + targets.length === 0 ? Math.min(near, HOME_SCALE) : near,
      near: (k) => (touch ? apartAt(props.drawing, props.regions, k, CLOSE) : 0),
    });
    const isNew = revealed.current !== opened;
    revealed.current = opened;
    const place = opened === null || !isNew ? undefined : props.drawing.places.get(opened);
    if (!moves && place !== undefined) camera.reveal(place);
  }, [camera, wanted, phase, opened, props.drawing]);
  const regions = useMemo(
    () => seenFrom(props.regions, scale * props.drawing.width, touch),
    [props.regions, props.drawing, scale, touch],
  );
  const drawing = useMemo(
    () => arranged(props.drawing, regions, scale, touch),
    [props.drawing, regions, scale, touch],
  );
  useEffect(() => {
    const place = pointed === null ? undefined : props.drawing.places.get(pointed);
    if (!touch || place === undefined) return;
    camera.reveal(place);
    const sheet = frame.current?.closest('[data-fill]')?.querySelector('[data-cover][data-open="true"]');
    if (sheet === null || sheet === undefined) return;
    // What it says may come after it.
    let height = sheet.clientHeight;
    const grows = new ResizeObserver(() => {
      if (sheet.clientHeight > height) camera.reveal(place);
      height = sheet.clientHeight;
    });
    grows.observe(sheet);
    return () => grows.disconnect();
  }, [camera, pointed, touch, props.drawing]);
  useFitKey(camera.fit);
  const open = useMemo(() => regions.filter(({ pale }) => !pale), [regions]);
  const seats = useMemo(() => seatsOf(regions), [regions]);
  const veiled = useMemo(() => new Set(veiledOf(regions, selected)), [regions, selected]);
  const labels = useMemo(
    () => [...labelsOf(drawing, regions, selected), ...waterLabels(drawing, language, scale)],
    [drawing, regions, selected, language, scale],
  );
  const named = useMemo(() => roomFor(labels, scale), [labels, scale]);
  const taken = useMemo(() => takenBy(labels, named, scale), [labels, named, scale]);
  const names = labels.flatMap(({ id, text, at, depth }) =>
    named.has(id) ? `${text} ${at.join()} ${depth}` : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: to measure them takes long, so only when they differ
  useEffect(() => {
    if (frame.current !== null) keepNamesInside(frame.current, coversOf(frame.current));
  }, [names.join()]);
  const aimed = useMemo(
    () => [...onlyTarget(regions), ...(props.aimed == null ? [] : [props.aimed])],
    [regions, props.aimed],
  );
  const stop = [focused ?? last, selected, open.find(({ lit }) => lit)?.id, open[0]?.id].find(
    (one) => one !== undefined && open.some((region) => region.id === one),
  );

  const onKey = (event: KeyboardEvent<SVGSVGElement>) => {
    const here = (event.target as Element).closest<SVGElement>('[data-region]')?.dataset.region;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') camera.zoomBy(1.5);
    else if (event.key === '-') camera.zoomBy(1 / 1.5);
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
  const onFocus = useCallback(
    (region: string | null, byKey = false) => {
      setFocused(region);
      if (region !== null) setLast(region);
      const place = region === null ? undefined : drawing.places.get(region);
      // A focus that comes back by itself moves nothing.
      if (byKey && place !== undefined) camera.reveal(place);
    },
    [camera, drawing],
  );
  const about = hovered === null ? undefined : regions.find((region) => region.id === hovered)?.about;
  const copies = drawing.endless ? [-1, 0, 1] : [0];
  return (
    <div className={style.map}>
      <Waters drawing={props.drawing} layer={waters} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no field set */}
      <svg
        ref={frame}
        className={style.frame}
        role="group"
        aria-label={props.label}
        onKeyDown={onKey}
        onClick={onClick}
        onPointerOver={({ target }) => {
          if (hovers) setHovered(under(target));
        }}
        onPointerLeave={() => setHovered(null)}
      >
        <Patterns map={id} seats={seats} />
        <Lands map={id} drawing={props.drawing} regions={regions} />
        <g ref={world}>
          {copies.map((copy) => (
            <g key={copy} transform={`translate(${copy * drawing.width} 0)`}>
              <Land map={id} drawing={props.drawing} regions={regions} selected={selected} />
              <Outlines
                drawing={props.drawing}
                regions={regions}
                selected={selected}
                aimed={aimed}
                looked={[focused, hovered]}
              />
              <WaterNames drawing={props.drawing} language={language} named={named} />
              {arrows.length > 0 && (
                <Suspense>
                  <Arrows drawing={drawing} arrows={arrows} scale={scale} />
                </Suspense>
              )}
              <Reaches drawing={drawing} regions={regions} />
              <Counters
                drawing={drawing}
                regions={regions}
                named={named}
                veiled={veiled}
                selected={selected}
                stop={stop ?? null}
                copy={copy !== 0}
                onFocus={onFocus}
              />
              {arrows.length > 0 && (
                <Suspense>
                  <ArrowLabels drawing={drawing} arrows={arrows} scale={scale} taken={taken} />
                </Suspense>
              )}
            </g>
          ))}
        </g>
      </svg>
      {rest !== null && (
        <Beyond
          drawing={props.drawing}
          places={placesOf(
            props.drawing,
            targets.map((target) => target.id),
          )}
          rest={rest}
          show={camera.show}
          say={say}
        />
      )}
      {about !== undefined && (
        <p className={style.about} aria-hidden="true">
          {about}
        </p>
      )}
      <Find regions={open} goTo={goTo} back={() => goTo(stop ?? '')} say={say} />
      <div className={style.buttons} data-cover="">
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
        <Button className={style.button} aria-label={say('map.fit')} onClick={camera.fit}>
          <Maximize size={18} aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

/** Anywhere on the screen, 0 goes back to what matters. */
function useFitKey(fit: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyped = (event.target as Element).closest('input, textarea, select, dialog') !== null;
      if (event.key !== '0' || event.ctrlKey || event.metaKey || event.altKey || isTyped) return;
      event.preventDefault();
      fit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [fit]);
}
