import type { AnyGame, Choice, Options, Seat, Viewer } from '@entente/engine';
import type { LogLine, MeasuresAnswer, Shown, TableState } from '@entente/protocol';

/** Where games are played: a server, the page's worker, the terminal. All of them must do the same. */
export interface Host {
  /**
   * A table that has begun.
   * @param chairs who sits where: all people are one and the same person, round one screen
   */
  open(game: AnyGame, chairs: readonly ('person' | 'bot')[], options?: Options): Promise<TestedTable>;
  leave(): Promise<void>;
}

/** What a table of any host can tell. */
export interface HostAnswer extends Pick<TableState, 'moment' | 'asked' | 'outcome'> {
  /** Is the game over? */
  readonly over: boolean;
  /** Seats that have resigned. */
  readonly resigned: readonly boolean[];
  readonly commitment: string;
}

/** A table of a host. Every call waits until no bot is due. */
export interface TestedTable {
  /** The code of the refusal; null when it is done. */
  take(seat: Seat, choice: Choice): Promise<string | null>;
  takeBack(seat: Seat): Promise<string | null>;
  goBackTo(seat: Seat, moment: number): Promise<string | null>;
  resign(seat: Seat): Promise<string | null>;
  told(): Promise<HostAnswer>;
  log(viewer: Viewer): Promise<readonly LogLine[]>;
  measured(): Promise<MeasuresAnswer['measured']>;
  /** What a viewer saw at a moment, the present one included; the code of the refusal where there is none. */
  at(moment: number, viewer: Viewer): Promise<{ shown: Shown; log: readonly LogLine[] } | string>;
  /** Plays on from a moment against bots; the code of the refusal where that is not allowed. */
  branch(moment: number, seat: Seat): Promise<TestedTable | string>;
  /** How often it was reported that a bot had no legal answer; null where nobody can see that. */
  reports(): number | null;
}
