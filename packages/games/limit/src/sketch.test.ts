import { LANGUAGES, Referee, SeededChance, teller, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { limit } from './game.ts';
import { sketch } from './sketch.ts';

const OPTIONS = {
  alliances: true,
  teaching: false,
  fossil: 'main',
  resilience: 'once',
  scoring: 'rulebook',
} as const;

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Eva', 'Filippo'];

describe('the table as text', () => {
  test.each(LANGUAGES)('stays within 100 columns and 36 lines in %s', (language) => {
    const tell = teller(limit, language, (seat) => NAMES[seat]);
    let [widest, tallest] = [0, 0];
    for (const seats of limit.seats) {
      const chance = new SeededChance(seats);
      const referee = new Referee(limit, chance);
      const g = referee.start(seats, OPTIONS);
      for (let decision = 0; g.outcome === null; decision++) {
        const seat = g.asked[0];
        if (decision % 10 === 0) {
          const lines = sketch(view(limit, g, seat), tell.say).split('\n');
          widest = Math.max(widest, ...lines.map((line) => line.length));
          tallest = Math.max(tallest, lines.length);
        }
        referee.take(g, seat, referee.pick(g, seat, chance));
      }
    }
    expect(widest).toBeLessThanOrEqual(100);
    expect(tallest).toBeLessThanOrEqual(36);
  });

  test('a spectator sees the world and all nations, and no hand', () => {
    const g = new Referee(limit, new SeededChance(1)).start(3, OPTIONS);
    const text = sketch(view(limit, g, 'spectator'), teller(limit, 'en').say);
    expect(text).toContain('generation 1 of 7');
    expect(text).not.toContain('Hand ');
  });
});
