import { Referee, SeededChance, teller, view } from '@entente/engine';
import type { LogLine } from '@entente/web/board-api/props.ts';
import { describe, expect, test } from 'vitest';
import { forecast, hasPassed, type Limit, limit, type Nation, phaseIn, RULEBOOK_VIEW } from '../src/index.ts';
import { groupsOf, linksOf } from './allies.ts';
import { blockOf } from './classes.ts';
import { tellBy } from './context.ts';
import { pricesOf } from './costs.ts';
import { crisesIn } from './crises.ts';
import { readingsOf } from './readings.ts';

const told = teller(limit, 'en');
const tell = tellBy(told);

/** A game for two in which the first seat is asked what to play. */
function atTurn() {
  const referee = new Referee(limit, new SeededChance(4));
  const g = referee.start(2, {
    alliances: true,
    teaching: false,
    fossil: 'main',
    resilience: 'once',
    endOfTrack: 'nothing',
    annexation: 'target',
    ...RULEBOOK_VIEW,
  });
  const answer = (seat: number, choice: Limit['choice']) => referee.take(g, seat, choice);
  for (const seat of [0, 1]) answer(seat, { do: 'draw', deck: 'society' });
  for (const seat of [0, 1]) {
    answer(seat, { do: 'keep', card: g.private[seat].drawn[0] });
    answer(seat, { do: 'underRest' });
  }
  while (g.asked[0] !== 0) answer(g.asked[0], { do: 'pass' });
  return { referee, g };
}

const line = (say: string, args: Record<string, unknown> = {}): LogLine => ({ at: 0, say, with: args });

describe('looking ahead', () => {
  test('what is wrong is said and counted as a warning', () => {
    const { g } = atTurn();
    const fine = readingsOf(forecast(view(limit, g, 0)), 0, tell, told);
    expect(fine.filter(({ warning }) => warning)).toEqual([]);
    g.public.nations[0].stock[0] = 0;
    const [food] = readingsOf(forecast(view(limit, g, 0)), 0, tell, told);
    expect(food).toMatchObject({ id: 'food', warning: true, value: 'need 2, have 0' });
  });

  test('the phase is told by the flow of play', () => {
    const { g } = atTurn();
    const at = (...flow: Limit['frame'][]) => phaseIn({ ...g, flow });
    expect(phaseIn(g)).toBe('political');
    expect(at({ step: 'internationalPhase' }, { step: 'taxes' })).toBe('social');
    expect(at({ step: 'scoring' }, { step: 'production', turn: 0, stage: 0 })).toBe('end');
    expect(at()).toBe('end');
  });

  test('who has passed is said only as long as decisions go round', () => {
    const { g } = atTurn();
    g.public.nations[1].passed = true;
    expect([0, 1].map((seat) => hasPassed(g, seat))).toEqual([false, true]);
    expect(hasPassed({ ...g, flow: [{ step: 'newPolicies' }] }, 1)).toBe(false);
  });
});

describe('the stair of classes', () => {
  const nation = { sol: [3, 3, 2, 1, 1] } as Nation;

  test('DT-11 a class is kept from rising by the one above it', () => {
    expect([0, 1, 2, 3, 4].map((index) => blockOf(nation, index, 'raise'))).toEqual([
      null,
      { by: 'above', class: 'A' },
      null,
      null,
      { by: 'above', class: 'D' },
    ]);
  });

  test('and from falling by the one below it', () => {
    expect([0, 1, 2, 3, 4].map((index) => blockOf(nation, index, 'lower'))).toEqual([
      { by: 'below', class: 'B' },
      null,
      null,
      { by: 'bottom' },
      { by: 'bottom' },
    ]);
  });
});

describe('cards', () => {
  test('costs are told as they are now', () => {
    const { g } = atTurn();
    const [nation] = g.public.nations;
    nation.population = 5;
    nation.factories = [2, 1, 4];
    const words = (card: Parameters<typeof pricesOf>[0]) =>
      pricesOf(card, g.public, 0, tell).map((price) => price.words);
    expect(words('S11')).toEqual(['$10']);
    expect(words('P13')).toEqual(['$2 / $1 / $5']);
    expect(words('E05')).toEqual(['5', '+2']);
    expect(words('E01')).toEqual([]);
  });

  test('LIM-7.2 only factories that the card can raise have a price on it', () => {
    const { g } = atTurn();
    g.public.nations[0].factories = [4, 1, 5];
    expect(pricesOf('P11', g.public, 0, tell).map(({ words }) => words)).toEqual(['$1 / $10']);
  });
});

describe('crises in the log', () => {
  test('LIM-5.5 events that do not apply are no part of the crisis before them', () => {
    const [crisis] = crisesIn(
      [
        line('log.militaryCrisis', { tiles: 1 }),
        line('log.eventSkipped', { event: 'EV4' }),
        line('log.event', { event: 'EV1' }),
      ],
      2,
    );
    expect(crisis.lines.map(({ say }) => say)).toEqual(['log.militaryCrisis']);
  });

  test('a crisis ends with its culprits, before what comes after', () => {
    const [crisis, ...more] = crisesIn(
      [
        line('log.taxes', { seat: 0, money: 5 }),
        line('log.ecologicalCrisis', { tiles: 1 }),
        line('log.polluters', { seats: [1] }),
        line('log.migration', { seats: [0] }),
        line('log.endOfGeneration', { generation: 3 }),
        line('log.drawn', { seat: 0, deck: 'society', count: 5 }),
      ],
      3,
    );
    expect(more).toEqual([]);
    expect(crisis).toMatchObject({ type: 'ecological', generation: 3, culprits: [1] });
    expect(crisis.lines.map(({ say }) => say)).toEqual([
      'log.ecologicalCrisis',
      'log.polluters',
      'log.migration',
    ]);
  });

  test('one crisis can follow another, and a new generation is counted', () => {
    const crises = crisesIn(
      [
        line('log.financialCrisis', { tiles: 1 }),
        line('log.richest', { seats: [0, 2] }),
        line('log.militaryCrisis', { tiles: 1 }),
        line('log.generation', { generation: 5 }),
        line('log.financialCrisis', { tiles: 2 }),
      ],
      4,
    );
    expect(crises.map(({ type, generation }) => [type, generation])).toEqual([
      ['financial', 4],
      ['military', 4],
      ['financial', 5],
    ]);
  });
});

test('allies are joined in pairs', () => {
  expect(groupsOf([1, 0, 1, 1])).toEqual([[0, 2, 3]]);
  expect(linksOf([1, 2, 1, 2])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});
