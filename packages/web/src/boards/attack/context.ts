import type { Attack, BoardWord, Region, Sea } from '@entente/game-attack';
import type { LogLine } from '../../link/messages.ts';
import { sharedTable, tellWords, type WorldTableOf } from '../kit/context.ts';
import type { Lit } from './lit.ts';

/** What can be opened on the map. */
export type Place = Region | Sea;

/** What the counters on the map show. */
export type Overlay = 'pieces' | 'reach' | 'trade' | 'governments' | 'continents' | 'bare';

/** Everything that the parts of the board share. */
export interface Table extends WorldTableOf<Attack, Lit, BoardWord, Place> {
  /** The place that a question to the viewer is about, where nothing else points at it. */
  readonly asked: Place | null;
  readonly log: readonly LogLine[];
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
