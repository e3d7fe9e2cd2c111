import { describe, expect, test } from 'vitest';
import type { Region } from '../../data/regions.ts';
import { IDEOLOGIES, type IdeologyId } from '../../data/terms.ts';
import { FIVE, Situation } from '../../testing/situation.ts';
import { sortOrder } from './turn-order.ts';

const order = (s: Situation) => s.world.order.map((seat) => IDEOLOGIES[s.world.ideologies[seat]]);

/** Gives an ideology this much influence, at its starting region. */
function raise(s: Situation, id: IdeologyId, region: Region, level: number): void {
  s.level(region, level);
  expect(s.influence(id)).toBe(level);
}

describe('the new order', () => {
  test('IDEO-11.1.1 IDEO-11.1.2 IDEO-11.1.3 highest first, equals as before (T-D.8, T-S.6)', () => {
    const s = new Situation(['imperialism', 'capitalism', 'fascism']);
    raise(s, 'capitalism', 'united-states', 5);
    raise(s, 'fascism', 'germany', 5);
    sortOrder(s.world);
    expect(order(s)).toEqual(['capitalism', 'fascism', 'imperialism']);

    const t = new Situation(FIVE).region('central-asia', null, {
      communism: [1, 1, 0],
      imperialism: [0, 0, 1],
    });
    raise(t, 'capitalism', 'united-states', 4);
    t.region('united-states', 'capitalism', { capitalism: [4, 4, 4] });
    t.when({ step: 'assessment' });
    expect(FIVE.map((id) => t.influence(id))).toEqual([3, 4, 3, 4, 3]);
    expect(order(t)).toEqual(['capitalism', 'communism', 'imperialism', 'fascism', 'fundamentalism']);
  });

  test('IDEO-3.1.9 IDEO-3.1.1 it changes here only, and then the next turn begins', () => {
    const s = new Situation(['imperialism', 'capitalism', 'fascism']);
    raise(s, 'fascism', 'germany', 5);
    s.world.still = false;
    s.when({ step: 'turnOrder' });
    expect([order(s)[0], s.world.turn, s.step]).toEqual(['fascism', 1, 'trade']);
  });
});

describe('the end', () => {
  /** Two ideologies at these influences; what the Turn Order Phase makes of it. */
  function ended(one: number, other: number, options = {}): Situation {
    const s = new Situation(['capitalism', 'communism', 'fascism'], options);
    s.region('china', 'capitalism').region('india', 'communism');
    s.level('united-states', 6);
    s.level('china', one - 6);
    s.level('russia', 6);
    s.level('india', other - 6);
    s.world.still = false;
    return s;
  }

  test('IDEO-12.1.1 IDEO-12.2.1 with 12 the game is over, and the highest wins', () => {
    const s = ended(12, 13).when({ step: 'turnOrder' });
    expect(s.g.outcome).toEqual({ reason: 'influence', scores: [12, 13, 3], winners: [1] });
  });

  test('IDEO-12.1.2 what counts is the end of the turn (T-12.1)', () => {
    const s = ended(12, 8);
    s.hand('capitalism', [1, 0, 0]);
    s.when({ step: 'develop' });
    expect(s.g.outcome).toBeNull();
    s.level('china', 5);
    s.when({ step: 'turnOrder' });
    expect(s.g.outcome).toBeNull();
  });

  test('IDEO-12.2.2 IDEO-12.2.3 equals are told apart by advancement points (T-12.2)', () => {
    const s = ended(12, 11)
      .holds('capitalism', { innovation: 1 })
      .holds('communism', { industry: 1, wmd: 1 });
    s.when({ step: 'turnOrder' });
    expect(s.g.outcome).toEqual({ reason: 'points', scores: [12, 12, 3], winners: [0] });
  });

  test('IDEO-12.2.4 equal in that too, they share the victory', () => {
    const s = ended(12, 12).holds('capitalism', { innovation: 1 }).holds('communism', { industry: 2 });
    s.when({ step: 'turnOrder' });
    expect(s.g.outcome).toEqual({ reason: 'shared', scores: [12, 12, 3], winners: [0, 1] });
  });

  test('IDEO-16.12 a turn in which nothing moves ends the game', () => {
    const s = ended(11, 10);
    for (const id of ['capitalism', 'communism', 'fascism'] as const) s.deck(id, [0, 0, 0]);
    s.when({ step: 'resource' });
    expect(s.step).toBe('diplomacy');
    for (const id of ['capitalism', 'communism'] as const) s.from(id, { do: 'keepRest' });
    // The assessment is not what is under test: these regions have their levels without cards.
    s.g.flow = s.g.flow.slice(0, 1);
    s.when({ step: 'turnOrder' });
    expect(s.g.outcome).toMatchObject({ reason: 'stalemate', winners: [0] });
  });

  test('IDEO-16.12 a change of a diplomatic state is enough to go on', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.deck('capitalism', [0, 0, 0]);
    s.deck('communism', [0, 0, 0]);
    s.when({ step: 'resource' });
    expect(s.world.still).toBe(true);
    s.from('capitalism', { do: 'propose', target: 1, relation: 'peace' });
    s.from('communism', { do: 'propose', target: 0, relation: 'peace' });
    expect([s.world.turn, s.g.outcome]).toEqual([2, null]);
    s.from('capitalism', { do: 'keepRest' }).from('communism', { do: 'keepRest' });
    expect(s.g.outcome).toEqual({ reason: 'stalemate', scores: [3, 3], winners: [0, 1] });
  });

  test('IDEO-R3 after the last turn the highest wins, whatever it has', () => {
    const s = ended(11, 10, { turns: 15 });
    s.world.turn = 15;
    s.when({ step: 'turnOrder' });
    expect(s.g.outcome).toEqual({ reason: 'turns', scores: [11, 10, 3], winners: [0] });
  });

  test('IDEO-R3 without a last turn a game goes on to the 200th', () => {
    const after = (turn: number) => {
      const s = ended(11, 10, { turns: 0 });
      s.world.turn = turn;
      s.when({ step: 'turnOrder' });
      return [s.g.outcome?.reason, s.world.turn];
    };
    expect(after(199)).toEqual([undefined, 200]);
    expect(after(200)).toEqual(['turns', 200]);
  });

  test('IDEO-16.3 IDEO-16.6 used-up decks and piles end nothing, and markers are no limit', () => {
    const s = new Situation(FIVE);
    s.g.secret.regions = [];
    s.world.supply.fill(0);
    s.world.relations.fill(2);
    s.world.still = false;
    s.when({ step: 'turnOrder' });
    expect([s.g.outcome, s.world.turn]).toEqual([null, 1]);
  });
});
