import { describe, expect, test } from 'vitest';
import { ADVANCEMENT_KINDS } from './advancements.ts';
import { BOX } from './box.ts';
import { IDEOLOGY_CARDS } from './ideologies.ts';
import { REGION_CARDS } from './region-cards.ts';
import { ATLAS_OF, ATLASES, REGION_OF, REGIONS, type Region } from './regions.ts';
import { ADVANCEMENTS, IDEOLOGIES, INFLUENCES } from './terms.ts';

const { tuned, first } = ATLAS_OF;
const near = (atlas: number, id: Region) =>
  ATLASES[atlas].adjacent[REGION_OF[id]].map((region) => REGIONS[region]);

describe.each([
  ['as they are', tuned, { levels: [16, 22, 5], links: 76 }],
  ['as they were first reconstructed', first, { levels: [18, 20, 5], links: 75 }],
])('the regions %s', (_, atlas, { levels, links }) => {
  const { printed, adjacent } = ATLASES[atlas];

  test('IDEO-1.2.1 every one of the 43 has a printed level of 1, 2 or 3', () => {
    expect(new Set(REGIONS).size).toBe(BOX.regions);
    expect([1, 2, 3].map((level) => printed.filter((one) => one === level).length)).toEqual(levels);
  });

  test('IDEO-2.2.1 IDEO-2.2.3 each ideology starts in its region of level 3', () => {
    const starts = Object.fromEntries(IDEOLOGY_CARDS.map(({ id, start }) => [id, start]));
    expect(starts).toEqual({
      capitalism: 'united-states',
      communism: 'russia',
      fascism: 'germany',
      imperialism: 'great-britain',
      fundamentalism: 'iran',
    });
    for (const { start } of IDEOLOGY_CARDS) expect(printed[REGION_OF[start]]).toBe(3);
  });

  test('no starting region is beside another', () => {
    const starts = IDEOLOGY_CARDS.map(({ start }) => start);
    for (const start of starts) for (const other of near(atlas, start)) expect(starts).not.toContain(other);
  });

  test('IDEO-1.7.1 IDEO-18.2 adjacency goes both ways, never to oneself, and connects the world', () => {
    for (let region = 0; region < REGIONS.length; region++) {
      expect(adjacent[region]).not.toContain(region);
      for (const other of adjacent[region]) expect(adjacent[other]).toContain(region);
    }
    const reached = new Set([0]);
    for (const region of reached) for (const other of adjacent[region]) reached.add(other);
    expect(reached.size).toBe(REGIONS.length);
    expect(adjacent.flat()).toHaveLength(2 * links);
  });

  test('the links and levels that the rulebook and the sample turn name are there', () => {
    expect(near(atlas, 'indonesia')).toEqual(expect.arrayContaining(['australia', 'southeast-asia']));
    expect(near(atlas, 'central-asia')).toEqual(expect.arrayContaining(['russia', 'iran']));
    expect(near(atlas, 'central-asia')).not.toContain('great-britain');
    const level = (id: Region) => printed[REGION_OF[id]];
    expect([level('central-asia'), level('indonesia'), level('iceland'), level('australia')]).toEqual([
      1, 1, 1, 2,
    ]);
  });
});

test('IDEO-R5 tuning has changed reconstructed levels and links only', () => {
  for (const { id, levelled } of REGION_CARDS) {
    const changed = ATLASES[tuned].printed[REGION_OF[id]] !== ATLASES[first].printed[REGION_OF[id]];
    if (changed) expect([id, levelled]).toEqual([id, 'reconstructed']);
  }
});

describe('the advancements', () => {
  const cost = (id: string) => {
    const kind = ADVANCEMENT_KINDS.find((each) => each.id === id);
    return [
      kind?.level,
      kind?.cards ?? kind?.parts,
      kind?.protects ?? kind?.reaches ?? kind?.globalInfluence,
    ];
  };

  test.each([
    ['IDEO-15.1.1', 'tactics', 1, { influence: 'military', count: 2 }, 'military'],
    ['IDEO-15.1.2', 'industry', 1, { influence: 'economic', count: 2 }, 'economic'],
    ['IDEO-15.1.3', 'patriotism', 1, { influence: 'cultural', count: 2 }, 'cultural'],
    ['IDEO-15.1.4', 'supremacy', 2, ['tactics', 'industry'], 'military'],
    ['IDEO-15.1.5', 'innovation', 2, ['industry', 'patriotism'], 'economic'],
    ['IDEO-15.1.6', 'propaganda', 2, ['tactics', 'patriotism'], 'cultural'],
    ['IDEO-15.1.7', 'wmd', 3, ['supremacy', 'innovation', 'propaganda'], 1],
  ])('%s %s has its level, cost and effect', (_id, id, level, price, effect) => {
    expect(cost(id)).toEqual([level, price, effect]);
  });

  test('IDEO-15.1.1 IDEO-15.1.2 IDEO-15.1.3 IDEO-15.1.4 IDEO-15.1.5 IDEO-15.1.6 IDEO-15.1.7 there are 85 in seven kinds', () => {
    expect(ADVANCEMENT_KINDS.map(({ id }) => id)).toEqual(ADVANCEMENTS);
    expect(ADVANCEMENT_KINDS.map(({ copies }) => copies)).toEqual([15, 15, 15, 10, 10, 10, 10]);
  });
});

test('IDEO-1.1.1 influence is military, economic or cultural', () => {
  expect(INFLUENCES).toEqual(['military', 'economic', 'cultural']);
});

test('IDEO-13.1.1 two players are paired so that each ideology is first once and second once', () => {
  expect(Object.fromEntries(IDEOLOGY_CARDS.map(({ id, pairedWith }) => [id, pairedWith]))).toEqual({
    capitalism: 'fundamentalism',
    communism: 'fascism',
    fascism: 'imperialism',
    imperialism: 'capitalism',
    fundamentalism: 'communism',
  });
  expect(new Set(IDEOLOGY_CARDS.map(({ pairedWith }) => pairedWith)).size).toBe(IDEOLOGIES.length);
});

test('IDEO-1.2.4 of 43 names of regions five are printed and thirteen known from public pages', () => {
  const names = (from: string) => REGION_CARDS.filter(({ named }) => named === from).length;
  expect([names('printed'), names('public'), names('reconstructed')]).toEqual([5, 13, 25]);
});
