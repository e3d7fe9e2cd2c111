import type { AnyGame, Choice, Seat, Teller, Types, View } from '@entente/engine';
import type { ComponentType, ReactNode } from 'react';
import type { LogLine, MeasuresAnswer } from '../link/messages.ts';
import type { Say } from '../words/index.ts';
import type { BoardArrow } from './arrows.ts';
import type { Action, Intent } from './intents.ts';

/**
 * What a board gets and gives. It knows no rule: it draws a view, lights the actions that are open, shows the chosen
 * one, and gives back intents. Its module is `board/index.tsx` in the folder of the game, named in `page.ts`.
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
  /** Was the viewer's last command refused? Until the next one. */
  readonly isRefused: boolean;
  /** The table at the viewer's last decision, so that changed numbers can say so; null when it is not known. */
  readonly before: View<Types> | null;
  /** What happened since the view before this one. */
  readonly marks: readonly LogLine[];
  /** Everything that has happened up to this view, `marks` included: it is there after a reload, too. */
  readonly log: readonly LogLine[];
  /** What the page shows on a map beside what the board draws itself: the turns of others that are being followed. */
  readonly following?: Following;
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

export type { LogLine, MeasuresAnswer };

/** Places are named as the game names them. */
export interface Following {
  readonly arrows: readonly BoardArrow[];
  /** Brought into view as soon as they are others than before; none: the view stays. */
  readonly look: readonly string[];
}

export type Board = ComponentType<BoardProps>;

/** What rounds are called in the line above the board. */
export interface Header {
  /** Instead of "Round 3"; the short one for small screens. */
  readonly round: string;
  readonly shortRound: string;
}

/** Is something chosen on the board, or in a panel that is open over it? 'many': only where the tray has no room for all. */
export type Placed = boolean | 'many' | 'panel';

/**
 * `board/index.tsx`. `header` is for games whose rounds have a name of their own. `shows`: is a choice made on the board, at a
 * place where everybody looks for it? Then the tray does not repeat it; with 'many' only where it has no room for all.
 */
export interface BoardModule {
  readonly default: Board;
  readonly header?: (view: View<Types>, teller: Teller<Types>) => Header;
  /** The drawing of a piece or of a die's face by its name, 12 wide, around 0, 0. */
  readonly face?: (name: string) => ReactNode;
  readonly shows?: (choice: Choice) => Placed;
  /** The words that say what pressing what is lit does, and what is lit; what most of the choices made there do is told. */
  readonly hint?: (choice: Choice) => string | undefined;
  /**
   * The words that name what is done on the board, in two or three words: where the tray has several groups. A board that has
   * them gets a button for each group on a small screen, too.
   */
  readonly brief?: (choice: Choice) => string | undefined;
  /** How likely whoever attacked was to win the battle that this line began, before its dice; undefined when it is not known. */
  readonly oddsBefore?: (opening: LogLine) => number | undefined;
}
