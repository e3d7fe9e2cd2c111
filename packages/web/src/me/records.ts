import { rank } from '@entente/table';
import type { TableLine } from '../link/messages.ts';

/** The results of a person's games of one title. */
export interface TitleRecord {
  readonly game: string;
  readonly played: number;
  readonly won: number;
  /** How often each place, the first one first; games alone have none. */
  readonly places: readonly number[];
  readonly best: number;
  /** The latest first. */
  readonly lines: readonly TableLine[];
}

/**
 * By title, the one played last first. Counts what was played to its end with one seat.
 * @param rated titles that have a rating, if only from games that ended early
 */
export function recordsOf(lines: readonly TableLine[], rated: readonly string[] = []): TitleRecord[] {
  const sorted = lines.filter(isCounted).sort((a, b) => b.changed - a.changed);
  return [...new Set([...sorted.map(({ game }) => game), ...rated])].map((game) => {
    const own = sorted.filter((line) => line.game === game);
    const results = own.flatMap(({ outcome, mine }) => {
      if (outcome === null) return [];
      const { scores, winners } = outcome;
      const [seat] = mine;
      const place = rank(scores, winners).find((one) => one.seat === seat)?.place ?? scores.length;
      return [{ place, isAlone: scores.length === 1, score: scores[seat], won: winners.includes(seat) }];
    });
    const many = results.filter(({ isAlone }) => !isAlone);
    return {
      game,
      played: results.length,
      won: results.filter(({ won }) => won).length,
      places: Array.from(
        { length: Math.max(0, ...many.map(({ place }) => place)) },
        (_, at) => many.filter(({ place }) => place === at + 1).length,
      ),
      best: Math.max(...results.map(({ score }) => score)),
      lines: own,
    };
  });
}

const isCounted = ({ outcome, mine, broken }: TableLine): boolean =>
  outcome !== null && mine.length === 1 && broken !== true;
