import type { LogLine } from '@entente/web/board-api/props.ts';
import type { World } from '../src/index.ts';

/** Where the victory points of each seat came from. */
export interface Sources {
  readonly objectives: number[];
  readonly cards: number[];
  /** What negligence has cost. */
  readonly negligence: number[];
}

/** The log names every objective and every negligence; what is left came from action cards. */
export function sourcesOf({ vp }: Pick<World, 'vp'>, log: readonly LogLine[]): Sources {
  const objectives = vp.map(() => 0);
  const negligence = vp.map(() => 0);
  for (const { say, with: told } of log) {
    if (say === 'log.reached') objectives[Number(told.seat)] += Number(told.points);
    if (say === 'log.neglected') negligence[Number(told.seat)] -= Number(told.points);
  }
  return {
    objectives,
    cards: vp.map((points, seat) => points - objectives[seat] - negligence[seat]),
    negligence,
  };
}
