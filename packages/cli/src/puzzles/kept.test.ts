import { Referee, SeededChance, same, teller } from '@entente/engine';
import { DIFFICULTIES, LEAD, solutionOf } from '@entente/engine/puzzle';
import { puzzledGames } from '@entente/shelf/puzzles';
import { describe, expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { puzzlePath, readPuzzles } from './file.ts';

describe.each(puzzledGames)('the puzzles of %s', (id) => {
  const { game } = titleNamed(id);
  const tellers = (['en', 'it', 'de'] as const).map((language) => teller(game, language));

  test('are positions of these rules, in which every answer is allowed and has words', async () => {
    const { puzzles } = (await readPuzzles(puzzlePath(id))) ?? { puzzles: [] };
    expect(puzzles.length).toBeGreaterThan(0);
    const referee = new Referee(game, new SeededChance(1));
    for (const { line, puzzle } of puzzles) {
      const { seat, position, answers } = puzzle;
      expect([puzzle.number, seat, position.seats]).toEqual([line.number, line.seat, line.seats]);
      expect(puzzle.version).toBe(game.version);
      expect(position.asked).toContain(seat);
      const choices = referee.choices(position, seat);
      for (const { choice } of answers) expect(choices.admits(choice)).toBe(true);
      const { choice } = solutionOf(puzzle);
      expect(choices.offers.some((offer) => offer.fill === undefined && same(offer.choice, choice))).toBe(
        true,
      );
      for (const tell of tellers)
        for (const one of answers) {
          expect(tell.choice(one.choice)).not.toBe('');
          for (const { part } of [...one.against, ...one.inFavour])
            tell.say({ say: `part.${part}`, with: {} });
        }
    }
  });

  test('have one best choice, and a number of their own', async () => {
    const { puzzles } = (await readPuzzles(puzzlePath(id))) ?? { puzzles: [] };
    for (const { line, puzzle } of puzzles) {
      const [best, ...others] = puzzle.answers.map(({ chance }) => chance);
      // As they are kept, chances are rounded.
      expect(best - Math.max(...others)).toBeGreaterThanOrEqual(LEAD - 0.001);
      expect(DIFFICULTIES).toContain(line.difficulty);
    }
    const numbers = puzzles.map(({ line }) => line.number);
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});
