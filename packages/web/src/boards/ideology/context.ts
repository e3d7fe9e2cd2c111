import type { Seat, Teller, Types } from '@entente/engine';
import {
  type BoardWord,
  IDEOLOGIES,
  type IdeologyView,
  NEUTRAL_NAMES,
  type Preview,
  type Region,
  type World,
} from '@entente/game-ideology';
import type { Intent } from '../../board-api/intents.ts';
import type { LogLine } from '../../link/messages.ts';
import type { Say } from '../../words/index.ts';
import { sharedTable, type TellOf, tellWords } from '../kit/context.ts';
import type { Lit } from './lit.ts';
import type { RegionState } from './readings.ts';

export type Tell = TellOf<BoardWord>;

/** Everything that the parts of the board share. */
export interface Table {
  readonly view: IdeologyView;
  readonly world: World;
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null;
  readonly regions: readonly RegionState[];
  readonly preview: Preview;
  /** Is the preview shown everywhere? */
  readonly ahead: boolean;
  readonly lit: Lit;
  readonly chosen: string | null;
  act(intent: Intent): void;
  readonly selected: Region | null;
  /** By a key the sheet takes the focus. */
  select(region: Region | null, by?: 'pointer' | 'key'): void;
  /** A seat whose regions are being looked at. */
  readonly looked: Seat | null;
  lookAt(seat: Seat | null): void;
  readonly marks: readonly LogLine[];
  readonly tell: Tell;
  readonly teller: Teller<Types>;
  readonly say: Say;
  seatName(seat: Seat): string;
  /** A word of the family `ideology`. */
  ideologyOf(seat: Seat): string;
  ideologyName(seat: Seat): string;
  openRule(rule: string): void;
}

export const { TableContext, useTable } = sharedTable<Table>();

export const tellBy = tellWords<BoardWord>;

/** What a seat stands for; a Greek letter where a class plays with neutral names. */
export function ideologyOf({ public: world, options }: IdeologyView, seat: Seat): string {
  const names = options.names === 'neutral' ? NEUTRAL_NAMES : IDEOLOGIES;
  return names[world.ideologies[seat]];
}
