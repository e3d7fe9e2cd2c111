import type { Snapshot, Table, Types } from '@entente/engine';

/** A game at one moment, as it is written down. */
export interface KeptGame {
  readonly table: Snapshot<Types>;
  readonly moments: readonly number[];
  /** Names the build of the rules that wrote the log in it. */
  readonly build?: string | null;
}

/**
 * A snapshot is worth its price only when it saves replaying this many entries, and this part of the game: it holds the
 * whole log, so the longer a game, the more it costs.
 */
const AFTER = 200;
const PART = 0.5;

/** In bytes, as measured over all games: a position with what belongs to it, an entry, a line of the log. */
const POSITION = 20_000;
const ENTRY = 900;
const LINE = 500;

export const readSnapshot = (text: string): KeptGame => JSON.parse(text) as KeptGame;

/** @param last how many entries there were at the last one */
export const isWorthIt = (entries: number, last: number): boolean =>
  entries - last >= Math.max(AFTER, entries * PART);

export const weightOf = ({ entries, log }: Table<Types>): number =>
  POSITION + entries.length * ENTRY + log.length * LINE;
