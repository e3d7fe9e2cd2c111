import type { Seat, Teller, Types } from '@entente/engine';
import type { BoardWord, Forecast, LimitView, World } from '@entente/game-limit';
import type { Intent } from '../../board-api/intents.ts';
import { sharedTable, type TellOf, tellWords } from '../kit/context.ts';
import type { Lit } from './lit.ts';
import type { Ahead } from './useAhead.ts';

export type Tell = TellOf<BoardWord>;

/** Everything that the parts of the board share. */
export interface Table {
  readonly view: LimitView;
  readonly world: World;
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null;
  /** Whose mat lies in the middle. */
  readonly shown: Seat;
  show(seat: Seat): void;
  readonly lit: Lit;
  readonly chosen: string | null;
  act(intent: Intent): void;
  /** Null when there is nothing to foresee. */
  readonly ahead: Ahead | null;
  /** The same with the choice that is being looked at, and its name. */
  readonly plan: { readonly ahead: Forecast; readonly name: string; readonly idle: boolean } | null;
  /** Names an action to be looked at before it is taken; null to look away. */
  look(action: string | null): void;
  readonly tell: Tell;
  readonly teller: Teller<Types>;
  seatName(seat: Seat): string;
  openRule(rule: string): void;
  openMoment(moment: number): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
