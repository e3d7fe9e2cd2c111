import type { AnyGame, Outcome, Seat, Teller, Types, View } from '@entente/engine';
import type { ComponentType } from 'react';
import type { LogLine, MeasuresAnswer } from '../link/messages.ts';
import type { Say } from '../words/index.ts';

/** What a game's own part of the debrief gets: the last position and the log as everybody sees them, and the measures. */
export interface DebriefProps {
  readonly game: AnyGame;
  readonly view: View<Types>;
  readonly log: readonly LogLine[];
  readonly measures: MeasuresAnswer;
  readonly outcome: Outcome | null;
  readonly teller: Teller<Types>;
  readonly say: Say;
  seatName(seat: Seat): string;
}

export type Debrief = ComponentType<DebriefProps>;
