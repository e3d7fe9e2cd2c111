import { expect, test } from 'vitest';
import { make, Situation } from '../../testing/situation.ts';
import { rating } from './index.ts';

/** How an ally with so much food rates it to give this to a nation that has none, of all there is. */
function rated(meals: number, amount: number, isLast = false): number | null {
  const s = new Situation(3);
  s.world.alliances.economic.group = isLast ? [1, 1, 0] : [1, 1, 1];
  for (const seat of [0, 1, 2])
    make(s.nation(seat), { people: 10, stock: { R: seat === 0 ? 0 : meals }, money: 10 });
  s.when({ step: 'food' }).answer({ do: 'callAllies' });
  expect([s.step, s.asked[0]]).toEqual(['giveHelp', 1]);
  const rate = rating(s.g, 1);
  if (rate === null) throw new Error('help is rated');
  return rate({ do: 'help', amount });
}

test('the meals of its own people are not given away, whoever else is asked', () => {
  for (const isLast of [true, false]) {
    expect(rated(10, 0, isLast)).toBeNull();
    expect(rated(10, 1, isLast)).toBeLessThan(-100);
    expect(rated(10, 10, isLast)).toBeLessThan(-100);
  }
});

test('what nobody at home can eat may well be given', () => {
  expect(rated(20, 10)).toBeNull();
});

test('whoever has eaten may give all that is left', () => {
  const s = new Situation(2);
  s.world.alliances.economic.group = [1, 1];
  s.world.leader = 1;
  for (const seat of [0, 1])
    make(s.nation(seat), { people: 10, stock: { R: seat === 0 ? 0 : 15 }, money: 10 });
  s.when({ step: 'food' }).answer({ do: 'callAllies' });
  expect([s.step, s.asked[0], s.nation(1).stock[0]]).toEqual(['giveHelp', 1, 5]);
  expect(rating(s.g, 1)?.({ do: 'help', amount: 5 })).toBeNull();
});
