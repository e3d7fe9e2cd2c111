import { GameFileError, hashPosition, type Position, type Types } from '@entente/engine';

/** Entries between two hashes of positions that are kept. */
const APART = 100;

/** Hashes of positions on the way, by how many entries came before them. */
export type Checkpoints = ReadonlyMap<number, string>;

/**
 * What was played is not what these rules make of the log: they have changed, or what is stored has. Such a game is never
 * shown as if it were right.
 */
export class HistoryDiffers extends GameFileError {
  /** `refused`: an entry is not allowed; `seal`, `position`: something else follows from one; `end`: another result. */
  readonly what: 'refused' | 'seal' | 'position' | 'end';
  /** The number of the entry, from 1. */
  readonly entry: number;

  constructor(what: HistoryDiffers['what'], entry: number, message: string) {
    super(message);
    this.what = what;
    this.entry = entry;
  }
}

/** Is a hash kept after this many entries? */
export const isCheckpoint = (entries: number): boolean => entries > 0 && entries % APART === 0;

/** Throws when the position after this many entries is not the one that was kept. */
export function compareCheckpoint(
  checkpoints: Checkpoints,
  entries: number,
  position: Position<Types>,
): void {
  const kept = checkpoints.get(entries);
  if (kept !== undefined && kept !== hashPosition(position))
    throw new HistoryDiffers('position', entries, `After entry ${entries} the position is another one.`);
}
