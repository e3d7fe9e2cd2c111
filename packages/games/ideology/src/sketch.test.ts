import { LANGUAGES, Referee, SeededChance, teller, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { ideology } from './game.ts';
import { sketch } from './sketch.ts';
import { DEFAULTS } from './testing/defaults.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Filippo'];

describe('the table as text', () => {
  test.each(LANGUAGES)('stays within 100 columns and 36 lines in %s', (language) => {
    const tell = teller(ideology, language, (seat) => NAMES[seat]);
    let [widest, tallest] = [0, 0];
    for (const seats of ideology.seats) {
      const chance = new SeededChance(seats);
      const referee = new Referee(ideology, chance);
      const g = referee.start(seats, DEFAULTS);
      for (let decision = 0; g.outcome === null; decision++) {
        const seat = g.asked[0];
        if (decision % 100 === 0) {
          const lines = sketch(view(ideology, g, seat), tell.say).split('\n');
          widest = Math.max(widest, ...lines.map((line) => line.length));
          tallest = Math.max(tallest, lines.length);
          expect(lines.filter((line) => line.endsWith('…'))).toEqual([]);
        }
        referee.take(g, seat, referee.pick(g, seat, chance));
      }
    }
    expect(widest).toBeLessThanOrEqual(100);
    expect(tallest).toBeLessThanOrEqual(36);
  });

  test('IDEO-17.2 a spectator sees the table and no hand', () => {
    const g = new Referee(ideology, new SeededChance(1)).start(3, DEFAULTS);
    const tell = teller(ideology, 'en');
    expect(sketch(view(ideology, g, 'spectator'), tell.say)).not.toContain('Your hand');
    expect(sketch(view(ideology, g, 1), tell.say)).toContain('Your hand');
  });

  test('neutral names replace those of the ideologies', () => {
    const g = new Referee(ideology, new SeededChance(1)).start(5, { ...DEFAULTS, names: 'neutral' });
    const text = sketch(view(ideology, g, 0), teller(ideology, 'en').say);
    expect(text).toContain('Epsilon');
    expect(text).not.toContain('Fascism');
  });
});
