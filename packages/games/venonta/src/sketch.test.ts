import { completeOptions, Referee, SeededChance, teller, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { venonta } from './game.ts';

/** A table after so many random decisions. */
function tableAfter(seats: number, decisions: number) {
  const complete = completeOptions(venonta, {});
  if (!complete.ok) throw new Error(complete.problem.say);
  const chance = new SeededChance(seats + decisions);
  const referee = new Referee(venonta, chance);
  const g = referee.start(seats, complete.options);
  for (let count = 0; count < decisions && g.outcome === null; count++) {
    const [seat] = g.asked;
    let choice = referee.pick(g, seat, chance);
    while (referee.refusal(g, seat, choice) !== null) choice = referee.pick(g, seat, chance);
    referee.take(g, seat, choice);
  }
  return g;
}

describe.each(['en', 'it', 'de'] as const)('the table as text, %s', (language) => {
  const { say } = teller(venonta, language);
  test.each([
    [3, 0],
    [3, 200],
    [4, 150],
    [6, 60],
    [6, 400],
  ])('fits the screen with %i seats after %i decisions', (seats, decisions) => {
    const g = tableAfter(seats, decisions);
    for (const viewer of [0, 'spectator'] as const) {
      const lines = venonta.sketch?.(view(venonta, g, viewer), say).split('\n') ?? [];
      expect(lines.length).toBeLessThanOrEqual(36);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
      expect(lines.filter((line) => line.endsWith('…'))).toEqual([]);
    }
  });
});

test('it shows one’s own objective and cards, and nobody else’s', () => {
  const g = tableAfter(3, 30);
  const { say } = teller(venonta, 'en');
  const mine = venonta.sketch?.(view(venonta, g, 1), say) ?? '';
  expect(mine).toContain('Your cards');
  expect(venonta.sketch?.(view(venonta, g, 'spectator'), say)).not.toContain('Your cards');
});
