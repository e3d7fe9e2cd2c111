import type { BotLevel } from '@entente/protocol';

/** What a bot gets to know: its game, how well to play, and the view of its seat as text. */
export interface BotTask {
  readonly game: string;
  /** Where its rules are, if it is not played by the newest. */
  readonly place?: string | null;
  readonly level: BotLevel;
  readonly view: string;
  /** How many positions it imagines that it could be in. */
  readonly worlds: number;
}

/** Can one thread have a lower priority than the others of its process? Elsewhere all of them would get it. */
export const canGiveWay = process.platform === 'linux';
