import type { Seat } from '@entente/engine';
import type { Region } from '../../data/map.ts';
import type { LandUnit } from '../../data/terms.ts';

/** Land battles (ATK-10). The battle under way stands in `World.battle`. */
export type LandFrame =
  | { step: 'battleRound' }
  | { step: 'commit'; seat: Seat; region: Region }
  | { step: 'attackRoll' }
  | { step: 'defenceRoll' }
  | { step: 'assign'; seat: Seat; region: Region }
  | { step: 'roundOver' }
  | { step: 'press'; seat: Seat; region: Region };

export type LandChoice =
  | { do: 'attackAt'; region: Region }
  | { do: 'commitAll' }
  | { do: 'commit'; unit: LandUnit; count: number }
  | { do: 'ready' }
  /** A hit of `unit` removes one `victim`. */
  | { do: 'hit'; unit: LandUnit; victim: LandUnit }
  /** An Artillery hit removes two Infantry (ATK-10.13). */
  | { do: 'hitTwo' }
  | { do: 'pressOn' }
  | { do: 'retreat' };
