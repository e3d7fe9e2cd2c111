import type { Seat } from '@entente/engine';
import type { LogLine } from '@entente/web/board-api/props.ts';
import { sharedTable, type TellOf, tellWords, type WorldTableOf } from '@entente/web/kit/context.ts';
import {
  type BoardWord,
  IDEOLOGIES,
  type Ideology,
  type IdeologyView,
  NEUTRAL_NAMES,
  type Preview,
  type Region,
} from '../src/index.ts';
import type { BoardActions } from './board-actions.ts';
import type { RegionState } from './readings.ts';

export type Tell = TellOf<BoardWord>;

/** Everything that the parts of the board share. */
export interface Table extends WorldTableOf<Ideology, BoardActions, BoardWord, Region> {
  readonly regions: readonly RegionState[];
  readonly preview: Preview;
  /** Is the preview shown everywhere? */
  readonly ahead: boolean;
  /** The seat whose regions are pointed out. */
  readonly looked: Seat | null;
  lookAt(seat: Seat | null): void;
  readonly marks: readonly LogLine[];
  /** A word of the family `ideology`. */
  ideologyOf(seat: Seat): string;
  ideologyName(seat: Seat): string;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;

/** What a seat stands for; a Greek letter where a class plays with neutral names. */
export function ideologyOf({ public: world, options }: IdeologyView, seat: Seat): string {
  const names = options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
  return names[world.ideologies[seat]];
}
