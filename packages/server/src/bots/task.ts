import type { BotLevel } from '@entente/protocol';

/** What a bot gets to know: its game, how well to play, and the view of its seat as text. */
export interface Task {
  readonly game: string;
  readonly level: BotLevel;
  readonly view: string;
}
