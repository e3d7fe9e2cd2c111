import type { Calibration } from '@entente/engine';
import { connectFour } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { calibrationFor, chancesAtEnd, chancesBy } from './chances.ts';

const MEASURED: Calibration = {
  seats: 3,
  rounds: 4,
  spread: 10,
  level: { usual: 20, spread: 5 },
  lead: [1, 3],
  seat: [0.2, 0, -0.2],
  nobody: [-2, 1, -1, 0],
};

const sum = ({ of, nobody }: { of: readonly number[]; nobody: number }) =>
  of.reduce((all, one) => all + one, nobody);

describe('chances', () => {
  test('add up to one', () => {
    for (const worths of [
      [20, 20, 20],
      [1000, -1000, 0],
      [1e6, 0, 0],
    ])
      expect(sum(chancesBy(MEASURED, { worths, stage: 0.5 }))).toBeCloseTo(1, 12);
  });

  test('grow with the lead, and a late lead counts more', () => {
    const worths = [30, 20, 20];
    const [early] = chancesBy(MEASURED, { worths, stage: 0 }).of;
    const late = chancesBy(MEASURED, { worths, stage: 1 }).of;
    expect(late[0]).toBeGreaterThan(early);
    expect(late[0]).toBeGreaterThan(late[1]);
    expect(late[1]).toBeCloseTo(late[2], 12);
  });

  test('an advantage of the seat is gone at the end', () => {
    const worths = [20, 20, 20];
    const [first, , last] = chancesBy(MEASURED, { worths, stage: 0 }).of;
    expect(first).toBeGreaterThan(last);
    const end = chancesBy(MEASURED, { worths, stage: 1 }).of;
    expect(end[0]).toBeCloseTo(end[2], 12);
  });

  test('that all lose is the likelier the worse everybody stands', () => {
    const bad = chancesBy(MEASURED, { worths: [5, 5, 5], stage: 0.5 }).nobody;
    const good = chancesBy(MEASURED, { worths: [40, 40, 40], stage: 0.5 }).nobody;
    expect(bad).toBeGreaterThan(good);
  });

  test('at the end are what came of it', () => {
    expect(chancesAtEnd(3, [0, 2])).toEqual({ of: [0.5, 0, 0.5], nobody: 0 });
    expect(chancesAtEnd(2, [])).toEqual({ of: [0, 0], nobody: 1 });
  });
});

describe('the calibration for a number of seats', () => {
  const game = { ...connectFour, chances: [MEASURED, { ...MEASURED, seats: 6, rounds: 9 }] };

  test('is its own, or the nearest without what was known of single seats', () => {
    expect(calibrationFor(game, 3)).toBe(MEASURED);
    expect(calibrationFor(game, 5)).toMatchObject({ seats: 5, rounds: 9, seat: [] });
  });

  test('does not exist where nothing was measured, or for a seat alone', () => {
    expect(calibrationFor(connectFour, 2)).toBeNull();
    expect(calibrationFor(game, 1)).toBeNull();
  });
});
