import { expect, test } from 'vitest';
import type { Choice } from '../flow.ts';
import { venonta } from '../game.ts';
import { progress } from '../phases/14-objectives/objectives.ts';
import { Situation, THREE } from '../testing/situation.ts';
import { stepOf } from './objective.ts';

/** Nobody has a tank or has begun a combat (CO-P05), or many forests (CO-P01). */
function producing(objective: 'CO-P05' | 'CO-P01') {
  return new Situation(THREE)
    .given({ round: 2, tokens: [12, 12, 12], stock: [9, 9, 9], co2: 9, fed: [1, 1, 1] })
    .discs('NAM', 'farm', 'factory')
    .discs('SUD', 'farm', 'farm', 'farm')
    .objective(0, objective)
    .turnOf(0)
    .when({ step: 'produce' });
}

test('VEN-8.6 a choice that loses the objective, or brings it back, says so with its points', () => {
  const s = producing('CO-P05');
  const tank = { do: 'tank', territory: 'NAM' } as const;
  expect(stepOf(venonta, s.view(0), tank)).toEqual({ to: 'lost', points: progress(s.view(0), 0)?.points });
  expect(
    stepOf(venonta, s.view(0), { do: 'build', plant: 'factory', territory: 'SUD', on: 'dry' }),
  ).toBeNull();
  s.answer(tank);
  expect(progress(s.view(0), 0)?.reached).toBe(false);
});

test('VEN-8.6 what is said is what comes of it', () => {
  const s = producing('CO-P01');
  const restore = { do: 'restore', plant: 'farm', territory: 'NAM', on: 'h2o' } as const;
  const said = stepOf(venonta, s.view(0), restore)?.to;
  const before = progress(s.view(0), 0);
  s.answer(restore);
  const after = progress(s.view(0), 0);
  expect(before?.reached).toBe(false);
  expect(said).toBe(after?.reached ? 'met' : 'nearer');
  expect(stepOf(venonta, s.view(1), restore)).toBeNull();
});

test('VEN-8.6 a sale or an attack that the objective asks for is hoped for, as others or dice decide', () => {
  const s = producing('CO-P01').objective(0, 'CO-N01');
  const wanted =
    progress(s.view(0), 0)
      ?.parts.filter(({ met }) => !met)
      .map(({ metric }) => metric) ?? [];
  const asks = (...metrics: string[]) => wanted.some((metric) => metrics.includes(metric));
  const said = (choice: Choice) => stepOf(venonta, s.view(0), choice)?.to === 'hoped';
  expect(said({ do: 'sellTep', from: 'NAM', to: 'EUR' })).toBe(asks('unitsSold', 'unitsTraded'));
  s.objective(0, 'CO-A01');
  const won = progress(s.view(0), 0)?.parts.some(({ metric, met }) => metric === 'attacksWon' && !met);
  expect(said({ do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 })).toBe(won);
});

test('VEN-8.6 VEN-9.5.1 an attack that the objective forbids loses it as soon as it is declared', () => {
  const s = producing('CO-P05').when({ step: 'wars' });
  const attack = { do: 'attack', from: 'NAM', to: 'EUR', tanks: 0 } as const;
  const before = progress(s.view(0), 0);
  const said = stepOf(venonta, s.view(0), attack);
  s.dice(1, 6, 2, 2, 2, 2).answer(attack);
  expect([before?.reached, progress(s.view(0), 0)?.reached]).toEqual([true, false]);
  expect(said).toEqual({ to: 'lost', points: before?.points });
  expect(stepOf(venonta, s.view(0), attack)).toBeNull();
});

test('VEN-12.2 VEN-8.6 what is built at a red space says what it does to the objective, too', () => {
  const s = new Situation(THREE)
    .given({ round: 2, tokens: [12, 12, 12], stock: [9, 9, 9], co2: 9, fed: [1, 1, 1] })
    .objective(0, 'CO-N02')
    .turnOf(0)
    .when({ step: 'produce' });
  const build = { do: 'build', plant: 'factory', territory: 'NAM', on: 'dry' } as const;
  const before = progress(s.view(0), 0);
  expect([s.view(0).public.co2, before?.reached]).toEqual([9, false]);
  const said = stepOf(venonta, s.view(0), build);
  s.answer(build);
  expect(s.view(0).public.waiting).toBe(1);
  expect(said).toEqual({ to: progress(s.view(0), 0)?.reached ? 'met' : 'nearer', points: before?.points });
});
