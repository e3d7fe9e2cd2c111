import type { Region, Sea } from '../data/map.ts';
import type { LandUnit, Ship } from '../data/terms.ts';

/** Building (ATK-13). `built` counts the units of this action. */
export type BuildFrame = { step: 'build'; built: number };

export type BuildChoice =
  | { do: 'build'; unit: LandUnit; region: Region; count: number }
  | { do: 'launch'; ship: Ship; sea: Sea; count: number }
  | { do: 'endBuild' };
