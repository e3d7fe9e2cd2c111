import { describe, expect, test } from 'vitest';
import type { Government } from '../../data/terms.ts';
import { Situation } from '../../testing/situation.ts';
import { conquer, conquerNeutral, endsByElimination } from '../05-governments-and-regions/regions.ts';
import { endGame, NOBODY, victoryParts, victoryPoints } from './victory.ts';

/** A nation of this government with three regions, one of them overseas; the world is full of Monarchies. */
function world(government: Government): Situation {
  const s = new Situation(2)
    .nation(0, government, 'germany', { france: { infantry: 1 }, brazil: { infantry: 1 } })
    .nation(1, 'fascism', 'japan', {});
  for (const region of s.world.owner.keys()) if (s.world.owner[region] < 0) s.world.government[region] = 2;
  return s.neutral('spain', 'communism').neutral('italy', 'communism').neutral('turkey', 'democracy');
}
function points(s: Situation, seat = 0): number {
  const parts = Object.values(victoryParts(s.g, seat)) as number[];
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(victoryPoints(s.g, seat));
  return victoryPoints(s.g, seat);
}
const outcome = (s: Situation, eliminated = NOBODY) => {
  endGame(s.g, 'eagles', eliminated, {
    log: () => {},
    end: (end: typeof s.g.outcome) => {
      s.g.outcome = end;
    },
  } as unknown as Parameters<typeof endGame>[3]);
  return s.g.outcome;
};

describe('victory points', () => {
  test('ATK-24.2 ATK-24.3 Communism: 2 per region, 1 per Communist Minor Neutral', () => {
    expect(points(world('communism'))).toBe(3 * 2 + 2);
  });

  test('ATK-24.4 ATK-24.9 Democracy: 1 per Democratic Minor Neutral, 1 off per invasion', () => {
    const s = world('democracy');
    expect(points(s)).toBe(3 * 2 + 1);
    s.world.invasions[0] = 2;
    expect(points(s)).toBe(3 * 2 + 1 - 2);
  });

  test('ATK-24.5 ATK-24.7 Monarchy: 1 per region on another continent than the capital, even a lost one', () => {
    const s = world('monarchy');
    expect(points(s)).toBe(3 * 2 + 1);
    s.army(1, 'germany', { infantry: 1 });
    expect(points(s)).toBe(2 * 2 + 1);
  });

  test('ATK-24.6 Fascism: tokens are kept', () => {
    const s = world('fascism');
    s.world.conquests[0] = 4;
    expect(points(s)).toBe(3 * 2 + 4);
  });

  test('ATK-24.8 two players of a government score the same Minor Neutrals', () => {
    const s = world('communism');
    s.world.governments[1] = 0;
    expect([points(s, 0), points(s, 1)]).toEqual([8, 4]);
  });

  test('ATK-24.1 most points win; ties go to regions, then to PP, then are shared', () => {
    const s = world('communism');
    expect(outcome(s)).toMatchObject({ scores: [8, 2], winners: [0] });
    s.world.conquests[1] = 6;
    expect(outcome(s)).toMatchObject({ scores: [8, 8], winners: [0] });
    const even = new Situation(2).nation(0, 'fascism', 'germany', {}).nation(1, 'fascism', 'japan', {});
    expect(outcome(even)?.winners).toEqual([0, 1]);
    even.funds(1, 1, 0);
    expect(outcome(even)?.winners).toEqual([1]);
  });

  test('ATK-23.5 an eliminated player is scored but cannot win', () => {
    expect(outcome(world('communism'), 0)).toMatchObject({ scores: [8, 2], winners: [1] });
  });
});

describe('the end of the game', () => {
  const act = { do: 'act', action: 'play_political_cards' } as const;

  test('ATK-23.2 ATK-23.3 ATK-28.3 the thirteenth Eagle ends it after its effect', () => {
    const s = world('communism').holds(0, 'treaty_of_alliance', 'war_bonds').funds(0, 0, 5);
    s.world.eagles = 12;
    s.turn(0).answer(act, { do: 'playCard', card: 'war_bonds' });
    expect(s.g.outcome).toBeNull();
    s.answer({ do: 'playCard', card: 'treaty_of_alliance' }, { do: 'win', region: 'spain' });
    expect(s.g.outcome).toMatchObject({ reason: 'eagles', scores: [4 * 2 + 1, 2] });
    expect([s.units('spain'), s.hand(0).length, s.resources(0).length]).toEqual([{ infantry: 1 }, 1, 1]);
  });

  test('ATK-23.2 a shorter game ends with fewer Eagles', () => {
    const s = new Situation(2, { eagles: 5 })
      .nation(0, 'communism', 'germany', {})
      .nation(1, 'fascism', 'japan', {});
    s.world.eagles = 4;
    s.holds(0, 'popular_uprising').funds(0, 0, 5).turn(0);
    s.answer(act, { do: 'playCard', card: 'popular_uprising' });
    s.answer({ do: 'sway', region: 'spain', government: 'communism' });
    expect(s.g.outcome?.reason).toBe('eagles');
  });

  test('ATK-23.1 nobody is eliminated while he owns a region', () => {
    const s = world('communism');
    const go = { log: () => {}, end: () => {} } as unknown as Parameters<typeof endsByElimination>[2];
    expect(endsByElimination(s.g, 1, go)).toBe(false);
    s.army(0, 'japan', { infantry: 1 });
    expect(endsByElimination(s.g, 1, go)).toBe(true);
  });
});

describe('regions that change hands', () => {
  const go = (s: Situation) =>
    ({ log: () => {}, chance: { below: (n: number) => n - 1 } }) as unknown as Parameters<typeof conquer>[3] &
      typeof s;

  test('ATK-5.5 ATK-10.23 a conquered Minor Neutral brings the card turned over and a Political Action card', () => {
    const s = world('communism').army(0, 'spain', { tank: 1 });
    s.g.secret.economic[5]--;
    conquerNeutral(s.g, 0, 24, 5, go(s));
    expect([s.resources(0), s.hand(0).length]).toEqual([['minerals_2'], 1]);
  });

  test('ATK-5.7 ATK-5.8 a player’s region brings one of his Economic cards and no Political Action card', () => {
    const s = world('communism').economy(1, 'oil_3').routes(1, 'coral_sea');
    conquer(s.g, 0, s.world.capitals[1], go(s));
    expect([s.resources(0), s.resources(1), s.hand(0), s.owned(1)]).toEqual([
      ['oil_3'],
      [],
      [],
      ['coral_sea'],
    ]);
    conquer(s.g, 1, s.world.capitals[1], go(s));
    expect(s.resources(1)).toEqual(['oil_3']);
  });

  test('ATK-5.8 ATK-6.6 disabled cards are safe, and by option everything is', () => {
    const s = world('communism');
    s.g.private[1].disabled[3] = 1;
    conquer(s.g, 0, s.world.capitals[1], go(s));
    expect(s.resources(0)).toEqual([]);
    const t = new Situation(2, { booty: 'none' })
      .nation(0, 'communism', 'germany', {})
      .nation(1, 'fascism', 'japan', {});
    t.economy(1, 'oil_3');
    conquer(t.g, 0, t.world.capitals[1], go(t));
    expect(t.resources(0)).toEqual([]);
  });

  test('ATK-5.9 an empty deck gives nothing', () => {
    const s = world('communism').funds(0, 0, 5);
    s.g.secret.economic.fill(0);
    s.turn(0).answer({ do: 'act', action: 'diplomatic_blitz' }).rolls(6, 6);
    s.answer({ do: 'blitz', region: 'spain', need: 6 });
    expect([s.owner('spain'), s.resources(0)]).toEqual([0, []]);
  });

  test('ATK-22.4 a captured capital brings nothing but its region’s card', () => {
    const s = world('communism').economy(1, 'oil_3', 'rail_1').funds(1, 30, 30);
    conquer(s.g, 0, s.world.capitals[1], go(s));
    expect([s.world.pp, s.world.oil, s.resources(0).length]).toEqual([[0, 30], [0, 30], 1]);
  });
});
