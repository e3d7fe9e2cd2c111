import { describe, expect, test } from 'vitest';
import { Situation } from '../../testing/situation.ts';

const act = { do: 'act', action: 'strategic_bombing' } as const;
const fighters = (count: number) => ({ do: 'fighters', count }) as const;
const bombers = (count: number) => ({ do: 'bombers', count }) as const;

/** Seat 0 has four planes, seat 1 two and three Economic cards. */
function sky(): Situation {
  return new Situation(3)
    .nation(0, 'democracy', 'germany', { germany: { infantry: 2, plane: 3 }, france: { plane: 1 } })
    .nation(1, 'fascism', 'japan', { japan: { infantry: 2, plane: 2 } })
    .nation(2, 'monarchy', 'brazil', {})
    .economy(1, 'oil_4', 'rail_1', 'population_2')
    .routes(1, 'coral_sea')
    .funds(0, 0, 9);
}
const bomb = (s: Situation) => s.turn(0).answer(act, { do: 'bomb', target: 1 });

describe('Strategic Bombing', () => {
  test('ATK-19.1 any one opponent, wherever the planes stand', () => {
    const s = sky().turn(0).answer(act);
    expect(s.open()).toEqual([
      { do: 'bomb', target: 1 },
      { do: 'bomb', target: 2 },
    ]);
  });

  test('ATK-19.2 ATK-4.6 as many planes as are on the map, at least one; once in a turn', () => {
    const s = bomb(sky());
    expect(s.refusedBy(fighters(5), 0)).not.toBeNull();
    s.from(0, fighters(0));
    expect([s.refusedBy(bombers(0), 0), s.refusedBy(bombers(4), 0)]).toEqual(['', null]);
    s.from(0, bombers(1)).from(1, fighters(0)).rolls(1);
    expect(s.refusedBy(act)).toBe('ATK-4.6');
    const none = new Situation(2).nation(0, 'democracy', 'germany', {}).nation(1, 'fascism', 'japan', {});
    expect(none.funds(0, 0, 9).turn(0).refusedBy(act)).toBe('ATK-19.2');
  });

  test('ATK-19.3 ATK-19.4 ATK-26.6 both assign at the same time and see nothing of each other before', () => {
    const s = bomb(sky());
    expect(s.asked).toEqual([0, 1]);
    s.from(0, fighters(1), bombers(2));
    expect([s.asked, s.view(1).answers, s.told.some(({ say }) => say === 'log.airBattle')]).toEqual([
      [1],
      [],
      false,
    ]);
    expect(s.refusedBy(fighters(3), 1)).not.toBeNull();
    s.from(1, fighters(2));
    expect(s.said('log.airBattle')).toEqual([{ seat: 0, target: 1, fighters: 1, bombers: 2, defenders: 2 }]);
  });

  test('ATK-27.14 whoever does not answer defends with all planes', () => {
    expect(bomb(sky()).byDefault(1)).toEqual(fighters(2));
  });

  test('ATK-19.5 the defender shoots first and chooses fighter or bomber', () => {
    const s = bomb(sky()).rolls(6, 5).from(0, fighters(1), bombers(2)).from(1, fighters(2));
    expect([s.step, s.asked]).toEqual(['shootDown', [1]]);
    s.rolls(1, 1).answer({ do: 'shootBomber' });
    expect(s.said('log.bombed')).toEqual([{ seat: 0, target: 1, down: 0, hits: 0 }]);
    expect(s.step).toBe('losePlane');
  });

  test('ATK-19.6 surviving fighters shoot down defending planes', () => {
    const s = bomb(sky()).rolls(1, 6, 2).from(0, fighters(2), bombers(0)).from(1, fighters(1));
    expect([s.units('japan'), s.step]).toEqual([{ infantry: 2, plane: 1 }, 'act']);
  });

  test('ATK-19.7 ATK-19.8 ATK-16.6 surviving bombers disable cards of the attacker’s choice, never a route', () => {
    const s = bomb(sky()).rolls(6, 5).from(0, fighters(0), bombers(2)).from(1, fighters(0));
    expect([s.step, s.asked]).toEqual(['disable', [0]]);
    expect(s.open()).toEqual([
      { do: 'disable', resource: 'oil_4' },
      { do: 'disable', resource: 'rail_1' },
      { do: 'disable', resource: 'population_2' },
    ]);
    expect([s.view(2).private?.shown, s.view(0).private?.shownBy]).toEqual([[], 1]);
    s.answer({ do: 'disable', resource: 'oil_4' });
    expect([s.resources(1), s.resources(1, 'disabled'), s.owned(1, 'disabledRoutes')]).toEqual([
      ['rail_1', 'population_2'],
      ['oil_4'],
      [],
    ]);
    expect(s.faults).toEqual([]);
  });

  test('ATK-19.8 without a hit nothing is shown', () => {
    const s = bomb(sky()).rolls(5, 5).from(0, fighters(0), bombers(2)).from(1, fighters(0));
    expect([s.step, s.g.private[0].shown]).toEqual(['act', []]);
  });

  test('ATK-19.9 ATK-6.5 a disabled card counts for nothing in the next production and then returns', () => {
    const s = bomb(sky()).rolls(6).from(0, fighters(0), bombers(1)).from(1, fighters(0));
    s.answer({ do: 'disable', resource: 'oil_4' }).when({ step: 'production' });
    expect(s.open(1)).toContainEqual({ do: 'produce', oil: 0, pp: 1 + 2 + 4 + 10 });
    for (const seat of [0, 1, 2]) s.from(seat, s.open(seat)[0]);
    expect([s.resources(1), s.resources(1, 'disabled')]).toEqual([['oil_4', 'rail_1', 'population_2'], []]);
  });

  test('ATK-19.10 ATK-27.15 the owner takes planes off the map where he likes', () => {
    const s = bomb(sky()).rolls(6, 1).from(0, fighters(1), bombers(0)).from(1, fighters(2));
    expect([s.step, s.asked]).toEqual(['losePlane', [0]]);
    expect(s.byDefault()).toEqual({ do: 'losePlane', region: 'germany' });
    s.answer({ do: 'losePlane', region: 'germany' });
    expect([s.units('germany'), s.step]).toEqual([{ infantry: 2, plane: 2 }, 'act']);
  });

  test('ATK-19.11 an emptied region gets a unit from anywhere', () => {
    const s = bomb(sky()).rolls(6, 1).from(0, fighters(1), bombers(0)).from(1, fighters(2));
    s.answer({ do: 'losePlane', region: 'france' });
    expect([s.step, s.byDefault()]).toEqual([
      'refill',
      { do: 'refill', region: 'france', origin: 'germany', unit: 'infantry' },
    ]);
    expect(s.faults).toEqual([]);
    s.answer({ do: 'refill', region: 'france', origin: 'germany', unit: 'plane' });
    expect([s.units('france'), s.units('germany')]).toEqual([{ plane: 1 }, { infantry: 2, plane: 2 }]);
  });

  test('ATK-19.10 ATK-19.11 all planes are lost before the first region is filled again', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'germany', {
        germany: { infantry: 2, plane: 1 },
        france: { plane: 1 },
        spain: { plane: 1 },
      })
      .nation(1, 'fascism', 'japan', { japan: { plane: 2 } })
      .funds(0, 0, 9);
    s.turn(0).rolls(6, 6).answer(act).from(0, fighters(2), bombers(0)).from(1, fighters(2));
    s.answer({ do: 'losePlane', region: 'france' });
    // The second Plane is chosen while France is still empty, so it can no longer be its replacement.
    expect([s.step, s.faults]).toEqual(['losePlane', []]);
    s.answer({ do: 'losePlane', region: 'spain' });
    expect(s.step).toBe('refill');
    s.answer({ do: 'refill', region: 'spain', origin: 'germany', unit: 'plane' });
    expect([s.units('spain'), s.step, s.faults]).toEqual([{ plane: 1 }, 'refill', []]);
    s.answer({ do: 'refill', region: 'france', origin: 'germany', unit: 'infantry' });
    expect([s.units('france'), s.step]).toEqual([{ infantry: 1 }, 'act']);
  });

  test('ATK-19.12 with fewer units to spare than empty regions the owner chooses which is given up', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'germany', {
        germany: { infantry: 2 },
        france: { plane: 1 },
        spain: { plane: 1 },
      })
      .nation(1, 'fascism', 'japan', { japan: { plane: 2 } })
      .funds(0, 0, 9);
    s.turn(0).rolls(6, 6).answer(act).from(0, fighters(2)).from(1, fighters(2));
    expect(s.step).toBe('refill');
    s.answer({ do: 'refill', region: 'spain', origin: 'germany', unit: 'infantry' });
    expect([s.owner('spain'), s.owner('france'), s.step, s.faults]).toEqual([0, 'democracy', 'act', []]);
  });

  test('ATK-19.12 ATK-5.10 without a unit to spare it becomes a Minor Neutral of the same government', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'germany', { germany: { plane: 1 }, france: { infantry: 1 } })
      .nation(1, 'fascism', 'japan', { japan: { plane: 1 } })
      .funds(0, 0, 9);
    s.turn(0).rolls(6).answer(act).from(0, fighters(1)).from(1, fighters(1));
    expect([s.owner('germany'), s.step]).toEqual(['democracy', 'act']);
    expect(s.faults).toEqual([]);
  });

  test('ATK-23.1 ATK-23.4 whoever loses his last land unit this way is eliminated at once', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'germany', { germany: { plane: 1 } })
      .nation(1, 'fascism', 'japan', { japan: { plane: 1 } })
      .funds(0, 0, 9);
    s.turn(0).rolls(6).answer(act).from(0, fighters(1)).from(1, fighters(1));
    expect(s.g.outcome).toEqual({ reason: 'elimination', scores: [0 + 88, 2], winners: [1] });
  });
});

describe('technologies in the air (ATK-17.5)', () => {
  test('ATK-17.5 Jet Fighters and Heavy Bombers hit on 5', () => {
    const s = bomb(sky().knows(1, 'jet_fighters'))
      .rolls(5)
      .from(0, fighters(1), bombers(0))
      .from(1, fighters(1));
    expect(s.said('log.airHits')).toEqual([{ seat: 1, hits: 1 }]);
    const t = bomb(sky().knows(0, 'heavy_bombers'))
      .rolls(5)
      .from(0, fighters(0), bombers(1))
      .from(1, fighters(0));
    expect(t.said('log.bombed')).toEqual([{ seat: 0, target: 1, down: 0, hits: 1 }]);
  });

  test('ATK-17.5 Radar adds a die to the defence that cannot be lost', () => {
    const s = bomb(sky().knows(1, 'radar')).rolls(6).from(0, fighters(1), bombers(0)).from(1, fighters(0));
    expect(s.said('log.airHits')).toEqual([{ seat: 1, hits: 1 }]);
  });

  test('ATK-17.5 ATK-19.2 Rockets bomb without planes', () => {
    const s = sky().knows(2, 'rockets').funds(2, 0, 9).turn(2);
    s.answer(act, { do: 'bomb', target: 0 });
    expect(s.asked).toEqual([0]);
    s.rolls(6, 6, 1, 1, 6, 6).from(0, fighters(4));
    expect(s.said('log.bombed')).toEqual([{ seat: 2, target: 0, down: 0, hits: 2 }]);
  });
});
