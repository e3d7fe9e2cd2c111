import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

function harvest(): Situation {
  return new Situation(2).nation(0, 'democracy', 'germany', {}).nation(1, 'fascism', 'japan', {});
}
const begin = (s: Situation) => s.when({ step: 'endOfRound' });
/** Everybody but seat 0 takes the first division that is offered. */
const others = (s: Situation) => s.from(1, s.open(1)[0]);

describe('Production', () => {
  test('ATK-29.10 ATK-21.3 ATK-21.5 ATK-6.3 the worked example with its own capital', () => {
    const s = harvest().economy(0, 'factories_3', 'minerals_2', 'oil_4', 'oil_2', 'rail_1', 'population_3');
    begin(s);
    expect(s.open(0)).toContainEqual({ do: 'produce', oil: 2, pp: 33 });
    s.from(0, { do: 'drill', resource: 'oil_2' }, { do: 'settle' });
    others(s);
    expect([s.world.pp[0], s.world.oil[0]]).toEqual([33, 2]);
  });

  test('ATK-29.11 ATK-21.4 ATK-21.6 a route completes a set, or gives oil, not both', () => {
    const s = harvest().economy(0, 'factories_3', 'minerals_2', 'oil_4').routes(0, 'south_china_sea');
    begin(s);
    expect(s.open(0)).toContainEqual({ do: 'produce', oil: 0, pp: 40 });
    s.from(0, { do: 'drill', resource: 'oil_4' }, { do: 'ship', route: 'south_china_sea' });
    expect(s.open(0)).toEqual([{ do: 'settle' }]);
    s.from(0, { do: 'settle' });
    others(s);
    expect([s.world.pp[0], s.world.oil[0]]).toEqual([15, 10]);
  });

  test('ATK-21.9 ATK-27.18 everybody decides at once; the best division for each amount of oil is offered', () => {
    const s = begin(harvest().economy(0, 'oil_1', 'oil_3', 'rail_2'));
    expect([s.step, s.asked]).toEqual(['production', [0, 1]]);
    expect(s.open(0).filter((choice) => choice.do === 'produce')).toEqual([
      { do: 'produce', oil: 0, pp: 16 },
      { do: 'produce', oil: 1, pp: 15 },
      { do: 'produce', oil: 3, pp: 13 },
      { do: 'produce', oil: 4, pp: 12 },
    ]);
    expect(s.byDefault(0)).toEqual({ do: 'produce', oil: 0, pp: 16 });
  });

  test('ATK-21.5 ATK-22.1 ATK-22.2 ATK-22.3 every capital in an own region brings 10, a lost one nothing', () => {
    const s = begin(harvest().army(0, 'japan', { infantry: 1 }).army(1, 'korea', { infantry: 1 }));
    expect([s.open(0)[0], s.open(1)[0]]).toEqual([
      { do: 'produce', oil: 0, pp: 20 },
      { do: 'produce', oil: 0, pp: 0 },
    ]);
  });

  test('ATK-21.8 disabled cards are left out, then returned', () => {
    const s = harvest().economy(0, 'rail_4', 'rail_3');
    s.g.private[0].disabled[15] = 1;
    s.g.private[0].economic[15] = 0;
    begin(s);
    expect(s.open(0)[0]).toEqual({ do: 'produce', oil: 0, pp: 13 });
    others(s.from(0, s.open(0)[0]));
    expect([s.resources(0), s.resources(0, 'disabled')]).toEqual([['rail_3', 'rail_4'], []]);
  });

  test('ATK-21.1 ATK-21.2 ATK-15.1 then everybody draws a card and the left neighbour begins', () => {
    const s = begin(harvest().funds(1, 0, 5));
    others(s.from(0, s.open(0)[0]));
    expect([s.hand(0).length, s.hand(1).length, s.world.first, s.world.active]).toEqual([1, 1, 1, 1]);
  });

  test('ATK-17.5 Synthetic Oil, Atomic Power, Synthetic Materials and Code Breaking', () => {
    const s = harvest().economy(0, 'factories_3', 'minerals_2', 'oil_4', 'population_1');
    s.knows(0, 'synthetic_oil', 'atomic_power', 'synthetic_materials', 'code_breaking');
    begin(s);
    expect(s.open(0)[0]).toEqual({ do: 'produce', oil: 5, pp: 20 + 10 + 10 });
    others(s.from(0, s.open(0)[0]));
    expect([s.hand(0).length, s.hand(1).length]).toEqual([2, 1]);
  });

  test('ATK-4.11 ATK-30.9 what is not spent is kept', () => {
    const s = begin(harvest().funds(0, 7, 8));
    others(s.from(0, s.open(0)[0]));
    expect([s.world.pp[0], s.world.oil[0]]).toEqual([17, 8]);
  });

  test('ATK-R1 the last round of the table ends the game', () => {
    const s = new Situation(2, { rounds: 12 });
    s.nation(0, 'democracy', 'germany', {}).nation(1, 'fascism', 'japan', {});
    s.g.round = 11;
    begin(s);
    others(s.from(0, s.open(0)[0]));
    expect(s.g.outcome?.reason).toBe('rounds');
  });
});
