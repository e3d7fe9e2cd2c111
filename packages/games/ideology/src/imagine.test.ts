import { imagine, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ideology } from './game.ts';
import { FIVE, Situation } from './testing/situation.ts';

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count);

function given(): Situation {
  const s = new Situation(FIVE).region('cuba', null, { communism: [1, 1, 0] });
  s.hand('communism', [2, 1, 0]);
  s.hand('capitalism', [0, 0, 3]);
  return s;
}

describe('what a viewer can imagine', () => {
  test('IDEO-17.2 IDEO-17.7 its own hand as it is, a rival’s with as many cards of those unseen', () => {
    const s = given();
    const worlds = Array.from({ length: 30 }, (_, seed) =>
      imagine(ideology, s.view('capitalism'), new SeededChance(seed)),
    );
    for (const g of worlds) {
      expect(ideology.faults(g)).toEqual([]);
      expect(g.private[s.seat('capitalism')]).toEqual({ hand: [0, 0, 3] });
      expect(sum(g.private[s.seat('communism')].hand)).toBe(3);
    }
    expect(new Set(worlds.map((g) => g.private[s.seat('communism')].hand.join())).size).toBeGreaterThan(3);
    expect(new Set(worlds.map((g) => g.secret.regions.join())).size).toBe(30);
  });

  test('IDEO-17.1 IDEO-4.2.1 after a reshuffle, who has counted knows the hand', () => {
    const s = given();
    const seat = s.seat('communism');
    s.deck('communism', [0, 0, 1]);
    s.world.discards.splice(seat * 3, 3, 9, 10, 11);
    s.hand('communism', [2, 0, 0]);
    s.deck('communism', [0, 0, 1]);
    s.world.discards[seat * 3 + 1] = 11;
    expect(s.faults).toEqual([]);
    s.when({ step: 'resource' });
    for (let seed = 0; seed < 9; seed++) {
      const g = imagine(ideology, s.view('capitalism'), new SeededChance(seed));
      expect(g.private[seat].hand).toEqual([2, 0, 1]);
      expect(g.secret.decks.slice(seat * 3, seat * 3 + 3)).toEqual([9, 11, 11]);
    }
  });
});
