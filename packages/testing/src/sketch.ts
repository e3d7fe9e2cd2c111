import { type Game, LANGUAGES, type Types, teller, view } from '@entente/engine';
import { expect, test } from 'vitest';
import { RandomTable } from './random-table.ts';

const COLUMNS = 100;
const LINES = 36;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dario', 'Eva', 'Filippo', 'Greta', 'Hugo'];

interface Looks {
  /** Number of decisions between two sketches. */
  readonly every: number;
  /** Number of sketches per game, unless it ends earlier. */
  readonly most: number;
}

/** The table as text fits a screen, uncut, in random games of every number of players. */
export function testSketch<T extends Types>(game: Game<T>, { every, most }: Looks): void {
  test.each(LANGUAGES)(
    `the table as text has at most ${COLUMNS} columns and ${LINES} lines, %s`,
    (language) => {
      const { say } = teller(game, language, (seat) => NAMES[seat]);
      for (const seats of game.seats) {
        const table = new RandomTable(game, seats);
        for (let look = 0; look < most && table.position.outcome === null; look++) {
          for (const viewer of [table.position.asked[0], 'spectator'] as const) {
            const lines = game.sketch?.(view(game, table.position, viewer), say).split('\n') ?? [];
            expect(lines.length).toBeGreaterThan(0);
            expect(lines.length).toBeLessThanOrEqual(LINES);
            expect(lines.filter((line) => line.length > COLUMNS || line.endsWith('…'))).toEqual([]);
          }
          table.play(every);
        }
      }
    },
  );
}
