import { foresee, view } from '@entente/engine';
import { RandomTable } from '@entente/testing';
import { expect, test } from 'vitest';
import { weightsOf } from '../data/scoring.ts';
import { CLASSES, FACTORIES } from '../data/terms.ts';
import { PRODUCTION_OUTPUT } from '../data/tracks.ts';
import { limit } from '../game.ts';
import { pointsNow } from '../goal.ts';
import { mayRise } from '../phases/00-the-game/nation.ts';
import { pointsOf, total } from '../phases/04-end-of-the-game/score.ts';
import { FOSSIL, INDUSTRIAL } from '../position.ts';
import { countCrises } from '../queries.ts';
import { play, turnWith } from '../testing/cards.ts';
import { consequences } from './consequences.ts';
import { pointsAhead } from './forecast.ts';
import { planned } from './plan.ts';

test.each([1, 3, 4])(
  'LIM-4.2.1 a step of a class is worth the points it is said to be, in a random game of %i',
  (seats) => {
    const table = new RandomTable(limit, seats);
    let compared = 0;
    table.play(4000, (seat, choice) => {
      if (choice.do !== 'raise' && choice.do !== 'lower') return undefined;
      const { public: world, options } = table.position;
      const nation = world.nations[seat];
      const happiness = () => pointsOf(nation, countCrises(world), weightsOf(options)).happiness;
      const said = consequences(limit, view(limit, table.position, seat), choice).find(
        ({ message }) => message.say === 'effect.points',
      );
      const [before, population, living] = [happiness(), nation.population, nation.sol.slice()];
      return () => {
        // Where several answer at once, or several steps are due, they are carried out together.
        const steps = living.reduce((sum, standard, at) => sum + Math.abs(nation.sol[at] - standard), 0);
        if (said === undefined || steps !== 1 || nation.population !== population) return;
        const by = happiness() - before;
        expect([choice, said.message.with.by]).toEqual([
          choice,
          by === 0 ? '±0' : by < 0 ? `−${-by}` : `+${by}`,
        ]);
        compared++;
      };
    });
    expect(compared).toBeGreaterThan(0);
  },
);

test('LIM-2.7.1 LIM-2.7.3 a factory that is to move makes afterwards what it is said to', () => {
  let compared = 0;
  for (const seats of [2, 3, 4, 5]) {
    const table = new RandomTable(limit, seats);
    table.play(3000, (seat, choice) => {
      if (choice.do !== 'developFactory' && choice.do !== 'shrinkFactory' && choice.do !== 'closeFactory')
        return undefined;
      const track = FACTORIES.indexOf(choice.factory);
      const { factories } = table.position.public.nations[seat];
      const [said] = consequences(limit, view(limit, table.position, seat), choice);
      const before = factories.slice();
      return () => {
        // Where several answer at once, or several levels are due, they are carried out together.
        const steps = factories.reduce((sum, level, at) => sum + Math.abs(level - before[at]), 0);
        if (steps !== 1 || factories[track] === before[track]) return;
        expect(said.message.with).toEqual({
          from: PRODUCTION_OUTPUT[before[track]],
          to: PRODUCTION_OUTPUT[factories[track]],
        });
        compared++;
      };
    });
  }
  expect(compared).toBeGreaterThan(0);
});

test('LIM-1.4.10 a card is said to bring the points that its face shows', () => {
  const table = new RandomTable(limit, 3);
  let compared = 0;
  table.play(600, (seat, choice) => {
    if (choice.do !== 'play') return undefined;
    const seen = view(limit, table.position, seat);
    const shown = planned(limit, seen, choice)?.effects.find(({ of }) => of === 'points')?.by;
    const said = consequences(limit, seen, choice).find(({ message }) => message.say === 'effect.pointsBy');
    const by = shown === undefined || shown === 0 ? '±0' : shown < 0 ? `−${-shown}` : `+${shown}`;
    expect(said?.message.with.by).toBe(shown === undefined ? undefined : by);
    compared += Number(shown !== undefined && shown !== 0);
    return undefined;
  });
  expect(compared).toBeGreaterThan(0);
});

test('LIM-0.5.2 a class that counts nothing is said to let the next one rise where it then can', () => {
  const table = new RandomTable(limit, 3);
  let compared = 0;
  table.play(4000, (seat, choice) => {
    if (choice.do !== 'raise') return undefined;
    const seen = view(limit, table.position, seat);
    const said = consequences(limit, seen, choice).find(
      ({ message }) => message.say === 'effect.opens',
    )?.message;
    if (said === undefined) return undefined;
    const nation = table.position.public.nations[seat];
    const next = CLASSES.indexOf(choice.class) + 1;
    expect([mayRise(nation, next), weightsOf(table.position.options).classes[next - 1]]).toEqual([false, 0]);
    const then = foresee(limit, seen, [choice]);
    if (!then.ok || then.taken.length === 0) return undefined;
    expect(said.with.class).toBe(CLASSES[next]);
    // Nothing rises before all have answered; where that leaves one step, it is made at once.
    const after = then.view.public.nations[seat];
    if (after.sol[next - 1] === nation.sol[next - 1]) return undefined;
    expect(after.sol[next] > nation.sol[next] || mayRise(after, next)).toBe(true);
    compared++;
    return undefined;
  });
  expect(compared).toBeGreaterThan(0);
});

test('LIM-1.4.4 a target is said to bring the money that the card then takes, or nothing', () => {
  for (const [standard, said] of [
    [3, { kind: 'brings', message: { say: 'effect.earned', with: { amount: '20' } } }],
    [1, { kind: 'brings', message: { say: 'effect.nothing', with: {} } }],
  ] as const) {
    const s = turnWith(['E11', 'P01'], { money: 7 }, { sol: [4, 3, standard, 1, 1], money: 50 }, 3);
    s.answer(play('E11'));
    const choice = { do: 'target', seat: 1 } as const;
    // Every $10 are 5 points (LIM-4.2.3).
    const points = standard === 3 ? [{ say: 'effect.points', with: { by: '+10', count: 10 } }] : [];
    const messages = consequences(limit, view(limit, s.g, 0), choice).map(({ message }) => message);
    expect(messages).toEqual([...points, said.message]);
    s.answer(choice);
    expect(s.nation(0).money).toBe(7 + 10 * (standard - 1));
  }
});

test('LIM-6.2.2 the target of an attack is said to have the military that it can resist with', () => {
  const s = turnWith(['E08', 'P01'], { stock: { M: 5 } }, { stock: { M: 4 } }, 3);
  s.answer(play('E08'));
  expect(consequences(limit, view(limit, s.g, 0), { do: 'target', seat: 1 })).toEqual([
    { kind: 'brings', message: { say: 'effect.defence', with: { military: 4 } } },
  ]);
});

test('LIM-7.2.3 overproduction is said to make what it makes, also as the last card when all others have passed', () => {
  const s = turnWith(
    ['P12', 'P01'],
    { I: 5, stock: { I: 1, F: 4 }, unrest: 5, pollution: 0 },
    { passed: true },
  );
  s.when({ step: 'politicalTurn', seat: 0, cards: 1, withdrawn: [] });
  s.answer(play('P12'));
  const choice = { do: 'factory', factory: 'industrial' } as const;
  const said = consequences(limit, view(limit, s.g, 0), choice).map(({ message }) => message);
  expect(said).toEqual([
    { say: 'effect.goods', with: { amount: 2, resource: 'fossil' } },
    { say: 'effect.stock', with: { resource: 'industrial', by: '+10' } },
    { say: 'effect.unrest', with: { by: '+1' } },
    { say: 'effect.pollution', with: { by: '+1' } },
    // LIM-4.2.6
    { say: 'effect.points', with: { by: '−2', count: 2 } },
  ]);
  s.answer(choice);
  const { stock, unrest, pollution } = s.nation(0);
  expect([stock[INDUSTRIAL], stock[FOSSIL], unrest, pollution]).toEqual([11, 2, 6, 1]);
});

test('LIM-4.2 goods and trade are said to bring the points that they bring at once', () => {
  const table = new RandomTable(limit, 3);
  let compared = 0;
  table.play(4000, (seat, choice) => {
    if (choice.do !== 'gain' && choice.do !== 'buy' && choice.do !== 'sell') return undefined;
    const seen = view(limit, table.position, seat);
    const said = consequences(limit, seen, choice).find(({ message }) => message.say === 'effect.points');
    const before = pointsNow(seen, seat);
    return () => {
      if (said === undefined) return;
      const by = pointsNow(view(limit, table.position, seat), seat) - before;
      expect([choice, said.points]).toEqual([choice, by]);
      compared++;
    };
  });
  expect(compared).toBeGreaterThan(0);
});

test('LIM-1.4.2 passing is said to lead to the points that are foreseen', () => {
  const s = turnWith(['P01'], { money: 7 }, {}, 3);
  const seen = view(limit, s.g, 0);
  const [said] = consequences(limit, seen, { do: 'pass' });
  expect(said.message.with).toMatchObject({ now: pointsNow(seen, 0), after: total(pointsAhead(seen)[0]) });
});

test('LIM-4.2.1 a class of another nation brings points to that nation alone', () => {
  const s = turnWith(['E07', 'P01'], { money: 7 }, { sol: [2, 1, 1, 1, 1], money: 50 }, 3);
  s.answer(play('E07'));
  s.answer({ do: 'target', seat: 1 });
  const said = consequences(limit, view(limit, s.g, 0), { do: 'raise', class: 'A' });
  expect(said.map(({ kind, message: { say } }) => [kind, say])).toEqual([['price', 'effect.theirs']]);
});
