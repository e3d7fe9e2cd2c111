import { imagine, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { total } from './cards/hand.ts';
import { attack } from './game.ts';
import { Situation } from './testing/situation.ts';

function table(): Situation {
  return new Situation(3)
    .nation(0, 'communism', 'ukraine', {})
    .nation(1, 'fascism', 'japan', {})
    .nation(2, 'monarchy', 'brazil', {})
    .holds(0, 'master_spy', 'propaganda')
    .holds(1, 'war_bonds', 'puppet_regime')
    .economy(1, 'oil_3', 'rail_2')
    .routes(1, 'coral_sea')
    .routes(2, 'arabian_sea', 'bay_of_bengal')
    .funds(0, 0, 9);
}
const imagined = (s: Situation, viewer: number | 'spectator', seed: number) =>
  imagine(attack, view(attack, s.g, viewer), new SeededChance(seed));

describe('what is hidden', () => {
  test('ATK-26.2 others’ cards and routes can be any, as many as they are', () => {
    const s = table().turn(0);
    const hands = [1, 2, 3, 4, 5, 6].map((seed) => imagined(s, 0, seed).private);
    for (const [own, first, second] of hands) {
      expect(own).toEqual(s.g.private[0]);
      expect([total(first.political), total(first.economic), total(second.political)]).toEqual([2, 2, 0]);
    }
    expect(new Set(hands.map(([, first]) => first.political.join())).size).toBeGreaterThan(3);
    expect(new Set(hands.map(([, first]) => first.routes)).size).toBeGreaterThan(1);
  });

  test('ATK-26.1 ATK-26.3 everybody knows the sizes of hands, PP, oil and the routes that nobody owns', () => {
    const { facts, public: world } = table().turn(0).spectator;
    expect(facts).toMatchObject({ political: [2, 2, 0], economic: [0, 2, 0], routes: [0, 1, 2] });
    expect([world.oil, world.pp]).toEqual([
      [9, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('ATK-26.5 a Master Spy goes on knowing what he sees, nobody else does', () => {
    const s = table().turn(0).answer({ do: 'act', action: 'play_political_cards' });
    s.answer({ do: 'playCard', card: 'master_spy' }).from(1, { do: 'noBlock' });
    for (const seed of [1, 2, 3]) {
      expect(imagined(s, 0, seed).private[1].political).toEqual(s.g.private[1].political);
      const other = imagined(s, 2, seed).private;
      expect(other[0].shown).toEqual(other[1].political);
    }
  });

  test('ATK-15.4 the pile is a part of what was last shuffled', () => {
    const s = table().turn(0);
    s.world.shuffled = s.g.secret.political.slice();
    for (const seed of [1, 2, 3]) {
      const deck = imagined(s, 'spectator', seed).secret.political;
      expect(deck.every((count, kind) => count <= s.world.shuffled[kind])).toBe(true);
    }
  });
});
