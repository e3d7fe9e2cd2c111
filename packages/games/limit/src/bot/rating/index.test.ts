import { greedyBot } from '@entente/bots';
import { SeededChance, view } from '@entente/engine';
import { expect, test } from 'vitest';
import { limit } from '../../game.ts';
import { make, Situation } from '../../testing/situation.ts';

/** What the first of two allies with so much food gives to a nation that has none. */
function givenBy(meals: number, seed: number, isLast = false): unknown {
  const s = new Situation(3);
  s.world.alliances.economic.group = isLast ? [1, 1, 0] : [1, 1, 1];
  for (const seat of [0, 1, 2])
    make(s.nation(seat), { people: 10, stock: { R: seat === 0 ? 0 : meals }, money: 10 });
  s.when({ step: 'food' }).answer({ do: 'callAllies' });
  expect([s.step, s.asked[0]]).toEqual(['giveHelp', 1]);
  return greedyBot(limit, new SeededChance(seed), 1).choose(view(limit, s.g, 1));
}

test('the meals of its own people are not given away, whoever else is asked', () => {
  for (let seed = 1; seed <= 20; seed++) {
    expect(givenBy(10, seed)).toEqual({ do: 'help', amount: 0 });
    expect(givenBy(10, seed, true)).toEqual({ do: 'help', amount: 0 });
  }
});

test('what nobody at home can eat may well be given', () => {
  const given = Array.from({ length: 20 }, (_, seed) => givenBy(30, seed + 1));
  expect(given).not.toContainEqual({ do: 'help', amount: 0 });
});
