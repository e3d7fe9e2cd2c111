import { completeOptions, Referee, SeededChance, teller, view } from '@entente/engine';
import { actionsOf } from '@entente/web/board-api/intents.ts';
import { expect, test } from 'vitest';
import { type Attack, attack, LAND, LAND_UNITS, REGION_OF, type Region } from '../src/index.ts';
import { BoardActions } from './board-actions.ts';
import { type Place, tellBy } from './context.ts';
import { goingTo, piecesOf, sending, sentTo, targetsOf } from './pieces.ts';
import { arrowsOf, onceEach, plannedOrders, pressArrow } from './plan.ts';
import type { Command } from './series.ts';

const told = teller(attack, 'en', (seat) => ['Ana', 'Bob'][seat]);
const march = (from: Region, to: Region, unit: 'infantry' | 'tank', count: number): Attack['choice'][] => [
  { do: 'from', region: from },
  { do: 'march', unit, from, to, count },
];

/** Seat 0 has planned these orders from France, where it has five Infantry and a Tank. */
function planned(...orders: Attack['choice'][]) {
  const options = completeOptions(attack, {}, 2);
  if (!options.ok) throw new Error('the defaults of the options do not fit');
  const referee = new Referee(attack, new SeededChance(7));
  const g = referee.start(2, options.options);
  const france = REGION_OF.france;
  g.public.owner[france] = 0;
  g.public.units.splice(france * LAND, LAND, 5, 1, 0, 0);
  g.public.active = 0;
  g.flow = [{ step: 'plan', blitzkrieg: false, anew: [] }];
  referee.settle(g);
  for (const choice of orders) referee.take(g, 0, choice);
  const { offers, refused } = referee.explained(g, 0);
  const given: Command[] = [];
  const places: (Place | null)[] = [];
  return {
    given,
    places,
    tell: tellBy(told),
    teller: told,
    world: g.public,
    view: view(attack, g, 0),
    lit: new BoardActions(actionsOf({ offers, refused } as never, told)),
    series: { running: false, give: (commands: readonly Command[]) => given.push(...commands) },
    select: (place: Place | null) => places.push(place),
  };
}

test('ATK-R26 an army of several kinds is one order, with what takes all of it back, and an arrow tells it', () => {
  const table = planned(
    ...march('france', 'germany', 'infantry', 3),
    ...march('france', 'germany', 'tank', 1),
    ...march('france', 'spain', 'infantry', 1),
  );
  expect(plannedOrders(table).map(({ words, count, back }) => [words, count, back.length])).toEqual([
    ['France → Germany: 3 × Infantry, 1 × Tank', 4, 2],
    ['France → Spain: 1 × Infantry', 1, 1],
  ]);
  expect(arrowsOf(table)).toEqual([
    expect.objectContaining({ from: 'france', to: 'germany', planned: true, about: expect.any(String) }),
    expect.objectContaining({ from: 'france', to: 'spain', planned: true }),
  ]);
});

test('a press on an arrow takes the whole order back', () => {
  const table = planned(
    ...march('france', 'germany', 'infantry', 3),
    ...march('france', 'germany', 'tank', 1),
  );
  pressArrow(table, 'france germany');
  expect(table.given.map((command) => command(table.lit.actions))).toEqual([
    { action: expect.stringMatching(/^takeBack .*infantry/), values: { count: 3 } },
    { action: expect.stringMatching(/^takeBack .*tank/), values: { count: 1 } },
  ]);
});

test('an army is sent kind by kind, each from the place that is opened for it', () => {
  const table = planned({ do: 'from', region: 'france' });
  expect(piecesOf(table).map(({ id, most }) => [id, most])).toEqual([
    ['infantry', 5],
    ['tank', 1],
  ]);
  const target = targetsOf(table).find(({ place }) => place === 'germany');
  if (target === undefined) throw new Error('Germany is beside France');
  const chosen = new Map([
    ['infantry', 4],
    ['tank', 1],
  ]);
  expect([goingTo(target, chosen), sentTo(LAND_UNITS, target, chosen)]).toEqual([5, [4, 1, 0, 0]]);
  const commands = sending('france', target, chosen).map((command) => command(table.lit.actions));
  expect(commands).toEqual([
    'done',
    { action: expect.stringMatching(/^march .*germany.*infantry/), values: { count: 4 } },
    'done',
    { action: expect.stringMatching(/^march .*germany.*tank/), values: expect.anything() },
  ]);
});

test('a way that is followed and planned is one arrow', () => {
  const arrows = arrowsOf(planned(...march('france', 'germany', 'infantry', 1)));
  const followed = [{ id: 'france germany', from: 'france', to: 'germany', seat: 0, label: '1' }];
  expect(onceEach(followed, arrows)).toEqual(followed);
  expect(onceEach([], arrows)).toEqual(arrows);
});
