import type { Seat } from '@entente/engine';

/** A way from one place of a map to another. */
export interface BoardArrow {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Whose it is; without one it is drawn in ink. */
  readonly seat?: Seat;
  /** Planned and not yet done: dashed. */
  readonly planned?: boolean;
  /** In a disc at its middle: how many units, or which move of a turn it was. Three letters at most. */
  readonly label?: string;
  /** Told where the pointer rests on it; only such an arrow can be pressed. */
  readonly about?: string;
}
