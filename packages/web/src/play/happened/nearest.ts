import { momentOf } from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';
import type { Play } from '../usePlay.ts';

interface Reader extends Pick<Play, 'game' | 'viewer'> {
  readonly state: Pick<Play['state'], 'options'>;
}

/** Of these lines the one that a reader should know: what befell them, then what is told of them, the latest first. */
export const nearest = (reader: Reader, lines: readonly LogLine[]): LogLine | undefined =>
  nearestOf(reader, lines, 1).at(0);

/** The same of several, in the order in which they happened. */
export function nearestOf(
  { game, state: { options }, viewer }: Reader,
  lines: readonly LogLine[],
  most: number,
): LogLine[] {
  const nearness = (line: LogLine) => {
    const moment = momentOf(game, line, options);
    if (moment?.to?.some((seat) => seat === viewer) === true) return 2;
    // What weighs nothing is known without being told: whose turn it is, what was rolled.
    if (moment?.weight === 0) return 0;
    return Number(moment?.by === viewer || line.with.seat === viewer);
  };
  return lines
    .map((line, at) => ({ line, at, near: nearness(line) }))
    .toSorted((one, other) => other.near - one.near || other.at - one.at)
    .slice(0, most)
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
}
