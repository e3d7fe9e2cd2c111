import { Referee, SeededChance, teller, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { attack } from './game.ts';
import { DEFAULTS } from './testing/defaults.ts';

/** A table after so many random decisions. */
function tableAfter(seats: number, decisions: number) {
  const chance = new SeededChance(seats + decisions);
  const referee = new Referee(attack, chance);
  const g = referee.start(seats, { ...DEFAULTS });
  for (let count = 0; count < decisions && g.outcome === null; count++) {
    const [seat] = g.asked;
    let choice = referee.pick(g, seat, chance);
    while (referee.refusal(g, seat, choice) !== null) choice = referee.pick(g, seat, chance);
    referee.take(g, seat, choice);
  }
  return g;
}

describe.each(['en', 'it', 'de'] as const)('the table as text, %s', (language) => {
  const { say } = teller(attack, language);
  test.each([
    [2, 0],
    [2, 900],
    [4, 600],
    [6, 300],
    [8, 900],
  ])('fits the screen with %i seats after %i decisions', (seats, decisions) => {
    const g = tableAfter(seats, decisions);
    for (const viewer of [0, 'spectator'] as const) {
      const lines = attack.sketch?.(view(attack, g, viewer), say).split('\n') ?? [];
      expect(lines.length).toBeLessThanOrEqual(36);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(lines.filter((line) => line.endsWith('…'))).toEqual([]);
    }
  });
});

test('it shows one’s own cards, and nobody else’s', () => {
  const g = tableAfter(3, 30);
  const { say } = teller(attack, 'en');
  expect(attack.sketch?.(view(attack, g, 1), say)).toContain('Your political cards');
  expect(attack.sketch?.(view(attack, g, 'spectator'), say)).not.toContain('Your political cards');
});
