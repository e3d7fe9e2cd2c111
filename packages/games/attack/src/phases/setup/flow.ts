import type { Seat } from '@entente/engine';
import type { Region, Sea } from '../../data/map.ts';
import type { LandUnit, Ship } from '../../data/terms.ts';

/** The six phases of the set-up (ATK-3). Units and cards lie ready when it begins. */
export type SetupFrame =
  | { step: 'firstPlayer' }
  /** `seat` claims its `turn`-th region, from 1. */
  | { step: 'claim'; seat: Seat; turn: number }
  /** `seat` has `left` of its five units to place. */
  | { step: 'deploy'; seat: Seat; left: number }
  | { step: 'capital'; seat: Seat }
  | { step: 'governments' };

export type SetupChoice =
  | { do: 'claim'; region: Region }
  | { do: 'deploy'; unit: LandUnit; region: Region; count: number }
  | { do: 'moor'; ship: Ship; sea: Sea; count: number }
  | { do: 'capital'; region: Region };
