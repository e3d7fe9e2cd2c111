import type { ActionId } from '../data/terms.ts';

/** Rounds and turns (ATK-4). */
export type TurnFrame =
  /** A round begins; `World.first` is set. What ends a round calls it again. */
  { step: 'round' } | { step: 'turn' } | { step: 'act' };

export type TurnChoice =
  | { do: 'act'; action: ActionId }
  /** The free move by technology (ATK-7.12). */
  | { do: 'blitzkrieg' }
  | { do: 'endTurn' };
