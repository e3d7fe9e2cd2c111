import type { Seat } from '@entente/engine';
import type { Sea } from '../../data/map.ts';
import type { LineShip } from '../../data/terms.ts';

/** Naval battles (ATK-11). The battle under way stands in `World.fight`, those to come in `Movement.pending`. */
export type NavalFrame =
  /** Submarines alone decide whether there is a battle at all (ATK-9.5, ATK-13.5). */
  | { step: 'giveBattle'; seat: Seat; sea: Sea; target: Seat; pending: number }
  | { step: 'submarines'; seat: Seat; sea: Sea }
  | { step: 'line'; sea: Sea }
  | { step: 'navalRetreat'; seat: Seat; sea: Sea };

export type NavalChoice =
  | { do: 'fightAt'; sea: Sea; target: Seat }
  | { do: 'giveBattle' }
  | { do: 'avoidBattle' }
  | { do: 'submarinesFight' }
  | { do: 'submarinesStay' }
  | { do: 'inLine'; ship: LineShip }
  | { do: 'usualLine' }
  | { do: 'stay' }
  | { do: 'retreatTo'; sea: Sea };
