import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../data/board.ts';
import { INCOME } from '../data/tables.ts';
import { TERRITORIES } from '../data/territories.ts';
import type { Choice } from '../flow.ts';
import { venonta } from '../game.ts';
import { FACTORY, type World } from '../position.ts';
import { discsOn, emissionsOf, productionOf, wasteOf } from '../queries.ts';
import { Situation, THREE } from '../testing/situation.ts';
import { combatOdds, effectOf, oddsNow } from './choice.ts';
import { consequences } from './consequences.ts';

/** A territory of the first seat with a factory. */
const owns = (world: World, land: number): boolean =>
  world.owner[land] === 0 && discsOn(world, land, FACTORY) > 0;

function producing(): Situation {
  const s = new Situation(THREE).given({
    round: 2,
    tokens: [12, 12, 12],
    stock: [6, 6, 6],
    co2: 9,
    fed: [1, 1, 1],
  });
  return s
    .discs('NAM', 'farm', 'intensive', 'factory')
    .discs('SUD', 'factory')
    .turnOf(0)
    .when({ step: 'produce' });
}

const CHOICES: Choice[] = [
  { do: 'build', plant: 'farm', territory: 'SUD', on: 'h2o' },
  { do: 'build', plant: 'intensive', territory: 'NAM', on: 'h2o' },
  { do: 'build', plant: 'factory', territory: 'SUD', on: 'dry' },
  { do: 'tank', territory: 'NAM' },
  { do: 'restore', plant: 'farm', territory: 'NAM', on: 'h2o' },
  { do: 'restore', plant: 'intensive', territory: 'NAM', on: 'h2o' },
  { do: 'restore', plant: 'factory', territory: 'SUD', on: 'h2o' },
];

describe('what a choice would change', () => {
  const CARDS: [string, (s: Situation) => void][] = [
    ['no card', () => {}],
    ['Recycling Plant', (s) => void s.given({ wasteMod: [-3, 0, 0] })],
    [
      'Renewable Energy',
      (s) => {
        s.discs('MES', 'factory');
        s.world.renewable[TERRITORY_OF.SUD * 5] = 1;
      },
    ],
  ];
  const cases = CHOICES.flatMap((choice) => CARDS.map(([card, lie]) => ({ choice, card, lie })));

  test.each(cases)('VEN-9.2.3 VEN-9.2.4 VEN-9.3.1 is what it does with $card: $choice', ({ choice, lie }) => {
    const s = producing();
    lie(s);
    const read = () => ({
      tokens: s.world.tokens[0],
      co2: s.world.co2,
      stock: s.world.stock[0],
      income: INCOME.factory * TERRITORIES.filter((_, land) => owns(s.world, land)).length,
      harvest: productionOf(s.world, s.g.options, 0),
      emissions: emissionsOf(s.world, s.g.options, 0),
      waste: wasteOf(s.world, 0),
      events: s.world.waiting,
    });
    const before = read();
    const effect = effectOf(s.view(0), choice);
    s.answer(choice);
    const after = read();
    for (const key of Object.keys(before) as (keyof typeof before)[]) {
      expect([key, effect?.[key]]).toEqual([key, after[key] - before[key]]);
    }
  });

  test('VEN-9.4.3 VEN-9.4.4 trades are shown at their prices', () => {
    const s = producing();
    expect(effectOf(s.view(0), { do: 'buyRation', target: 1, price: 1 })).toMatchObject({
      tokens: -1,
      stock: 1,
    });
    expect(effectOf(s.view(0), { do: 'sellTep', from: 'NAM', to: 'EUR' })).toMatchObject({
      tokens: 1,
      stock: 0,
    });
    expect(effectOf(s.view(0), { do: 'endProduction' })).toBeNull();
  });
});

test('VEN-9.6.12 odds of a running combat follow its dice', () => {
  const s = new Situation(THREE)
    .given({ round: 2, tokens: [9, 9, 9] })
    .turnOf(0)
    .when({ step: 'wars' });
  s.dice(1, 6, 2, 2, 2, 2).answer({ do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 });
  expect(oddsNow(s.view(0))?.attacker).toBeGreaterThan(0.85);
});

test('VEN-9.6.12 attacks, and rolling on, say how likely they win', () => {
  const s = new Situation(THREE)
    .given({ round: 2, tokens: [9, 9, 9] })
    .turnOf(0)
    .when({ step: 'wars' });
  const attack = { do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 } as const;
  const said = (choice: Choice) =>
    consequences(venonta, s.view(0), choice).find(({ message }) => message.say === 'effect.chance')?.message
      .with;
  const before = combatOdds(s.view(0), TERRITORY_OF.NAM, TERRITORY_OF.EUR, 0);
  expect(said(attack)).toEqual({ won: Math.round(100 * before.attacker) });
  s.dice(1, 6, 2, 2, 2, 2).answer(attack);
  expect(said({ do: 'rollOn' })).toEqual({ won: Math.round(100 * (oddsNow(s.view(0))?.attacker ?? 0)) });
  expect(said({ do: 'endProduction' })).toBeUndefined();
});

test('VEN-17.1 VEN-8.2 a host is told to have one more to feed, a swapped card to be replaced', () => {
  const s = new Situation(THREE).given({ round: 2 });
  const host = s.world.owner[TERRITORY_OF.EUR];
  const said = (choice: Choice) => consequences(venonta, s.view(0), choice).map(({ message }) => message);
  expect(said({ do: 'host', territory: 'EUR' })).toEqual([{ say: 'effect.host', with: { seat: host } }]);
  expect(said({ do: 'swap', card: 'CA-01' })).toEqual([{ say: 'effect.swap', with: {} }]);
});

test('VEN-8.6 what brings the objective nearer names its points, what loses it does not', () => {
  const s = producing().objective(0, 'CO-P05');
  const points = (choice: Choice) =>
    consequences(venonta, s.view(0), choice).flatMap((each) => each.points ?? []);
  expect(points({ do: 'tank', territory: 'NAM' })).toEqual([]);
  s.objective(0, 'CO-N01');
  expect(points({ do: 'build', plant: 'factory', territory: 'SUD', on: 'dry' })).toEqual([14]);
});
