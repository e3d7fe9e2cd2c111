import { imagine, Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { CARDS } from './data/cards/index.ts';
import { RULEBOOK_VIEW } from './data/scoring.ts';
import { limit } from './game.ts';
import type { LimitOptions } from './position.ts';
import { play, turnWith } from './testing/cards.ts';

const OPTIONS: LimitOptions = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  resilience: 'once',
  endOfTrack: 'nothing',
  annexation: 'target',
  ...RULEBOOK_VIEW,
};
const plain = (it: unknown): unknown => JSON.parse(JSON.stringify(it));

describe('what is known', () => {
  test('LIM-8.1 LIM-8.2 LIM-8.3 every imagined position shows its viewer the same, and every nation owns 37 cards', () => {
    for (const seats of [1, 2, 4]) {
      const chance = new SeededChance(seats);
      const referee = new Referee(limit, chance);
      const g = referee.start(seats, OPTIONS);
      const sums = limit.conserved(g);
      for (let decision = 0; g.outcome === null; decision++) {
        const seat = g.asked[chance.below(g.asked.length)];
        referee.take(g, seat, referee.pick(g, seat, chance));
        expect(limit.conserved(g)).toEqual(sums);
        if (decision % 5 > 0) continue;
        for (const viewer of [0, 'spectator'] as const) {
          const imagined = imagine(limit, view(limit, g, viewer), chance);
          expect(plain(view(limit, imagined, viewer))).toEqual(plain(view(limit, g, viewer)));
          expect(limit.faults(imagined)).toEqual([]);
        }
      }
      expect(sums.cards).toBe(seats * CARDS.length);
    }
  });

  test('LIM-8.3 a rival’s cards that lay open are remembered; those of a deck with a discard are not sure any more', () => {
    const s = turnWith(['S08', 'E12', 'P12'], { stock: { M: 1 } }, { known: ['S07', 'S11', 'P13', 'P01'] });
    s.answer(play('S08'), { do: 'pass' });
    const seen = imagine(limit, view(limit, s.g, 1), new SeededChance(3));
    expect(seen.public.nations[0].played).toEqual(['S08']);
    expect(seen.private[1].hand).toEqual(s.g.private[1].hand);
    const rival = imagine(limit, view(limit, s.g, 0), new SeededChance(3));
    expect(rival.private[1].hand).toEqual(expect.arrayContaining(['S07', 'S11', 'P13', 'P01']));
  });

  test('LIM-8.2 imagined hands of a rival differ from one time to the next', () => {
    const chance = new SeededChance(9);
    const referee = new Referee(limit, chance);
    const g = referee.start(2, OPTIONS);
    while (g.public.generation < 3) referee.take(g, g.asked[0], referee.pick(g, g.asked[0], chance));
    const hands = new Set(
      Array.from({ length: 20 }, () => imagine(limit, view(limit, g, 0), chance).private[1].hand.join()),
    );
    expect(hands.size).toBeGreaterThan(1);
  });
});
