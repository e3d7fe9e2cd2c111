import { Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { KIND_OF } from './data/advancements.ts';
import { IDEOLOGY_CARDS } from './data/ideologies.ts';
import { REGION_OF, REGIONS } from './data/regions.ts';
import { type Advancement, IDEOLOGIES, type IdeologyId } from './data/terms.ts';
import { ideology } from './game.ts';
import { IN_DECK, KINDS, NEUTRAL, TYPES } from './position.ts';
import { globalInfluence, neighbours, printedLevel, sectorSize, slot } from './queries.ts';
import { setup } from './setup.ts';
import { DEFAULTS } from './testing/defaults.ts';

const dealt = (seats: number, seed: number, options = {}) =>
  setup(seats, { ...DEFAULTS, ...options }, new SeededChance(seed));
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('who plays what', () => {
  test('IDEO-R6 the first seat may lead what the table chose; two are paired, others get what is left', () => {
    for (const [chosen, id] of IDEOLOGIES.entries()) {
      const [pair, ...others] = [2, 3, 4, 5].map(
        (seats) => dealt(seats, chosen, { firstIdeology: id }).public.ideologies,
      );
      expect(pair).toEqual([chosen, IDEOLOGIES.indexOf(IDEOLOGY_CARDS[chosen].pairedWith)]);
      for (const deal of others) {
        expect(deal[0]).toBe(chosen);
        expect(new Set(deal).size).toBe(deal.length);
      }
    }
  });

  test('IDEO-2.1.1 three to five players get different ideologies at random, for all to see', () => {
    for (const seats of [3, 4, 5]) {
      const deals = SEEDS.map((seed) => dealt(seats, seed).public.ideologies);
      for (const deal of deals) expect(new Set(deal).size).toBe(seats);
      expect(new Set(deals.map((deal) => deal[0])).size).toBe(IDEOLOGIES.length);
    }
    const told: string[] = [];
    const witness = { log: (say: string) => told.push(say), mark: () => {}, round: () => {} };
    new Referee(ideology, new SeededChance(1), witness).start(4, DEFAULTS);
    expect(told.filter((say) => say === 'log.leads')).toHaveLength(4);
  });

  test('IDEO-2.1.2 IDEO-13.1.1 IDEO-13.1.3 of two players a random one draws first, the other is paired (T-13.1)', () => {
    const pairs = SEEDS.map((seed) => dealt(2, seed).public.ideologies.map((each) => IDEOLOGIES[each]));
    const paired = (id: IdeologyId) => IDEOLOGY_CARDS[IDEOLOGIES.indexOf(id)].pairedWith;
    for (const [one, other] of pairs) expect([paired(one) === other, paired(other) === one]).toContain(true);
    expect(pairs.some(([one, other]) => paired(one) === other)).toBe(true);
    expect(pairs.some(([one, other]) => paired(other) === one)).toBe(true);
    expect(new Set(pairs.map((pair) => pair.join())).size).toBe(10);
  });

  test('IDEO-13.1.2 with two players nothing else differs', () => {
    const { public: world, secret } = dealt(2, 3);
    expect(world.inPlay).toHaveLength(2);
    expect(secret.regions).toHaveLength(41);
    expect(secret.decks).toEqual([12, 12, 12, 12, 12, 12]);
  });

  test.each([
    ['IDEO-14.1.1', 'capitalism', 'innovation'],
    ['IDEO-14.2.1', 'communism', 'industry'],
    ['IDEO-14.3.1', 'fascism', 'tactics'],
    ['IDEO-14.4.1', 'imperialism', 'patriotism'],
    ['IDEO-14.5.1', 'fundamentalism', 'propaganda'],
  ] as const)('%s IDEO-2.5.2 %s starts with %s', (_rule, id, advancement: Advancement) => {
    const { public: world } = dealt(5, 1);
    const seat = world.ideologies.indexOf(IDEOLOGIES.indexOf(id));
    const held = world.held.slice(seat * KINDS, seat * KINDS + KINDS);
    expect(held).toEqual(held.map((_, kind) => (kind === KIND_OF[advancement] ? 1 : 0)));
  });

  test('IDEO-14.5.1 by option Islamic Fundamentalism starts with Patriotism', () => {
    const { public: world } = dealt(5, 1, { fundamentalistStart: 'patriotism' });
    const seat = world.ideologies.indexOf(IDEOLOGIES.indexOf('fundamentalism'));
    expect(world.held[seat * KINDS + KIND_OF.patriotism]).toBe(1);
    expect(world.supply[KIND_OF.patriotism]).toBe(13);
  });
});

describe('what lies on the table', () => {
  const { public: world, private: hands, secret } = dealt(3, 7);

  test('IDEO-2.1.3 IDEO-2.4.1 IDEO-18.8 the 40 other regions are the deck, unused starting regions too', () => {
    expect(secret.regions).toHaveLength(40);
    expect(new Set([...secret.regions, ...world.inPlay]).size).toBe(REGIONS.length);
    const unused = IDEOLOGY_CARDS.filter((_, each) => !world.ideologies.includes(each));
    for (const { start } of unused) expect(secret.regions).toContain(REGION_OF[start]);
    expect(world.held).toHaveLength(3 * KINDS);
    expect(dealt(3, 8).secret.regions).not.toEqual(secret.regions);
  });

  test('IDEO-2.2.2 IDEO-1.2.2 each player controls the starting region, at its printed level', () => {
    world.ideologies.forEach((each, seat) => {
      const region = REGION_OF[IDEOLOGY_CARDS[each].start];
      expect(world.controller[region]).toBe(seat);
      expect(world.level[region]).toBe(printedLevel(world, region));
      expect(globalInfluence(world, seat)).toBe(3);
    });
  });

  test('IDEO-R5 a table may play with the levels and links as they were first reconstructed', () => {
    const [now, before] = (['tuned', 'first'] as const).map(
      (regions) => setup(2, { ...DEFAULTS, regions }, new SeededChance(7)).public,
    );
    const [mexico, russia, canada] = [REGION_OF.mexico, REGION_OF.russia, REGION_OF.canada];
    expect([now.level[mexico], printedLevel(now, mexico)]).toEqual([1, 1]);
    expect([before.level[mexico], printedLevel(before, mexico)]).toEqual([2, 2]);
    expect([neighbours(now, russia), neighbours(now, canada)]).toEqual([
      expect.arrayContaining([canada]),
      expect.arrayContaining([russia]),
    ]);
    expect(neighbours(before, russia)).not.toContain(canada);
    expect(neighbours(before, canada)).not.toContain(russia);
  });

  test('IDEO-2.3.1 IDEO-2.3.2 IDEO-2.3.3 IDEO-1.1.3 three cards lie in each sector, 12 of each type in the deck', () => {
    world.ideologies.forEach((each, seat) => {
      const region = REGION_OF[IDEOLOGY_CARDS[each].start];
      for (let type = 0; type < TYPES; type++) {
        expect(world.cards[slot(region, type, seat)]).toBe(3);
        expect(sectorSize(world, region, type)).toBe(3);
        expect(secret.decks[seat * TYPES + type]).toBe(12);
      }
      expect(hands[seat].hand).toEqual([0, 0, 0]);
    });
    expect(world.discards.every((count) => count === 0)).toBe(true);
  });

  test('IDEO-2.4.2 IDEO-1.3.1 no independent region is face up', () => {
    for (const region of secret.regions) expect(world.controller[region]).toBe(IN_DECK);
    expect(world.controller.filter((seat) => seat !== IN_DECK)).toHaveLength(3);
  });

  test('IDEO-2.5.1 IDEO-18.7 the piles hold all advancements that nobody starts with', () => {
    const five = dealt(5, 1).public;
    expect(five.supply).toEqual([14, 14, 14, 10, 9, 9, 10]);
  });

  test('IDEO-2.6.1 every pair starts Neutral', () => {
    expect(world.relations.every((relation) => relation === NEUTRAL)).toBe(true);
  });

  test('IDEO-2.7.1 the first turn order is Imperialism, Capitalism, Fascism, Communism, Islamic Fundamentalism (T-S.1)', () => {
    const five = dealt(5, 4).public;
    expect(five.order.map((seat) => IDEOLOGIES[five.ideologies[seat]])).toEqual([
      'imperialism',
      'capitalism',
      'fascism',
      'communism',
      'fundamentalism',
    ]);
  });

  test('IDEO-2.7.2 absent ideologies are skipped, the others keep their order', () => {
    const first = ['imperialism', 'capitalism', 'fascism', 'communism', 'fundamentalism'];
    for (const seed of SEEDS) {
      const { order, ideologies } = dealt(3, seed).public;
      const places = order.map((seat) => first.indexOf(IDEOLOGIES[ideologies[seat]]));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });
});

test('IDEO-17.1 IDEO-17.2 IDEO-17.3 IDEO-17.4 a view shows sizes of hands and decks, and no cards but one’s own', () => {
  const g = new Referee(ideology, new SeededChance(3)).start(3, DEFAULTS);
  const seen = view(ideology, g, 1);
  expect(seen.facts).toEqual({ hands: [3, 3, 3], decks: [33, 33, 33], regions: 40 });
  expect(seen.private).toEqual(g.private[1]);
  expect(view(ideology, g, 'spectator').private).toBeNull();
  expect(Object.keys(seen)).not.toContain('secret');
});
