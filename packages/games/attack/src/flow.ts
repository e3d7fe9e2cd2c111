import type { BuildChoice, BuildFrame } from './phases/build.flow.ts';
import type { LandChoice, LandFrame } from './phases/land/flow.ts';
import type { MoveChoice, MoveFrame } from './phases/move/flow.ts';
import type { NavalChoice, NavalFrame } from './phases/naval/flow.ts';
import type { SetupChoice, SetupFrame } from './phases/setup/flow.ts';
import type { TurnChoice, TurnFrame } from './phases/turn.flow.ts';
import type { PoliticsChoice, PoliticsFrame } from './politics/flow.ts';

/** The flow of play and what can be chosen, chapter by chapter. Each chapter declares its own. */
export type Frame = SetupFrame | TurnFrame | MoveFrame | BuildFrame | NavalFrame | LandFrame | PoliticsFrame;
export type Choice =
  | SetupChoice
  | TurnChoice
  | MoveChoice
  | BuildChoice
  | NavalChoice
  | LandChoice
  | PoliticsChoice;
