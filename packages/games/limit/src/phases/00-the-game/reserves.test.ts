import { describe, expect, test } from 'vitest';
import { FOSSIL } from '../../position.ts';
import { Situation } from '../../testing/situation.ts';
import {
  burnBank,
  burnOwn,
  drawFromBank,
  drawFromBankAndLimit,
  excessPollution,
  gainFossil,
  payBank,
  pollutionReserve,
  returnDestab,
  returnPollution,
  spendFossil,
  takeDestab,
  takePollution,
} from './reserves.ts';

describe('reserves', () => {
  test('LIM-0.7.1 LIM-0.7.3 pollution beyond the reserve is excess', () => {
    const s = new Situation(2);
    takePollution(s.nation(0), 10);
    expect([pollutionReserve(s.world), excessPollution(s.world)]).toEqual([2, 0]);
    takePollution(s.nation(1), 5);
    expect([pollutionReserve(s.world), excessPollution(s.world)]).toEqual([0, 3]);
  });

  test('LIM-0.7.2 excess goes back first: the reserve stays empty while there is any', () => {
    const s = new Situation(2);
    takePollution(s.nation(0), 13);
    takePollution(s.nation(1), 1);
    returnPollution(s.nation(1), 1);
    expect([pollutionReserve(s.world), excessPollution(s.world)]).toEqual([0, 1]);
    returnPollution(s.nation(0), 2);
    expect([pollutionReserve(s.world), excessPollution(s.world)]).toEqual([1, 0]);
  });

  test('LIM-0.7.7 pollution stays with the nation that took it, and no more than it has is returned', () => {
    const s = new Situation(2);
    takePollution(s.nation(0), 1);
    expect(returnPollution(s.nation(0), 3)).toBe(1);
    expect([s.nation(0).pollution, s.nation(1).pollution]).toEqual([0, 0]);
  });

  test('LIM-0.7.4 LIM-0.7.5 LIM-0.7.6 destabilisation comes from the reserve, then LIMIT, and returns to the reserve', () => {
    const s = new Situation(2);
    takeDestab(s.world, s.nation(0), 12);
    expect([s.world.destabReserve, s.world.limit.destab, s.nation(0).destab]).toEqual([0, -2, 12]);
    expect(returnDestab(s.world, s.nation(0), 1)).toBe(1);
    expect([s.world.destabReserve, s.nation(0).destab]).toEqual([1, 11]);
    expect(returnDestab(s.world, s.nation(1), 1)).toBe(0);
  });

  test('LIM-0.7.8 LIM-0.2.5 spent fossil goes to LIMIT, which never runs out', () => {
    const s = new Situation(2);
    spendFossil(s.world, s.nation(0), 3);
    expect([s.nation(0).stock[FOSSIL], s.world.limit.fossil]).toEqual([5, 3]);
    gainFossil(s.world, s.nation(0), 10);
    expect([s.nation(0).stock[FOSSIL], s.world.limit.fossil]).toEqual([15, -7]);
  });

  test('LIM-0.7.9 money costs go to the bank; burning goes to LIMIT', () => {
    const s = new Situation(2);
    payBank(s.world, s.nation(0), 2);
    burnOwn(s.world, s.nation(0), 1);
    burnBank(s.world, 20);
    expect([s.nation(0).money, s.world.bank, s.world.limit.money]).toEqual([2, 200, 21]);
  });

  test('LIM-1.4.16 card effects pay as far as the bank reaches; taxes draw the rest from LIMIT', () => {
    const s = new Situation(2);
    s.world.bank = 10;
    expect(drawFromBank(s.world, s.nation(0), 14)).toBe(10);
    expect([s.nation(0).money, s.world.bank, s.world.limit.money]).toEqual([15, 0, 0]);
    expect(drawFromBankAndLimit(s.world, s.nation(0), 4)).toBe(4);
    expect([s.nation(0).money, s.world.limit.money]).toEqual([19, -4]);
  });
});
