import type { Seat } from '@entente/engine';
import type { Region, Sea } from '../../data/map.ts';
import type { Canal, LandUnit, Ship } from '../../data/terms.ts';

/** Move (ATK-7, ATK-8, ATK-9), Blitzkrieg and Strategic Move (ATK-12). */
export type MoveFrame =
  /**
   * Planning: small choices that can be taken back until the move is declared. `anew` is empty at first; after a
   * refusal it holds what may be planned anew (ATK-7.11), as pairs of place and count, see `available.ts`.
   */
  | { step: 'plan'; blitzkrieg: boolean; anew: number[] }
  | { step: 'planMarch'; blitzkrieg: boolean; region: Region; anew: number[] }
  | { step: 'planSail'; sea: Sea; anew: number[] }
  /** Permissions are asked for, one after the other; `refused` collects what is to be planned anew. */
  | { step: 'permissions'; blitzkrieg: boolean; refused: number[] }
  | { step: 'canalPermission'; canal: Canal; seat: Seat; mover: Seat }
  | { step: 'passage'; sea: Sea; seat: Seat; mover: Seat }
  /** What was declared is carried out (ATK-7.10): crossings, arrivals, battles. */
  | { step: 'crossings' }
  | { step: 'hostile'; sea: Sea; seat: Seat; mover: Seat; submarines: number }
  /** `hits` units on their way across are to be eliminated by the owner of the Submarines (ATK-8.9). */
  | { step: 'convoyHits'; sea: Sea; seat: Seat; mover: Seat; hits: number }
  /**
   * Destroyers and Carriers of `seat` may fire at the Submarines of `raider` that have attacked (ATK-20.9); `waiting`
   * are the seats that come after it, as bits. Begun by `answerSubmarines`.
   */
  | { step: 'antiSubmarine'; sea: Sea; raider: Seat; seat: Seat; waiting: number }
  | { step: 'setSail' }
  | { step: 'arrivals' }
  /** Battles to come, on land and at sea, and which of them is next (ATK-7.10). */
  | { step: 'battles' }
  | { step: 'nextBattle' }
  | { step: 'endMove' }
  | { step: 'strategic' }
  | { step: 'strategicFrom'; region: Region }
  /** A Strategic Move across waters where others have ships: permissions, Submarines, arrival. */
  | { step: 'strategicCrossing' }
  | { step: 'strategicArrival' };

export type MoveChoice =
  | { do: 'from'; region: Region }
  | { do: 'fleet'; sea: Sea }
  /** A first step of a land unit, by land or across sea areas. */
  | { do: 'march'; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'cross'; unit: LandUnit; from: Region; to: Region; by: readonly Sea[]; count: number }
  /** A second step of units that have made one: `march` is the number of their march. */
  | { do: 'marchOn'; march: number; unit: LandUnit; origin: Region; from: Region; to: Region; count: number }
  | {
      do: 'crossOn';
      march: number;
      unit: LandUnit;
      origin: Region;
      from: Region;
      to: Region;
      by: readonly Sea[];
      count: number;
    }
  | { do: 'sail'; ship: Ship; sea: Sea; into: Sea; count: number }
  /** A second step; `port` is the sea area where the ships began. */
  | { do: 'sailOn'; sailing: number; ship: Ship; port: Sea; sea: Sea; into: Sea; count: number }
  | { do: 'engage'; sea: Sea; target: Seat }
  /** An order is taken back before the plan is declared; `from` is where the units stand, `to` where they would go. */
  | { do: 'takeBack'; march: number; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'recall'; sailing: number; ship: Ship; sea: Sea; into: Sea; count: number }
  | { do: 'callOff'; sea: Sea; target: Seat }
  | { do: 'back' }
  | { do: 'declare' }
  | { do: 'allow' }
  | { do: 'deny' }
  | { do: 'openFire' }
  | { do: 'letPass' }
  | { do: 'sink'; march: number; unit: LandUnit; from: Region; to: Region }
  | { do: 'fire' }
  | { do: 'hold' }
  | { do: 'transfer'; unit: LandUnit; from: Region; to: Region; count: number }
  | { do: 'ferry'; unit: LandUnit; from: Region; to: Region; by: readonly Sea[]; count: number }
  | { do: 'endStrategic' };
