import type { LogLine } from '@entente/web/board-api/props.ts';
import { sharedTable, tellWords, type WorldTableOf } from '@entente/web/kit/context.ts';
import type { RefObject } from 'react';
import type { Attack, BoardWord, Region, Sea } from '../src/index.ts';
import type { BoardActions } from './board-actions.ts';
import type { Series } from './useSeries.ts';

/** What can be opened on the map. */
export type Place = Region | Sea;

/** What the counters on the map show. */
export type Overlay = 'pieces' | 'reach' | 'trade' | 'governments' | 'continents' | 'bare';

/** Everything that the parts of the board share. */
export interface Table extends WorldTableOf<Attack, BoardActions, BoardWord, Place> {
  /** The place that a question to the viewer is about, where nothing else points at it. */
  readonly asked: Place | null;
  readonly overlay: Overlay;
  readonly log: readonly LogLine[];
  /** Several commands that are one for the player. */
  readonly series: Series;
  /** What a press on a place does, if it is more than looking at it: the part that is open says so. */
  readonly press: RefObject<((place: Place) => boolean) | null>;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
