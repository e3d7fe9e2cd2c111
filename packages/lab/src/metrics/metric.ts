/** What a metric is: it watches games and adds whole numbers to a table, so results can be put together in any order. */
import type { AnyGame, Choice, Choices, Position, Seat, Types } from '@entente/engine';
import type { Tally } from './tally.ts';

/** Sees a game. Everything is optional: what nobody watches costs nothing. */
export interface Observer {
  begin?(g: Position<Types>): void;
  /** Before a choice is carried out, with everything that was open. */
  decision?(g: Position<Types>, seat: Seat, choice: Choice, open: Choices<Choice>): void;
  /** A line of the log, whoever may read it. */
  log?(say: string, args: object): void;
  /** A round is over, as the charts of the page see it. */
  round?(g: Position<Types>): void;
  /** After everything that follows from a choice: a seat is asked, or the game is over. */
  rest?(g: Position<Types>): void;
  /** @returns numbers of this game, by name, for the table of games */
  end?(g: Position<Types>): Readonly<Record<string, number>> | undefined;
}

/** What every watched game has in common. */
export interface Watched {
  readonly game: AnyGame;
  readonly seats: number;
}

export interface Metric {
  readonly id: string;
  readonly about: string;
  /** The columns that tell rows apart, and what they mean. */
  readonly keys: Readonly<Record<string, string>>;
  /** The columns that are added up. */
  readonly sums: Readonly<Record<string, string>>;
  /** Columns that it adds to the table of games. */
  readonly perGame: Readonly<Record<string, string>>;
  watch(watched: Watched, tally: Tally): Observer;
}

/** A won game in 840 parts, so that a victory shared by up to eight is a whole number of them. */
export const WIN = 840;

/** What a seat has won of a game, in parts of 840. */
export const wonBy = (g: Position<Types>, seat: Seat): number => {
  const winners = g.outcome?.winners ?? [];
  return winners.includes(seat) ? Math.round(WIN / winners.length) : 0;
};
