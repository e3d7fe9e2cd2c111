import { momentOf } from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';
import type { Play } from '../usePlay.ts';

interface Reader extends Pick<Play, 'game' | 'viewer'> {
  readonly state: Pick<Play['state'], 'options'>;
}

/** Of these lines the one that a reader should know: what befell them, then what is told of them, the latest first. */
export function nearest(
  { game, state: { options }, viewer }: Reader,
  lines: readonly LogLine[],
): LogLine | undefined {
  const nearness = (line: LogLine) => {
    const moment = momentOf(game, line, options);
    if (moment?.to?.some((seat) => seat === viewer) === true) return 2;
    return Number(moment?.by === viewer || line.with.seat === viewer);
  };
  const best = Math.max(0, ...lines.map(nearness));
  return lines.findLast((line) => nearness(line) === best);
}
