import { memo } from 'react';
import { lookOf } from '../seats/seats.ts';
import { seatsOf } from './arrange.ts';
import type { Drawing } from './drawing.ts';
import style from './map.module.css';
import { patternId } from './Patterns.tsx';
import type { MapRegion } from './region.ts';

interface Props {
  readonly map: string;
  readonly drawing: Drawing;
  readonly regions: readonly MapRegion[];
  /** It is never veiled. */
  readonly selected: string | null;
}

/** Land with colours and patterns, mountains, borders and coasts; a veil over what cannot be chosen. */
export const Land = memo(function Land({ map, drawing, regions, selected }: Props) {
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
            data-lit={region.lit ?? false}
            style={region.owner === null ? undefined : { fill: fill(region.owner) }}
          />
        );
      })}
      {seatsOf(regions).map((seat) => (
        <path
          key={seat}
          className={style.band}
          d={bodiesOf(drawing, regions, seat)}
          clipPath={`url(#${CSS.escape(clipId(map, seat))})`}
          style={{ stroke: lookOf(seat).colour }}
        />
      ))}
      <path className={style.mountains} d={drawing.mountains} />
      <path className={style.slopes} d={drawing.slopes} />
      <path className={style.borders} d={drawing.borders} />
      <path className={style.coast} d={drawing.coast} />
      <path
        className={style.veil}
        d={veiledOf(regions, selected)
          .flatMap((id) => drawing.regions.get(id)?.path ?? [])
          .join('')}
      />
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
    </g>
  );
});

/** What steps back: whatever cannot be chosen while something can; otherwise what the board says. */
export function veiledOf(regions: readonly MapRegion[], selected: string | null): string[] {
  const asks = regions.some(({ lit }) => lit);
  return regions
    .filter(({ id, pale, lit, dim }) => !pale && id !== selected && (asks ? !lit : dim))
    .map(({ id }) => id);
}

const clipId = (map: string, seat: number) => `${map}-land-${seat}`;

const bodiesOf = (drawing: Drawing, regions: readonly MapRegion[], seat: number) =>
  regions.flatMap(({ id, owner }) => (owner === seat ? (drawing.regions.get(id)?.path ?? []) : [])).join('');

/** The land of each seat: inside it its colour follows the borders. */
export const Lands = memo(function Lands({ map, drawing, regions }: Omit<Props, 'selected'>) {
  return (
    <defs>
      {seatsOf(regions).map((seat) => (
        <clipPath key={seat} id={clipId(map, seat)}>
          <path d={bodiesOf(drawing, regions, seat)} />
        </clipPath>
      ))}
    </defs>
  );
});
