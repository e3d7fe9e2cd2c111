import { expect, test } from 'vitest';
import { navalForces } from '../bot/odds/forces.ts';
import { ECONOMIC_CARDS } from '../data/cards/economic.ts';
import { REGION_OF, SEA_OF, type Sea } from '../data/map.ts';
import { victoryPoints } from '../phases/23-the-end-of-the-game/victory.ts';
import { attackFrom, balkans, invasion, SYMBOL } from '../testing/battles.ts';
import { DECLARE, planning, sail } from '../testing/moves.ts';
import { Situation } from '../testing/situation.ts';
import { navalBattlesAt, stakeOf } from './assault.ts';

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

test('ATK-9.3 ATK-11.2 the naval battle that is foreseen for a fleet is the one that begins', () => {
  const s = new Situation(3);
  s.nation(0, 'communism', 'eastern_us', {})
    .nation(1, 'fascism', 'spain', {})
    .nation(2, 'monarchy', 'japan', {});
  s.fleet(0, 'northwest_atlantic', { destroyer: 2, battleship: 1, submarine: 1 });
  s.fleet(1, 'northeast_atlantic', { battleship: 1, destroyer: 1 }).fleet(2, 'labrador_sea', {
    submarine: 2,
  });
  planning(s);
  const foreseen = (sea: Sea, ships: number[]) => navalBattlesAt(s.view(0), SEA_OF[sea], ships);
  const [battle] = foreseen('northeast_atlantic', [2, 1, 1, 0]);
  expect(foreseen('labrador_sea', [2, 1, 1, 0])).toEqual([]);
  expect(foreseen('northeast_atlantic', [0, 1, 0, 0])).toEqual([]);
  s.answer(...sail('battleship', 'northwest_atlantic', 'northeast_atlantic', 1));
  expect(foreseen('northeast_atlantic', [2, 1, 0, 0])).toEqual([battle]);
  s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic', 2)).answer(DECLARE);
  expect(navalForces(s.view(0))).toEqual(battle);
});
