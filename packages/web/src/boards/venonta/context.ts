import type { BoardWord, Ocean, Territory, Venonta } from '@entente/game-venonta';
import type { LogLine } from '../../link/messages.ts';
import { sharedTable, type TellOf, tellWords, type WorldTableOf } from '../kit/context.ts';
import type { Lit } from './lit.ts';

export type Tell = TellOf<BoardWord>;

/** What can be opened on the map. */
export type Place = Territory | Ocean;

/** Everything that the parts of the board share. */
export interface Table extends WorldTableOf<Venonta, Lit, BoardWord, Place> {
  readonly log: readonly LogLine[];
  openMoment(moment: number): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
