import type { Seat, Teller, Types } from '@entente/engine';
import type { AttackView, BoardWord, Region, Sea, World } from '@entente/game-attack';
import type { Intent } from '../../board-api/intents.ts';
import type { LogLine } from '../../link/messages.ts';
import type { Say } from '../../words/index.ts';
import { sharedTable, type TellOf, tellWords } from '../kit/context.ts';
import type { Lit } from './lit.ts';

export type Tell = TellOf<BoardWord>;

/** What can be opened on the map. */
export type Place = Region | Sea;

/** What the counters on the map show. */
export type Overlay = 'pieces' | 'reach' | 'trade' | 'governments' | 'continents' | 'bare';

/** Everything that the parts of the board share. */
export interface Table {
  readonly view: AttackView;
  readonly world: World;
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null;
  readonly lit: Lit;
  readonly chosen: string | null;
  /** `sure`: agreed to before, so that nothing is asked again. */
  act(intent: Intent, sure?: boolean): void;
  readonly selected: Place | null;
  /** The place that a question to the viewer is about, where nothing else points at it. */
  readonly asked: Place | null;
  /** By a key the sheet takes the focus. */
  select(place: Place | null, by?: 'pointer' | 'key'): void;
  readonly log: readonly LogLine[];
  readonly tell: Tell;
  readonly teller: Teller<Types>;
  readonly say: Say;
  seatName(seat: Seat): string;
  openRule(rule: string): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;
