import { imagine, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { venonta } from './game.ts';
import { Situation, THREE } from './testing/situation.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

function worlds(s: Situation, viewer: number) {
  return SEEDS.map((seed) => imagine(venonta, view(venonta, s.g, viewer), new SeededChance(seed)));
}

describe('what is hidden', () => {
  test('VEN-22.1 decks, waiting events and objectives on the table could be in any order', () => {
    const s = new Situation(THREE).given({ round: 2 }).waiting('CI-01');
    s.when({ step: 'cards' });
    const found = worlds(s, 0);
    expect(new Set(found.map((g) => g.secret.waiting[0])).size).toBeGreaterThan(3);
    expect(new Set(found.map((g) => g.secret.actions.join())).size).toBe(SEEDS.length);
    for (const g of found) expect(venonta.faults(g)).toEqual([]);
  });

  test('VEN-22.2 another’s hand could be anything, its objective anything of its group', () => {
    const s = new Situation(THREE).hand(1, 'CA-35', 'CA-01').objectives('CO-A01', 'CO-P05', 'CO-N10');
    const found = worlds(s, 0);
    expect(new Set(found.map((g) => g.private[1].hand.join())).size).toBeGreaterThan(3);
    expect(new Set(found.map((g) => g.private[1].objective)).size).toBeGreaterThan(2);
    for (const g of found) {
      expect(g.private[0]).toEqual(s.g.private[0]);
      expect(g.private[1].hand).toHaveLength(2);
      expect(venonta.faults(g)).toEqual([]);
    }
  });

  test('VEN-22.2 what was spied out is known', () => {
    const s = new Situation(THREE).hand(0, 'CA-12').objectives('CO-A01', 'CO-P05', 'CO-N10').turnOf(0);
    s.when({ step: 'produce' }).answer({ do: 'playOn', card: 'CA-12', target: 1 });
    for (const g of worlds(s, 0)) expect(g.private[1].objective).toBe(s.g.private[1].objective);
  });

  test('VEN-22.3 the numbers of cards in hands are open', () => {
    const s = new Situation(THREE).hand(1, 'CA-35', 'CA-01');
    expect(view(venonta, s.g, 2).facts.hands).toEqual([0, 2, 0]);
  });
});
