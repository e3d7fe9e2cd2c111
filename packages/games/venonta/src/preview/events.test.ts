import { expect, test } from 'vitest';
import { Situation, THREE } from '../testing/situation.ts';
import { lossesBy } from './events.ts';

/** Events of which everything that a player loses is counted, and dice that strike. */
const CASES = [
  ['CI-01', [1, 4, 9]],
  ['CI-05', [1, 2, 3]],
  ['CI-06', [5, 6, 7]],
  ['CI-08', [1, 2, 9]],
  ['CI-16', []],
  ['CI-17', []],
  ['CI-20', []],
  ['CI-25', [1]],
] as const;

test.each(CASES)('VEN-6.7 what %s is said to take is what it takes', (event, dice) => {
  const s = new Situation(THREE).given({
    round: 2,
    stock: [5, 1, 5],
    tokens: [5, 1, 5],
    population: [8, 8, 1],
  });
  const read = (seat: number) => [s.world.stock[seat], s.world.tokens[seat], s.world.population[seat]];
  const struck = dice.map((face) => face - 1);
  // A view shows the table as it goes on.
  const expected = [0, 1, 2].map((seat) => {
    const said = lossesBy(s.view(seat), { step: 'event', event, struck });
    const of = (what: string) => said.find((each) => each.what === what)?.count ?? 0;
    const [food, tokens, people] = read(seat);
    return [food - of('food'), tokens - of('tokens'), people - of('population')];
  });
  s.waiting(event);
  s.dice(...dice).when({ step: 'events', left: 1 });
  expect([0, 1, 2].map(read)).toEqual(expected);
});
