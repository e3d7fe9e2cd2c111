import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { neighbours, REGION_OF, REGIONS, type Region } from '@entente/game-ideology';
import { describe, expect, test } from 'vitest';
import { apartAt, apartBy } from './arrange.ts';
import { bendOf } from './bend.ts';
import { ARROWS, shortest, towards } from './direction.ts';
import { discsOf } from './discs.ts';
import { drawingOf } from './drawing.ts';
import type { MapFile, Point } from './file.ts';
import { foundIn } from './found.ts';
import { beyond, densest, fitted, onScreen, shiftOf, shortWay, together } from './frame.ts';
import { freeOf, grown } from './free.ts';
import { veiledOf } from './Land.tsx';
import { type Label, roomFor } from './labels.ts';
import { onlyTarget } from './Outlines.tsx';
import { crowdAt, nearest } from './pick.ts';
import { type MapRegion, seenFrom } from './region.ts';
import { between, held, inFrame, inWorld, pinned } from './sight.ts';
import { spread } from './spread.ts';

const read = (game: string) =>
  readFileSync(new URL(`../../../games/${game}/map/world.json`, import.meta.url), 'utf8');
const mapOf = (game: string) => drawingOf(JSON.parse(read(game)) as MapFile);

describe.each([
  ['ideology', 43, 0, 0],
  ['venonta', 12, 0, 0],
  ['attack', 89, 40, 4],
])('the map of %s', (game, lands, seas, dots) => {
  const { regions, seas: waters, places, width, height } = mapOf(game);

  test('has every region, and a place on it', () => {
    expect(regions.size + dots).toBe(lands);
    expect(waters.size).toBe(seas);
    for (const id of [...regions.keys(), ...waters.keys()]) expect([id, places.has(id)]).toEqual([id, true]);
    for (const [id, [x, y]] of places)
      expect([id, x >= 0 && x <= width && y >= 0 && y <= height]).toEqual([id, true]);
  });

  test('is light', () => {
    expect(gzipSync(read(game)).length).toBeLessThan(31_000);
  });
});

test('the map of Ideology knows the regions of the game by their names', () => {
  const { regions } = mapOf('ideology');
  expect([...regions.keys()].sort()).toEqual([...REGIONS].sort());
});

test('lines between seas leave out the edges, where the world goes on', () => {
  const { seaLines, width, height } = mapOf('attack');
  const ends = [...seaLines.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(ends.length).toBeGreaterThan(100);
  expect(ends.filter(([ax, , bx]) => ax === bx && (ax === 0 || ax === width))).toEqual([]);
  expect(ends.filter(([, ay, , by]) => ay === by && (ay === 0 || ay === height))).toEqual([]);
  expect(mapOf('ideology').seaLines).toBe('');
});

test('what thick lines go around is the main land, not every islet', () => {
  const canada = mapOf('ideology').regions.get('canada');
  expect(canada?.body.match(/M/g)).toHaveLength(1);
  expect(canada?.path.match(/M/g)?.length).toBeGreaterThan(10);
});

describe('arrow keys', () => {
  const { places } = mapOf('ideology');
  const ways = {
    places,
    ids: REGIONS,
    round: 0,
    neighbours: (id: string) => neighbours({ atlas: 0 }, REGION_OF[id as Region]).map((at) => REGIONS[at]),
  };
  const go = (from: string, arrow: string) => towards(from, ARROWS[arrow], ways);

  test('go to the neighbour that lies that way', () => {
    expect(go('united-states', 'ArrowUp')).toBe('canada');
    expect(go('united-states', 'ArrowDown')).toBe('mexico');
    expect(go('iran', 'ArrowRight')).toBe('pakistan');
    expect(go('iran', 'ArrowLeft')).toBe('iraq');
  });

  test('cross the sea to the nearest region where there is no neighbour', () => {
    expect(go('brazil', 'ArrowRight')).toBe('southern-africa');
    expect(go('new-zealand', 'ArrowDown')).toBeNull();
  });

  test('lead to every region from any other', () => {
    const reached = new Set<string>(['germany']);
    for (const id of reached)
      for (const arrow of Object.keys(ARROWS)) {
        const next = go(id, arrow);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(REGIONS.length);
  });

  test('take the short way around an endless world', () => {
    const ends = new Map<string, Point>([
      ['east', [990, 10]],
      ['west', [10, 10]],
    ]);
    const world = { places: ends, ids: ['east', 'west'], neighbours: () => [], round: 1000 };
    expect(towards('east', ARROWS.ArrowRight, world)).toBe('west');
    expect(towards('east', ARROWS.ArrowLeft, world)).toBeNull();
    expect(shortest(-980, 1000)).toBe(20);
  });
});

describe('names', () => {
  const label = (id: string, x: number, rank = 1): Label => ({
    id,
    at: [x, 50],
    text: 'Somewhere',
    reach: 10,
    depth: 10,
    rank,
  });

  test('appear where they have room, the important ones first', () => {
    const near = [label('a', 0), label('b', 40, 0)];
    expect([...roomFor(near, 1)]).toEqual(['b']);
    expect([...roomFor(near, 4)]).toEqual(['b', 'a']);
  });

  test('never lie over a counter', () => {
    const below: Label = { ...label('b', 0), at: [0, 70], text: '' };
    expect([...roomFor([label('a', 0, 0), below], 1)]).toEqual(['b']);
  });
});

test('counters that would lie upon each other step aside, and no farther than they must', () => {
  const counters = [
    { id: 'a', at: [100, 100] as const, reach: 10 },
    { id: 'b', at: [110, 100] as const, reach: 10 },
    { id: 'c', at: [300, 100] as const, reach: 10 },
  ];
  const near = spread(counters, 1);
  expect([near.get('a'), near.get('b'), near.get('c')]).toEqual([
    [95, 100],
    [115, 100],
    [300, 100],
  ]);
  expect(spread(counters, 2).get('a')).toEqual([100, 100]);
});

test('a press means the nearest counter within reach', () => {
  const world = {
    places: new Map<string, Point>([
      ['a', [100, 100]],
      ['b', [110, 100]],
      ['c', [1195, 100]],
    ]),
    endless: true,
    width: 1200,
  };
  const at = (point: Point) => nearest(point, 12, ['a', 'b', 'c'], world);
  expect([at([104, 100]), at([106, 100]), at([2, 100]), at([150, 100])]).toEqual(['a', 'b', 'c', null]);
});

test('what a finger cannot tell apart is a crowd', () => {
  const places = new Map<string, Point>([
    ['a', [10, 10]],
    ['b', [14, 13]],
    ['c', [60, 10]],
    ['d', [85, 10]],
    ['e', [2, 80]],
    ['f', [98, 80]],
  ]);
  const world = { places, endless: true, width: 100 };
  const at = (point: Point, ids = [...places.keys()]) => crowdAt(point, 22, ids, world);
  expect(at([11, 10])).toEqual({ place: [10, 10], apart: 5 });
  expect(at([11, 10], ['a', 'c'])).toBeNull();
  expect(at([70, 10])).toEqual({ place: [60, 10], apart: 25 });
  expect(at([55, 10])).toBeNull();
  expect(at([0, 80])?.apart).toBe(4);
});

test('an endless world always has its middle copy in the middle', () => {
  const left = (x: number) => x + shiftOf(x, 1, 1200, 800);
  for (const x of [0, 350, 450, -1000, -5000, 9000]) {
    expect(left(x)).toBeLessThanOrEqual(400);
    expect(left(x) + 1200).toBeGreaterThan(400);
  }
  expect(shiftOf(100, 1, 1200, 800)).toBe(0);
});

const EDGES = { top: 20, right: 20, bottom: 20, left: 20 };

test('places are shown as near as they fit into what is free, and no nearer than is good', () => {
  const two = fitted(
    [
      [0, 0],
      [100, 50],
    ],
    [300, 300],
    0.5,
    6,
    EDGES,
  );
  expect(two.k).toBe(2);
  expect(inFrame(two, [50, 25])).toEqual([150, 150]);
  expect(fitted([[10, 10]], [300, 300], 0.5, 5, EDGES).k).toBe(5);
  // A sheet at the right: the middle of what is left of the frame.
  expect(inFrame(fitted([[10, 10]], [300, 300], 0.5, 5, { ...EDGES, right: 120 }), [10, 10])).toEqual([
    100, 150,
  ]);
});

test('from near, as many places as can be seen are seen', () => {
  const places: Point[] = [
    [500, 10],
    [10, 10],
    [14, 12],
    [20, 10],
  ];
  const sight = densest(places, [300, 300], 5, EDGES);
  expect(sight.k).toBe(5);
  const world = { width: 1200, endless: false };
  expect(beyond(places, sight, [300, 300], EDGES, world)).toEqual({
    left: [],
    top: [],
    bottom: [],
    right: [[500, 10]],
  });
});

test('what goes over the edge of an endless world is seen together', () => {
  const world = { width: 1000, endless: true };
  expect(
    together(
      [
        [990, 5],
        [10, 5],
      ],
      world,
    ),
  ).toEqual([
    [990, 5],
    [1010, 5],
  ]);
  // Not around whichever comes first: that would show more of the world than need be.
  const wide: Point[] = [
    [100, 5],
    [400, 5],
    [650, 5],
  ];
  expect(together(wide, world)).toEqual(wide);
  expect(onScreen([10, 5], { x: -900, y: 0, k: 1 }, [200, 100], world)).toEqual([110, 5]);
  expect(shortWay({ x: -900, y: 0, k: 1 }, { x: 50, y: 0, k: 1 }, [200, 100], world).x).toBe(-950);
});

describe('what lies over a map', () => {
  const frame = { left: 0, right: 1440, top: 52, bottom: 784 };

  test('is nothing but a margin where there is nothing', () => {
    expect(freeOf(frame, [])).toEqual({ top: 14, right: 14, bottom: 14, left: 14 });
  });

  test('takes the side of an open sheet, and a row at the top', () => {
    const sheet = { left: 1074, right: 1426, top: 66, bottom: 600 };
    const track = { left: 14, right: 400, top: 66, bottom: 150 };
    const buttons = { left: 14, right: 146, top: 730, bottom: 770 };
    expect(freeOf(frame, [sheet, track, buttons])).toEqual({ top: 64, right: 380, bottom: 14, left: 14 });
  });

  test('takes the foot of a phone', () => {
    const phone = { left: 0, right: 390, top: 48, bottom: 600 };
    const below = { left: 0, right: 390, top: 400, bottom: 600 };
    expect(freeOf(phone, [below]).bottom).toBe(214);
    expect(grown(below, phone)).toEqual(below);
  });

  test('a sheet that has opened takes its side before its content has come', () => {
    const opening = { left: 1074, right: 1426, top: 66, bottom: 120 };
    expect(freeOf(frame, [opening]).right).toBe(14);
    expect(freeOf(frame, [grown(opening, frame)]).right).toBe(380);
  });
});

describe('arrows', () => {
  const world = {
    places: new Map<string, Point>([
      ['a', [0, 0]],
      ['b', [100, 0]],
    ]),
    width: 1000,
    endless: false,
  };
  const there = { from: 'a', to: 'b' };
  const back = { from: 'b', to: 'a' };

  test('bend upwards, away from names, and stay clear of counters', () => {
    const bend = bendOf(world, there, [there], 2);
    expect(bend?.middle).toEqual([50, -9]);
    expect(bend?.end[0]).toBeCloseTo(100 - 12 * Math.cos(Math.atan2(18, 50)));
    expect(bendOf(world, back, [back], 2)?.middle).toEqual([50, -9]);
  });

  test('there and back do not lie upon each other', () => {
    const both = [there, back].map((arrow) => bendOf(world, arrow, [there, back], 2)?.middle[1]);
    expect(both).toEqual([-9, 9]);
  });

  test('the discs with their numbers lie beside counters, names and each other', () => {
    const arrow = { id: 'a b', ...there, label: '1' };
    const middle = bendOf(world, there, [there], 2)?.middle;
    expect(discsOf(world, [arrow], 2, []).get('a b')).toEqual(middle);
    const [x, y] = (middle ?? [0, 0]).map((each) => 2 * each);
    const counter = { left: x - 10, right: x + 10, top: y - 10, bottom: y + 10 };
    const beside = discsOf(world, [arrow, { ...arrow, id: 'again' }], 2, [counter]);
    const at = [...beside.values()].map(([place]) => 2 * place);
    expect(Math.abs(at[0] - x)).toBeGreaterThanOrEqual(25);
    expect(Math.abs(at[1] - at[0])).toBeGreaterThanOrEqual(29);
  });

  test('are left out without two places', () => {
    expect(bendOf(world, { from: 'a', to: 'a' }, [], 1)).toBeNull();
    expect(bendOf(world, { from: 'a', to: 'z' }, [], 1)).toBeNull();
  });
});

describe.each(['ideology', 'venonta', 'attack'])('by a finger, %s', (game) => {
  const drawing = mapOf(game);
  const all = [...drawing.places.keys()]
    .filter((id) => !id.startsWith('water-'))
    .map((id): MapRegion => ({ id, name: id, about: id, owner: null, lit: true, reach: 10 }));

  test('has room for every target when it is near enough', () => {
    expect(apartBy(drawing, all, apartAt(drawing, all, 0.5, 8))).toBeGreaterThanOrEqual(43);
  });
});

describe('what is lit', () => {
  const region = (id: string, more: Partial<MapRegion> = {}): MapRegion => ({
    id,
    name: id,
    about: id,
    owner: null,
    ...more,
  });

  test('veils the rest, but neither what is chosen nor what is not in play', () => {
    const some = [region('a', { lit: true }), region('b'), region('c', { pale: true }), region('d')];
    expect(veiledOf(some, 'd')).toEqual(['b']);
    expect(veiledOf([region('a'), region('b', { dim: true })], null)).toEqual(['b']);
  });

  test('is outlined at once only where there is no other', () => {
    const [a, b] = [region('a', { lit: true }), region('b', { lit: true })];
    expect(onlyTarget([a, region('c')])).toEqual(['a']);
    expect(onlyTarget([a, b])).toEqual([]);
  });
});

test('counters are those from afar in a small world, those from near in a large one', () => {
  const region = {
    id: 'a',
    name: 'A',
    about: 'A',
    owner: null,
    reach: 10,
    far: { reach: 4 },
    near: { reach: 40 },
  };
  const plain = { id: 'b', name: 'B', about: 'B', owner: null, reach: 10 };
  const reach = (width: number) => seenFrom([region, plain], width).map((seen) => seen.reach);
  expect(reach(300)).toEqual([4, 10]);
  expect(reach(1000)).toEqual([10, 10]);
  expect(reach(2000)).toEqual([12, 12]);
  expect(reach(8000)).toEqual([40, 14]);
});

describe('a sight of the world', () => {
  const frame: Point = [400, 200];

  test('is pinned at a place, and that place is found there again', () => {
    const sight = pinned([30, 40], [100, 120], 2.5);
    expect(inFrame(sight, [30, 40])).toEqual([100, 120]);
    expect(inWorld(sight, [100, 120])).toEqual([30, 40]);
  });

  test.each([
    ['dragged too far to the right', { x: 70, y: 0, k: 4 }, { x: 0, y: 0 }],
    ['dragged too far to the left and up', { x: -900, y: -500, k: 4 }, { x: -400, y: -200 }],
    ['in between', { x: -90, y: -50, k: 4 }, { x: -90, y: -50 }],
    ['of a world smaller than the frame', { x: 300, y: 10, k: 1 }, { x: 100, y: 50 }],
  ])('%s shows no more than the world', (_what, sight, place) => {
    expect(held(sight, frame, [0, 0], [200, 100])).toMatchObject(place);
  });

  test('goes on for ever where the world does', () => {
    const far = Number.POSITIVE_INFINITY;
    const sight = { x: -5000, y: 30, k: 4 };
    expect(held(sight, frame, [-far, 0], [far, 100])).toEqual({ ...sight, y: 0 });
  });

  test('travels around one fixed point from beginning to end', () => {
    const [from, to] = [pinned([0, 0], [0, 0], 1), pinned([50, 20], [200, 100], 4)];
    expect(between(from, to, frame, 0)).toEqual(from);
    expect(inFrame(between(from, to, frame, 1), [50, 20])).toEqual([200, 100]);
    const half = between(from, to, frame, 0.5);
    expect(half.k).toBeCloseTo(2);
    // The place that both sights have at the same point of the frame has not moved.
    const still: Point = [0, -20 / 3];
    for (const sight of [from, half, to]) expect(inFrame(sight, still)[0]).toBeCloseTo(0);
    for (const sight of [from, half, to]) expect(inFrame(sight, still)[1]).toBeCloseTo(-20 / 3);
  });
});

test.each([
  ['south a', 'south-asia'],
  ['SOUTH AFRICA', 'south-africa'],
  ['rica', 'south-africa'],
  [' asia ', 'asia'],
  ['atlantis', null],
  [' ', null],
])('the letters “%s” find %s', (letters, region) => {
  const regions = [
    { id: 'south-asia', name: 'South Asia' },
    { id: 'south-africa', name: 'South Africa' },
    { id: 'asia', name: 'Asia' },
  ];
  expect(foundIn(regions, letters)).toBe(region);
});
