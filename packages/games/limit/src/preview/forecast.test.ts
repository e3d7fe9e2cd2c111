import { copy, copyFlat, defaultAnswer, Referee, type Seat, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { RULEBOOK_VIEW } from '../data/scoring.ts';
import { SOCIAL_STEPS } from '../data/social.ts';
import { CRISIS_TYPES } from '../data/terms.ts';
import { limit } from '../game.ts';
import { partsOf } from '../goal.ts';
import { heads } from '../phases/00-the-game/nation.ts';
import { pollutionReserve } from '../phases/00-the-game/reserves.ts';
import { fixColumns } from '../phases/02-social-phase/columns.ts';
import { everySeat, round } from '../phases/02-social-phase/round.ts';
import {
  ECOLOGICAL_TILE,
  FINANCIAL_TILE,
  FOSSIL,
  INDUSTRIAL,
  type Limit,
  type Position,
  RENEWABLE,
} from '../position.ts';
import { countCrises } from '../queries.ts';
import { make, Situation } from '../testing/situation.ts';
import { forecast, forecastAhead, type NationForecast } from './forecast.ts';

/** The social phase as it comes when nobody does anything; steps up are taken as the forecast takes them. */
function live(s: Situation): void {
  s.when({ step: 'socialPhase' });
  while (s.step !== 'newPolicies' && s.step !== 'diplomacy' && s.step !== 'over') {
    const choices = s.offered as Parameters<typeof s.answer>;
    s.answer(choices[choices.length - 1]);
  }
}

const OPTIONS = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  resilience: 'none',
  endOfTrack: 'nothing',
  annexation: 'target',
  ...RULEBOOK_VIEW,
} as const;

/** Any open answer; of an amount the least or the most. */
function anyAnswer(referee: Referee<Limit>, g: Position, seat: Seat, pick: SeededChance): Limit['choice'] {
  const { offers } = referee.choices(g, seat);
  const { choice, fill } = offers[pick.below(offers.length)];
  if (fill?.kind !== 'amount') return choice;
  return { ...choice, [fill.field]: pick.below(2) === 0 ? fill.min : fill.max };
}

describe('forecast', () => {
  test('DT-02 foresees the first generation of an idle nation', () => {
    const s = new Situation(2);
    const { nations, world } = forecast(s.g);
    expect(nations[0]).toMatchObject({
      column: 1,
      food: { needed: 2, stock: 2, unserved: 0 },
      goods: { needed: 0, stock: 1, unserved: 0 },
      heads: { now: 2, after: 3 },
      taxes: 6,
      unrest: { now: 6, atPublicOrder: 6, order: 'progress', classStruggle: 1, after: 7 },
      nextFood: { needed: 3, stock: 3, unserved: 0 },
    });
    expect(nations[0].production.renewable).toEqual({ level: 3, made: 3, fossil: 0, pollution: 0, idle: 0 });
    expect(world).toEqual({
      bank: { now: 218, payments: 12, lacking: 0 },
      pollutionReserve: { now: 12, after: 12 },
      destabReserve: { now: 10, after: 10 },
      crises: { financial: false, ecological: false, military: false },
      tiles: 0,
    });
  });

  test('what it foresees is what happens, and it changes nothing itself', () => {
    const s = new Situation(2);
    make(s.nation(0), {
      people: 20,
      sol: [2, 2, 2, 1, 1],
      stock: { R: 12, I: 7, M: 3, F: 3 },
      R: 4,
      I: 6,
      M: 2,
      unrest: 5,
      money: 30,
      cards: ['S01'],
    });
    const before = JSON.stringify(s.g.public);
    const { nations } = forecast(s.g);
    expect(JSON.stringify(s.g.public)).toBe(before);
    live(s);
    const nation = s.nation(0);
    const [told] = nations;
    expect(told.fossil.after).toBe(nation.stock[FOSSIL]);
    expect(told.unrest.after).toBe(nation.unrest);
    expect(told.destabilisation).toBe(nation.destab);
    expect(told.pollution).toBe(nation.pollution);
    expect(told.production.industrial.made).toBe(10);
    expect(nation.money).toBe(30 + told.taxes);
    expect(told.nextFood.stock).toBe(nation.stock[RENEWABLE]);
    expect(told.nextGoods.stock).toBe(nation.stock[INDUSTRIAL]);
    expect(told.production.military.made).toBe(1);
  });

  test('LIM-2.8.2 LIM-3.4.1 LIM-3.5.1 foresees the crises', () => {
    const s = new Situation(2);
    s.world.bank = 11;
    s.world.destabReserve = 2;
    make(s.nation(0), { pollution: 11, I: 4, money: 60 });
    const { world } = forecast(s.g);
    expect(world.bank).toEqual({ now: 11, payments: 12, lacking: 1 });
    expect(world.pollutionReserve).toEqual({ now: 1, after: 0 });
    expect(world.crises).toEqual({ financial: true, ecological: true, military: true });
    expect(world.tiles).toBe(3);
  });

  test('a riot is foreseen with the military it needs or the money it burns', () => {
    const s = new Situation(2);
    make(s.nation(0), { people: 10, unrest: 10, stock: { R: 10, M: 0 } });
    make(s.nation(1), { people: 10, unrest: 10, sol: [3, 3, 3, 3, 3], stock: { R: 10, I: 10 }, money: 0 });
    const { nations } = forecast(s.g);
    // Twenty heads after growth: the military of two levels below.
    expect(nations[0].order).toEqual({ needed: 5, stock: 1, unserved: 3 });
    expect(nations[0].unrest.order).toBe('riot');
    expect(nations[1].burned).toBe(20);
  });
});

/** The steps of the social phase alone, without the crises after it. */
function social(seats: number): Limit['frame'][] {
  return SOCIAL_STEPS.map((step) => {
    switch (step) {
      case 'production':
        return { step, turn: 0, stage: 0 };
      case 'food':
      case 'consumption':
        return round(seats, step);
      case 'publicOrder':
        return { ...round(seats, step), reasons: everySeat(seats, 'progress') };
      default:
        return { step };
    }
  });
}
const crises = (seats: number): Limit['frame'][] => [
  { step: 'coldWar' },
  { step: 'financialCrisis', stage: 0 },
  { step: 'ecologicalCrisis' },
  { ...round(seats, 'militaryCrisis'), stage: 0 },
];

/** Plays frames while every clock runs out. */
function byDefault(referee: Referee<Limit>, g: Position, frames: readonly Limit['frame'][]): void {
  g.flow = [{ step: 'breakAlliance', seat: 0, alliance: 'military' }, ...frames.map(copyFlat).reverse()];
  g.answers = [];
  referee.settle(g);
  while (g.flow.length > 1) {
    const [seat] = g.asked;
    const choice = defaultAnswer(limit, g, seat);
    if (choice === null) throw new Error(`no default at ${g.flow[g.flow.length - 1].step}`);
    expect(referee.refusal(g, seat, choice)).toBeNull();
    referee.take(g, seat, choice);
  }
}

describe('the forecast is what happens when nobody acts any more', () => {
  test.each([1, 2, 3, 4, 5, 6])('LIM-R20 at every turn of random games of %i', (seats) => {
    const referee = new Referee(limit, new SeededChance(seats));
    const pick = new SeededChance(seats + 10);
    let seen = 0;
    for (const fossil of ['main', 'alternative'] as const) {
      const g = referee.start(seats, { ...OPTIONS, fossil });
      while (g.outcome === null) {
        if (g.flow.at(-1)?.step === 'politicalTurn') {
          const told = forecast(g);
          const then = copy(limit, g);
          fixColumns(then.public);
          byDefault(referee, then, social(g.seats));
          expect(outcomeOf(g, then)).toEqual(told.nations.map(toldOf));
          expect(pollutionReserve(then.public)).toBe(told.world.pollutionReserve.after);
          expect(then.public.destabReserve).toBe(told.world.destabReserve.after);
          byDefault(referee, then, crises(g.seats));
          expect(countCrises(then.public)).toBe(told.world.tiles);
          const points = then.public.nations.map((_, nation) => partsOf(then, nation));
          expect(points).toEqual(told.nations.map((nation) => nation.points));
          for (const crisis of CRISIS_TYPES) {
            const struck = then.public.crises[crisis] > g.public.crises[crisis];
            expect([crisis, struck]).toEqual([crisis, told.world.crises[crisis]]);
          }
          seen++;
        }
        const seat = g.asked[pick.below(g.asked.length)];
        referee.take(g, seat, anyAnswer(referee, g, seat, pick));
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  function outcomeOf(before: Position, after: Position) {
    return after.public.nations.map((nation, seat) => {
      const was = before.public.nations[seat];
      return {
        heads: heads(nation),
        fossil: nation.stock[FOSSIL],
        unrest: nation.unrest,
        destabilisation: nation.destab - was.destab,
        pollution: nation.pollution - was.pollution,
        nextFood: nation.stock[RENEWABLE],
        nextGoods: nation.stock[INDUSTRIAL],
        factories: nation.factories,
      };
    });
  }

  function toldOf(told: NationForecast) {
    const { renewable, industrial, military } = told.production;
    return {
      heads: told.heads.after,
      fossil: told.fossil.after,
      unrest: told.unrest.after,
      destabilisation: told.destabilisation,
      pollution: told.pollution,
      nextFood: told.nextFood.stock,
      nextGoods: told.nextGoods.stock,
      factories: [renewable.level, industrial.level, military.level],
    };
  }
});

describe('what can be foreseen, and when', () => {
  const AFTER_CRISES: Limit['frame'][] = [{ step: 'endOfGeneration' }, { step: 'allianceStep', turn: 0 }];

  test('LIM-3.2.2 LIM-3.4.7 the next generation has crises of its own, whatever struck in this one', () => {
    const s = new Situation(2);
    make(s.nation(0), { pollution: 12, stock: { F: 0 } });
    s.world.timeline[1] = ECOLOGICAL_TILE + FINANCIAL_TILE;
    s.world.crises = { financial: 1, ecological: 1, military: 0 };
    s.g.flow = AFTER_CRISES;
    const seen = forecastAhead(s.g);
    expect(seen?.of).toBe('next');
    expect(seen?.forecast.world).toMatchObject({
      crises: { financial: false, ecological: true, military: false },
      tiles: 3,
    });
    expect(s.world.timeline[2]).toBe(0);
  });

  test('nothing is foreseen while the social phase and the crises take their course, nor at the end', () => {
    const s = new Situation(2);
    const during = (...flow: Limit['frame'][]) => {
      s.g.flow = flow;
      return forecastAhead(s.g)?.of ?? null;
    };
    expect(during({ step: 'politicalDecisions', seat: 0 })).toBe('now');
    expect(during({ step: 'internationalPhase' }, { ...round(2, 'publicOrder'), reasons: [] })).toBeNull();
    expect(during({ step: 'endOfGeneration' }, { ...round(2, 'militaryCrisis'), stage: 1 })).toBeNull();
    expect(during(...AFTER_CRISES)).toBe('next');
    s.world.generation = 7;
    expect(during(...AFTER_CRISES)).toBeNull();
    s.world.generation = 3;
    s.world.crises.military = 4;
    expect(during(...AFTER_CRISES)).toBeNull();
  });
});

describe('measures', () => {
  test('every measure is a number for every seat', () => {
    const s = new Situation(3);
    for (const { id, value } of limit.measures) {
      expect([id, Number.isFinite(value(s.g, 2))]).toEqual([id, true]);
    }
    const fossil = limit.measures.find(({ id }) => id === 'worldFossil');
    expect(fossil?.value(s.g, 0)).toBe(3 * 8 + 3 + 8);
    expect(s.nation(0).stock[INDUSTRIAL]).toBe(1);
  });
});
