import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from './data/board.ts';
import { OBJECTIVES } from './data/objectives/index.ts';
import { TERRITORIES } from './data/territories.ts';
import { venonta } from './game.ts';
import { FOREST, NOBODY, type VenontaOptions } from './position.ts';
import { DEFAULTS } from './testing/situation.ts';

function start(seats: number, options: Partial<VenontaOptions> = {}, seed = 1) {
  const referee = new Referee(venonta, new SeededChance(seed));
  return { referee, g: referee.start(seats, { ...DEFAULTS, ...options }) };
}

/** All territories are taken in the order of the d12. */
function drafted(seats: number, options: Partial<VenontaOptions> = {}) {
  const { referee, g } = start(seats, options);
  for (const territory of TERRITORIES) referee.take(g, g.asked[0], { do: 'claim', territory });
  return { referee, g };
}

describe('set-up', () => {
  test('VEN-0.3.1 for 3, 4 or 6 players', () => {
    expect(venonta.seats).toEqual([3, 4, 6]);
  });

  test('VEN-0.3.2 the first player is drawn, or is the first seat', () => {
    const firsts = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => start(3, { firstPlayer: 'random' }, seed).g.asked[0]),
    );
    expect(firsts.size).toBeGreaterThan(1);
    expect(start(3).g.asked).toEqual([0]);
  });

  test('VEN-0.3.2 or the table names who got up last; of equals one is drawn', () => {
    const named = (...votes: number[]) => {
      const { referee, g } = start(3, { firstPlayer: 'named' });
      expect(g.asked).toEqual([0, 1, 2]);
      votes.forEach((target, seat) => {
        referee.take(g, seat, { do: 'name', target });
      });
      return g;
    };
    expect(named(2, 0, 2).public.order).toEqual([2, 0, 1]);
    expect(named(2, 0, 2).asked).toEqual([2]);
    expect([0, 1]).toContain(named(0, 1, 0).asked[0]);
  });

  test('VEN-0.3.3 VEN-0.3.4 VEN-0.1.1 clockwise, one free territory after the other, never reversed', () => {
    const { referee, g } = start(3);
    const asked: number[] = [];
    for (const territory of TERRITORIES) {
      asked.push(g.asked[0]);
      referee.take(g, g.asked[0], { do: 'claim', territory });
      if (territory === 'NAM') {
        expect(referee.refusal(g, 1, { do: 'claim', territory: 'NAM' })?.rule).toBe('VEN-0.3.4');
      }
    }
    expect(asked).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(g.public.owner[TERRITORY_OF.EUR]).toBe(0);
  });

  test.each([
    [3, 12, 6, 4],
    [4, 9, 5, 3],
    [6, 6, 3, 2],
  ])(
    'VEN-0.3.6 VEN-0.3.7 VEN-0.3.8 VEN-0.3.11 VEN-0.1.12 %i players: tokens, population, rations (case 1)',
    (seats, tokens, people, food) => {
      const { g } = drafted(seats);
      const { public: world } = g;
      expect(world.tokens).toEqual(Array.from({ length: seats }, () => tokens));
      expect(world.population).toEqual(Array.from({ length: seats }, () => people));
      expect(world.stock).toEqual(Array.from({ length: seats }, () => food));
      expect(world.tep).toEqual(TERRITORIES.map(() => 2));
      expect(world.bank).toBe(0);
      expect(venonta.conserved(g).tokens).toBe(36);
    },
  );

  test('VEN-0.3.11 the other reading gives 2 rations for each territory', () => {
    expect(drafted(3, { food: 'two' }).g.public.stock).toEqual([8, 8, 8]);
  });

  test('VEN-0.3.5 VEN-0.3.10 VEN-0.1.5 VEN-0.1.6 everything else is empty, all discs are forest', () => {
    const { public: world } = drafted(4).g;
    expect([world.co2, world.consumed, world.red, world.waiting, world.round]).toEqual([0, 0, 0, 0, 1]);
    expect(
      [...world.vp, ...world.external, ...world.tanks, ...world.migrants].every((count) => count === 0),
    ).toBe(true);
    expect(world.disc).toHaveLength(60);
    expect(world.disc.every((state) => state === FOREST)).toBe(true);
    expect(world.coloniser.every((coloniser) => coloniser === NOBODY)).toBe(true);
  });

  test('VEN-0.3.9 decks are shuffled', () => {
    const one = start(3, {}, 1).g.secret;
    const other = start(3, {}, 2).g.secret;
    expect(one.actions).not.toEqual(other.actions);
    expect(one.objectives).not.toEqual(other.objectives);
    expect(one.events).not.toEqual(other.events);
  });

  test.each([
    [3, 3],
    [4, 3],
    [6, 2],
  ])('VEN-0.3.12 VEN-8.1 with %i players everybody draws %i cards before objectives', (seats, cards) => {
    const { g } = drafted(seats);
    expect(g.private[0].hand).toHaveLength(cards);
    expect(g.flow.at(-1)?.step).toBe('exchange');
  });

  test('VEN-18.1 without action cards nobody draws, and Diplomatic Season is left out', () => {
    const { g } = drafted(3, { actionCards: false });
    expect(g.flow.at(-1)?.step).toBe('objective');
    expect(g.private.every(({ hand }) => hand.length === 0)).toBe(true);
    const season = OBJECTIVES.findIndex(({ id }) => id === 'CO-N11');
    expect([...g.secret.objectives, ...g.secret.table]).not.toContain(season);
  });
});
