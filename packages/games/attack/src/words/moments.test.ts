import { defaultOptions, momentOf } from '@entente/engine';
import { expect, test } from 'vitest';
import { attack } from '../game.ts';
import type { Attack } from '../position.ts';

const rolled = (args: object) =>
  momentOf<Attack>(
    attack,
    {
      say: 'log.rolled',
      with: { seat: 0, infantry: 0, tank: 0, artillery: 0, plane: 0, blank: 0, hits: 1, ...args },
    },
    defaultOptions(attack, 2),
    [],
  )?.rolls?.[0];

test('ATK-10.6 the die that hits shows a unit that fights, also of a single one', () => {
  const roll = rolled({ infantry: 1, tank: 1, force: [0, 1, 0, 0] });
  expect(roll?.dice).toEqual([
    { face: 'infantry', hit: false },
    { face: 'tank', hit: true },
  ]);
});

test('what could be expected of the units that roll goes with their dice', () => {
  expect(rolled({ tank: 2, force: [0, 2, 0, 0] })?.expected).toBeGreaterThan(0);
  expect(rolled({ tank: 2 })).not.toHaveProperty('expected');
});

test('ATK-11.9 ships keep their places in both lines, so that one sees whom each has faced', () => {
  const line = (seat: number, ...rolls: number[]) => ({
    say: 'log.battleLine',
    with: { seat, ships: [], rolls },
  });
  const round = { seat: 0, target: 1, sea: 'baltic_sea', lost: 1, sunk: 1 };
  const rolls = momentOf<Attack>(attack, { say: 'log.navalRound', with: round }, defaultOptions(attack, 2), [
    line(0, 5, 9),
    line(1, 7, 8),
  ])?.rolls;
  const pairs = rolls?.map(({ paired, dice }) => [paired, dice.map(({ face }) => face)]);
  expect(pairs).toEqual([
    [true, [5, 9]],
    [true, [7, 8]],
  ]);
});

test('ATK-11.11 a sea that one fleet leaves belongs to the other', () => {
  const battle = { say: 'log.navalBattle', with: { seat: 0, target: 1, sea: 'baltic_sea' } };
  const left = (seat: number) =>
    momentOf<Attack>(
      attack,
      { say: 'log.navalRetreat', with: { seat, sea: 'baltic_sea', into: 'norwegian_sea' } },
      defaultOptions(attack, 2),
      [battle],
    );
  expect(left(1)).toMatchObject({ kind: 'conquest', by: 0 });
  expect(left(0)).toMatchObject({ kind: 'battle', by: 0 });
});
