import type { AnyGame, Seat, Teller, Types, View } from '@entente/engine';
import type { ComponentType } from 'react';
import type { LogLine } from '../link/messages.ts';
import type { Say } from '../words/index.ts';
import type { Action, Intent } from './intents.ts';

/**
 * What a board gets and gives. It knows no rule: it draws a view, lights the actions that are open, shows the chosen
 * one, and gives back intents. Put `boards/<game>/index.tsx` there with a default export, and the play screen uses it.
 */
export interface BoardProps {
  readonly game: AnyGame;
  readonly view: View<Types>;
  /** Open and refused. Empty when the viewer is not asked, or looks at an earlier moment. */
  readonly actions: readonly Action[];
  /** The id of the action that waits to be confirmed. */
  readonly chosen: string | null;
  /** `sure`: the person has agreed to a series of them before, so that nothing is asked again. */
  act(intent: Intent, sure?: boolean): void;
  /** What happened since the view before this one. */
  readonly marks: readonly LogLine[];
  /** Everything that has happened up to this view, `marks` included: it is there after a reload, too. */
  readonly log: readonly LogLine[];
  /** Words of the shell. */
  readonly say: Say;
  /** Words of the game. */
  readonly teller: Teller<Types>;
  seatName(seat: Seat): string;
  /** Opens the rules beside the board. */
  openRule(rule: string): void;
  /** Opens the replay at a moment; a line of the log names its own in `at`. */
  openMoment(moment: number): void;
}

export type Board = ComponentType<BoardProps>;

/** What rounds are called in the line above the board. */
export interface Header {
  /** Instead of "Round 3"; the short one for small screens. */
  readonly round: string;
  readonly shortRound: string;
}

/** `boards/<game>/index.tsx`. `header` is for games whose rounds have a name of their own. */
export interface BoardModule {
  readonly default: Board;
  readonly header?: (view: View<Types>, teller: Teller<Types>) => Header;
}
