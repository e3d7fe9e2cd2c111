import { describe, expect, test } from 'vitest';
import { LANES } from './lanes.ts';
import {
  CANAL_REGION,
  CANAL_SEAS,
  CONTINENT_OF,
  canalBetween,
  EDGES,
  IS_ZONE,
  MAPS,
  REGION_OF,
  REGIONS,
  type Region,
  SEA_OF,
  SEAS,
  type Sea,
  TOUCHES,
} from './map.ts';
import { CONTINENTS } from './terms.ts';

const { both, west, east } = MAPS;
const joined = (one: Region, other: Region, map = both) =>
  map.adjacent[REGION_OF[one]].includes(REGION_OF[other]);
const next = (one: Sea, other: Sea, map = both) => map.open[SEA_OF[one]].includes(SEA_OF[other]);
const lanes = (one: Region, other: Region) =>
  EDGES.filter(({ from, to, via }) => from === REGION_OF[one] && to === REGION_OF[other] && via.length > 0);

/** What can be reached from the first of these places. */
function reachable(places: readonly number[], neighbours: readonly (readonly number[])[]): number {
  const seen = [places[0]];
  for (const place of seen)
    for (const other of neighbours[place]) if (!seen.includes(other)) seen.push(other);
  return seen.length;
}

test('ATK-2.1 there are 89 named land regions and 40 named sea areas, 17 of them Sea Zones', () => {
  expect([REGIONS.length, SEAS.length, IS_ZONE.filter(Boolean).length, LANES.length]).toEqual([
    89, 40, 17, 54,
  ]);
  expect(new Set([...REGIONS, ...SEAS]).size).toBe(129);
});

test('ATK-2.2 a group of islands is one land region', () => {
  for (const islands of ['caribbean_islands', 'caroline_islands', 'solomon_islands'] as const)
    expect(TOUCHES[REGION_OF[islands]].length).toBeGreaterThan(0);
});

test('ATK-2.3 ATK-2.4 every border, lane and strait leads both ways', () => {
  for (const { from, to, via } of EDGES) {
    const back = EDGES.some(
      (edge) => edge.from === to && edge.to === from && edge.via.join() === via.toReversed().join(),
    );
    expect(back, `${REGIONS[from]} to ${REGIONS[to]}`).toBe(true);
  }
  for (const sea of both.seas) for (const other of both.open[sea]) expect(both.open[other]).toContain(sea);
});

test('ATK-2.4 a lane begins and ends where its regions touch the sea, and its areas lie beside each other', () => {
  for (const { from, to, via } of EDGES) {
    if (via.length === 0) continue;
    expect(TOUCHES[from]).toContain(via[0]);
    expect(TOUCHES[to]).toContain(via[via.length - 1]);
    for (let place = 1; place < via.length; place++) expect(both.open[via[place - 1]]).toContain(via[place]);
  }
});

test('ATK-2.5 regions that touch the same Sea Zone are joined through it', () => {
  for (const sea of SEAS.keys()) {
    const shore = [...REGIONS.keys()].filter((region) => TOUCHES[region].includes(sea));
    const through = EDGES.filter(({ via }) => via.length === 1 && via[0] === sea);
    if (IS_ZONE[sea]) expect(through.length).toBeGreaterThanOrEqual(shore.length * (shore.length - 1));
  }
  expect(lanes('finland', 'germany').map(({ via }) => via)).toEqual([[SEA_OF.baltic_sea]]);
});

test('ATK-2.6 ATK-9.6 the canals are no open waters: Suez and Panama', () => {
  expect(CANAL_REGION.map((region) => REGIONS[region])).toEqual(['egypt_sudan', 'panama']);
  for (const [canal, [one, other]] of CANAL_SEAS.entries()) {
    expect(canalBetween(one, other)).toBe(canal);
    expect(canalBetween(other, one)).toBe(canal);
    expect(both.open[one]).not.toContain(other);
    expect(both.waters[one]).toContain(other);
  }
  expect(canalBetween(SEA_OF.red_sea, SEA_OF.arabian_sea)).toBe(-1);
});

test('ATK-2.7 no sea area is the Arctic, and nothing leads round the north', () => {
  expect(SEAS.filter((sea) => sea.includes('arctic'))).toEqual([]);
  expect(next('bering_sea', 'sea_of_okhotsk')).toBe(false);
});

test('ATK-2.8 ATK-2.9 ATK-29.8 the Pacific links of the rulebook are one step, both ways', () => {
  for (const [one, other] of [
    ['chile', 'gilbert_islands'],
    ['panama', 'hawaii'],
    ['western_us', 'hawaii'],
    ['alaska', 'midway'],
  ] as const) {
    expect(joined(one, other)).toBe(true);
    expect(joined(other, one)).toBe(true);
  }
});

test('ATK-2.10 ships cross the edge of the map in the Pacific', () => {
  expect(next('northeast_pacific', 'northwest_pacific')).toBe(true);
  expect(next('east_pacific', 'central_pacific')).toBe(true);
  expect(next('southeast_pacific', 'south_pacific')).toBe(true);
});

test('ATK-2.11 every region lies on one of six continents', () => {
  expect(CONTINENT_OF.length).toBe(REGIONS.length);
  const sizes = CONTINENTS.map((_, continent) => CONTINENT_OF.filter((of) => of === continent).length);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(89);
  expect(Math.min(...sizes)).toBeGreaterThan(0);
  expect(CONTINENTS[CONTINENT_OF[REGION_OF.japan]]).toBe('asia');
});

test('ATK-2.12 the east half holds Asia and the Pacific Islands, the west half everything else', () => {
  const continents = (regions: readonly number[]) =>
    [...new Set(regions.map((region) => CONTINENTS[CONTINENT_OF[region]]))].sort();
  expect(continents(east.regions)).toEqual(['asia', 'pacific_islands']);
  expect(continents(west.regions)).toEqual(['africa', 'eurasia', 'north_america', 'south_america']);
  expect([west.regions.length, east.regions.length]).toEqual([50, 39]);
});

test('ATK-2.13 adjacent is by border, by lane or by Sea Zone', () => {
  expect(joined('ukraine', 'balkans')).toBe(true);
  expect(joined('balkans', 'italy')).toBe(true);
  expect(joined('eastern_us', 'spain')).toBe(true);
  expect(joined('ukraine', 'quebec')).toBe(false);
});

test('ATK-2.14 a region touches the sea areas of its shore', () => {
  const touched = TOUCHES[REGION_OF.egypt_sudan].map((sea) => SEAS[sea]);
  expect(touched).toEqual(expect.arrayContaining(['eastern_mediterranean', 'red_sea']));
  expect(TOUCHES[REGION_OF.mongolia]).toEqual([]);
});

test('ATK-2.15 other straits are open', () => {
  expect(next('western_mediterranean', 'eastern_mediterranean')).toBe(true);
  expect(next('eastern_mediterranean', 'black_sea')).toBe(true);
});

describe('ATK-1.6 one half of the map', () => {
  test.each(['both', 'west', 'east'] as const)('%s: everything in play can be reached', (half) => {
    const map = MAPS[half];
    expect(reachable(map.regions, map.adjacent)).toBe(map.regions.length);
    expect(reachable(map.seas, map.open)).toBe(map.seas.length);
  });

  test('lanes and waters that lie partly outside are not used', () => {
    expect(joined('chile', 'gilbert_islands', west)).toBe(false);
    expect(next('southeast_pacific', 'south_pacific', west)).toBe(false);
    expect(east.edges[REGION_OF.chile]).toEqual([]);
    for (const region of west.regions)
      for (const edge of west.edges[region])
        for (const sea of EDGES[edge].via) expect(west.seas).toContain(sea);
  });

  test('waters that belong to both halves are in play on each', () => {
    expect(west.seas).toContain(SEA_OF.arabian_sea);
    expect(east.seas).toContain(SEA_OF.arabian_sea);
  });
});
