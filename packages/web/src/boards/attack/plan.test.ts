import { completeOptions, Referee, SeededChance, teller, view } from '@entente/engine';
import { type Attack, attack, LAND, REGION_OF, type Region } from '@entente/game-attack';
import { expect, test } from 'vitest';
import { actionsOf, type Intent } from '../../board-api/intents.ts';
import { type Place, tellBy } from './context.ts';
import { Lit } from './lit.ts';
import { arrowsOf, plannedOrders, pressArrow } from './plan.ts';

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
  const acts: Intent[] = [];
  const places: (Place | null)[] = [];
  return {
    acts,
    places,
    tell: tellBy(told),
    teller: told,
    world: g.public,
    view: view(attack, g, 0),
    lit: new Lit(actionsOf({ offers, refused } as never, told)),
    act: (intent: Intent) => acts.push(intent),
    select: (place: Place | null) => places.push(place),
  };
}

test('ATK-R26 each order stands with what takes it back, and an arrow tells it', () => {
  const table = planned(...march('france', 'germany', 'infantry', 3), ...march('france', 'spain', 'tank', 1));
  expect(plannedOrders(table).map(({ words, back }) => [words, back?.choice.do])).toEqual([
    ['3 × Infantry: France → Germany, attack', 'takeBack'],
    ['1 × Tank: France → Spain, attack', 'takeBack'],
  ]);
  expect(arrowsOf(table)).toEqual([
    expect.objectContaining({ from: 'france', to: 'germany', planned: true, about: expect.any(String) }),
    expect.objectContaining({ from: 'france', to: 'spain', planned: true }),
  ]);
});

test('a press on an arrow takes the whole order back', () => {
  const table = planned(...march('france', 'germany', 'infantry', 3));
  pressArrow(table, 'france germany');
  expect(table.acts).toEqual([{ action: expect.stringMatching(/^takeBack /), values: { count: 3 } }]);
});

test('where several orders go along an arrow, the place opens instead', () => {
  const table = planned(
    ...march('france', 'germany', 'infantry', 2),
    ...march('france', 'germany', 'tank', 1),
  );
  pressArrow(table, 'france germany');
  expect(table.acts).toEqual([]);
  expect(table.places).toEqual(['germany']);
});
