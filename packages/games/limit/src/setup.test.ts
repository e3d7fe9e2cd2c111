import { defaultOptions, Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { RULEBOOK_VIEW } from './data/scoring.ts';
import { limit } from './game.ts';
import { pollutionReserve } from './phases/00-the-game/reserves.ts';
import { FINANCIAL_TILE, type LimitOptions } from './position.ts';
import { setup } from './setup.ts';

const OPTIONS: LimitOptions = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  resilience: 'once',
  endOfTrack: 'nothing',
  annexation: 'target',
  ...RULEBOOK_VIEW,
};
const places = (seats: number, options = OPTIONS, seed = 1) => setup(seats, options, new SeededChance(seed));

describe('set-up', () => {
  test('LIM-0.8.1 LIM-0.8.2 the market holds three of everything; renewables on rate 3, the rest on 4', () => {
    for (const seats of [1, 4, 6]) {
      expect(places(seats).public.market).toEqual({ stock: [3, 3, 3, 3], rate: [3, 4, 4, 4] });
    }
  });

  test('DT-01 LIM-0.8.3 LIM-0.8.4 LIM-0.8.5 LIM-0.8.6 shared reserves for every number of nations', () => {
    const rows = [1, 2, 3, 4, 5, 6].map((seats) => {
      const { public: world } = places(seats);
      const { territories, fossil } = world.colonisation;
      return [pollutionReserve(world), world.destabReserve, territories, fossil, world.bank];
    });
    expect(rows).toEqual([
      [12, 10, 3, 6, 109],
      [12, 10, 3, 6, 218],
      [15, 12, 4, 8, 327],
      [18, 14, 5, 10, 436],
      [21, 16, 6, 12, 545],
      [24, 18, 7, 14, 654],
    ]);
  });

  test('LIM-0.8.7 LIM-8.4 the first leader and the decks are drawn at random', () => {
    const leaders = new Set(Array.from({ length: 60 }, (_, seed) => places(4, OPTIONS, seed).public.leader));
    expect([...leaders].sort((one, other) => one - other)).toEqual([0, 1, 2, 3]);
    expect(places(2, OPTIONS, 1).secret.decks).not.toEqual(places(2, OPTIONS, 2).secret.decks);
  });

  test('LIM-0.8.8 a game without the alliance step never opens it', () => {
    const steps = new Set<string>();
    const chance = new SeededChance(5);
    const referee = new Referee(limit, chance);
    const g = referee.start(3, { ...OPTIONS, alliances: false });
    while (g.outcome === null) {
      steps.add(g.flow[g.flow.length - 1].step);
      referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
    }
    expect(steps.has('diplomacy')).toBe(false);
    expect(steps.has('politicalTurn')).toBe(true);
  });

  test('LIM-0.1.1 LIM-0.9.1 LIM-0.9.2 LIM-0.9.3 LIM-0.9.4 LIM-0.9.5 LIM-0.6.1 every nation starts alike', () => {
    const [first, ...others] = places(6).public.nations;
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({
      population: 2,
      factories: [2, 1, 1],
      stock: [2, 1, 0, 8],
      money: 5,
      territories: 5,
      sol: [1, 1, 1, 1, 1],
      rows: 5,
      zone: 0,
      unrest: 6,
      pollution: 0,
      destab: 0,
    });
    expect(places(6).public.alliances.military.group).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('LIM-0.10.1 LIM-0.10.2 LIM-0.10.3 LIM-0.2.1 hand, cards set aside, three shuffled decks of ten', () => {
    const { public: world, private: cabinets, secret } = places(2);
    for (const seat of [0, 1]) {
      expect([...cabinets[seat].hand].sort()).toEqual(['P01', 'P13', 'S07', 'S11']);
      expect([...world.nations[seat].setAside].sort()).toEqual(['E01', 'E06', 'P11']);
      expect(secret.decks[seat].map((deck) => deck.length)).toEqual([10, 10, 10]);
      expect(new Set(secret.decks[seat].flat().map((card) => card[0]))).toEqual(new Set(['S', 'P', 'E']));
      expect(limit.faults(new Referee(limit, new SeededChance(1)).start(2, OPTIONS))).toEqual([]);
    }
  });

  test('LIM-0.11.1 LIM-0.11.2 the teaching start: 4$ each, 110$ in the bank, first New Policies', () => {
    const taught = places(3, { ...OPTIONS, teaching: true });
    expect(taught.public.nations.map(({ money }) => money)).toEqual([4, 4, 4]);
    expect(taught.public.bank).toBe(330);
    expect(limit.begin(3, { ...OPTIONS, teaching: true })).toEqual([{ step: 'newPolicies' }]);
    expect(limit.begin(3, OPTIONS)).toEqual([{ step: 'politicalPhase' }]);
  });

  test('LIM-0.1.2 LIM-0.1.3 LIM-0.1.4 LIM-0.1.5 games end after seven generations or four crises', () => {
    const ends = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const chance = new SeededChance(seed);
      const referee = new Referee(limit, chance);
      const g = referee.start(4, OPTIONS);
      while (g.outcome === null) referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
      const { financial, ecological, military } = g.public.crises;
      const crises = financial + ecological + military;
      expect(g.public.generation === 7 || crises >= 4).toBe(true);
      expect(g.public.timeline.filter((bits) => (bits & FINANCIAL_TILE) !== 0).length).toBe(financial);
      const best = Math.max(...g.outcome.scores);
      expect(g.outcome.winners).toEqual(
        g.outcome.scores.flatMap((score, seat) => (score === best ? [seat] : [])),
      );
      ends.add(crises >= 4 ? 'crises' : 'generations');
    }
    expect(ends).toEqual(new Set(['crises', 'generations']));
  });

  test('LIM-0.8.8 a table of four and more nations opens with alliances, a smaller one without', () => {
    const alliances = limit.seats.map((seats) => defaultOptions(limit, seats).alliances);
    expect(alliances).toEqual([false, false, false, true, true, true]);
  });
});
