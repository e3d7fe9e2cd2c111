import { describe, expect, test } from 'vitest';
import * as alliances from './alliances.ts';
import * as box from './box.ts';
import * as cards from './cards/index.ts';
import * as crises from './crises.ts';
import * as market from './market.ts';
import * as politics from './politics.ts';
import * as scoring from './scoring.ts';
import * as setup from './setup.ts';
import * as social from './social.ts';
import * as solo from './solo.ts';
import { CLASSES, CRISIS_TYPES, DECKS, FACTORIES, type NationCount, RESOURCES } from './terms.ts';
import * as tracks from './tracks.ts';

const { CARDS } = cards;
const idsOf = (pick: (card: cards.PolicyCard) => boolean): string[] =>
  CARDS.filter(pick)
    .map((card) => card.id)
    .sort();
const card = (id: cards.CardId): cards.PolicyCard => {
  const found = CARDS.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

describe('box', () => {
  test('seven generations at most, four crises end the game', () => {
    expect(box.BOX.generations).toBe(7);
    expect(box.BOX.crisesThatEnd).toBe(4);
    expect(box.BOX.nations).toEqual({ fewest: 1, most: 6 });
  });

  test('LIM-0.1.6 generations of thirty years from 1850 to 2060', () => {
    for (let g = 1; g <= 7; g++) {
      expect(tracks.GENERATION_YEARS[g]).toBe(1850 + 30 * (g - 1));
      expect(tracks.GENERATION_YEARS[g + 1]).toBe(1850 + 30 * g);
    }
  });

  test('LIM-0.1.7 box claims', () => {
    expect(box.BOX.age).toBe(13);
    expect(box.BOX.minutesPerNation).toEqual({ rulebook: 40, publisher: 30 });
  });

  test('LIM-0.2.1 37 policy cards: 12 Society, 13 Production, 12 Army & Economy', () => {
    expect(CARDS).toHaveLength(37);
    expect(new Set(CARDS.map((one) => one.id)).size).toBe(37);
    expect(new Set(CARDS.map((one) => one.key)).size).toBe(37);
    const letters = { society: 'S', production: 'P', armyEconomy: 'E' };
    const sizes = { society: 12, production: 13, armyEconomy: 12 };
    for (const deck of DECKS) {
      const numbers = Array.from({ length: sizes[deck] }, (_, i) => String(i + 1).padStart(2, '0'));
      expect(idsOf((one) => one.deck === deck)).toEqual(numbers.map((n) => letters[deck] + n));
    }
  });

  test('LIM-0.2.2 LIM-0.2.3 LIM-0.2.4 box totals cover what six nations put in play', () => {
    const six = setup.SHARED_SETUP[6];
    const fossil = market.START_MARKET.fossil + six.colonisation.fossil + 6 * setup.NATION_SETUP.fossil;
    expect(crises.CRISIS_TILES).toEqual({ financial: 4, ecological: 4, military: 4 });
    expect(box.COMPONENTS.cards - 6 * CARDS.length).toBe(10);
    expect([fossil, box.COMPONENTS.fossil - fossil]).toEqual([65, 9]);
    expect([six.pollution, box.COMPONENTS.pollution - six.pollution]).toEqual([24, 21]);
    expect([six.destabilisation, box.COMPONENTS.destabilisation - six.destabilisation]).toEqual([18, 15]);
  });
});

describe('tracks', () => {
  test('LIM-0.3.1 LIM-0.4.3 LIM-0.4.4 population track with its two edges', () => {
    expect(tracks.POPULATION_VALUE).toEqual([0, 1, 2, 3, 5, 10, 20, 30, 50, 100, 100]);
    expect(tracks.POPULATION_LEVELS).toBe(9);
  });

  test('LIM-0.3.2 production track, 100 beyond its end', () => {
    expect(tracks.PRODUCTION_OUTPUT).toEqual([0, 1, 2, 3, 5, 10, 20, 30, 50, 100]);
    expect(tracks.FACTORY_LEVELS).toBe(8);
  });

  test('LIM-0.3.3 fossil and pollution by level, both readings', () => {
    const { main, alternative } = tracks.FACTORY_TABLES;
    expect(main.fossil).toEqual([0, 0, 0, 0, 1, 2, 4, 6, 10]);
    expect(main.pollution).toEqual([0, 0, 0, 0, 1, 1, 2, 3, 5]);
    expect(alternative.fossil).toEqual([0, 0, 0, 0, 1, 2, 3, 4, 5]);
    expect(alternative.pollution).toEqual([0, 0, 0, 0, 1, 1, 2, 2, 3]);
    for (let level = 4; level <= tracks.FACTORY_LEVELS; level++) {
      const output = tracks.PRODUCTION_OUTPUT[level] ?? 0;
      expect(main.fossil[level]).toBe(output / 5);
      expect(main.pollution[level]).toBe(Math.max(1, output / 10));
    }
    for (const table of [main, alternative]) expect([table.fossil[5], table.pollution[5]]).toEqual([2, 1]);
  });

  test('LIM-0.3.4 renewable burns nothing; order of production', () => {
    expect(tracks.BURNS_FOSSIL).toEqual({ renewable: false, industrial: true, military: true });
    expect(FACTORIES).toEqual(['renewable', 'industrial', 'military']);
  });

  test('LIM-0.3.5 five classes of a fifth each, standards 1 to 4, token at 3', () => {
    expect(CLASSES).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(CLASSES.map((one) => tracks.CLASS_SHARE[one])).toEqual([20, 20, 20, 20, 20]);
    expect(tracks.STANDARD_OF_LIVING).toEqual({ lowest: 1, highest: 4, start: 1, demographicTokenAt: 3 });
  });

  test('LIM-0.3.6 LIM-0.6.1 unrest: 2 boom, 7 progress and 2 riot positions, start in the centre', () => {
    const { lowest, highest, start, boomTo, riotFrom } = tracks.UNREST;
    expect([boomTo - lowest + 1, riotFrom - boomTo - 1, highest - riotFrom + 1]).toEqual([2, 7, 2]);
    expect(start).toBe((lowest + highest) / 2);
  });

  test('LIM-0.4.7 floor of the tracks; territories at the start cap the output at 10', () => {
    expect(tracks.LOWEST_LEVEL).toBe(1);
    expect(tracks.TERRITORY_SPACES).toBe(tracks.FACTORY_LEVELS);
    expect(tracks.PRODUCTION_OUTPUT[setup.NATION_SETUP.territories]).toBe(10);
  });

  test('ten renewable are kept', () => {
    expect(tracks.RENEWABLE_STORAGE).toBe(10);
  });

  test('LIM-4.2.2 demographic index by population level', () => {
    expect(tracks.DEMOGRAPHIC_INDEX).toEqual([0, 1, 1, 1, 2, 2, 3, 4, 5, 5]);
    expect(tracks.DEMOGRAPHIC_INDEX).toHaveLength(tracks.POPULATION_LEVELS + 1);
  });
});

describe('market', () => {
  test('LIM-6.1.8 price ladders; buying and selling again nets zero', () => {
    expect(market.BUY_PRICE).toEqual([0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20]);
    expect(market.SELL_PRICE).toEqual([0, 0, 1, 2, 3, 4, 5, 6, 8, 10, 15]);
    expect(market.BUY_PRICE).toHaveLength(market.RATE_POSITIONS + 1);
    for (let p = 1; p < market.RATE_POSITIONS; p++)
      expect(market.SELL_PRICE[p + 1]).toBe(market.BUY_PRICE[p]);
  });

  test('LIM-0.8.1 LIM-0.8.2 stock and rates at the start', () => {
    expect(RESOURCES.map((one) => market.START_MARKET[one])).toEqual([3, 3, 3, 3]);
    expect(RESOURCES.map((one) => market.START_RATES[one])).toEqual([3, 4, 4, 4]);
  });

  test('LIM-6.1.4 three military sold at position 4 bring 9, the rate goes left', () => {
    const at = market.START_RATES.military;
    expect(3 * (market.SELL_PRICE[at] ?? 0)).toBe(9);
    expect(at + market.RATE_AFTER.selling).toBe(3);
    expect(at + market.RATE_AFTER.buying).toBe(5);
  });
});

describe('set-up', () => {
  const counts: NationCount[] = [2, 3, 4, 5, 6];

  test('LIM-0.8.3 LIM-0.8.4 LIM-0.8.5 LIM-0.8.6 DT-01 reserves for every number of nations', () => {
    const row = (n: NationCount): number[] => {
      const { pollution, destabilisation, colonisation, bank } = setup.SHARED_SETUP[n];
      return [pollution, destabilisation, colonisation.territories, colonisation.fossil, bank];
    };
    expect(row(2)).toEqual([12, 10, 3, 6, 218]);
    expect(row(3)).toEqual([15, 12, 4, 8, 327]);
    expect(row(4)).toEqual([18, 14, 5, 10, 436]);
    expect(row(5)).toEqual([21, 16, 6, 12, 545]);
    expect(row(6)).toEqual([24, 18, 7, 14, 654]);
    const { SHARED_BASE: base, NATION_ADDS: adds } = setup;
    for (const n of counts)
      expect(row(n)).toEqual([
        base.pollution + n * adds.pollution,
        base.destabilisation + n * adds.destabilisation,
        base.territories + n * adds.territories,
        base.fossil + n * adds.fossil,
        n * adds.bank,
      ]);
  });

  test('LIM-5.1 DT-01 solo has the reserves of two nations and the bank of one', () => {
    const { bank, alliances: _solo, ...reserves } = setup.SHARED_SETUP[1];
    const { bank: _bank, alliances: _two, ...two } = setup.SHARED_SETUP[2];
    expect(reserves).toEqual(two);
    expect(bank).toBe(109);
  });

  test('LIM-0.8.8 alliances are advised against with two or three nations', () => {
    expect([1, 2, 3, 4, 5, 6].map((n) => setup.SHARED_SETUP[n as NationCount].alliances)).toEqual([
      'never',
      'advisedAgainst',
      'advisedAgainst',
      'optional',
      'optional',
      'optional',
    ]);
  });

  test('LIM-0.9.1 LIM-0.9.2 LIM-0.9.3 LIM-0.9.4 LIM-0.9.5 a nation at the start', () => {
    expect(setup.NATION_SETUP).toEqual({
      populationLevel: 2,
      factoryLevels: { renewable: 2, industrial: 1, military: 1 },
      stock: { renewable: 2, industrial: 1, military: 0 },
      fossil: 8,
      money: 5,
      territories: 5,
      standardOfLiving: 1,
      demographicTokens: 5,
      unrest: 6,
      pollution: 0,
      destabilisation: 0,
    });
    expect(tracks.POPULATION_VALUE[setup.NATION_SETUP.populationLevel]).toBe(2);
  });

  test('LIM-0.11.1 LIM-0.11.2 teaching start: one dollar less, which stays in the bank', () => {
    const { money, bankPerNation } = setup.TEACHING_START;
    expect([money, bankPerNation]).toEqual([4, 110]);
    expect(money + bankPerNation).toBe(setup.NATION_SETUP.money + setup.NATION_ADDS.bank);
  });
});

describe('phases', () => {
  test('LIM-1.0.2 the political phase by class A', () => {
    const { 1: a1, 2: a2, 3: a3, 4: a4 } = politics.POLITICAL_COLUMNS;
    const columns = [a1, a2, a3, a4];
    expect(columns.map((one) => one.draw)).toEqual([5, 5, 5, 10]);
    expect(columns.map((one) => one.keep)).toEqual([1, 1, 2, 2]);
    expect(columns.map((one) => one.handLimit)).toEqual([5, 6, 7, 8]);
    expect(columns.map((one) => one.unlocks)).toEqual([[], ['E01'], ['E01', 'P11'], ['E01', 'P11', 'E06']]);
    expect(politics.POLITICAL_STEPS).toHaveLength(4);
    expect(politics.CARDS_PER_TURN).toBe(2);
  });

  test('the social phase by class C, as in the table of LIM-2', () => {
    const { 1: c1, 2: c2, 3: c3, 4: c4 } = social.SOCIAL_COLUMNS;
    const columns = [c1, c2, c3, c4];
    expect(columns.map((one) => one.goodsLevelOffset)).toEqual([null, -1, 0, 1]);
    expect(columns.map((one) => one.growth)).toEqual([1, 1, 0, 0]);
    expect(
      columns.map((one) => [one.economy.moves, one.economy.factories.join(' '), one.economy.by]),
    ).toEqual([
      ['each', 'renewable', 1],
      ['each', 'renewable industrial', 1],
      ['one', 'industrial military', 1],
      ['one', 'industrial military', -1],
    ]);
    expect(columns.map((one) => one.taxPerHead)).toEqual([2, 3, 3, 5]);
    expect(columns.map((one) => one.riot)).toEqual([
      { takes: 'military', levelOffset: -2 },
      { takes: 'military', levelOffset: -1 },
      { takes: 'money', perHead: 2 },
      { takes: 'money', perHead: 3 },
    ]);
    expect(columns.map((one) => one.progress)).toEqual([1, 1, 1, 0]);
    expect(columns.map((one) => [one.boom.standardOfLiving, one.boom.money])).toEqual([
      [1, 5],
      [1, 10],
      [1, 10],
      [0, 10],
    ]);
  });

  test('eleven social steps, three of them in the resilience test', () => {
    expect(social.SOCIAL_STEPS).toHaveLength(11);
    expect(social.RESILIENCE_STEPS.map((step) => social.SOCIAL_STEPS.indexOf(step) + 1)).toEqual([1, 3, 9]);
  });

  test('what a missing level costs', () => {
    const row = (of: keyof typeof social.SHORTAGES): number[] => Object.values(social.SHORTAGES[of]);
    expect(row('renewable')).toEqual([1, 1, 0, 3]);
    expect(row('industrial')).toEqual([0, 0, 1, 2]);
    expect(row('fossil')).toEqual([0, 1, 0, 2]);
    expect(row('military')).toEqual([0, 0, 1, 0]);
  });

  test('demographic zone', () => {
    expect(social.DEMOGRAPHIC_ZONE).toEqual({ tokensForGrowth: 2, tokensLeaving: 2 });
  });

  test('LIM-3.1.1 the Cold War begins at 16 military', () => {
    expect(crises.COLD_WAR).toEqual({ from: 16, destabilisation: 1 });
  });

  test('the numbers of the three crises', () => {
    expect(CRISIS_TYPES).toEqual(['financial', 'ecological', 'military']);
    expect(crises.FINANCIAL_CRISIS).toEqual({
      moneyPerHeadAndTile: 1,
      standardOfLiving: 1,
      richest: { destabilisationAlone: 2, destabilisationTied: 1 },
    });
    expect(crises.ECOLOGICAL_CRISIS).toEqual({
      renewableLevelsPerTile: 1,
      territories: 1,
      culprit: { population: 1, unrest: 3, standardOfLiving: 1 },
      migration: { levelsBelow: 2, population: 1 },
    });
    expect(crises.MILITARY_CRISIS).toEqual({
      standardOfLivingPerTile: 1,
      militaryLevelOffset: -1,
      destabilisationReturned: 1,
      culprit: { population: 1 },
    });
  });

  test('the numbers of alliances and demilitarisation', () => {
    expect(alliances.ALLIANCE_ACTIONS).toEqual(['propose', 'leave', 'exclude', 'pass']);
    expect(alliances.ALLIANCE_COST).toBe(2);
    expect(alliances.BROKEN_ALLIANCE_DESTABILISATION).toBe(1);
    expect(alliances.DEMILITARISATION).toEqual({
      conversion: { fromMilitaryLevel: 4, industrialLevels: 1 },
      militaryLevel: 1,
      militaryStock: 0,
      standardOfLiving: 1,
      unrest: -1,
      destabilisationReturnedUpTo: 2,
    });
  });
});

describe('scoring', () => {
  const rulebook = scoring.weightsOf(scoring.RULEBOOK_VIEW);

  test('LIM-4.2.1 LIM-4.2.3 LIM-4.2.4 LIM-4.2.5 LIM-4.2.6 the rulebook weights', () => {
    expect(rulebook).toEqual({
      classes: [1, 0, 1, 0, 1],
      money: { every: 10, points: 5, lessPerCrisis: 1 },
      territory: 5,
      military: { every: 3, points: 1 },
      pollution: -2,
      destabilisation: -1,
    });
  });

  test('the weights give the 50 points of the rulebook', () => {
    const { classes, money, territory, military, pollution, destabilisation } = rulebook;
    const sol = [3, 3, 3, 2, 2];
    const living = classes.reduce((sum, weight, i) => sum + weight * (sol[i] ?? 0), 0);
    const level = tracks.POPULATION_VALUE.indexOf(30);
    const parts = [
      living * (tracks.DEMOGRAPHIC_INDEX[level] ?? 0),
      Math.max(0, money.points - 4 * money.lessPerCrisis) * Math.floor(154 / money.every),
      territory * 4,
      military.points * Math.floor(4 / military.every),
      pollution * 5 + destabilisation * 8,
    ];
    expect(parts).toEqual([32, 15, 20, 1, -18]);
  });

  test('five crises leave money worthless', () => {
    const { money } = rulebook;
    expect(Math.max(0, money.points - 5 * money.lessPerCrisis)).toBe(0);
  });

  test('LIM-4.3.1 LIM-4.3.2 LIM-4.3.3 LIM-4.3.4 LIM-4.3.5 LIM-4.3.6 each other view changes one weight', () => {
    const differs: Record<string, string[]> = {};
    const base: Record<string, unknown> = rulebook;
    for (const [name, view] of Object.entries(scoring.WORLD_VIEWS)) {
      const weights = scoring.weightsOf({ ...scoring.RULEBOOK_VIEW, ...view });
      differs[name] = Object.entries(weights)
        .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(base[key]))
        .map(([key]) => key);
    }
    expect(differs).toEqual({
      militarist: ['military'],
      pacifist: ['military'],
      egalitarian: ['classes'],
      elitist: ['classes'],
      ecologist: ['pollution'],
      productivist: ['pollution'],
      peacemaker: ['destabilisation'],
      realist: ['destabilisation'],
      steadyMoney: ['money'],
      smallMoney: ['money'],
      bigMoney: ['money'],
      noResilience: [],
      doubleResilience: [],
    });
    // Tables of version 3 and before name the view as one option.
    const older = (name: string) => ({ scoring: name }) as object as typeof scoring.RULEBOOK_VIEW;
    expect(scoring.weightsOf(older('rulebook'))).toEqual(rulebook);
    for (const [name, view] of Object.entries(scoring.WORLD_VIEWS))
      expect(scoring.weightsOf(older(name))).toEqual(
        scoring.weightsOf({ ...scoring.RULEBOOK_VIEW, ...view }),
      );
    const living = (['E', 'A'] as const).map(
      (name) => scoring.weightsOf({ ...scoring.RULEBOOK_VIEW, living: name }).classes,
    );
    expect(living).toEqual([
      [0, 0, 0, 0, 3],
      [3, 0, 0, 0, 0],
    ]);
  });
});

describe('solo', () => {
  test('LIM-5.2 LIM-5.3 LIM-5.14 the star nation', () => {
    const { STAR_VALUES: v } = solo;
    const rows = [v[1], v[2], v[3], v[4], v[5], v[6], v[7]];
    expect(rows.map((one) => one.population)).toEqual([2, 3, 5, 10, 20, 30, 50]);
    expect(rows.map((one) => one.standardOfLiving)).toEqual([1, 2, 2, 3, 3, 3, 4]);
    expect(rows.map((one) => one.military)).toEqual([3, 5, 5, 10, 10, 20, 20]);
    expect(rows.map((one) => one.industrial)).toEqual([1, 2, 3, 5, 5, 10, 10]);
    for (const one of rows) expect(tracks.POPULATION_VALUE).toContain(one.population);
    for (const one of rows) expect(tracks.PRODUCTION_OUTPUT).toContain(one.industrial);
    expect(solo.STAR_TOKENS).toEqual({
      territories: 5,
      fossil: 8,
      money: 40,
      pollution: 0,
      destabilisation: 0,
    });
    expect(solo.SOLO_TARGET).toBe(100);
  });

  test('the star nation is in the Cold War in generations 6 and 7 only', () => {
    const generations = ([1, 2, 3, 4, 5, 6, 7] as const).filter(
      (g) => solo.STAR_VALUES[g].military >= crises.COLD_WAR.from,
    );
    expect(generations).toEqual([6, 7]);
  });

  test('no terrorism against it, only fossil to plunder', () => {
    expect(solo.NOT_AT_STAR).toEqual(['E12']);
    expect(solo.STAR_LOOT).toEqual(['fossil']);
  });

  test('LIM-5.7 eight events, each with a condition and an effect', () => {
    expect(solo.SOLO_EVENTS.map((one) => one.id)).toEqual(
      Array.from({ length: box.COMPONENTS.otherCards.events }, (_, i) => `EV${i + 1}`),
    );
    for (const one of solo.SOLO_EVENTS) {
      expect(one.applies.length).toBeGreaterThan(0);
      expect(one.effects.length).toBeGreaterThan(0);
    }
  });
});

describe('cards', () => {
  test('LIM-0.10.1 LIM-0.10.2 LIM-0.10.3 starting hand, set aside, three decks of ten', () => {
    expect(idsOf((one) => one.start)).toEqual(['P01', 'P13', 'S07', 'S11']);
    expect([...cards.STARTING_HAND].sort()).toEqual(idsOf((one) => one.start));
    expect(cards.SET_ASIDE.map((id) => card(id).setAside)).toEqual([2, 3, 4]);
    expect(idsOf((one) => one.setAside > 0)).toHaveLength(3);
    for (const deck of DECKS)
      expect(idsOf((one) => one.deck === deck && !one.start && one.setAside === 0)).toHaveLength(
        cards.DECK_SIZE,
      );
  });

  test('the political table unlocks the cards set aside', () => {
    for (const id of cards.SET_ASIDE)
      for (const a of [1, 2, 3, 4] as const)
        expect(politics.POLITICAL_COLUMNS[a].unlocks.includes(id)).toBe(a >= card(id).setAside);
  });

  test('LIM-1.4.4 targets and attacks', () => {
    expect(idsOf((one) => one.target)).toEqual(['E03', 'E06', 'E07', 'E08', 'E11', 'E12', 'P05', 'P07']);
    expect(idsOf((one) => one.war > 0)).toEqual(['E03', 'E06', 'E08']);
    for (const one of CARDS) {
      const attack = one.cost.find((cost) => cost.do === 'attack');
      expect(one.war).toBe(attack?.minimum ?? 0);
    }
    expect(['E03', 'E06', 'E08'].map((id) => card(id as cards.CardId).war)).toEqual([10, 10, 3]);
  });

  test('LIM-1.4.13 seven permanent cards, two of them removable', () => {
    expect(idsOf((one) => one.kind === 'permanent')).toEqual([
      'E04',
      'P02',
      'P06',
      'P08',
      'P10',
      'S01',
      'S12',
    ]);
    expect(idsOf((one) => one.removal !== null)).toEqual(['P02', 'P06']);
    for (const one of CARDS) {
      expect(one.standing !== null).toBe(one.kind === 'permanent');
      expect(one.effects.length > 0 || one.odd !== null).toBe(one.kind === 'immediate');
    }
    expect(idsOf((one) => one.odd !== null)).toEqual(['P07', 'S03']);
  });

  test('cards that cost unrest', () => {
    const unrest = (one: cards.PolicyCard): number =>
      one.cost.reduce((sum, cost) => sum + (cost.do === 'unrest' ? cost.by : 0), 0);
    expect(CARDS.filter((one) => unrest(one) > 0).map((one) => [one.id, unrest(one)])).toEqual([
      ['S01', 2],
      ['S08', 1],
      ['S10', 1],
      ['S12', 2],
      ['P06', 2],
      ['P12', 1],
    ]);
  });

  test('cards that burn money', () => {
    const burned = (one: cards.PolicyCard, from: 'bank' | 'own'): number =>
      one.cost.reduce((sum, cost) => sum + (cost.do === 'burn' && cost.from === from ? cost.money : 0), 0);
    expect(idsOf((one) => burned(one, 'bank') === 10)).toEqual(['E07', 'E11', 'P07', 'S10']);
    expect([burned(card('E10'), 'bank'), burned(card('E10'), 'own')]).toEqual([5, 5]);
    expect(burned(card('E04'), 'own')).toBe(10);
  });

  test('cards that cost a level', () => {
    expect(idsOf((one) => one.cost.some((cost) => cost.do === 'level'))).toEqual(['P08', 'P10']);
  });

  test('tokens taken as a cost', () => {
    const taken = CARDS.flatMap((one) =>
      one.cost.flatMap((cost) => (cost.do === 'take' ? [[one.id, cost.token, cost.count]] : [])),
    );
    expect(taken).toEqual([
      ['P03', 'pollution', 1],
      ['E03', 'destabilisation', 2],
      ['E05', 'destabilisation', 2],
      ['E06', 'destabilisation', 2],
      ['E08', 'destabilisation', 1],
      ['E09', 'destabilisation', 1],
      ['E12', 'destabilisation', 1],
    ]);
  });

  test('the numbers behind the card examples', () => {
    const at20 = tracks.POPULATION_VALUE.indexOf(20);
    const value = (level: number): number => tracks.POPULATION_VALUE[level] ?? 0;
    expect(card('S11').cost).toEqual([{ do: 'pay', money: { of: 'population', times: 1, levelOffset: 0 } }]);
    expect(card('S01').standing).toEqual({ changes: 'need', step: 'consumption', levelOffset: -1 });
    expect(value(at20 + (social.SOCIAL_COLUMNS[2].goodsLevelOffset ?? 0) - 1)).toBe(5);
    expect(card('S08').effects).toEqual([
      { do: 'gain', oneOf: ['military'], amount: { of: 'population', times: 1, levelOffset: -2 } },
    ]);
    expect(value(at20 - 2)).toBe(5);
    expect(card('S12').standing).toEqual({ changes: 'need', step: 'food', levelOffset: -1 });
    expect(value(at20 - 1)).toBe(10);
    expect(card('E11').effects[0]).toEqual({
      do: 'takeMoney',
      money: { of: 'targetStandardOfLiving', class: 'C', times: 10 },
    });
  });
});
