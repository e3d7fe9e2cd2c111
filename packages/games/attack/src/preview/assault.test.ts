import { expect, test } from 'vitest';
import { ECONOMIC_CARDS } from '../data/cards/economic.ts';
import { REGION_OF } from '../data/map.ts';
import { victoryPoints } from '../phases/23-the-end-of-the-game/victory.ts';
import { attackFrom, balkans, invasion, SYMBOL } from '../testing/battles.ts';
import { stakeOf } from './assault.ts';

const { infantry: I, plane: P, blank: X } = SYMBOL;

test('ATK-24.2 what is said to be at stake in a battle is what its end changes, for both', () => {
  const s = balkans({ infantry: 3, plane: 1 }, { infantry: 1 });
  const before = [0, 1].map((seat) => victoryPoints(s.g, seat));
  const stakes = [0, 1].map((seat) => stakeOf(s.view(seat), seat));
  expect(stakes).toEqual([2, -2]);
  s.rolls(I, X, X, P).answer({ do: 'commitAll' });
  while (s.step !== 'battles' && s.world.battle !== null) s.answer(s.open()[0]);
  expect([0, 1].map((seat) => victoryPoints(s.g, seat) - before[seat])).toEqual(stakes);
  expect(stakeOf(s.view(0), 0)).toBeNull();
});

test('ATK-10.26 ATK-24.4 the price of an invasion is not counted twice', () => {
  const s = invasion({ infantry: 3 }, ECONOMIC_CARDS.indexOf('oil_1'));
  s.world.governments[0] = 1;
  s.world.government[REGION_OF.balkans] = 3;
  attackFrom(s, 'ukraine', 'balkans', { infantry: 3 });
  expect(s.world.invasions[0]).toBe(1);
  expect(stakeOf(s.view(0), 0)).toBe(2);
});
