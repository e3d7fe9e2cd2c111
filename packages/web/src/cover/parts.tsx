/** What covers are drawn with. They are drawn once, by `node scripts/covers.mjs`: a page only shows the picture. */
import type { ReactNode } from 'react';
import { feature, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { MapFile } from '../map/file.ts';
import { lookOf } from '../seats/seats.ts';
import { SHAPES } from '../seats/shapes.ts';

/** The size of every cover. Lists show a strip across its middle. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The colour of a seat. */
export const colour = (seat: number): string => lookOf(seat).colour;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A picture with a ground of its own: one colour above, one below. */
export function Scene({ from, to, children }: { from: string; to: string; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <linearGradient id="ground" x2="0" y2="1">
        <stop stopColor={from} />
        <stop offset="1" stopColor={to} />
      </linearGradient>
      <path fill="url(#ground)" d={`M0 0H${WIDTH}V${HEIGHT}H0Z`} />
      {children}
    </svg>
  );
}

/** The sign of a seat, with its middle at a point. */
export function Sign({ seat, x, y, size = 44 }: Point & { seat: number; size?: number }) {
  const { path } = SHAPES[lookOf(seat).shape];
  const scale = size / 32;
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`}>
      <path fill="none" stroke="#fbf8f1" strokeWidth={6 / scale} strokeLinejoin="round" d={path} />
      <path fill={colour(seat)} stroke="#1d2733" strokeWidth="1.4" strokeLinejoin="round" d={path} />
    </g>
  );
}

/** The part of a map that fills a cover: its left and upper edge, and how wide it is. */
export interface CoverView {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
}

/** Where a place of the map is on the cover. */
export function placed(file: MapFile, { left, top, wide }: CoverView, place: string): Point {
  const [x, y] = file.places[place];
  const scale = WIDTH / wide;
  return { x: Math.round((x - left) * scale), y: Math.round((y - top) * scale) };
}

/** Smallest area that is drawn, in square pixels; lines lose corners smaller than that. */
const LEAST_CORNER = 12;
const LEAST_ISLAND = 120;

interface Land {
  readonly paths: readonly { readonly id: string; readonly d: string }[];
  readonly borders: string;
}

/** The land of the real map, with fewer corners. */
export function landOf(file: MapFile, { left, top, wide }: CoverView): Land {
  const scale = WIDTH / wide;
  const exact = presimplify(file.topology);
  const islands = filter(exact, filterWeight(exact, LEAST_ISLAND / scale ** 2));
  const topology = simplify(islands, LEAST_CORNER / scale ** 2) as typeof file.topology;
  const place = ([x, y]: readonly number[]) => [
    Math.round((x - left) * scale),
    Math.round((y - top) * scale),
  ];
  const line = (points: readonly (readonly number[])[]) => {
    const places = points.map(place);
    const isSeen = places.some(([x, y]) => x > -60 && x < WIDTH + 60 && y > -60 && y < HEIGHT + 60);
    return isSeen ? `M${places.map(([x, y]) => `${x} ${y}`).join('L')}` : '';
  };
  const polygons = (id: string | number | undefined) =>
    feature(topology, topology.objects.regions)
      .features.filter((one) => one.id === id)
      .flatMap(({ geometry }) =>
        geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.type === 'MultiPolygon'
            ? geometry.coordinates
            : [],
      );
  return {
    paths: topology.objects.regions.geometries.flatMap(({ id }) => {
      const d = polygons(id).flat().map(line).filter(Boolean).join('Z');
      return d === '' ? [] : [{ id: String(id), d: `${d}Z` }];
    }),
    borders: mesh(topology, topology.objects.regions, (a, b) => a !== b)
      .coordinates.map(line)
      .join(''),
  };
}

interface MapProps {
  readonly land: Land;
  readonly sea: string;
  readonly waves: string;
  readonly free: string;
  /** Seats by region. */
  readonly owners: Readonly<Record<string, number | undefined>>;
}

/** Land in the colours of its owners, and lines of water around it. */
export function World({ land, sea, waves, free, owners }: MapProps) {
  const owned = land.paths.flatMap(({ id, d }) => {
    const owner = owners[id];
    return owner === undefined ? [] : [{ id, d, owner }];
  });
  return (
    <>
      <defs>
        <path id="land" d={land.paths.map(({ d }) => d).join('')} strokeLinejoin="round" />
      </defs>
      {[46, 42, 30, 26, 15, 11].map((width, at) => (
        <use key={width} href="#land" fill="none" stroke={at % 2 === 0 ? waves : sea} strokeWidth={width} />
      ))}
      <use href="#land" fill={free} />
      {owned.map(({ id, d, owner }) => (
        <path key={id} d={d} fill={colour(owner)} />
      ))}
      <path d={land.borders} fill="none" stroke="#fbf8f1" strokeOpacity="0.55" strokeWidth="1.5" />
      <use href="#land" fill="none" stroke="#101820" strokeWidth="2" />
    </>
  );
}
