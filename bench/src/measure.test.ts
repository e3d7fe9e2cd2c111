import { describe, expect, test } from 'vitest';
import { type Clock, compare, median, pool, race, summary } from './measure.ts';

describe('the median', () => {
  test.each([
    [[7], 7],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[10, 9, 100], 10],
  ])('of %j is %d', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  test('leaves its numbers as they were', () => {
    const numbers = [3, 1, 2];
    median(numbers);
    expect(numbers).toEqual([3, 1, 2]);
  });

  test('of nothing is refused', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('a race', () => {
  /** Time passes only by work: each call costs its ms, of which the others on the machine take a share. */
  function pretend(share: number) {
    let wall = 0;
    let worked = 0;
    const clock: Clock = { wall: () => wall, worked: () => worked };
    const order: string[] = [];
    const costing = (name: string, milliseconds: number, units: number) => () => {
      order.push(name);
      worked += milliseconds;
      wall += milliseconds / (1 - share);
      return units;
    };
    return { clock, order, costing };
  }

  const pace = { warmUp: 0, rounds: 3, slice: 10 };

  test('gives units per second', () => {
    const { clock, costing } = pretend(0);
    const rounds = race({ a: costing('a', 5, 10), b: costing('b', 20, 1) }, pace, clock);
    expect(rounds).toEqual({ a: [2000, 2000, 2000], b: [50, 50, 50] });
  });

  test('goes round in turns', () => {
    const { clock, order, costing } = pretend(0);
    race({ a: costing('a', 10, 1), b: costing('b', 10, 1) }, pace, clock);
    expect(order).toEqual(['a', 'b', 'a', 'b', 'a', 'b']);
  });

  test('does not count what other processes took', () => {
    const { clock, costing } = pretend(0.5);
    expect(race({ a: costing('a', 5, 10) }, pace, clock)).toEqual({ a: [2000, 2000, 2000] });
  });

  test('warms up, and looks at the clock less often when work is short', () => {
    const { clock, order, costing } = pretend(0);
    race({ a: costing('a', 0.1, 1) }, { warmUp: 20, rounds: 0, slice: 1 }, clock);
    expect(order.length).toBeGreaterThanOrEqual(200);
  });
});

test('the rounds of several processes are put together', () => {
  expect(
    pool([
      { a: [1, 2], b: [3, 4] },
      { a: [5], b: [6] },
    ]),
  ).toEqual({ a: [1, 2, 5], b: [3, 4, 6] });
});

test('a ratio is the median over the rounds, so that a slow round of the machine does not count', () => {
  const { rates, ratios } = summary('game', { engine: [10, 1, 12], other: [5, 0.5, 4] });
  expect(rates).toEqual({ engine: 10, other: 4 });
  expect(ratios).toEqual({ other: 2 });
});

test('two builds are compared turn by turn', () => {
  const compared = compare('game', [10, 2, 12], [10, 1, 10]);
  expect(compared).toEqual({ name: 'game', ours: 10, other: 10, ratio: 1.2 });
});
