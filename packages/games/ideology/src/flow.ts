import type { Seat } from '@entente/engine';
import type { Region } from './data/regions.ts';
import type { Advancement, Influence, Relation } from './data/terms.ts';

/** A conflict under way; nobody else takes part (IDEO-8.3.9). `strike` counts its attack cards from 1. */
export interface Conflict {
  attacker: Seat;
  defender: Seat;
  region: Region;
  influence: Influence;
  strike: number;
}

/** The flow of play, a turn of eight phases (IDEO-3.1.1). */
export type Frame =
  | { step: 'opening' }
  | { step: 'resource' }
  | { step: 'cutDown' }
  | { step: 'trading' }
  /** `most` is the seat's Trading Influence, `traded` the cards discarded so far. */
  | { step: 'trade'; most: number; traded: number }
  | { step: 'development' }
  | { step: 'develop' }
  | { step: 'newRegion' }
  | { step: 'foreign' }
  | { step: 'conflicts' }
  | { step: 'conflict' }
  /** `cost` is the number of cards that cancel the attack card (IDEO-14.3.2). */
  | ({ step: 'defend'; cost: number } & Conflict)
  | ({ step: 'press' } & Conflict)
  | ({ step: 'victory' } & Conflict)
  | { step: 'diplomacy' }
  | { step: 'assessment' }
  | { step: 'convert'; seat: Seat }
  /**
   * `left` is the number of hand cards that may still be laid down; `taken` are those just taken up, by type
   * (IDEO-R2).
   */
  | { step: 'swap'; seat: Seat; left: number; taken: number[] }
  | { step: 'turnOrder' };

export type Choice =
  | { do: 'discard'; influence: Influence }
  | { do: 'trade'; influence: Influence }
  | { do: 'endTrade' }
  | { do: 'place'; region: Region; influence: Influence }
  | { do: 'buy'; advancement: Advancement }
  | { do: 'finish' }
  | { do: 'extend'; region: Region; influence: Influence }
  | { do: 'remove'; region: Region; influence: Influence }
  | { do: 'pass' }
  | { do: 'attack'; region: Region; influence: Influence; target: Seat }
  | { do: 'useWmd'; region: Region; target: Seat }
  | { do: 'concede' }
  | { do: 'cancel' }
  | { do: 'cancelFree' }
  | { do: 'attackAgain' }
  | { do: 'giveUp' }
  | { do: 'replace' }
  | { do: 'destroy' }
  | { do: 'propose'; target: Seat; relation: Relation }
  | { do: 'keepRest' }
  | { do: 'convert'; region: Region; influence: Influence; target: Seat }
  | { do: 'swap'; region: Region; influence: Influence; into: Influence };
