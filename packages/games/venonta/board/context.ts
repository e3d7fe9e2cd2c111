import type { LogLine } from '@entente/web/board-api/props.ts';
import { sharedTable, type TellOf, tellWords, type WorldTableOf } from '@entente/web/kit/context.ts';
import type { BoardWord, Ocean, Territory, Venonta } from '../src/index.ts';
import type { BoardActions } from './board-actions.ts';

export type Tell = TellOf<BoardWord>;

/** What can be opened on the map. */
export type Place = Territory | Ocean;

/** Everything that the parts of the board share. */
export interface Table extends WorldTableOf<Venonta, BoardActions, BoardWord, Place> {
  readonly log: readonly LogLine[];
  openMoment(moment: number): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
