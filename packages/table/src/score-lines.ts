import type { Outcome } from '@entente/engine';
import type { HostedGame } from './hosted-game.ts';
import { showMeasures } from './show.ts';

/** What decides a game, round by round, one line for every seat; it ends with the result. */
export function scoreLines(hosted: HostedGame, outcome: Outcome): number[][] {
  const deciding = hosted.game.measures.find(({ of }) => of === 'seat')?.id;
  const { measured } = showMeasures(hosted);
  if (hosted.game.goal?.standing === undefined || deciding === undefined) return [];
  return outcome.scores.map((score, seat) => {
    const rows = measured.map(({ values }) => values[deciding]);
    const line = rows.map((row) => (Array.isArray(row) ? row[seat] : row));
    // Where all lose together nobody's points are the result.
    if (outcome.winners.length === 0) return line;
    const isLater = (measured.at(-1)?.at ?? 0) < hosted.moment;
    return [...(isLater ? line : line.slice(0, -1)), score];
  });
}
