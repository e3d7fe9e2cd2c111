import type { Drawing } from './drawing.ts';
import style from './map.module.css';
import { patternId } from './Patterns.tsx';
import type { MapRegion } from './region.ts';

interface Props {
  readonly map: string;
  readonly drawing: Drawing;
  readonly regions: readonly MapRegion[];
  readonly selected: string | null;
  readonly focused: string | null;
}

/** Seas, land, colours and patterns; above them the outlines of what is lit and chosen. */
export function Land({ map, drawing, regions, selected, focused }: Props) {
  const shapeOf = (id: string) => drawing.regions.get(id) ?? drawing.seas.get(id);
  const fill = (seat: number) => `url(#${CSS.escape(patternId(map, seat))})`;
  return (
    <g>
      {regions.map((region) => {
        const sea = drawing.seas.get(region.id);
        if (sea === undefined) return null;
        return <path key={region.id} className={style.sea} d={sea.path} data-region={region.id} />;
      })}
      <path className={style.seaLines} d={drawing.seaLines} />
      <path className={style.rest} d={drawing.rest} />
      {regions.map((region) => {
        const shape = drawing.regions.get(region.id);
        if (shape === undefined) return null;
        return (
          <path
            key={region.id}
            className={style.land}
            d={shape.path}
            data-region={region.id}
            data-pale={region.pale ?? false}
            style={region.owner === null ? undefined : { fill: fill(region.owner) }}
          />
        );
      })}
      {regions.map((region) => {
        const shape = shapeOf(region.id);
        if (shape === undefined || !region.dim) return null;
        return <path key={region.id} className={style.veil} d={shape.path} />;
      })}
      {regions.map((region) => {
        const shape = shapeOf(region.id);
        if (shape === undefined || region.ahead === undefined) return null;
        return (
          <path
            key={region.id}
            className={style.ahead}
            d={shape.body}
            style={region.ahead === null ? undefined : { stroke: fill(region.ahead) }}
          />
        );
      })}
      {regions.map((region) => {
        const shape = shapeOf(region.id);
        const state = stateOf(region, selected, focused);
        if (shape === undefined || state === null) return null;
        return (
          <g key={region.id} className={style.ring} data-state={state}>
            <path d={shape.body} />
            <path d={shape.body} />
          </g>
        );
      })}
    </g>
  );
}

function stateOf(region: MapRegion, selected: string | null, focused: string | null) {
  if (region.id === selected) return 'selected';
  if (region.id === focused) return 'focused';
  return region.lit && !region.quiet ? 'lit' : null;
}
