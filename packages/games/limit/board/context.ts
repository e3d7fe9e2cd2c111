import type { Seat } from '@entente/engine';
import { sharedTable, type TableOf, type TellOf, tellWords } from '@entente/web/kit/context.ts';
import type { BoardWord, Limit, Plan } from '../src/index.ts';
import type { BoardActions } from './board-actions.ts';
import type { Ahead } from './useAhead.ts';

export type Tell = TellOf<BoardWord>;

/** Everything that the parts of the board share. */
export interface Table extends TableOf<Limit, BoardActions, BoardWord> {
  /** Whose mat lies in the middle. */
  readonly shown: Seat;
  show(seat: Seat): void;
  /** Null when there is nothing to foresee. */
  readonly ahead: Ahead | null;
  /** The same with the choice under inspection, and its name. */
  readonly plan: (Plan & { readonly name: string }) | null;
  /** What every card that can be played now would change, by its action. */
  readonly plans: ReadonlyMap<string, Plan>;
  /** Names an action to inspect before it is taken; null to stop. */
  look(action: string | null): void;
  openMoment(moment: number): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
